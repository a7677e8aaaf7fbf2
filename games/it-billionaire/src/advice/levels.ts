import type { GameLevels } from '@boardroom/kernel';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  beginner: { often: 0.25, looks: 2 },
  easy: { often: 0.12, looks: 2 },
  hard: {
    questions: ['chooseActions', 'visit', 'acceptWork'],
    // Others who always find the best answer make nothing look worth trying.
    usual: 1,
    iterations: 80,
    width: 8,
    clock: ['round'],
    ticks: 5,
    horizon: 500,
    playout: 500,
    trust: 1,
  },
  expert: { iterations: 640 },
};
