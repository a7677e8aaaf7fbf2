import type { GameLevels } from '@boardroom/kernel';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  slips: { beginner: { often: 0.34, looks: 2 }, easy: { often: 0.17, looks: 2 } },
  hard: { iterations: 12, width: 10, clock: ['round'], horizon: 60, playout: 60, trust: 1 },
  expert: { iterations: 160 },
};
