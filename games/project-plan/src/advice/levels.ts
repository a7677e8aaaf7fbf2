import type { GameLevels } from '@boardroom/kernel';
import { measured, timid, veteran } from './characters.ts';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { measured, timid, veteran },
  manner: 'timid',
  slips: { beginner: { often: 0.41, looks: 2 }, easy: { often: 0.23, looks: 2 } },
  hard: {
    character: 'measured',
    // Not what is done before and after a throw: thinking about it, it took back in one hand what it had done.
    questions: [
      'wfa',
      'obtain',
      'bid',
      'sealedBid',
      'draft',
      'reply',
      'offer',
      'closeTender',
      'namePrice',
      'takeOver',
      'contest',
      'bidStaff',
    ],
    iterations: 10,
    width: 10,
    clock: ['active'],
    ticks: 6,
    horizon: 120,
    playout: 120,
    trust: 2.5,
  },
  // What its manner gains lines do not see: only what they are very sure of counts against it (docs/bots.md).
  expert: { character: 'veteran', iterations: 20, trust: 6 },
};
