/**
 * A small network on top of the weights: it learns only what they leave over. Adam, small batches, in
 * an order drawn from the seed; what it learns is kept as long as games it does not learn from agree.
 */
import { chancesOf, networkInput, newRng, mix } from '@boardroom/kernel';
import type { Network, Rng } from '@boardroom/kernel';
import { chancesBy, judge } from './judge.ts';
import { rounded } from './learn.ts';
import type { Model } from './learn.ts';
import type { Position } from './types.ts';

const UNITS = 16;
const BATCH = 64;
const MOST_EPOCHS = 12;
const RATE = 0.002;
/** How much smaller weights become by themselves with each step. */
const DECAY = 1e-4;

interface Nets {
  readonly width: number;
  readonly means: Float64Array;
  readonly deviations: Float64Array;
  readonly hidden: Learning;
  readonly output: Learning;
}

/** Numbers being learnt, with Adam's running means. */
interface Learning {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export interface Epochs {
  readonly epochs: number;
  readonly logLoss: number;
}

/** How many rounds over the games serve games that are not learnt from best; 0 if none does. */
export function bestEpochs(
  names: readonly string[],
  model: Model,
  taught: readonly Position[],
  tried: readonly Position[],
  seed: number,
): Epochs {
  let best = { epochs: 0, logLoss: judge(chancesBy(names, model), tried).logLoss };
  learnNetwork(names, model, taught, MOST_EPOCHS, seed, (network, epochs) => {
    const { logLoss } = judge(chancesBy(names, { ...model, network }), tried);
    if (logLoss < best.logLoss) best = { epochs, logLoss };
  });
  return best;
}

export function learnNetwork(
  names: readonly string[],
  model: Model,
  taught: readonly Position[],
  epochs: number,
  seed: number,
  after?: (network: Network, epochs: number) => void,
): Network {
  const rng = newRng(seed);
  const nets = newNets(names.length, taught, rng);
  const plain = chancesBy(names, model);
  const base = taught.map((position) => plain(position).map((chance) => Math.log(chance)));
  const order = taught.map((_, i) => i);
  let steps = 0;
  const all = Math.ceil(taught.length / BATCH) * epochs;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    mix(order, rng);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) addSlopes(nets, taught[i]!, base[i]!, names.length);
      steps++;
      // Slower towards the end, so that it settles.
      const rate = RATE * (1 - steps / (all + 1));
      for (const each of [nets.hidden, nets.output]) step(each, batch.length, rate, steps);
    }
    after?.(networkOf(nets), epoch);
  }
  return networkOf(nets);
}

function newNets(counts: number, positions: readonly Position[], rng: Rng): Nets {
  const means = new Float64Array(counts);
  const deviations = new Float64Array(counts);
  let seen = 0;
  for (const { players, rows } of positions) {
    seen += players;
    for (let i = 0; i < players * counts; i++) {
      means[i % counts]! += rows[i]!;
      deviations[i % counts]! += rows[i]! ** 2;
    }
  }
  for (let f = 0; f < counts; f++) {
    const mean = means[f]! / seen;
    const variance = deviations[f]! / seen - mean ** 2;
    means[f] = rounded(mean);
    deviations[f] = rounded(Math.sqrt(variance) || 1);
  }
  const width = 2 * counts + 3;
  const hidden = learning(UNITS * width);
  for (let i = 0; i < hidden.values.length; i++)
    hidden.values[i] = (2 * rng.unit() - 1) * Math.sqrt(3 / width);
  return { width, means, deviations, hidden, output: learning(UNITS) };
}

function learning(size: number): Learning {
  return {
    values: new Float64Array(size),
    slope: new Float64Array(size),
    first: new Float64Array(size),
    second: new Float64Array(size),
  };
}

/** How the loss of one position changes with each number. */
function addSlopes(nets: Nets, p: Position, base: Float64Array, counts: number): void {
  const { width, hidden, output } = nets;
  const { players, rows, gone, out, won } = p;
  const sums = new Float64Array(counts);
  for (let i = 0; i < players * counts; i++) sums[i % counts]! += rows[i]!;
  const inputs = Array.from({ length: players }, () => new Float64Array(width));
  const active = new Float64Array(players * UNITS);
  const chances = Float64Array.from(base);
  for (let seat = 0; seat < players; seat++) {
    const input = inputs[seat]!;
    networkInput(input, rows, sums, seat, players, gone, nets.means, nets.deviations);
    for (let unit = 0, i = 0; unit < UNITS; unit++) {
      let sum = 0;
      for (let f = 0; f < width; f++, i++) sum += hidden.values[i]! * input[f]!;
      if (sum <= 0) continue;
      active[seat * UNITS + unit] = sum;
      chances[seat]! += output.values[unit]! * sum;
    }
  }
  chancesOf(chances, players, (seat) => out[seat] === 1);
  for (let seat = 0; seat < players; seat++) {
    const gap = chances[seat]! - won[seat]!;
    const input = inputs[seat]!;
    for (let unit = 0; unit < UNITS; unit++) {
      const value = active[seat * UNITS + unit]!;
      if (value === 0) continue;
      output.slope[unit]! += gap * value;
      const back = gap * output.values[unit]!;
      const at = unit * width;
      for (let f = 0; f < width; f++) hidden.slope[at + f]! += back * input[f]!;
    }
  }
}

function step({ values, slope, first, second }: Learning, of: number, rate: number, t: number) {
  const [a, b] = [1 - 0.9 ** t, 1 - 0.999 ** t];
  for (let i = 0; i < values.length; i++) {
    const by = slope[i]! / of;
    first[i] = 0.9 * first[i]! + 0.1 * by;
    second[i] = 0.999 * second[i]! + 0.001 * by * by;
    values[i]! -= (rate * (first[i]! / a)) / (Math.sqrt(second[i]! / b) + 1e-8);
    values[i]! *= 1 - DECAY;
    slope[i] = 0;
  }
}

function networkOf({ width, means, deviations, hidden, output }: Nets): Network {
  return {
    means: [...means],
    deviations: [...deviations],
    hidden: Array.from({ length: UNITS }, (_, unit) =>
      [...hidden.values.subarray(unit * width, (unit + 1) * width)].map(short),
    ),
    output: [...output.values].map(short),
  };
}

const short = (value: number): number => Number(value.toFixed(3));
