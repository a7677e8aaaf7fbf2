/** Two histograms over the same bins, which grow wider when a value does not fit. Plain data. */
import type { Spread } from './types.ts';

const BINS = 24;

export interface Bins {
  from: number;
  width: number;
  played: number[];
  reference: number[];
}

export function newBins(): Bins {
  return { from: 0, width: 0, played: Array(BINS).fill(0), reference: Array(BINS).fill(0) };
}

export function addToBins(bins: Bins, line: 'played' | 'reference', value: number): void {
  if (!Number.isFinite(value)) return;
  if (bins.width === 0) {
    bins.width = 1;
    bins.from = Math.floor(value) - BINS / 2;
  }
  while (value < bins.from || value >= bins.from + BINS * bins.width)
    widen(bins, value < bins.from);
  bins[line][Math.floor((value - bins.from) / bins.width)]!++;
}

/** Twice as wide, with room below or above. */
function widen(bins: Bins, below: boolean): void {
  const start = below ? BINS / 2 : 0;
  for (const line of ['played', 'reference'] as const) {
    const counts = bins[line];
    const merged: number[] = Array(BINS).fill(0);
    for (let i = 0; i < BINS; i++) merged[start + (i >> 1)]! += counts[i]!;
    bins[line] = merged;
  }
  if (below) bins.from -= BINS * bins.width;
  bins.width *= 2;
}

/** Without the empty bins at either end; undefined if nothing was counted. */
export function spreadOf({ from, width, played, reference }: Bins): Spread | undefined {
  const filled = played.map((count, i) => count + reference[i]!);
  const first = filled.findIndex((count) => count > 0);
  if (first < 0) return undefined;
  const end = filled.findLastIndex((count) => count > 0) + 1;
  return {
    from: from + first * width,
    width,
    played: played.slice(first, end),
    reference: reference.slice(first, end),
  };
}

export function mergeBins(into: Bins, other: Bins): void {
  for (const line of ['played', 'reference'] as const)
    other[line].forEach((count, i) => {
      for (let k = 0; k < count; k++) addToBins(into, line, other.from + (i + 0.5) * other.width);
    });
}
