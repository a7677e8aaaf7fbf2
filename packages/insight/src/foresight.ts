/**
 * How far short lines may be believed, and what short and whole lines tell together. Over all links of
 * one sort, whole lines say how the evaluation must be stretched (`slope`) and how much it is off
 * apart from that (`doubt`). Few links tell little, so both begin with what was seen in other matches.
 */
import { differenceOf, knownPart } from './tally.ts';
import type { Moments, Tally } from './tally.ts';

export interface Foresight {
  readonly slope: number;
  /** Variance of the slope: an error all short lines share. */
  readonly slopeVariance: number;
  /** Variance of what the stretched evaluation leaves out. */
  readonly doubt: number;
  /** Variance of the slope from link to link: a large difference may be off by more than a small one. */
  readonly sway: number;
}

/** Pairs of whole and of short lines of the same difference. */
export interface Lines {
  readonly whole: Tally;
  readonly short?: Tally;
}

/** The same difference by whole and by short lines. */
export interface Both {
  readonly whole: Moments;
  readonly short: Moments;
}

const PRIOR_SLOPE = 1;
const PRIOR_SLOPE_VARIANCE = 0.3 ** 2;
/** An evaluation may see half as much again of one difference, and half of another. */
const SWAY = 0.5 ** 2;
const LEAST_DOUBT = 0.003 ** 2;
/** Short lines of the five games were off by about so much of a win … */
export const USUAL_DOUBT = 0.03 ** 2;
/** … and by less where only what lay hidden differs: the move is the same. */
export const HIDDEN_DOUBT = 0.01 ** 2;

export function foresightOf(seen: readonly Both[], priorDoubt: number): Foresight {
  const first = slopeOf(seen, priorDoubt);
  // How firmly each link speaks of the slope depends on how much it may be off.
  const { slope, slopeVariance } = slopeOf(seen, doubtOf(seen, first.slope, priorDoubt));
  return { slope, slopeVariance, doubt: doubtOf(seen, slope, priorDoubt), sway: SWAY };
}

function slopeOf(seen: readonly Both[], doubt: number): Pick<Foresight, 'slope' | 'slopeVariance'> {
  let precision = 1 / PRIOR_SLOPE_VARIANCE;
  let pull = PRIOR_SLOPE * precision;
  for (const { whole, short } of seen) {
    // What one player gains the others lose: of so many figures one tells nothing new.
    const fresh = 1 - 1 / short.means.length;
    let [own, pulls] = [0, 0];
    for (const [i, mean] of short.means.entries()) {
      const weight = fresh / (whole.variances[i]! + doubt);
      own += weight * squareOf(short, i);
      pulls +=
        weight * mean * whole.means[i]! * (squareOf(short, i) / Math.max(mean * mean, 1e-12));
    }
    // However surely, a link tells its own slope only.
    const part = 1 / (1 + own * SWAY);
    precision += part * own;
    pull += part * pulls;
  }
  return { slope: pull / precision, slopeVariance: 1 / precision };
}

/** Scatter of the short lines makes their squares too large. */
function squareOf({ means, variances }: Moments, i: number): number {
  return Math.max(0, means[i]! ** 2 - variances[i]!);
}

function doubtOf(seen: readonly Both[], slope: number, priorDoubt: number): number {
  let mass = 1 / priorDoubt ** 2;
  let sum = priorDoubt * mass;
  for (const { whole, short } of seen)
    for (const [i, mean] of short.means.entries()) {
      const noise =
        whole.variances[i]! + slope * slope * short.variances[i]! + SWAY * squareOf(short, i);
      const weight = 1 / (noise + priorDoubt) ** 2;
      mass += weight;
      sum += weight * ((whole.means[i]! - slope * mean) ** 2 - noise);
    }
  return Math.max(LEAST_DOUBT, sum / mass);
}

/** By how much the variance of the slope falls with one more pair of whole lines of this link. */
export function slopeGain(
  lines: Lines,
  { slopeVariance, doubt }: Foresight,
  scatter: number,
): number {
  const { whole, short } = lines;
  if (!short || short.pairs < 2 || knownPart(short) === 1) return 0;
  const brief = differenceOf(short);
  const squares = brief.means.reduce((sum, _, i) => sum + squareOf(brief, i), 0);
  if (whole.pairs < 2) return (slopeVariance ** 2 * squares) / scatter;
  const variance = 1 / precisionOf(wholeTold(lines));
  const own = squares / (variance + doubt);
  const perPair = variance / whole.pairs / (variance + doubt) ** 2;
  return (slopeVariance ** 2 * squares * perPair) / (1 + own * SWAY) ** 2;
}

/** Both kinds of lines of a difference, if both were played and the short ones needed an evaluation. */
export function bothOf({ whole, short }: Lines): Both | null {
  if (!short || short.pairs < 2 || whole.pairs < 2 || knownPart(short) === 1) return null;
  return { whole: differenceOf(whole), short: differenceOf(short) };
}

/** Something observed: a figure per player, its variances, and how it moves with the slope. */
export interface Told extends Moments {
  readonly slopes: readonly number[];
  /** How much of it is whole lines. */
  readonly share: number;
}

/** What whole lines alone tell; null if there are none. */
export function wholeTold({ whole }: Lines): Told | null {
  return whole.pairs === 0 ? null : { ...unsloped(differenceOf(whole)), share: 1 };
}

function unsloped(moments: Moments): Told {
  return { ...moments, slopes: moments.means.map(() => 0), share: 0 };
}

/** What short lines alone tell, believed the less the more whole lines of the same link gainsay them. */
export function shortTold(lines: Lines, belief: Foresight): Told | null {
  const { short } = lines;
  if (!short || short.pairs === 0) return null;
  const moments = differenceOf(short);
  // Lines that reached the end of the game, or each other, need no evaluation.
  if (knownPart(short) === 1) return unsloped(moments);
  const both = bothOf(lines);
  const own = both ? gainsaid(both, belief) : 0;
  const doubt = belief.doubt + own;
  return stretched(moments, { ...belief, doubt }, (1 - knownPart(short)) ** 2);
}

/** By how much the squares of what whole lines add are larger than scatter and usual doubt explain. */
export function gainsaid({ whole, short }: Both, { slope, doubt, sway }: Foresight): number {
  let sum = 0;
  for (const [i, mean] of short.means.entries()) {
    const noise = whole.variances[i]! + slope * slope * short.variances[i]!;
    sum += (whole.means[i]! - slope * mean) ** 2 - noise - doubt - sway * squareOf(short, i);
  }
  return Math.max(0, sum / short.means.length);
}

export function stretched(moments: Moments, belief: Foresight, part = 1): Told {
  const { slope, doubt, sway } = belief;
  const { means, variances } = moments;
  return {
    means: means.map((value) => slope * value),
    variances: variances.map(
      (value, i) => slope * slope * value + part * doubt + sway * squareOf(moments, i),
    ),
    slopes: means,
    share: 0,
  };
}

/** One difference less another. */
export function minus(one: Moments, other: Moments): Moments {
  return {
    means: one.means.map((value, i) => value - other.means[i]!),
    variances: one.variances.map((value, i) => value + other.variances[i]!),
  };
}

export function precisionOf(told: Moments | null): number {
  return told ? told.variances.length / told.variances.reduce((sum, each) => sum + each, 0) : 0;
}

/** A sum of observations with these weights, the same for all players, so that zero sums stay zero. */
export function weighed(observed: readonly (readonly [number, Told | null])[]): Told | null {
  const some = observed.flatMap(([weight, told]) => (told ? [{ weight, told }] : []));
  if (some.length === 0) return null;
  const add = (part: (told: Told, i: number) => number, power: 1 | 2): number[] =>
    some[0]!.told.means.map((_, i) =>
      some.reduce((sum, { weight, told }) => sum + weight ** power * part(told, i), 0),
    );
  return {
    means: add((told, i) => told.means[i]!, 1),
    variances: add((told, i) => told.variances[i]!, 2),
    slopes: add((told, i) => told.slopes[i]!, 1),
    share: some.reduce((sum, { weight, told }) => sum + weight * told.share, 0),
  };
}

/** Whole and short lines together, each weighed by its precision. */
export function toldBy(lines: Lines, belief: Foresight): Told | null {
  const [long, brief] = [wholeTold(lines), shortTold(lines, belief)];
  const [a, b] = [precisionOf(long), precisionOf(brief)];
  return weighed([
    [a / (a + b), long],
    [b / (a + b), brief],
  ]);
}
