/** A parting played on by bots: every branch from the same position, with the same luck. */
import { check, clone, guess, isRefusal, moveKey, newRng, viewFor } from '@boardroom/kernel';
import type { Move, State } from '@boardroom/kernel';
import { begin, endOf } from '../fork.ts';
import { wholeLine } from '../leaf.ts';
import type { Play } from '../leaf.ts';
import { hash, newLine } from '../play-on.ts';
import type { Player } from '../play-on.ts';
import type { Ending } from '../tally.ts';
import type { Estimate } from '../types.ts';
import type { Parting } from './types.ts';

/** Positions of one table from which a parting is played on. */
interface From {
  readonly s: State;
  /** The branch that the table chose. */
  readonly side: number;
  /** For each branch what can be played here. At a table of the branch: what it played. */
  readonly moves: readonly (readonly Move[])[];
}

export interface PlayedOn {
  readonly parting: Parting;
  readonly from: readonly From[];
  readonly seed: number;
  /** For each branch, game by game: the seat's score and its share of the win. */
  readonly scores: number[][];
  readonly shares: number[][];
  /** What a few short lines promise; null before there were any. */
  promise: number | null;
  /** If it split the class so first: how many later partings it may have led to. Else 0. */
  leads: number;
}

export function openPlay(
  p: Player,
  parting: Parting,
  states: readonly (readonly [table: number, s: State, played: Move])[],
  seed: number,
): PlayedOn {
  const { branches, seat } = parting;
  const from = states.map(([table, s, played]): From => ({
    s,
    side: branches.findIndex(({ tables }) => tables.includes(table)),
    moves: branches.map(({ tables, moves }) =>
      tables.includes(table)
        ? [played]
        : moves.filter((move) => !isRefusal(check(p.game, p.t, s, seat, move))),
    ),
  }));
  const empty = (): number[][] => branches.map(() => []);
  return { parting, from, seed, scores: empty(), shares: empty(), promise: null, leads: 0 };
}

/** One game of each branch, as far as `play` goes: the seat's share of the win, branch by branch. */
export function lookOnce(p: Player, one: PlayedOn, n: number, play: Play): number[] {
  return lines(p, one, n, play).map(({ shares }) => shares[one.parting.seat]!);
}

/** Game by game, at the tables that chose `side`: how far one branch was ahead of another. */
export function aheadAt(
  from: readonly Pick<From, 'side'>[],
  games: readonly (readonly number[])[],
  side: number,
  one: number,
  other: number,
): number[] {
  return games[one]!.flatMap((came, n) =>
    from[n % from.length]!.side === side ? [came - games[other]![n]!] : [],
  );
}

export const gamesOf = ({ scores }: PlayedOn): number => scores[0]!.length;

/** One game of each branch to its end. The n-th is the same whenever it is played. */
export function playOnce(p: Player, one: PlayedOn): void {
  for (const [branch, { score, shares }] of lines(p, one, gamesOf(one), wholeLine).entries()) {
    one.scores[branch]!.push(score);
    one.shares[branch]!.push(shares[one.parting.seat]!);
  }
}

/** Of each branch a line, from the position of one table after the other. */
function lines(p: Player, { from, parting, seed }: PlayedOn, n: number, play: Play): Ending[] {
  const { s, moves } = from[n % from.length]!;
  const turn = Math.floor(n / from.length);
  const luck = hash(seed, 3, n);
  const view = viewFor(p.game, p.t, s, parting.seat);
  const base = guess(p.game, p.t, view, parting.seat, newRng(luck));
  const known = new Map<string, Ending>();
  return moves.map((options) => {
    const move = options[turn % options.length]!;
    const key = moveKey(move);
    const ending = known.get(key) ?? ended(p, clone(base), luck, parting, move, play);
    known.set(key, ending);
    return ending;
  });
}

function ended(
  p: Player,
  s: State,
  luck: number,
  parting: Parting,
  move: Move,
  play: Play,
): Ending {
  const line = newLine(p, s, luck);
  begin(p, line, parting, move);
  play(p, line);
  return endOf(p, line, parting);
}

/** Mean and its standard error; as if one more had been seen a usual scatter away from the mean. */
export function meanOf(values: readonly number[], usual: number): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, se: Infinity };
  const value = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  return { value, se: Math.sqrt((squares + usual * usual) / n / Math.max(1, n - 1)) };
}
