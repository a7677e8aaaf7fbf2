import type { GameLevels } from '@boardroom/kernel';
import { newcomer } from './weights.ts';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { newcomer },
  manner: 'newcomer',
  slips: { beginner: { often: 0.38, looks: 2 }, easy: { often: 0.2, looks: 2 } },
  hard: {
    // Not which pool to start with, nor where cubes are moved: thinking about it, it took its own moves back.
    questions: [
      'prepTeam',
      'placeWorker',
      'action',
      'placeCube',
      'second',
      'integrate',
      'rebalance',
      'followUp',
      'settle',
    ],
    // `expert` threw the start tile away in half of its games, and won no more for it (docs/bots.md).
    advised: ['move', 'removeTile', 'lowerC', 'designer', 'trade:credits'],
    iterations: 12,
    width: 10,
    clock: ['round'],
    horizon: 60,
    playout: 60,
    trust: 1,
    // From 20 lines on every move gets a second one, which between two is worth a rung too many: so it trusts them less.
    headsUp: { iterations: 20, trust: 9 },
  },
  // What holds `hard` back between two does not hold here.
  expert: { iterations: 160, headsUp: {} },
};
