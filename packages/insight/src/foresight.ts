/**
 * How far short lines may be believed, and what short and whole lines tell together. Over all links of
 * one sort, whole lines say how the evaluation must be stretched (`slope`) and how much it is off
 * apart from that (`doubt`). Few links tell little, so both begin with what was seen in other matches.
 */
import type { ReviewLines } from '@boardroom/kernel';
import { differenceOf, knownPart } from './tally.ts';
import type { Moments, Seen, Tally } from './tally.ts';

export interface Foresight {
  readonly slope: number;
  /** Variance of the slope: an error all short lines share. */
  readonly slopeVariance: number;
  /** Variance of what the stretched evaluation leaves out where a match is wide open. */
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
  readonly whole: Seen;
  readonly short: Seen;
  /** Of each player, from 0 to 1: how much an evaluation can be off there. */
  readonly stakes: readonly number[];
}

const PRIOR_SLOPE = 1;
const PRIOR_SLOPE_VARIANCE = 0.3 ** 2;
/** However well an evaluation does in a match, what it sees of differences varies by so much. */
const LEAST_SWAY = 0.2 ** 2;
/** Variance of what is left of the doubt where nothing seems open, as a part. */
const LEAST_STAKE = 0.1;
const LEAST_DOUBT = 0.003 ** 2;

/** What is believed before a match was looked at. */
export interface Prior {
  readonly doubt: Believed;
  readonly sway: Believed;
}

/** A variance; it counts like so many figures that were seen. */
interface Believed {
  readonly variance: number;
  readonly figures: number;
}

/**
 * Short lines of the five games were off by about so much of a win, and an evaluation may see half as
 * much again of one difference, and half of another …
 */
export const USUAL: Prior = {
  doubt: { variance: 0.03 ** 2, figures: 1 },
  sway: { variance: 0.45 ** 2, figures: 4 },
};
/** … and by less where only what lay hidden differs: the move is the same. */
export const HIDDEN: Prior = { ...USUAL, doubt: { variance: 0.01 ** 2, figures: 1 } };

/** What a game was found to be off by counts for more than a guess. */
export function priorOf({ off, sway }: Pick<ReviewLines, 'off' | 'sway'>): Prior {
  const measured = (by: number): Believed => ({ variance: by ** 2, figures: 8 });
  return {
    doubt: off === undefined ? USUAL.doubt : measured(off),
    sway: sway === undefined ? USUAL.sway : measured(sway),
  };
}

export function foresightOf(seen: readonly Both[], prior: Prior): Foresight {
  const first = slopeOf(seen, { doubt: prior.doubt.variance, sway: prior.sway.variance });
  // How firmly each link speaks of the slope depends on how much it may be off.
  const { slope, slopeVariance } = slopeOf(seen, offBy(seen, first.slope, prior));
  return { slope, slopeVariance, ...offBy(seen, slope, prior) };
}

/** By how much short lines may be off: each by so much, and by a part of what they say. */
type Off = Pick<Foresight, 'doubt' | 'sway'>;

function slopeOf(seen: readonly Both[], off: Off): Pick<Foresight, 'slope' | 'slopeVariance'> {
  let precision = 1 / PRIOR_SLOPE_VARIANCE;
  let pull = PRIOR_SLOPE * precision;
  for (const { whole, short, stakes } of seen) {
    // What one player gains the others lose: of so many figures one tells nothing new.
    const fresh = 1 - 1 / short.means.length;
    let [own, pulls] = [0, 0];
    for (const [i, mean] of short.means.entries()) {
      const weight = fresh / (whole.variances[i]! + off.doubt * stakes[i]!);
      own += weight * squareOf(short, i);
      pulls +=
        weight * mean * whole.means[i]! * (squareOf(short, i) / Math.max(mean * mean, 1e-12));
    }
    // However surely, a link tells its own slope only.
    const part = 1 / (1 + own * off.sway);
    precision += part * own;
    pull += part * pulls;
  }
  return { slope: pull / precision, slopeVariance: 1 / precision };
}

/** Scatter of the short lines makes their squares too large. */
export function squareOf({ means, variances }: Moments, i: number): number {
  return Math.max(0, means[i]! ** 2 - variances[i]!);
}

/**
 * Squares of what the stretched evaluation leaves out, beyond scatter, fitted by a part of what is at
 * stake and a part of the square of what it says.
 */
function offBy(seen: readonly Both[], slope: number, prior: Prior): Off {
  const [doubt, sway] = [prior.doubt.variance, prior.sway.variance];
  let [one, both, other] = [prior.doubt.figures / doubt ** 2, 0, prior.sway.figures / sway ** 2];
  let [left, right] = [one * doubt, other * sway];
  for (const { whole, short, stakes } of seen)
    for (const [i, mean] of short.means.entries()) {
      const [stake, square] = [stakes[i]!, squareOf(short, i)];
      const noise = whole.variances[i]! + slope * slope * short.variances[i]!;
      const weight = 1 / (noise + doubt * stake + sway * square) ** 2;
      // With variances that are rather too large many links of few pairs would take all doubt away.
      const scatter = whole.scatter[i]! + slope * slope * short.scatter[i]!;
      const more = (whole.means[i]! - slope * mean) ** 2 - scatter;
      one += weight * stake * stake;
      both += weight * stake * square;
      other += weight * square * square;
      left += weight * more * stake;
      right += weight * more * square;
    }
  const root = one * other - both * both;
  return {
    doubt: atLeast(LEAST_DOUBT, (other * left - both * right) / root, (2 * other) / root),
    sway: atLeast(LEAST_SWAY, (one * right - both * left) / root, (2 * one) / root),
  };
}

/**
 * What can be expected of something that is not below 0, if it was found to be so much with this
 * variance: a few links that agree by chance do not make an evaluation faultless. (Nearly the mean of
 * a normal distribution without the part below 0.)
 */
function atLeast(least: number, found: number, variance: number): number {
  return Math.max(least, (found + Math.sqrt(found * found + 2.56 * variance)) / 2);
}

/** Who has as good as won or lost can hardly be judged wrongly; but the evaluation may be wrong in that. */
export function stakesOf({ middle, pairs }: Tally): number[] {
  return middle.map((sum) => stakeOf(sum / pairs));
}

export function stakeOf(share: number): number {
  return Math.max(LEAST_STAKE, 4 * share * (1 - share));
}

/** Both kinds of lines of a difference, if both were played and the short ones needed an evaluation. */
export function bothOf({ whole, short }: Lines): Both | null {
  if (!short || short.pairs < 2 || whole.pairs < 2 || knownPart(short) === 1) return null;
  return { whole: differenceOf(whole), short: differenceOf(short), stakes: stakesOf(short) };
}
