/** What was heard of a link: its whole difference, and how much of it lay hidden from who decided. */
import { HIDDEN, USUAL, bothOf, foresightOf, stakesOf } from './foresight.ts';
import type { Both, Foresight, Lines, Prior } from './foresight.ts';
import type { Link } from './links.ts';
import { differenceOf, knownPart } from './tally.ts';
import {
  gainsaid,
  minus,
  precisionOf,
  shortTold,
  stretched,
  toldBy,
  weighed,
  wholeTold,
} from './told.ts';
import type { Told } from './told.ts';

/** What has been counted of a link: on the true hands, and where it differs, as its seat could know. */
export interface Counted {
  readonly truth: Lines;
  readonly known?: Lines;
}

/** What is believed of short lines: of decisions, of luck, and of what lay hidden. */
export interface Beliefs {
  readonly decisions: Foresight;
  readonly luck: Foresight;
  readonly hidden: Foresight;
}

export function beliefsOf(
  links: readonly Link[],
  counted: readonly Counted[],
  prior: Prior,
): Beliefs {
  const of = (wanted: boolean): Both[] =>
    counted.flatMap(({ truth, known }, i) =>
      (links[i]!.kind === 'decision') === wanted
        ? [truth, ...(known ? [known] : [])].flatMap((lines) => bothOf(lines) ?? [])
        : [],
    );
  const decisions = foresightOf(of(true), prior);
  const apart = counted.flatMap(({ truth, known }): Both[] => {
    const both = apartOf(truth, known);
    return both ? [both] : [];
  });
  const { doubt } = foresightOf(apart, HIDDEN);
  return {
    decisions,
    luck: foresightOf(of(false), USUAL),
    hidden: { ...decisions, doubt },
  };
}

/** What lay hidden: the difference on the true hands less the one as it could be known. */
function apartOf(truth: Lines, known: Lines | undefined): Both | null {
  const [one, other] = [bothOf(truth), known ? bothOf(known) : null];
  if (!one || !other) return null;
  return {
    whole: minus(one.whole, other.whole),
    short: minus(one.short, other.short),
    stakes: one.stakes,
  };
}

export interface Heard {
  /** Null if nothing was heard. */
  readonly whole: Told | null;
  /** Undefined where nothing lies hidden; null if nothing was heard of it. */
  readonly hidden?: Told | null;
  /** Per player, of the two. */
  readonly covariances: readonly number[];
}

export function heardOf({ kind }: Link, { truth, known }: Counted, beliefs: Beliefs): Heard {
  if (!known) {
    const belief = kind === 'decision' ? beliefs.decisions : beliefs.luck;
    return { whole: toldBy(truth, belief), covariances: [] };
  }
  return bothHeard(truth, known, beliefs);
}

/** Short lines of the truth and of what could be known, and how much they err alike, per player. */
interface Brief {
  readonly truth: Told | null;
  readonly known: Told | null;
  readonly alike: readonly number[];
}

/**
 * Both are judged by one evaluation, after the same move: what it gets wrong in one it gets wrong in
 * the other, but for what `beliefs.hidden` says of the difference between them.
 */
function briefOf(truth: Lines, known: Lines, beliefs: Beliefs): Brief {
  const one = shortTold(truth, beliefs.decisions);
  const other = shortTold(known, beliefs.decisions);
  const apart = hiddenByShort(truth, known, beliefs.hidden);
  const alike = truth.whole.difference.map((_, i) => {
    if (!one || !other || !apart) return 0;
    const [a, b] = [one.variances[i]!, other.variances[i]!];
    const shared = (a + b - apart.variances[i]!) / 2;
    return Math.max(0, Math.min(MOST_ALIKE * Math.sqrt(a * b), shared));
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
  const apart = minus(differenceOf(truth.short), differenceOf(known.short));
  return stretched(apart, belief, doubts);
}

/** So weak that only what was never observed feels it. */
const PRIOR = 1e-2;

/**
 * The whole difference d and its hidden part h, from what whole and short lines tell of d and of
 * d − h: least squares with two unknowns.
 */
function bothHeard(truth: Lines, known: Lines, beliefs: Beliefs): Heard {
  const seen = wholeTold(truth);
  const told = wholeTold(known);
  // Their levels are not those of the chain.
  const guessed = told && { ...told, share: 0 };
  const brief = briefOf(truth, known, beliefs);
  const [a, b] = [precisionOf(seen), precisionOf(guessed)];
  const { p, q, r } = together(brief);
  const [dd, dh, hh] = [a + b + p + 2 * q + r + PRIOR, -b - q - r, b + r + PRIOR];
  const root = dd * hh - dh * dh;
  // Each observation pulls at d and at h by its precision.
  const pulls: [Told | null, number, number][] = [
    [seen, a, 0],
    [guessed, b, -b],
    [brief.truth, p + q, -q],
    [brief.known, q + r, -r],
  ];
  const toD = pulls.map(([each, d, h]) => [(hh * d - dh * h) / root, each] as const);
  const toH = pulls.map(([each, d, h]) => [(dd * h - dh * d) / root, each] as const);
  const weights = (to: typeof toD): number[] => to.map(([weight]) => weight);
  const covariance = (x: readonly number[], y: readonly number[], i: number): number =>
    pulls.reduce((sum, [each], k) => sum + x[k]! * y[k]! * (each?.variances[i] ?? 0), 0) +
    (x[2]! * y[3]! + x[3]! * y[2]!) * brief.alike[i]!;
  const [wd, wh] = [weights(toD), weights(toH)];
  const among = (x: readonly number[], y: readonly number[]): number[] =>
    brief.alike.map((_, i) => covariance(x, y, i));
  return {
    whole: withVariances(weighed(toD), among(wd, wd)),
    hidden: withVariances(weighed(toH), among(wh, wh)),
    covariances: among(wd, wh),
  };
}

function withVariances(told: Told | null, variances: readonly number[]): Told | null {
  return told && { ...told, variances: [...variances] };
}

/** The inverse of the variances of both and what they share, each the mean of all players'. */
function together({ truth, known, alike }: Brief): { p: number; q: number; r: number } {
  if (!truth || !known) return { p: precisionOf(truth), q: 0, r: precisionOf(known) };
  const [one, other] = [1 / precisionOf(truth), 1 / precisionOf(known)];
  const shared = alike.reduce((sum, each) => sum + each, 0) / alike.length;
  const root = one * other - shared * shared;
  return { p: other / root, q: -shared / root, r: one / root };
}
