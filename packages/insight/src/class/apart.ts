/** How far the branches of a parting are apart, and what can be said of that. */
import { SURE } from '../decided.ts';
import type { Estimate } from '../types.ts';
import { gamesOf, meanOf } from './play.ts';
import type { PlayedOn } from './play.ts';
import type { BranchCame, Parted, Parting, PartingCame } from './types.ts';

/** Nothing is said of a branch that fewer tables chose … */
const LEAST_TABLES = 3;
/** … nor of one that fewer games were played of. */
export const LEAST_GAMES = 50;

/** The seat's result at a table. */
export type ResultOf = (table: number, seat: number) => number;

/** Of all values around their mean. */
export function scatterOf(values: readonly number[]): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

/** The difference game by game: the same luck on both sides. */
function behindOf(scores: readonly number[], best: readonly number[], usual: number): Estimate {
  return meanOf(
    scores.map((score, i) => score - best[i]!),
    usual / 4,
  );
}

/** What bots found of each branch. */
export function byGames(
  { scores, shares }: Pick<PlayedOn, 'scores' | 'shares'>,
  usual: number,
): Pick<BranchCame, 'bots' | 'scores' | 'behind'>[] {
  const bots = scores.map((each, i) => ({
    score: meanOf(each, usual),
    share: meanOf(shares[i]!, 0.5),
  }));
  const best = bots.reduce(
    (top, { score }, i) => (score.value > bots[top]!.score.value ? i : top),
    0,
  );
  return bots.map((each, i) => ({
    bots: each,
    scores: scores[i]!,
    behind: i === best ? { value: 0, se: 0 } : behindOf(scores[i]!, scores[best]!, usual),
  }));
}

/** `usual`: how much results scatter in this class. `looks`: how many partings are looked at. */
export function cameOf(
  play: PlayedOn,
  resultOf: ResultOf,
  usual: number,
  looks: number,
): PartingCame {
  const { parting } = play;
  const games = gamesOf(play);
  const bots = byGames(play, usual);
  const came = parting.branches.map(({ tables }, i): BranchCame => {
    const results = tables.map((table) => resultOf(table, parting.seat));
    const mean = results.reduce((sum, each) => sum + each, 0) / results.length;
    return { results, mean, ...bots[i]! };
  });
  return {
    parting,
    came,
    games,
    byClass: byClass(came),
    byBots: byBots(came, games, looks),
    apart: apartOf(parting, came, usual),
  };
}

/** By the usual rule for two means, the two largest branches. */
function byClass(came: readonly BranchCame[]): Parted {
  const [a, b] = came as [BranchCame, BranchCame];
  if (b.results.length < LEAST_TABLES) return 'few';
  const error = Math.hypot(
    scatterOf(a.results) / Math.sqrt(a.results.length),
    scatterOf(b.results) / Math.sqrt(b.results.length),
  );
  return Math.abs(a.mean - b.mean) > 3 * error ? 'different' : 'unclear';
}

/**
 * Whether some branch is behind the best for sure. Of many partings that are nothing some lie beyond
 * two standard errors, so it has to be beyond what the largest of so many would be.
 */
export function byBots(
  came: readonly Pick<BranchCame, 'behind'>[],
  games: number,
  looks: number,
): Parted {
  if (games < LEAST_GAMES) return 'few';
  const sure = Math.max(SURE, Math.sqrt(2 * Math.log(looks * (came.length - 1))));
  return came.some(({ behind }) => -behind.value > sure * behind.se) ? 'different' : 'unclear';
}

/**
 * The scatter between branches, weighted by how many chose them: large if the class was split and if
 * much followed. What happened in the class counts as well as what the bots found, each by how sure
 * it is; with few tables the bots count for most of it.
 */
function apartOf({ branches }: Parting, came: readonly BranchCame[], usual: number): Estimate {
  const counts = branches.map(({ tables }) => tables.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const best = Math.max(
    0,
    came.findIndex(({ behind }) => behind.se === 0 && behind.value === 0),
  );
  let error = 0;
  const levels = came.map(({ mean, behind }, i) => {
    if (i === best) return 0;
    const inClass = usual * Math.sqrt(1 / counts[i]! + 1 / counts[best]!);
    const byGames = behind.se > 0 ? behind.se : usual;
    const [v, w] = [1 / inClass ** 2, Number.isFinite(byGames) ? 1 / byGames ** 2 : 0];
    const part = counts[i]! / all;
    error += part * (1 - part) * (1 / (v + w));
    return (v * (mean - came[best]!.mean) + w * behind.value) / (v + w);
  });
  const middle = levels.reduce((sum, level, i) => sum + (counts[i]! / all) * level, 0);
  const between = levels.reduce(
    (sum, level, i) => sum + (counts[i]! / all) * (level - middle) ** 2,
    0,
  );
  return { value: Math.sqrt(between), se: Math.sqrt(error) };
}
