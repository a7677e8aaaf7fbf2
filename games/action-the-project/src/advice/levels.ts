import type { GameLevels } from '@boardroom/kernel';
import { newcomer, veteran } from './characters.ts';

/** Between two a game has four turns: lines go to its end, where nothing has to be judged. */
const TO_THE_END = { ticks: 20, horizon: 2000, playout: 2000 };

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { newcomer, veteran },
  manner: 'newcomer',
  slips: { beginner: { often: 0.9, looks: 2 }, easy: { often: 0.35, looks: 2 } },
  hard: {
    character: 'veteran',
    // The advice gives words; lines end with the turn and see no price of a broken one.
    bound: ['place'],
    // Others who always find the best answer make nothing look worth trying.
    usual: 0.75,
    iterations: 18,
    rivals: 0.1,
    width: 16,
    clock: ['turn'],
    horizon: 80,
    playout: 80,
    trust: 1,
    // With fewer lines for an aside it talked itself out of its place, with more half of the projects fail (docs/bots.md).
    asides: 0.4,
    headsUp: { ...TO_THE_END, iterations: 10 },
  },
  expert: {
    iterations: 4000,
    rivals: -0.29,
    asides: 0.3,
    headsUp: { ...TO_THE_END, iterations: 2000, trust: 2 },
  },
  // After one turn the evaluation is off by 2 to 4 points of 100 a decision, after two by 2 to 3 (docs/insight.md).
  review: { ticks: 2 },
};
