/**
 * What each seat knows of a line of play: its own answers, and what the rules reported to it (dice, cards
 * turned up, bids, offers), as one number. Nodes of the tree are found by it, so that a seat never chooses
 * by what it could not tell apart: a sealed answer is nobody's until the rules open it, and a card drawn in
 * secret is the drawer's alone.
 */
import { peek } from '@boardroom/kernel';
import type { AnyGame, Event, Frame, Seat, State, Table } from '@boardroom/kernel';
import { hashFields, hashText, mixIn } from './move-hash.ts';

/** One 32-bit number per seat: two positions of one tree hardly ever share one. */
export type Knowledge = Int32Array;

/** The number under which the tree keeps the node of the seat asked. */
export function nodeKey(known: Knowledge, f: Frame): number {
  return mixIn(known[f.seat]!, hashText(f.kind) ^ f.seat);
}

/** An answer is known to whoever gave it; others learn what the rules tell of it. */
export function noteOwn(known: Knowledge, seat: Seat, hash: number): void {
  known[seat] = mixIn(known[seat]!, hash);
}

/** A fact reported to everybody, or to some seats. */
export function noteTold(known: Knowledge, event: Event, to?: readonly Seat[]): void {
  const fact = hashFields(event);
  if (to === undefined) for (let seat = 0; seat < known.length; seat++) noteOwn(known, seat, fact);
  else for (let i = 0; i < to.length; i++) noteOwn(known, to[i]!, fact);
}

/** Each of the others knows its own secrets, as they are in this guess. */
export function noteSecrets(
  known: Knowledge,
  game: AnyGame,
  t: Table,
  guessed: Readonly<State>,
  own: Seat,
): void {
  const fields = game.knowledge.seat;
  if (fields.length === 0) return;
  for (let seat = 0; seat < t.players; seat++) {
    if (seat === own) continue;
    const view = peek(game, t, guessed, seat) as unknown as Readonly<Record<string, unknown>>;
    for (let i = 0; i < fields.length; i++) noteOwn(known, seat, hashFields(view[fields[i]!]));
  }
}
