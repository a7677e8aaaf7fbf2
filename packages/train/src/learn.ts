/**
 * From positions to weights. First what counts are worth in final points, which every seat of every
 * game tells; then how much a lead in points decides, by time and number of players; then what else
 * the winners had.
 */
import { timeAt } from '@boardroom/kernel';
import type { LearntWeights } from '@boardroom/kernel';
import { fitChances, fitValues } from './fit.ts';
import type { Fit, Sample } from './fit.ts';
import { chancesBy, judge } from './judge.ts';
import type { Position } from './types.ts';

export type Model = Omit<LearntWeights, 'provenance'>;

const TIMES = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1];
/** How firmly the third fit is held to the first: chosen by games that neither saw. */
const FIRMNESS = [1000, 300, 100, 30];
/** … and the first to nothing. */
const POINTS_FIRM = 20;
const ALIKE = 4;
/** Points further from the table's mean than so many deviations count no more. */
const FAR = 2.5;

export interface Learnt {
  readonly model: Model;
  readonly firm: number;
}

/** Weights from positions of some games, with what suits those of others best. */
export function learn(
  names: readonly string[],
  taught: readonly Position[],
  tried: readonly Position[],
): Learnt {
  let best: Learnt | undefined;
  let least = Infinity;
  const base = firstModel(names, taught);
  for (const firm of FIRMNESS) {
    const model = refined(names, base, taught, firm);
    const { logLoss } = judge(chancesBy(names, model), tried);
    if (logLoss < least) best = { model, firm };
    least = Math.min(least, logLoss);
  }
  return best!;
}

/** The same with a firmness that is known. */
export function learnFirmly(
  names: readonly string[],
  taught: readonly Position[],
  firm: number,
): Model {
  return refined(names, firstModel(names, taught), taught, firm);
}

interface Base {
  readonly spread: Float64Array;
  readonly values: Float64Array;
}

/** What counts are worth in points. */
function firstModel(names: readonly string[], positions: readonly Position[]): Base {
  const counts = names.length;
  const spread = spreadOf(counts, positions);
  const far = FAR * pointSpread(positions);
  const samples = positions.map(({ players, gone, rows, out, scores }) => {
    const mean = scores.reduce((sum, each) => sum + each, 0) / players;
    const came = scores.map((each) => Math.max(-far, Math.min(far, each - mean)));
    return { players, gone, rows, out, came, scale: 1 };
  });
  const fit: Fit = { counts, times: TIMES, samples, spread, firm: POINTS_FIRM, alike: ALIKE };
  return { spread, values: fitValues(fit) };
}

function refined(
  names: readonly string[],
  { spread, values }: Base,
  positions: readonly Position[],
  firm: number,
): Model {
  const counts = names.length;
  let worth = values;
  let sharpness = sharpnessOf(counts, worth, positions);
  const samples = positions.map(({ players, gone, rows, out, won }) => {
    const sharp = sharpness[players]!;
    const { at, part } = timeAt(TIMES, gone);
    const scale = sharp[at]! + part * (sharp[at + 1]! - sharp[at]!);
    return { players, gone, rows, out, came: won, scale };
  });
  let mean = 0;
  for (const { scale } of samples) mean += (scale * scale) / samples.length;
  const scaled = spread.map((each) => each * mean);
  const fit: Fit = { counts, times: TIMES, samples, spread: scaled, firm, alike: ALIKE };
  worth = fitChances(fit, worth, 8);
  sharpness = sharpnessOf(counts, worth, positions);
  return {
    times: TIMES,
    worth: Object.fromEntries(
      names.map((name, f) => [name, TIMES.map((_, at) => rounded(worth[at * counts + f]!))]),
    ),
    sharpness: Object.fromEntries(
      Object.entries(sharpness).map(([players, each]) => [players, [...each].map(rounded)]),
    ),
  };
}

/** How much a lead decides, for each number of players. */
function sharpnessOf(
  counts: number,
  worth: Float64Array,
  positions: readonly Position[],
): Record<number, Float64Array> {
  const byPlayers: Record<number, Sample[]> = {};
  for (const { players, gone, rows, out, won } of positions) {
    const { at, part } = timeAt(TIMES, gone);
    const leads = new Float64Array(players);
    for (let f = 0; f < counts; f++) {
      const near = worth[at * counts + f]!;
      const now = near + part * (worth[(at + 1) * counts + f]! - near);
      for (let seat = 0; seat < players; seat++) leads[seat]! += now * rows[seat * counts + f]!;
    }
    (byPlayers[players] ??= []).push({ players, gone, rows: leads, out, came: won, scale: 1 });
  }
  const found: Record<number, Float64Array> = {};
  for (const [players, samples] of Object.entries(byPlayers)) {
    let spread = 0;
    for (const { rows } of samples) spread += variance(rows as Float64Array) / samples.length;
    const fit = { counts: 1, times: TIMES, samples, spread: Float64Array.of(spread) };
    const start = new Float64Array(TIMES.length).fill(1 / Math.sqrt(spread));
    found[Number(players)] = fitChances({ ...fit, firm: 1, alike: 1 }, start, 12);
  }
  return found;
}

function variance(values: Float64Array): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length;
}

/** Mean square of each count beside the mean of its table. */
function spreadOf(counts: number, positions: readonly Position[]): Float64Array {
  const spread = new Float64Array(counts);
  for (const { players, rows } of positions)
    for (let f = 0; f < counts; f++) {
      const column = Float64Array.from({ length: players }, (_, seat) => rows[seat * counts + f]!);
      spread[f]! += variance(column) / positions.length;
    }
  return spread;
}

function pointSpread(positions: readonly Position[]): number {
  let sum = 0;
  for (const { scores } of positions) sum += variance(scores) / positions.length;
  return Math.sqrt(sum);
}

/** Four digits are more than the games tell. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
