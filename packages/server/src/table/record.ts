/** The record of a match, made from the log of its table. */
import { isOver, resultOf } from '@boardroom/kernel';
import type { MatchRecord, Move, Seat } from '@boardroom/kernel';
import type { Entry } from './entry.ts';
import { hearsWords } from './render.ts';
import type { Live } from './state.ts';

/** Played to its end; the table may be closed by now. */
export function isFinished({ match, frozen, room }: Live): boolean {
  if (frozen) return frozen.result !== null || room.status === 'over';
  return match !== null && isOver(match.s);
}

/** What was taken back is left out. For one reader, or with everything that was said. */
export function recordFrom(live: Live, entries: readonly Entry[], reader?: number): MatchRecord {
  const { room, t, match } = live;
  const moves: (readonly [Seat, Move])[] = [];
  const words: string[] = [];
  /** In a record messages are numbered in order: how many there were is no secret any more. */
  const places = new Map<number, number>();
  for (const entry of entries) {
    const { act, undone } = entry;
    if (act.do === 'moved') {
      const { message } = act.move as { message?: number };
      const isHeard = reader === undefined || hearsWords(entry, reader);
      if (act.words !== undefined) places.set(message!, words.push(isHeard ? act.words : '') - 1);
      const place = message === undefined ? undefined : places.get(message);
      moves.push([
        act.seat,
        place === undefined ? act.move : ({ ...act.move, message: place } as Move),
      ]);
    }
    if (undone !== undefined) moves.length -= undone;
  }
  const told = entries.findLast((entry) => entry.result)?.result;
  const result = told ?? (match && isFinished(live) ? resultOf(match) : undefined);
  return {
    game: room.game,
    version: room.version,
    edition: { id: room.edition.id, hash: room.edition.hash },
    ...(t.own ? { own: t.own } : {}),
    players: room.players,
    options: t.options,
    seed: room.seed ?? '',
    names: room.chairs.map(
      ({ name, bot }, seat) => name || (bot ? `Bot ${seat + 1} (${bot})` : `Seat ${seat + 1}`),
    ),
    ...(words.length > 0 ? { words } : {}),
    moves,
    ...(result ? { result } : {}),
  };
}
