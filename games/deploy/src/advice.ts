import type { Advice } from '@boardroom/kernel';
import { fill } from '@boardroom/kernel';
import { game } from './index.ts';
import type { Deploy } from './types.ts';
export const advice: Advice<Deploy> = {
  characters: { planner: {} },
  suggest(t, s, f, rng) { const out: never[] = []; (game.agenda as any)[f.kind].legal(t, s, f, out); return { move: fill(out[rng.below(out.length)]!, rng) }; },
  evaluate: () => 0.5,
};
