/**
 * Fits the levels of the chain to everything that was observed of them: differences between
 * neighbours, and means of neighbours. Weighted least squares; the weights are the same for all
 * players, so that shares which add up to 1 go on adding up to 1. The last level may be known.
 */
import type { Moments } from './tally.ts';

export interface Observed {
  /** Of link i, from level i to level i + 1; null if nothing was observed. */
  readonly differences: readonly (Moments | null)[];
  readonly middles: readonly (Moments | null)[];
  /** Of the two, per player. */
  readonly covariances: readonly (readonly number[])[];
  /** The last level, where the match came to its end. */
  readonly end: readonly number[] | null;
  readonly players: number;
}

/** A linear question about the levels: how much of each level is in it. */
type Weights = Float64Array;

/** Of a sum of levels. */
interface Doubt {
  /** Per player. */
  readonly variances: number[];
  /** How much the sum moves with the difference observed of each link. */
  readonly moves: Float64Array;
  /** And how much with the mean of the two levels. */
  readonly lifts: Float64Array;
}

export interface Fit {
  readonly levels: readonly (readonly number[])[];
  doubtOf(weights: Weights): Doubt;
}

/** So weak that only a link without any observation feels it: no difference, give or take ten wins. */
const PRIOR = 1e-2;

export function fitChain(observed: Observed): Fit {
  const { differences, middles, covariances, end, players } = observed;
  const size = differences.length + 1;
  const diagonal = new Float64Array(size);
  const beside = new Float64Array(size);
  const right = Array.from({ length: players }, () => new Float64Array(size));
  const precisions = differences.map((seen, i) => precisionOf(seen, middles[i]!, covariances[i]!));
  for (const [i, { steep, lean, high }] of precisions.entries()) {
    diagonal[i]! += steep - lean + high / 4;
    diagonal[i + 1]! += steep + lean + high / 4;
    beside[i]! += high / 4 - steep;
    for (let seat = 0; seat < players; seat++) {
      const difference = differences[i]?.means[seat] ?? 0;
      const middle = middles[i]?.means[seat] ?? 0;
      const along = steep * difference + lean * middle;
      const up = (lean * difference + high * middle) / 2;
      right[seat]![i]! += up - along;
      right[seat]![i + 1]! += up + along;
    }
  }
  const last = size - 1;
  if (end) {
    if (last > 0)
      for (let seat = 0; seat < players; seat++)
        right[seat]![last - 1]! -= beside[last - 1]! * end[seat]!;
    for (let seat = 0; seat < players; seat++) right[seat]![last] = end[seat]!;
    if (last > 0) beside[last - 1] = 0;
    diagonal[last] = 1;
  } else if (precisions.every(({ high }) => high === 0)) diagonal[last]! += PRIOR;
  const solve = solver(diagonal, beside);
  const solved = right.map((b) => solve(b));
  const levels = Array.from({ length: size }, (_, i) => toOne(solved.map((x) => x[i]!)));
  return {
    levels,
    doubtOf(weights) {
      const asked = Float64Array.from(weights);
      if (end) asked[last] = 0;
      const u = solve(asked);
      if (end) u[last] = 0;
      const variances: number[] = Array(players).fill(0);
      const [moves, lifts] = [new Float64Array(size - 1), new Float64Array(size - 1)];
      for (const [i, { steep, lean, high }] of precisions.entries()) {
        const [difference, middle] = [u[i + 1]! - u[i]!, (u[i + 1]! + u[i]!) / 2];
        const along = steep * difference + lean * middle;
        const up = lean * difference + high * middle;
        for (let seat = 0; seat < players; seat++) {
          variances[seat]! += along * along * (differences[i]?.variances[seat] ?? 1 / PRIOR);
          if (up !== 0)
            variances[seat]! +=
              up * up * middles[i]!.variances[seat]! + 2 * along * up * covariances[i]![seat]!;
        }
        moves[i] = along;
        lifts[i] = up;
      }
      return { variances, moves, lifts };
    },
  };
}

/** The inverse of the two variances and their covariance, each the mean of all players'. */
interface Precision {
  readonly steep: number;
  readonly lean: number;
  readonly high: number;
}

function precisionOf(
  difference: Moments | null,
  middle: Moments | null,
  covariances: readonly number[],
): Precision {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  if (!difference) return { steep: PRIOR, lean: 0, high: middle ? 1 / mean(middle.variances) : 0 };
  const steep = mean(difference.variances);
  if (!middle) return { steep: 1 / steep, lean: 0, high: 0 };
  const high = mean(middle.variances);
  const most = MOST_LEAN * Math.sqrt(steep * high);
  const lean = Math.max(-most, Math.min(most, mean(covariances)));
  const root = steep * high - lean * lean;
  return { steep: high / root, lean: -lean / root, high: steep / root };
}

/** A handful of pairs must not seem to know one figure from the other. */
const MOST_LEAN = 0.9;

/** Shares add up to 1 but for rounding; this takes the rounding out. */
function toOne(shares: readonly number[]): number[] {
  const excess = (shares.reduce((sum, share) => sum + share, 0) - 1) / shares.length;
  return shares.map((share) => share - excess);
}

/** Solves a symmetric tridiagonal system as often as asked (the Thomas algorithm). */
function solver(
  diagonal: Float64Array,
  beside: Float64Array,
): (right: Float64Array) => Float64Array {
  const size = diagonal.length;
  const ratio = new Float64Array(size);
  const pivot = new Float64Array(size);
  pivot[0] = diagonal[0]!;
  for (let i = 1; i < size; i++) {
    ratio[i] = beside[i - 1]! / pivot[i - 1]!;
    pivot[i] = diagonal[i]! - ratio[i]! * beside[i - 1]!;
  }
  return (right) => {
    const x = Float64Array.from(right);
    for (let i = 1; i < size; i++) x[i]! -= ratio[i]! * x[i - 1]!;
    x[size - 1]! /= pivot[size - 1]!;
    for (let i = size - 2; i >= 0; i--) x[i] = (x[i]! - beside[i]! * x[i + 1]!) / pivot[i]!;
    return x;
  };
}
