/**
 * How the tables of a workshop shall be by its log, and what each lacks: to be seated, paused, closed,
 * unsealed. What is done can stop anywhere, and whoever comes next, on whatever node, goes on.
 */
import type { Colour, Place } from '@boardroom/protocol';
import type { Act, Sitter, TeamOf } from '../table/entry.ts';
import { isStopped } from '../table/pace.ts';
import { isEverybodyReady } from '../table/state.ts';
import type { Live } from '../table/state.ts';
import { hasTeams, seatName } from './teams.ts';
import type { Play, Workshop } from './types.ts';

/** The same at every table, so that walls and phones can say who plays which before it is set. */
const SEAT_COLOURS: readonly Colour[] = ['blue', 'red', 'green', 'amber', 'plum', 'black'];

/** Who shall hold a seat: one person, or a team and its captain. */
interface SeatWanted extends Sitter {
  readonly team?: TeamOf;
}

/** How a table shall be. */
export interface Wanted {
  /** Seat by seat; null: a bot. */
  readonly seats: readonly (SeatWanted | null)[];
  readonly bot: string;
  readonly paused: boolean;
  readonly gate: number | null;
  readonly due: number | null;
  readonly closed: boolean;
  readonly unsealed: boolean;
}

/** Everybody has the same luck until nobody can use it any more. */
export const isOpened = ({ closed, tables }: Play): boolean =>
  closed || tables.every(({ ended }) => ended);

/** The first gate that is shut; null: there is none. */
export function shutGate({ gates, opened }: Pick<Play, 'gates' | 'opened'>): number | null {
  if (gates === 'every') return opened + 1;
  const shut = gates.filter((after) => after > opened);
  return shut.length > 0 ? Math.min(...shut) : null;
}

export function wantedOf(workshop: Workshop, play: Play, index: number): Wanted {
  return {
    seats: play.seating[index]!.map((held, seat) =>
      holderOf(workshop, held, { table: index + 1, seat }),
    ),
    bot: workshop.settings.bot,
    paused: play.tables[index]!.paused,
    gate: shutGate(play),
    due: play.due,
    closed: play.closed,
    unsealed: isOpened(play),
  };
}

function holderOf(workshop: Workshop, held: readonly number[], place: Place): SeatWanted | null {
  const { members, settings } = workshop;
  const people = held.map((n) => ({ id: members[n - 1]!.person, name: members[n - 1]!.name }));
  const [first] = people;
  if (!first) return null;
  const name = seatName(workshop, held, place)!;
  const colour = SEAT_COLOURS[place.seat % SEAT_COLOURS.length]!;
  const team = hasTeams(workshop) ? { team: { rule: settings.team!.rule, people } } : {};
  return { id: first.id, name, colour, ...team };
}

/** What a table lacks to be as wanted; null: nothing. */
export function lacking({ room, frozen }: Live, wanted: Wanted): Act | null {
  if (room.status === 'over' || room.status === 'closed')
    return wanted.unsealed && room.sealed ? { do: 'unsealed' } : null;
  if (wanted.closed) return { do: 'closed' };
  // Its rules are not here: nothing but its end can be brought about.
  if (frozen) return null;
  const { gate, due } = wanted;
  if ((room.gate ?? null) !== gate || (room.due ?? null) !== due) return { do: 'paced', gate, due };
  for (const [seat, person] of wanted.seats.entries()) {
    const chair = room.chairs[seat]!;
    const { team, ...sitter } = person ?? {};
    const isTeam = Boolean(chair.team && team);
    // A team whose captain has left is still there.
    if (chair.person !== null && chair.person !== person?.id && !isTeam)
      return { do: 'stood', seat };
    if (person && chair.person === null) return { do: 'sat', seat, person: sitter as Sitter };
    if (team && !isSameTeam(chair.team, team)) return { do: 'teamed', seat, team };
    if (person && chair.name !== person.name)
      return { do: 'named', seat, name: person.name, colour: person.colour };
    if (!person && chair.bot === null) return { do: 'bot', seat, bot: wanted.bot };
  }
  // Nobody sat down last: the game waits for a word.
  if (room.status === 'gathering' && isEverybodyReady(room))
    return { do: 'bot', seat: 0, bot: wanted.bot };
  if (room.status !== 'playing' && room.status !== 'paused') return null;
  if (wanted.paused !== isStopped(room)) return { do: wanted.paused ? 'paused' : 'resumed' };
  return null;
}

const isSameTeam = (is: TeamOf | null | undefined, shall: TeamOf): boolean =>
  is !== null &&
  is !== undefined &&
  JSON.stringify([is.rule, is.people]) === JSON.stringify([shall.rule, shall.people]);
