/** Where a score lies in the field. */
import type { Fielded } from './types.ts';

/** Of a hundred games of the field, how many reached less; those with just as much count half. */
export function aheadOf(score: number, field: readonly Fielded[]): number {
  let ahead = 0;
  for (const one of field) ahead += one.score < score ? 1 : one.score === score ? 0.5 : 0;
  return field.length === 0 ? 0 : Math.floor((100 * ahead) / field.length);
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  /** The person's own score lies here. */
  readonly own: boolean;
}

const MOST_BINS = 21;

/** So wide that there are at most so many, at steps people count in: 1, 2, 5, 10 … */
export function binsOf(score: number, field: readonly Fielded[]): Bin[] {
  const all = [score, ...field.map((one) => one.score)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = stepFor((most - least) / MOST_BINS);
  const first = Math.floor(least / width);
  const count = Math.floor(most / width) - first + 1;
  return Array.from({ length: count }, (_, i) => {
    const from = (first + i) * width;
    const to = from + width;
    const within = (value: number): boolean => value >= from && value < to;
    const games = field.filter((one) => within(one.score)).length;
    return { from, to, games, own: within(score) };
  });
}

function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least)!;
}

/** The mean of each kind of bot that has a name a person knows. */
export function meansOf(
  field: readonly Fielded[],
  bots: readonly string[],
): { readonly bot: string; readonly mean: number }[] {
  return bots.flatMap((bot) => {
    const scores = field.filter((one) => one.bot === bot).map((one) => one.score);
    if (scores.length === 0) return [];
    return { bot, mean: scores.reduce((sum, score) => sum + score, 0) / scores.length };
  });
}
