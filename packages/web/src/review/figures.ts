/** Figures of a review: groups, scales, spreads. Pure. A point is a hundredth of the win. */
import { moveKey } from '@boardroom/kernel';
import type { Decided, Estimate, Pairs, Spread } from '@boardroom/insight';
import { GROUPS } from './types.ts';
import type { Group } from './types.ts';

/** Within so many standard errors nothing is called anything. */
export const SURE = 2;
/** A decision judged by fewer pairs of games is not called anything either. */
export const LEAST_GAMES = 24;
/** A decision judged by so many counts as looked at. */
const REFINED = 60;

export function isSure({ value, se }: Estimate): boolean {
  return value !== 0 && Math.abs(value) > SURE * se;
}

/** How decisions together compare with the bot's; `same` is nothing for sure. */
export type Standing = 'worse' | 'unclear' | 'better' | 'same';

export function standingOf(figure: Estimate): Standing {
  if (figure.value === 0 && figure.se === 0) return 'same';
  if (!isSure(figure)) return 'unclear';
  return figure.value < 0 ? 'worse' : 'better';
}

export function groupOf({ verdict, games, difference, played, reference }: Decided): Group {
  if (verdict === 'as-reference') return verdict;
  // The bot varies here and mostly does the same.
  if (played && reference && moveKey(played) === moveKey(reference)) return 'as-reference';
  if (games < LEAST_GAMES || !isSure(difference)) return 'too-close';
  return difference.value < 0 ? 'costly' : 'better';
}

export type Order = 'cost' | 'time';

/** Decisions of a seat in their groups, the costliest first or as they came. */
export function grouped(
  decisions: readonly Decided[],
  seat: number,
  order: Order,
): Readonly<Record<Group, readonly Decided[]>> {
  const found: Record<Group, Decided[]> = {
    costly: [],
    'too-close': [],
    better: [],
    'as-reference': [],
  };
  for (const one of decisions) if (one.seat === seat) found[groupOf(one)].push(one);
  if (order === 'time') return found;
  for (const group of GROUPS)
    found[group].sort((a, b) =>
      group === 'better'
        ? b.difference.value - a.difference.value
        : a.difference.value - b.difference.value,
    );
  return found;
}

/** What distinguishes decisions; several seats may answer one row of questions. */
export const keyOf = ({ move, seat, played }: Decided): string =>
  `${move} ${seat}${played ? '' : ' aside'}`;

/** How many of the decisions that are not the bot's were looked at closely. */
export function refined(decisions: readonly Decided[]): { done: number; of: number } {
  const other = decisions.filter((one) => groupOf(one) !== 'as-reference');
  const done = other.filter((one) => one.games >= REFINED || groupOf(one) !== 'too-close').length;
  return { done, of: other.length };
}

/** One scale for all whiskers of a list: both ends in shares, nought within. */
export function scaleOf(decisions: readonly Decided[]): { from: number; to: number } {
  const told = decisions.filter((one) => groupOf(one) !== 'as-reference');
  const values = told.map(({ difference }) => difference.value);
  const from = Math.min(-0.12, ...values) - 0.04;
  const to = Math.max(0.06, ...values) + 0.04;
  return { from: Math.max(-1, from), to: Math.min(1, to) };
}

/** One scale for whiskers of two standard errors: nought within, those of the greatest doubt cut off. */
export function spanOf(figures: readonly Estimate[]): { from: number; to: number } {
  const ends = (side: number): number[] => figures.map(({ value, se }) => value + side * SURE * se);
  const middle = figures.map(({ se }) => se).toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
  const most = Math.max(0.01, ...figures.map(({ value }) => Math.abs(value) + SURE * middle));
  return {
    from: Math.max(-most, Math.min(-0.005, ...ends(-1))),
    to: Math.min(most, Math.max(0.005, ...ends(1))),
  };
}

/** "−28", "+5", "0": a share in points. */
export function points(value: number): string {
  const whole = Math.round(100 * value);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** "2.5", "13": a standard error in points. */
export function error(se: number): string {
  const value = 100 * se;
  return value < 9.95 ? String(Math.round(10 * value) / 10) : String(Math.round(value));
}

export const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

/** What a line of a spread comes to. */
export interface Outcome {
  readonly games: number;
  readonly median: number;
  /** Eight of ten games end between these. */
  readonly low: number;
  readonly high: number;
}

export function outcomeOf({ from, width }: Spread, counts: readonly number[]): Outcome {
  const games = counts.reduce((sum, count) => sum + count, 0);
  const at = (share: number): number => {
    let left = share * games;
    for (const [i, count] of counts.entries()) {
      if (left <= count && count > 0) return from + width * (i + left / count);
      left -= count;
    }
    return from + width * counts.length;
  };
  return { games, median: at(0.5), low: at(0.1), high: at(0.9) };
}

/** How often the seat won in each line, as shares with their standard errors. */
export function winsOf({ both, played, reference, neither }: Pairs): {
  readonly games: number;
  readonly played: Estimate;
  readonly reference: Estimate;
} {
  const games = both + played + reference + neither;
  const share = (won: number): Estimate => {
    const value = games === 0 ? 0 : won / games;
    return { value, se: games === 0 ? 0 : Math.sqrt((value * (1 - value)) / games) };
  };
  return { games, played: share(both + played), reference: share(both + reference) };
}
