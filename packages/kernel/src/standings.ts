import type { Game, GameTypes, Seat, Table } from './types.ts';

export interface Standing {
  readonly seat: Seat;
  /** Players equal in every key share a place, and the places after it count on: 1, 1, 3. */
  readonly place: number;
  readonly score: number;
  /** The keys of `game.rankedBy`. */
  readonly keys: readonly number[];
}

export function standings<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
): Standing[] {
  const scores = game.scores(t, s);
  const ranking = game.ranking(t, s);
  return ranking
    .map((keys, seat) => ({
      seat,
      score: scores[seat]!,
      keys,
      place: 1 + ranking.filter((other) => compareKeys(other, keys) > 0).length,
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** The first place is worth 1, shared among those who share it; any other nothing. */
export function shareOfWin(ranking: readonly (readonly number[])[], seat: number): number {
  let shared = 0;
  for (const keys of ranking) {
    const order = compareKeys(keys, ranking[seat]!);
    if (order > 0) return 0;
    if (order === 0) shared++;
  }
  return 1 / shared;
}

/** The key that the scores are: keys before it bar from winning, keys after it break ties. */
export function scoreKey(all: readonly Standing[]): number {
  const [first] = all;
  const at = first ? first.keys.findIndex((_, i) => all.every((o) => o.keys[i] === o.score)) : -1;
  return Math.max(0, at);
}

/** The key that puts one before the other; -1 if they are level. */
export function decidedBy(one: Standing, other: Standing): number {
  return one.keys.findIndex((key, i) => key !== other.keys[i]);
}
