import type { GameLevels } from '@boardroom/kernel';
import { veteran } from './characters.ts';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { veteran },
  beginner: { often: 0.35, looks: 2 },
  easy: { often: 0.13, looks: 2 },
  hard: {
    character: 'veteran',
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
  expert: { iterations: 80 },
};
