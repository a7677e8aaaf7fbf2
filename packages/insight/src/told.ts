/** What whole and short lines tell of a difference, by themselves and together. */
import { bothOf, squareOf, stakesOf } from './foresight.ts';
import type { Both, Foresight, Lines } from './foresight.ts';
import { differenceOf, knownPart } from './tally.ts';
import type { Moments, Seen } from './tally.ts';

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
  const part = (1 - knownPart(short)) ** 2;
  const doubts = stakesOf(short).map((stake) => part * (belief.doubt * stake + own));
  return stretched(moments, belief, doubts);
}

/** By how much the squares of what whole lines add are larger than scatter and usual doubt explain. */
export function gainsaid({ whole, short, stakes }: Both, belief: Foresight): number {
  const { slope, doubt, sway } = belief;
  let sum = 0;
  for (const [i, mean] of short.means.entries()) {
    const noise = whole.variances[i]! + slope * slope * short.variances[i]!;
    const usual = doubt * stakes[i]! + sway * squareOf(short, i);
    sum += (whole.means[i]! - slope * mean) ** 2 - noise - usual;
  }
  return Math.max(0, sum / short.means.length);
}

/** `doubts`: how much each player's figure may be off besides. */
export function stretched(moments: Moments, belief: Foresight, doubts: readonly number[]): Told {
  const { slope, sway } = belief;
  const { means, variances } = moments;
  return {
    means: means.map((value) => slope * value),
    variances: variances.map(
      (value, i) => slope * slope * value + doubts[i]! + sway * squareOf(moments, i),
    ),
    slopes: means,
    share: 0,
  };
}

/** One difference less another, with the covariances of the two. */
export function minus(one: Seen, other: Seen, shared: readonly number[]): Seen {
  return {
    means: one.means.map((value, i) => value - other.means[i]!),
    variances: one.variances.map((value, i) => value + other.variances[i]! - 2 * shared[i]!),
    scatter: one.scatter.map((value, i) => value + other.scatter[i]! - 2 * shared[i]!),
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
