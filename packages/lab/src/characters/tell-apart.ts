/**
 * Can a game's characters be told apart by what they do? Each seat of each game has one of them; a simple
 * classifier learns from some games and names the characters of the others.
 */
import { makeBot, playGame } from '@boardroom/bots';
import { newRng } from '@boardroom/kernel';
import type { AnyGame, Rng, Table } from '@boardroom/kernel';
import { classifier } from './classifier.ts';
import type { Sample } from './classifier.ts';
import { commonKinds, mark, row } from './marks.ts';
import type { Marks } from './marks.ts';

export interface ToldApart {
  readonly names: readonly string[];
  /** Seats of games that the classifier had not seen. */
  readonly seats: number;
  readonly right: number;
  /** How often each (row) was taken for each (column). */
  readonly taken: readonly (readonly number[])[];
}

interface Seen {
  readonly marks: Marks;
  readonly label: number;
}

export function tellApart(
  game: AnyGame,
  t: Table,
  order: { readonly seed: string; readonly games: number; readonly heldOut: number },
): ToldApart {
  const names = Object.keys(game.advice.characters);
  const rng = newRng(1);
  const play = (first: number, count: number): Seen[] =>
    Array.from({ length: count }, (_, i) =>
      watch(game, t, names, `${order.seed} ${first + i}`, rng),
    ).flat();
  const known = play(0, order.games);
  const kinds = commonKinds(known.map(({ marks }) => marks));
  const sample = ({ marks, label }: Seen): Sample => ({ row: row(marks, kinds), label });
  const name = classifier(known.map(sample), names.length);
  const taken = names.map(() => names.map(() => 0));
  let [seats, right] = [0, 0];
  for (const seen of play(order.games, order.heldOut)) {
    const label = name(row(seen.marks, kinds));
    taken[seen.label]![label]!++;
    seats++;
    if (label === seen.label) right++;
  }
  return { names, seats, right, taken };
}

function watch(game: AnyGame, t: Table, names: readonly string[], seed: string, rng: Rng): Seen[] {
  const seen = Array.from({ length: t.players }, () => ({
    marks: new Map<string, number>(),
    label: rng.below(names.length),
  }));
  const bots = Array.from({ length: t.seats }, (_, seat) =>
    makeBot(game, `heuristic:${names[seen[seat]?.label ?? 0]}`)!,
  );
  playGame(game, t, seed, bots, {
    after(seat, move) {
      const own = seen[seat];
      if (own) mark(own.marks, move);
    },
  });
  return seen;
}
