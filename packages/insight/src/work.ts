/** What can be played for a review, and what is worth playing next. */
import type { Foresight, Lines } from './foresight.ts';
import { precisionOf, shortTold, slopeGain, wholeTold } from './foresight.ts';
import type { Tally } from './tally.ts';

/** Pairs to be played for one difference. */
export interface Work {
  readonly lines: Lines;
  /** What its short lines are believed by: decisions and luck differ. */
  readonly sort: 'decisions' | 'luck';
  /** How much its variance matters to the rows people look at. */
  readonly weight: number;
  whole(n: number): void;
  short?(n: number): void;
}

/** Short lines of the first pass over the whole match. */
const FIRST_SHORT = 4;
/** Whole lines of it where there are no short ones. */
const FIRST_WHOLE = 6;
/** A guess at the scatter of a pair of whole lines before there is one. */
const SCATTER = 0.2;

/** One thing to play: so many pairs of whole or short lines. */
export interface Task {
  readonly work: Work;
  readonly kind: 'whole' | 'short';
  readonly pairs: number;
}

/** From 0 to 1. */
export function firstPass(all: readonly Work[]): number {
  let [done, wanted] = [0, 0];
  for (const { lines } of all) {
    const [tally, first] = firstOf(lines);
    done += Math.min(first, tally.pairs);
    wanted += first;
  }
  return wanted === 0 ? 1 : done / wanted;
}

function firstOf({ whole, short }: Lines): [Tally, number] {
  return short ? [short, FIRST_SHORT] : [whole, FIRST_WHOLE];
}

/** How much the row that hangs most on the slope of each sort moves with it, squared. */
export type Reach = Readonly<Record<Work['sort'], number>>;

/** First something of everything, in the order of the match; then where time brings most. */
export function nextTask(
  all: readonly Work[],
  beliefs: Readonly<Record<Work['sort'], Foresight>>,
  reach: Reach,
): Task | null {
  let best: Task | null = null;
  let most = -1;
  const usual = usualCost(all);
  for (const work of all) {
    const [tally, first] = firstOf(work.lines);
    if (tally.pairs < first) {
      const kind = work.lines.short ? 'short' : 'whole';
      return { work, kind, pairs: first - tally.pairs };
    }
    const { whole, short } = gains(work, beliefs[work.sort], reach[work.sort], usual);
    if (whole > most) {
      most = whole;
      best = { work, kind: 'whole', pairs: more(work.lines.whole) };
    }
    if (short > most) {
      most = short;
      best = { work, kind: 'short', pairs: more(work.lines.short!) };
    }
  }
  return best;
}

function more({ pairs }: Tally): number {
  return Math.max(2, Math.ceil(pairs / 8));
}

/** Milliseconds of a pair of whole lines, over the match. */
function usualCost(all: readonly Work[]): number {
  let [spent, pairs, brief, shorts] = [0, 0, 0, 0];
  for (const { lines } of all) {
    spent += lines.whole.spent;
    pairs += lines.whole.pairs;
    brief += lines.short?.spent ?? 0;
    shorts += lines.short?.pairs ?? 0;
  }
  return pairs > 0 ? spent / pairs : shorts > 0 ? (10 * brief) / shorts : 1;
}

/** By how much a millisecond more of either kind lessens the variance. */
function gains(
  { lines, weight }: Work,
  belief: Foresight,
  reach: number,
  usual: number,
): { whole: number; short: number } {
  const { whole, short } = lines;
  const long = precisionOf(wholeTold(lines));
  const brief = precisionOf(shortTold(lines, belief));
  const variance = 1 / (long + brief);
  const cost = whole.pairs > 0 ? whole.spent / whole.pairs : usual;
  const perPair = whole.pairs > 0 ? long / whole.pairs : 1 / SCATTER;
  // Without its doubts: more short lines do not make the evaluation any better.
  const sure = { ...belief, doubt: 0, sway: 0 };
  const scatter = short ? 1 / precisionOf(shortTold(lines, sure)) : 0;
  const forAll = reach * slopeGain(lines, belief, SCATTER);
  return {
    whole: (weight * variance * variance * perPair + forAll) / Math.max(cost, 1e-3),
    short: short
      ? (weight * (variance * brief) ** 2 * scatter) / Math.max(short.spent, 1e-3)
      : -Infinity,
  };
}
