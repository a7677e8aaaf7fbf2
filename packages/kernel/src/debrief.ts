import { isRefusal } from './engine.ts';
import { openMatch, submit } from './match.ts';
import type { MatchRecord } from './record.ts';
import type { Chart, Game, GameTypes, Refusal } from './types.ts';

/** The charts of a match, made by playing its record again. */
export function debriefOf<G extends GameTypes>(
  game: Game<G>,
  content: unknown,
  record: MatchRecord,
): Chart[] | Refusal {
  const { players, options, edition, seed } = record;
  const match = openMatch(game, { players, options, edition: { id: edition.id, content } }, seed);
  if (isRefusal(match)) return match;
  const notes: unknown = game.debrief.begin(match.t, match.s);
  for (const [seat, move] of record.moves) {
    const submitted = submit(match, seat, move);
    if (isRefusal(submitted)) return submitted;
    const events = submitted.events.map(({ event }) => event);
    game.debrief.note(match.t, match.s, notes, { seat, move: submitted.move, events });
  }
  return game.debrief.charts(match.t, match.s, notes);
}
