import type { GameLevels } from '@boardroom/kernel';

/** What was measured in the arena to be strongest within the clock. */
export const levels: GameLevels = {
  beginner: { often: 0.34, looks: 2 },
  easy: { often: 0.17, looks: 2 },
  hard: { iterations: 12, width: 10, clock: ['round'], horizon: 60, playout: 60, trust: 1 },
  expert: { iterations: 160 },
};
