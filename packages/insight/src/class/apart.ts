/** How far the branches of a parting are apart, and what can be said of that. */
import { SURE } from '../decided.ts';
import type { Estimate } from '../types.ts';
import { aheadAt, gamesOf, meanOf } from './play.ts';
import type { PlayedOn } from './play.ts';
import type { BranchCame, Parted, PartingCame } from './types.ts';

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
    apart: apartOf(play, came, usual),
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

/** Beyond two standard errors lies one in twenty that is nothing, and a few more after few games. */
const APART = 2.25;

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
  const sure = Math.max(APART, Math.sqrt(2 * Math.log(looks * (came.length - 1))));
  return came.some(({ behind }) => -behind.value > sure * behind.se) ? 'different' : 'unclear';
}

/** At least so many games at the tables of each side say whether both had done well to choose alike. */
const LEAST_A_SIDE = 10;
/** As much as a win scatters where it is even. */
const EVEN = 0.5;

/** What the games of bots came to, branch by branch and game by game, in scores or in shares of the win. */
interface Measure {
  readonly games: readonly (readonly number[])[];
  readonly usual: number;
  /** What it came to in the class. */
  readonly means: readonly number[] | null;
}

/**
 * How far a branch is behind the best; if that differs for sure from side to side, where it is least so.
 * Tables that stand differently may each be right to choose as they do: then it is not this choice that
 * told them apart.
 */
function behindAnywhere(
  { from }: PlayedOn,
  { games, usual }: Measure,
  branch: number,
  best: number,
): Estimate {
  const whole = behindOf(games[branch]!, games[best]!, usual);
  const sides = [branch, best].map((side) => aheadAt(from, games, side, branch, best));
  if (sides.some(({ length }) => length < LEAST_A_SIDE)) return whole;
  const [one, other] = sides.map((ahead) => meanOf(ahead, usual / 4)) as [Estimate, Estimate];
  if (Math.abs(one.value - other.value) <= SURE * Math.hypot(one.se, other.se)) return whole;
  const least = one.value > other.value ? one : other;
  return least.value < 0 ? least : { value: 0, se: least.se };
}

/**
 * The scatter between branches, weighted by how many chose them: large if the class was split and if
 * much followed. What happened in the class counts as well as what the bots found, each by how sure
 * it is; with few tables the bots count for most of it.
 */
function scatterBetween(play: PlayedOn, measure: Measure): Estimate {
  const { games, usual, means } = measure;
  const counts = play.parting.branches.map(({ tables }) => tables.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const came = games.map((each) => meanOf(each, usual).value);
  const best = came.indexOf(Math.max(...came));
  let error = 0;
  const levels = counts.map((count, i) => {
    if (i === best) return 0;
    const { value, se } = behindAnywhere(play, measure, i, best);
    const inClass = usual * Math.sqrt(1 / count + 1 / counts[best]!);
    const v = means ? 1 / inClass ** 2 : 0;
    const w = 1 / (se > 0 ? se : usual) ** 2;
    const part = count / all;
    error += (part * (1 - part)) / Math.max(v + w, Number.MIN_VALUE);
    return v + w > 0 ? (v * (means ? means[i]! - means[best]! : 0) + w * value) / (v + w) : 0;
  });
  const middle = levels.reduce((sum, level, i) => sum + (counts[i]! / all) * level, 0);
  const between = levels.reduce(
    (sum, level, i) => sum + (counts[i]! / all) * (level - middle) ** 2,
    0,
  );
  return { value: Math.sqrt(between) / usual, se: Math.sqrt(error) / usual };
}

/** In scores or in shares of the win, whichever is surer: what costs a win need not cost points. */
function apartOf(play: PlayedOn, came: readonly BranchCame[], usual: number): Estimate {
  const means = came.map(({ mean }) => mean);
  const scores = scatterBetween(play, { games: play.scores, usual, means });
  if (gamesOf(play) === 0) return scores;
  const shares = scatterBetween(play, { games: play.shares, usual: EVEN, means: null });
  return shares.value - shares.se > scores.value - scores.se ? shares : scores;
}
