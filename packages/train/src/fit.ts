/**
 * Fits weights of counts to how games ended. Both fits see players only beside each other at one
 * table: what all have alike decides nothing.
 */
import { chancesOf, timeAt } from '@boardroom/kernel';
import { addBlock, hold, newBlocks, solve } from './blocks.ts';

/** A position as a fit sees it. */
export interface Sample {
  readonly players: number;
  readonly gone: number;
  readonly rows: ArrayLike<number>;
  readonly out: Uint8Array;
  /** What is to be foretold of each player. */
  readonly came: ArrayLike<number>;
  /** What scores are multiplied by. */
  readonly scale: number;
}

export interface Fit {
  readonly counts: number;
  readonly times: readonly number[];
  readonly samples: readonly Sample[];
  /** Mean square of each count beside the table's mean. */
  readonly spread: Float64Array;
  /** How firmly weights are held, in positions worth of evidence, and alike over time. */
  readonly firm: number;
  readonly alike: number;
}

/** Counts of players who are in, beside the mean of those, by least squares to what came. */
export function fitValues(fit: Fit): Float64Array {
  const { counts, times } = fit;
  const blocks = newBlocks(counts, times.length);
  const nothing = new Float64Array(blocks.size);
  const even = (out: Uint8Array, chances: Float64Array): void => {
    chances.fill(0);
    chancesOf(chances, out.length, (seat) => out[seat] === 1);
  };
  const gap = (sample: Sample, shares: Float64Array, seat: number): number => {
    let mean = 0;
    for (let i = 0; i < shares.length; i++) mean += shares[i]! * sample.came[i]!;
    return shares[seat]! * (sample.came[seat]! - mean);
  };
  const work = workspace(counts);
  for (const sample of fit.samples) {
    const shares = new Float64Array(sample.players);
    even(sample.out, shares);
    addSample(blocks, fit, sample, shares, (seat) => gap(sample, shares, seat), work);
  }
  hold(blocks, nothing, nothing, (f) => fit.firm * fit.spread[f]! + 1e-9, fit.alike);
  return solve(blocks);
}

/** Weights whose scores, as chances, foretell who wins; held near those wanted. Newton's method. */
export function fitChances(fit: Fit, wanted: Float64Array, steps: number): Float64Array {
  const { counts, times } = fit;
  const weights = Float64Array.from(wanted);
  const work = workspace(counts);
  for (let step = 0; step < steps; step++) {
    const blocks = newBlocks(counts, times.length);
    for (const sample of fit.samples) {
      const chances = chancesBy(fit, weights, sample);
      const gap = (seat: number): number => sample.came[seat]! - chances[seat]!;
      addSample(blocks, fit, sample, chances, gap, work);
    }
    hold(blocks, weights, wanted, (f) => fit.firm * fit.spread[f]! + 1e-9, fit.alike);
    const change = solve(blocks);
    let most = 0;
    for (let i = 0; i < weights.length; i++) {
      const size = Math.sqrt(fit.spread[i % counts]!);
      most = Math.max(most, Math.abs(change[i]!) * size);
    }
    // A step may overshoot where chances are near 0 and 1.
    const part = most > 1 ? 1 / most : 1;
    for (let i = 0; i < weights.length; i++) weights[i]! += part * change[i]!;
    if (most < 1e-6) break;
  }
  return weights;
}

function chancesBy(
  { counts, times }: Pick<Fit, 'counts' | 'times'>,
  weights: Float64Array,
  { players, gone, rows, out, scale }: Sample,
): Float64Array {
  const { at, part } = timeAt(times, gone);
  const chances = new Float64Array(players);
  for (let f = 0; f < counts; f++) {
    const near = weights[at * counts + f]!;
    const now = scale * (near + part * (weights[(at + 1) * counts + f]! - near));
    for (let seat = 0; seat < players; seat++) chances[seat]! += now * rows[seat * counts + f]!;
  }
  chancesOf(chances, players, (seat) => out[seat] === 1);
  return chances;
}

interface Workspace {
  readonly block: Float64Array;
  readonly side: Float64Array;
  readonly mean: Float64Array;
  readonly beside: Float64Array;
}

function workspace(counts: number): Workspace {
  return {
    block: new Float64Array(counts * counts),
    side: new Float64Array(counts),
    mean: new Float64Array(counts),
    beside: new Float64Array(counts),
  };
}

/** Adds how counts go together, weighted by chances, and how they go with what is lacking. */
function addSample(
  blocks: ReturnType<typeof newBlocks>,
  { counts, times }: Fit,
  { players, gone, rows, scale }: Sample,
  chances: Float64Array,
  lacking: (seat: number) => number,
  { block, side, mean, beside }: Workspace,
): void {
  block.fill(0);
  side.fill(0);
  mean.fill(0);
  for (let seat = 0; seat < players; seat++)
    for (let f = 0; f < counts; f++) mean[f]! += chances[seat]! * rows[seat * counts + f]!;
  for (let seat = 0; seat < players; seat++) {
    const gap = scale * lacking(seat);
    const weight = scale * scale * chances[seat]!;
    for (let f = 0; f < counts; f++) {
      beside[f] = rows[seat * counts + f]! - mean[f]!;
      side[f]! += gap * beside[f]!;
    }
    if (weight === 0) continue;
    for (let i = 0; i < counts; i++) {
      const by = weight * beside[i]!;
      if (by === 0) continue;
      for (let j = 0; j < counts; j++) block[i * counts + j]! += by * beside[j]!;
    }
  }
  const { at, part } = timeAt(times, gone);
  addBlock(blocks, at, part, block, side);
}
