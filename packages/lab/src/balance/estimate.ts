/** From sums to values, their intervals and the variance of what they differ by. */
import { ONCE } from './sequence.ts';
import { MOMENTS } from './types.ts';
import type { Bar } from './types.ts';

export interface Estimate {
  readonly base: Bar;
  readonly fork: Bar;
  readonly difference: number;
  /** Of the difference, for one pair. */
  readonly variance: number;
}

/**
 * Two ratios of means, and how their difference varies from pair to pair: the variance of the
 * influence of a pair, (b − q·l) / mean(l) − (a − p·k) / mean(k). Where k and l are 1 in every game
 * it is the variance of b − a. Two pairs that differ by a whole step are added, one up, one down:
 * where nothing has differed yet, something still may. Null where either was never counted.
 */
export function ratios(
  moments: readonly number[],
  index: number,
  pairs: number,
  step: number,
): Estimate | null {
  const at = MOMENTS * index;
  const [a, k, b, l] = mean(moments, at, 4, pairs) as [number, number, number, number];
  if (!(k > 0) || !(l > 0)) return null;
  const [aa, ak, ab, al, kk, kb, kl, bb, bl, ll] = mean(moments, at + 4, 10, pairs) as Ten;
  const [p, q] = [a / k, b / l];
  const base = (aa - 2 * p * ak + p * p * kk) / (k * k);
  const fork = (bb - 2 * q * bl + q * q * ll) / (l * l);
  const both = (ab - q * al - p * kb + p * q * kl) / (k * l);
  const guard = (2 * step * step) / (Math.min(k, l) ** 2 * pairs);
  return {
    base: bar(p, base, pairs),
    fork: bar(q, fork, pairs),
    difference: q - p,
    variance: Math.max(0, base + fork - 2 * both) + guard,
  };
}

/** The means of k and l, such as the seats that use a thing in a game. */
export function means(moments: readonly number[], index: number, pairs: number): Estimate {
  const at = MOMENTS * index;
  const [, k, , l] = mean(moments, at, 4, pairs) as [number, number, number, number];
  const [, , , , kk, , kl, , , ll] = mean(moments, at + 4, 10, pairs) as Ten;
  const variance = kk + ll - 2 * kl - (l - k) ** 2;
  return {
    base: bar(k, kk - k * k, pairs),
    fork: bar(l, ll - l * l, pairs),
    difference: l - k,
    variance: Math.max(0, variance) + 2 / pairs,
  };
}

type Ten = [number, number, number, number, number, number, number, number, number, number];

function mean(moments: readonly number[], at: number, count: number, pairs: number): number[] {
  return moments.slice(at, at + count).map((sum) => sum / pairs);
}

function bar(value: number, variance: number, pairs: number): Bar {
  const half = ONCE * Math.sqrt(Math.max(0, variance) / pairs);
  return { value, low: value - half, high: value + half };
}
