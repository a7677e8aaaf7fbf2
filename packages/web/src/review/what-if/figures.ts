/** Figures of a branch: intervals, and when it is clear. Pure. */
import type { Forked } from '@boardroom/insight';
import { isSure } from '../figures.ts';

/** Bars appear after so many games; so many are played at once. */
export const LEAST_GAMES = 50;
const ROUND = 500;

/** 1.96 standard errors to both sides hold 95 of 100. */
const WIDE = 1.96;

/** Where a share seen in so many games may truly lie, 95 of 100 (Wilson's interval). */
export function intervalOf(share: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const square = WIDE * WIDE;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const reach =
    (WIDE * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))) /
    (1 + square / games);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

export type Clarity = 'few' | 'better' | 'worse' | 'unclear';

/** The rule by which a branch is called anything. */
export function clarityOf({ games, difference }: Forked): Clarity {
  if (games < LEAST_GAMES) return 'few';
  if (!isSure(difference)) return 'unclear';
  return difference.value > 0 ? 'better' : 'worse';
}

/** The next full round: 500 more are added to those there are. */
export function nextRound(games: number): number {
  return (Math.floor(games / ROUND) + 1) * ROUND;
}
