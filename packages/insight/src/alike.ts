/** Lines of one decision on the true hands and as its seat could know, and what they have in common. */
import { bothOf, stakesOf } from './foresight.ts';
import type { Both, Foresight, Lines } from './foresight.ts';
import { differenceOf, knownPart, sharedOf } from './tally.ts';
import { gainsaid, minus, precisionOf, shortTold, stretched, wholeTold } from './told.ts';
import type { Told } from './told.ts';

/** Lines that are played together. */
export interface Played {
  readonly lines: Lines;
  /** The same from what its seat could know, where that differs: with the same luck, one with one. */
  readonly known?: Lines;
}

export function linesOf({ lines, known }: Played): Lines[] {
  return known ? [lines, known] : [lines];
}

/** What is believed of short lines of decisions, and of the part that lay hidden. */
export interface Believed {
  readonly decisions: Foresight;
  readonly hidden: Foresight;
}

/** What lay hidden: the difference on the true hands less the one as it could be known. */
export function apartOf(truth: Lines, known: Lines | undefined): Both | null {
  const [one, other] = [bothOf(truth), known ? bothOf(known) : null];
  if (!one || !other) return null;
  return {
    whole: minus(one.whole, other.whole, sharedOf(known!.whole, truth.whole).difference),
    short: minus(one.short, other.short, sharedOf(known!.short!, truth.short!).difference),
    stakes: one.stakes,
  };
}

/** Lines of the truth and of what could be known, and how much they err alike, per player. */
export interface Pair {
  readonly truth: Told | null;
  readonly known: Told | null;
  readonly alike: readonly number[];
}

/** Whole lines err alike as far as they met the same luck. */
export function longOf(truth: Lines, known: Lines): Pair {
  const alike = sharedOf(known.whole, truth.whole).difference;
  return { truth: wholeTold(truth), known: wholeTold(known), alike };
}

/**
 * Short lines met the same luck too; and both are judged by one evaluation, after the same move: what
 * it gets wrong in one it gets wrong in the other, but for what `hidden` says of the difference
 * between them.
 */
export function briefOf(truth: Lines, known: Lines, beliefs: Believed): Pair {
  const one = shortTold(truth, beliefs.decisions);
  const other = shortTold(known, beliefs.decisions);
  const apart = hiddenByShort(truth, known, beliefs.hidden);
  const alike = truth.whole.difference.map((_, i) => {
    if (!one || !other || !apart) return 0;
    const [a, b] = [one.variances[i]!, other.variances[i]!];
    const most = MOST_ALIKE * Math.sqrt(a * b);
    return Math.max(-most, Math.min(most, (a + b - apart.variances[i]!) / 2));
  });
  return { truth: one, known: other, alike };
}

/** A handful of pairs must not seem to know one figure from the other. */
const MOST_ALIKE = 0.95;

/** What short lines tell of the hidden part. */
function hiddenByShort(truth: Lines, known: Lines, belief: Foresight): Told | null {
  if (!truth.short?.pairs || !known.short?.pairs) return null;
  const both = apartOf(truth, known);
  const own = both ? gainsaid(both, belief) : 0;
  const part = (1 - Math.min(knownPart(truth.short), knownPart(known.short))) ** 2;
  const doubts = stakesOf(truth.short).map((stake) => part * (belief.doubt * stake + own));
  const shared = sharedOf(known.short, truth.short).difference;
  const apart = minus(differenceOf(truth.short), differenceOf(known.short), shared);
  return stretched(apart, belief, doubts);
}

/** The inverse of a matrix of two variances and what they share: of the truth, of both, of the known. */
export interface Precision {
  readonly p: number;
  readonly q: number;
  readonly r: number;
}

/** The inverse of the variances of both and what they share, each the mean of all players'. */
export function together({ truth, known, alike }: Pair): Precision {
  if (!truth || !known) return { p: precisionOf(truth), q: 0, r: precisionOf(known) };
  const [one, other] = [1 / precisionOf(truth), 1 / precisionOf(known)];
  const shared = alike.reduce((sum, each) => sum + each, 0) / alike.length;
  const root = one * other - shared * shared;
  return { p: other / root, q: -shared / root, r: one / root };
}
