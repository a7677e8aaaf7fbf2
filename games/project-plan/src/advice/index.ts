import type { Advice } from '@boardroom/kernel';
import type { ProjectPlan } from '../types.ts';
import { game } from '../index.ts';
export const advice: Advice<ProjectPlan> = {
  characters: { usual: {} },
  suggest: (t, s, f) => ({ move: (game.agenda[f.kind] as any).fallback(t, s, f) }),
  evaluate: () => 0.5,
};
