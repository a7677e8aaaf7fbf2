import type { GameLevels } from '@boardroom/kernel';

/** What was measured in the arena to be strongest within the clock. */
export const levels: GameLevels = {
  hard: { iterations: 500, width: 10, clock: ['round'], horizon: 60, playout: 60, trust: 1 },
};
