/** Seats that teams hold: how many people hold one, and what the team is called. */
import type { Place } from '@boardroom/protocol';
import names from './names.json' with { type: 'json' };
import type { TableShape } from './seating.ts';
import type { Workshop } from './types.ts';

/** A team with one device is one who takes part. */
const holdOf = ({ settings: { team } }: Workshop): number =>
  team?.devices === 'own' ? team.size : 1;

export const shapeOf = (workshop: Workshop): TableShape => ({
  players: workshop.settings.players,
  chairs: workshop.chairs,
  hold: holdOf(workshop),
});

/** Whether seats are held by several people who each have a device. */
export const hasTeams = (workshop: Workshop): boolean => holdOf(workshop) > 1;

export const teamKey = ({ table, seat }: Place): string => `${table}:${seat}`;

/** The name it was given, or one of the list that no other place has. */
export function teamNameAt({ chairs, teamNames }: Workshop, place: Place): string {
  const index = (place.table - 1) * chairs + place.seat;
  const { teams } = names;
  const again = Math.floor(index / teams.length);
  const usual = teams[index % teams.length]!;
  return teamNames[teamKey(place)] ?? (again === 0 ? usual : `${usual} ${again + 1}`);
}

/** What a seat is called, after whoever holds it: their name, or that of their team; null: a bot's. */
export function seatName(workshop: Workshop, held: readonly number[], place: Place): string | null {
  const [first] = held;
  if (first === undefined) return null;
  return hasTeams(workshop) ? teamNameAt(workshop, place) : workshop.members[first - 1]!.name;
}
