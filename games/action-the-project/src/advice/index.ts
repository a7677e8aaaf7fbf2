import { decisionOf } from '@boardroom/kernel';
import type { Advice } from '@boardroom/kernel';
import { game } from '../index.ts';
import type { ActionGame } from '../types.ts';
export const advice: Advice<ActionGame> = {
  characters: { accountant: {} },
  suggest(t, view, f) {
    return { move: decisionOf(game, f).fallback(t, view, f) as never };
  },
  evaluate() {
    return 0.5;
  },
};
