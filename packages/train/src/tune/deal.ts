/**
 * One deal of a search for better numbers: played twice, with the numbers bent one way and the other,
 * from the same seat against the same others with the same luck.
 */
import { advisedPolicy, newRng, playout, shareOfWin, start } from '@boardroom/kernel';
import type { AnyGame, Rng, Table } from '@boardroom/kernel';
import { hash } from '../self-play.ts';
import { bent } from './numbers.ts';
import type { Spot } from './numbers.ts';

export interface TuneOrder {
  readonly game: string;
  readonly seed: string;
  /** Tables of so many players take turns. */
  readonly players: readonly number[];
  readonly character: object;
  readonly spots: readonly Spot[];
  /** How far the numbers have been moved, as powers of e … */
  readonly moved: readonly number[];
  /** … and how far a deal tries them to either side. */
  readonly reach: number;
}

/** What a deal says: by how much more was won one way than the other, in fair shares. */
export function playDeal(game: AnyGame, tables: readonly Table[], o: TuneOrder, n: number): number {
  const t = tables[n % tables.length]!;
  const seat = Math.floor(n / tables.length) % t.players;
  const way = wayOf(o, n);
  const play = (sign: number): number => {
    const by = o.moved.map((each, i) => each + sign * o.reach * way[i]!);
    return wonBy(game, t, bent(o.character, o.spots, by), seat, `${o.seed} ${n}`);
  };
  return play(1) - play(-1);
}

/** The way deal `n` bends the numbers: a normal deviate for each. */
export function wayOf({ seed, spots }: TuneOrder, n: number): Float64Array {
  const rng = newRng(hash(`${seed} way ${n}`));
  return Float64Array.from(spots, () => deviate(rng));
}

/** Box and Muller. */
function deviate(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.unit())) * Math.cos(2 * Math.PI * rng.unit());
}

/** What a character wins in one seat while the game's usual one has the others: 1 is a fair share. */
export function wonBy(
  game: AnyGame,
  t: Table,
  character: object,
  seat: number,
  seed: string,
): number {
  const usual = advisedPolicy(game);
  const policies = Array.from({ length: t.seats }, () => usual);
  policies[seat] = advisedPolicy(game, character);
  const s = start(game, t, seed);
  playout(game, t, s, policies, newRng(hash(seed)));
  return t.players * shareOfWin(game.ranking(t, s), seat);
}
