/** What lobby, sweeps and the lists of people find a table by. */
import type { TableIndex } from '../storage/types.ts';
import { botsAsked, wakeOf } from './clock.ts';
import { lineOf } from './render.ts';
import type { Live, RoomState } from './state.ts';

/** Changes when lobby, sweeps or the tables of a person would miss something. */
export interface Indexed {
  readonly people: string;
  readonly chairs: string;
  readonly game: string;
}

export const NOTHING: Indexed = { people: '', chairs: '', game: '' };

export function tableIndex(live: Live, at: number): TableIndex {
  return {
    status: live.room.status,
    listed: isShown(live),
    line: JSON.stringify(lineOf(live)),
    wake: wakeOf(live, at),
    people: peopleOf(live.room),
  };
}

/** Whose table it is: those who sit at it, and its host. */
function peopleOf({ chairs, host }: RoomState): string[] {
  const people = new Set(
    chairs.flatMap(({ person, team }) =>
      [person ?? [], team?.people.map(({ id }) => id) ?? []].flat(),
    ),
  );
  if (host !== null) people.add(host);
  return [...people];
}

/** A game that runs and that nobody may watch is nothing for the lobby. */
function isShown({ room }: Live): boolean {
  return room.listed && (room.status === 'gathering' || room.spectators.kind !== 'none');
}

/** `before` itself if nothing changed. A move changes the game alone: then only that is looked at. */
export function indexedOf({ room, clock, match }: Live, before = NOTHING, isMove = false): Indexed {
  const runs = clock.since.some((since) => since > 0);
  const waits = match ? botsAsked({ room, match }).length > 0 : false;
  const game = `${room.status} ${runs} ${waits}`;
  const people = isMove ? before.people : peopleOf(room).join();
  const chairs = isMove
    ? before.chairs
    : room.chairs.map(({ bot, name }) => `${bot ?? ''} ${name}`).join();
  return game === before.game && people === before.people && chairs === before.chairs
    ? before
    : { people, chairs, game };
}
