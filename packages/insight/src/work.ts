/** What can be played for a review, and what is worth playing next. */
import { linesOf } from './alike.ts';
import type { Played } from './alike.ts';
import type { Lines } from './foresight.ts';
import { gains } from './gain.ts';
import type { Beliefs } from './heard.ts';
import type { Tally } from './tally.ts';

/** Pairs to be played for one link. */
export interface Work extends Played {
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

/** What the rows hang on. */
export interface Reach {
  /** How much the row that hangs most on it moves with the slope of each sort, squared. */
  readonly slopes: Readonly<Record<Work['sort'], number>>;
  readonly rows: readonly Hanging[];
}

/** How much a row moves with the difference of each link, and with what could be known of it. */
interface Hanging {
  /** A row that is surer than others counts for less. */
  readonly counts: number;
  readonly moves: ArrayLike<number>;
  readonly knows: ArrayLike<number>;
}

/** First something of everything, in the order of the match; then where time brings most. */
export function nextTask(all: readonly Work[], beliefs: Beliefs, reach: Reach): Task | null {
  let best: Task | null = null;
  let most = -1;
  const usual = usualCost(all);
  for (const work of all) {
    const [tally, first] = firstOf(work.lines);
    if (tally.pairs < first) {
      const kind = work.lines.short ? 'short' : 'whole';
      return { work, kind, pairs: first - tally.pairs };
    }
    const { whole, short } = gains(work, beliefs, reach, usual);
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
  for (const work of all)
    for (const { whole, short } of linesOf(work)) {
      spent += whole.spent;
      pairs += work.left * whole.pairs;
      brief += short?.spent ?? 0;
      shorts += short?.pairs ?? 0;
    }
  return pairs > 0 ? spent / pairs : shorts > 0 ? (10 * brief) / shorts : 1;
}
