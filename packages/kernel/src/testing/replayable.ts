/** A match as a record: what can be taken back and what cannot, written, read and played again. */
import { expect } from 'vitest';
import { debriefOf } from '../debrief.ts';
import { answer, isOver, isRefusal, pending, pendingIndex } from '../engine.ts';
import { recordOf, replay, submit, toldTo, undo, undoable } from '../match.ts';
import type { Match } from '../match.ts';
import { formatRecord, parseRecord } from '../record.ts';
import { newRng } from '../rng.ts';
import type { Move, Rng, State } from '../types.ts';
import { guess, viewFor } from '../views.ts';
import { randomInject, randomMove } from './random-player.ts';
import { SHORT, SHORT_MOVES } from './short.ts';

/** A random match is played with undos, written, read and played again to the same bytes. */
export function replayable(match: Match, content: unknown, rng: Rng, mostMoves: number): void {
  const { game, t } = match;
  const most = SHORT ? SHORT_MOVES : mostMoves;
  while (!isOver(match.s) && match.moves.length < most) {
    const made = randomInject(game, t, match.s, rng) ?? randomMove(game, t, match.s, rng);
    const { seat, move, index } = made;
    const before = JSON.stringify(match.s);
    const drawn = JSON.stringify(match.s.chance.drawn);
    const told = match.told.length;
    const submitted = submit(match, seat, move);
    if (isRefusal(submitted)) throw new Error(JSON.stringify([move, submitted]));
    const barrier =
      (index < 0 && 'an aside') ||
      (JSON.stringify(match.s.chance.drawn) !== drawn && 'chance') ||
      (submitted.events.some(({ to }) => to !== undefined) && 'a private event') ||
      (submitted.events.some(({ event }) => game.reveals.includes(event.type)) && 'a reveal') ||
      (pending(match.s).some((f) => f.seat !== seat) && 'another seat') ||
      (isOver(match.s) && 'the end');
    if (barrier) notUndone(match, barrier);
    else if (undoable(match, seat) > 0) toldNothing(match, JSON.parse(before) as State, seat, move);
    if (undoable(match, seat) > 0 && rng.unit() < 0.2) {
      expect(undo(match, seat)).toBeNull();
      expect(JSON.stringify(match.s)).toBe(before);
      expect(match.told).toHaveLength(told);
    }
  }
  const record = parseRecord(formatRecord(recordOf(match)));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const again = replay(game, content, record);
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(JSON.stringify(again.s)).toBe(JSON.stringify(match.s));
  expect(JSON.stringify(toldTo(again, 0))).toBe(JSON.stringify(toldTo(match, 0)));
  const half = replay(game, content, record, record.moves.length >> 1);
  expect(isRefusal(half)).toBe(false);
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) throw new Error(JSON.stringify(charts));
  for (const chart of charts)
    for (const { values } of chart.series)
      if (values.length !== chart.along.length || !values.every(Number.isFinite))
        throw new Error(`chart ${chart.id} has a series that does not fit its axis`);
}

/** What chance, a secret, an aside or somebody else has come into is not taken back, by anybody. */
function notUndone(match: Match, barrier: string): void {
  // Of a long game only where it stands: all of it after every move would take the square of its length.
  const standing = ({ s, moves, told }: Match): string =>
    JSON.stringify([s, moves.length, told.length, moves.at(-1), told.at(-1)]);
  const before = standing(match);
  for (let seat = 0; seat <= match.t.seats; seat++)
    if (undoable(match, seat) > 0 || undo(match, seat)?.code !== 'cannot-undo')
      throw new Error(`undo reaches past ${barrier}`);
  expect(standing(match)).toBe(before);
}

/**
 * Law 9: who can take a move back learnt nothing by it. Whatever the seat did not know before it, it
 * sees the same after it; else an event that opens something is missing in `reveals`.
 */
function toldNothing({ game, t, s }: Match, before: State, seat: number, move: Move): void {
  const guessed = guess(game, t, viewFor(game, t, before, seat), seat, newRng(s.agenda.length));
  answer(game, t, guessed, pendingIndex(guessed, seat), move);
  const [seen, other] = [s, guessed].map((one) => JSON.stringify(viewFor(game, t, one, seat)));
  if (seen !== other)
    throw new Error(
      `law 9: ${JSON.stringify(move)} shows seat ${seat} what was hidden, and can be taken back; name the event that tells it in \`reveals\``,
    );
}
