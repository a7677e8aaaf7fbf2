/** What a game counts of a position is numbers, all of them, and nothing that the viewer cannot see. */
import { newRng } from '../rng.ts';
import type { AnyGame, Seat, State, Table } from '../types.ts';
import { guess, viewFor } from '../views.ts';

/** Faults of the encoding, where the game has one. */
export function encodingFaults(
  game: AnyGame,
  t: Table,
  s: State,
  seat: Seat,
  seed: number,
): string[] {
  const { encoding } = game.advice;
  if (!encoding) return [];
  const { names } = encoding;
  const faults: string[] = [];
  if (new Set(names).size < names.length) faults.push('a count is named twice');
  const view = viewFor(game, t, s, seat);
  // Another state that the seat cannot tell from the true one.
  const other = viewFor(game, t, guess(game, t, view, seat, newRng(seed)), seat);
  const [seen, elsewhere] = [view, other].map((state) => {
    const rows = new Float64Array(t.players * names.length).fill(NaN);
    encoding.encode(t, state, seat, rows);
    return rows;
  });
  for (const [i, value] of seen!.entries()) {
    const name = `${names[i % names.length]} of seat ${Math.floor(i / names.length)}`;
    if (!Number.isFinite(value)) faults.push(`${name} is ${value} in the view of seat ${seat}`);
    if (value !== elsewhere![i]) faults.push(`${name} tells seat ${seat} what it cannot see`);
  }
  const gone = encoding.gone(t, s);
  if (!(gone >= 0 && gone <= 1)) faults.push(`the part of the game that is over is ${gone}`);
  if (encoding.gone(t, view) !== gone) faults.push(`seat ${seat} cannot see how much is over`);
  return faults;
}
