/**
 * Evaluations that are fitted to games and not written by hand. A game says what it counts of a
 * position (its {@link Encoding}); a file of weights says what each count is worth, and when. How they
 * are fitted: docs/training.md.
 */
import { isOver } from './engine.ts';
import { shareOfWin } from './standings.ts';
import type { Advice, Encoding, GameTypes, Seat, Table } from './types.ts';

/** What `npm run train` writes into the folder of a game, `weights/evaluate.json`. */
export interface LearntWeights {
  /** Parts of the game that are over, ascending from 0 to 1; between them weights change evenly. */
  readonly times: readonly number[];
  /** What one of each count is worth at each of the times. */
  readonly worth: Readonly<Record<string, readonly number[]>>;
  /** How much a lead decides at each of the times, by number of players. */
  readonly sharpness: Readonly<Record<string, readonly number[]>>;
  /** What the counts mean together, where that was found to foretell better. */
  readonly network?: Network;
  readonly provenance: Provenance;
}

/**
 * One hidden layer. It sees what a player has and what the others have on average, in deviations from
 * the mean, the part of the game that is over, and the number of players.
 */
export interface Network {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  /** A row per hidden unit: own counts, the others', the time, players, and what it has anyway. */
  readonly hidden: readonly (readonly number[])[];
  readonly output: readonly number[];
}

/** From what the weights were made; the same again gives the same weights. */
export interface Provenance {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly seed: string;
  readonly games: number;
  /** Positions as the game's search judges them, when its clock has moved on; else at any time. */
  readonly atTicks?: boolean;
  readonly positions: number;
  /** Hash of the names of what is counted: other counts need other weights. */
  readonly features: string;
  readonly heldOut: {
    readonly games: number;
    /** Mean loss in nats, and that of a guess from the number of players alone. */
    readonly logLoss: number;
    readonly blind: number;
    /** Expected calibration error where a tenth, half and nine tenths of the game are over. */
    readonly calibration: readonly number[];
  };
}

/** The place of a time among the times: the one before it, and the part of the way to the next. */
export function timeAt(times: readonly number[], gone: number): { at: number; part: number } {
  let at = 0;
  while (at < times.length - 2 && gone >= times[at + 1]!) at++;
  const part = (gone - times[at]!) / (times[at + 1]! - times[at]!);
  return { at, part: Math.max(0, Math.min(1, part)) };
}

/** Scores of all players from their counts; chances are in proportion to their exponentials. */
export type Scorer = (rows: Float64Array, players: number, gone: number, out: Float64Array) => void;

export function scorerOf(
  names: readonly string[],
  weights: Omit<LearntWeights, 'provenance'>,
): Scorer {
  const { times, worth, sharpness, network } = weights;
  const columns = names.map((name) => {
    const each = worth[name];
    if (each?.length !== times.length) throw new Error(`there are no weights for ${name}`);
    return each;
  });
  const now = new Float64Array(names.length);
  const refine = network && networkOf(names.length, network);
  return (rows, players, gone, out) => {
    const { at, part } = timeAt(times, gone);
    const sharp = sharpness[players] ?? nearest(sharpness, players);
    const scale = sharp[at]! + part * (sharp[at + 1]! - sharp[at]!);
    for (let f = 0; f < now.length; f++) {
      const each = columns[f]!;
      now[f] = scale * (each[at]! + part * (each[at + 1]! - each[at]!));
    }
    for (let seat = 0, i = 0; seat < players; seat++) {
      let score = 0;
      for (let f = 0; f < now.length; f++, i++) score += now[f]! * rows[i]!;
      out[seat] = score;
    }
    refine?.(rows, players, gone, out);
  };
}

function nearest(of: LearntWeights['sharpness'], players: number): readonly number[] {
  const [first, ...others] = Object.keys(of).map(Number);
  let best = first!;
  for (const each of others) if (Math.abs(each - players) < Math.abs(best - players)) best = each;
  return of[best]!;
}

/** Adds what the network finds to the scores. */
function networkOf(counts: number, network: Network): Scorer {
  const { means, deviations, output } = network;
  const width = 2 * counts + 3;
  const hidden = Float64Array.from(network.hidden.flat());
  const all = new Float64Array(counts);
  const input = new Float64Array(width);
  return (rows, players, gone, out) => {
    all.fill(0);
    for (let i = 0, seat = 0; seat < players; seat++)
      for (let f = 0; f < counts; f++, i++) all[f]! += rows[i]!;
    for (let seat = 0; seat < players; seat++) {
      networkInput(input, rows, all, seat, players, gone, means, deviations);
      let score = 0;
      for (let unit = 0, i = 0; unit < output.length; unit++) {
        let sum = 0;
        for (let f = 0; f < width; f++, i++) sum += hidden[i]! * input[f]!;
        if (sum > 0) score += output[unit]! * sum;
      }
      out[seat]! += score;
    }
  };
}

/** What the network sees of one player. */
export function networkInput(
  input: Float64Array,
  rows: Float64Array,
  all: Float64Array,
  seat: Seat,
  players: number,
  gone: number,
  means: ArrayLike<number>,
  deviations: ArrayLike<number>,
): void {
  const counts = all.length;
  const others = Math.max(1, players - 1);
  for (let f = 0; f < counts; f++) {
    const own = rows[seat * counts + f]!;
    input[f] = (own - means[f]!) / deviations[f]!;
    input[counts + f] = ((all[f]! - own) / others - means[f]!) / deviations[f]!;
  }
  input[2 * counts] = 2 * gone - 1;
  input[2 * counts + 1] = (players - 4) / 2;
  input[2 * counts + 2] = 1;
}

/** Scores become chances that add up to 1; a player who is out has none. */
export function chancesOf(
  scores: Float64Array,
  players: number,
  isOut?: (seat: Seat) => boolean,
): void {
  let most = -Infinity;
  for (let seat = 0; seat < players; seat++) {
    if (isOut?.(seat)) scores[seat] = -Infinity;
    if (scores[seat]! > most) most = scores[seat]!;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    scores[seat] = Math.exp(scores[seat]! - most);
    sum += scores[seat]!;
  }
  for (let seat = 0; seat < players; seat++) scores[seat]! /= sum;
}

/** The evaluation of a game by weights: the chance of the first place. */
export function evaluateBy<G extends GameTypes>(
  encoding: Encoding<G>,
  weights: LearntWeights,
  ranking: (t: Table<G>, s: Readonly<G['state']>) => number[][],
): Advice<G>['evaluate'] {
  const score = scorerOf(encoding.names, weights);
  let rows = new Float64Array(0);
  let scores = new Float64Array(0);
  return (t, s, seat) => {
    if (isOver(s)) return shareOfWin(ranking(t, s), seat);
    const { players } = t;
    if (scores.length !== players) {
      rows = new Float64Array(players * encoding.names.length);
      scores = new Float64Array(players);
    }
    encoding.encode(t, s, seat, rows);
    score(rows, players, encoding.gone(t, s), scores);
    chancesOf(scores, players, encoding.isOut && ((each) => encoding.isOut!(t, s, each)));
    return scores[seat]!;
  };
}
