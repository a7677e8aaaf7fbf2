/** What can be played for a review, and what is worth playing next. */
import { squareOf, stakesOf } from './foresight.ts';
import type { Foresight, Lines } from './foresight.ts';
import { differenceOf, knownPart } from './tally.ts';
import type { Tally } from './tally.ts';
import { precisionOf, shortTold, wholeTold } from './told.ts';

/** Pairs to be played for one difference. */
export interface Work {
  readonly lines: Lines;
  /** The number of its link. */
  readonly link: number;
  /** What its short lines are believed by: decisions and luck differ. */
  readonly sort: 'decisions' | 'luck';
  /** How much its variance matters by itself, besides what it is to the rows people look at. */
  readonly weight: number;
  /** The part of the match that was still to come, and whole lines play. */
  readonly left: number;
  whole(n: number): void;
  short?(n: number): void;
}

/** Short lines of the first pass over the whole match. */
const FIRST_SHORT = 4;
/** Whole lines of it where there are no short ones. */
const FIRST_WHOLE = 6;
/** A guess at the scatter of a pair of whole lines before there is one, in a match that is wide open. */
const SCATTER = 0.4;

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

/**
 * What the rows hang on: how much the row that hangs most on it moves with the slope of each sort and
 * with the difference of each link, squared. A row that is surer than others counts for less.
 */
export interface Reach {
  readonly slopes: Readonly<Record<Work['sort'], number>>;
  readonly links: readonly number[];
}

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
    const { whole, short } = gains(work, beliefs[work.sort], reach, usual);
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

/** Milliseconds of a pair of lines over the whole match. */
function usualCost(all: readonly Work[]): number {
  let [spent, pairs, brief, shorts] = [0, 0, 0, 0];
  for (const { lines, left } of all) {
    spent += lines.whole.spent;
    pairs += left * lines.whole.pairs;
    brief += lines.short?.spent ?? 0;
    shorts += lines.short?.pairs ?? 0;
  }
  return pairs > 0 ? spent / pairs : shorts > 0 ? (10 * brief) / shorts : 1;
}

/** By how much a millisecond more of either kind lessens the variance. */
function gains(
  { lines, link, sort, left, weight: own }: Work,
  belief: Foresight,
  reach: Reach,
  usual: number,
): { whole: number; short: number } {
  const { whole, short } = lines;
  const long = precisionOf(wholeTold(lines));
  const brief = precisionOf(shortTold(lines, belief));
  const variance = 1 / (long + brief);
  const cost = whole.pairs > 0 ? whole.spent / whole.pairs : left * usual;
  const guess = SCATTER * (short ? mean(stakesOf(short)) : 1);
  const perPair = whole.pairs > 0 ? long / whole.pairs : 1 / guess;
  // Without its doubts: more short lines do not make the evaluation any better.
  const sure = { ...belief, doubt: 0, sway: 0 };
  const scatter = short ? 1 / precisionOf(shortTold(lines, sure)) : 0;
  const weight = own + reach.links[link]!;
  const forAll = reach.slopes[sort] * slopeGain(lines, belief, guess);
  return {
    whole: (weight * variance * variance * perPair + forAll) / Math.max(cost, 1e-3),
    short: short
      ? (weight * (variance * brief) ** 2 * scatter) / Math.max(short.spent, 1e-3)
      : -Infinity,
  };
}

/** By how much the variance of the slope falls with one more pair of whole lines of this link. */
function slopeGain(
  lines: Lines,
  { slopeVariance, doubt, sway }: Foresight,
  scatter: number,
): number {
  const { whole, short } = lines;
  if (!short || short.pairs < 2 || knownPart(short) === 1) return 0;
  const brief = differenceOf(short);
  const squares = brief.means.reduce((sum, _, i) => sum + squareOf(brief, i), 0);
  if (whole.pairs < 2) return (slopeVariance ** 2 * squares) / scatter;
  const variance = 1 / precisionOf(wholeTold(lines));
  const open = doubt * mean(stakesOf(short));
  const own = squares / (variance + open);
  const perPair = variance / whole.pairs / (variance + open) ** 2;
  return (slopeVariance ** 2 * squares * perPair) / (1 + own * sway) ** 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
