/** Who sits where: the members who hold each seat, by number; none: a bot plays it. */
import { randomInt } from 'node:crypto';
import type { Place, SEATINGS } from '@boardroom/protocol';

/** Table by table, seat by seat. */
export type Seating = readonly (readonly (readonly number[])[])[];
/** Seats for players come first; the others (a facilitator's, say) are given by hand. */
export interface TableShape {
  readonly players: number;
  readonly chairs: number;
  /** So many can hold a seat: one, or a team. */
  readonly hold: number;
}

export function placeOf(seating: Seating, member: number): Place | null {
  for (const [i, row] of seating.entries()) {
    const seat = row.findIndex((held) => held.includes(member));
    if (seat >= 0) return { table: i + 1, seat };
  }
  return null;
}

/** The places of all members. */
export function placesIn(seating: Seating): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const [i, row] of seating.entries())
    for (const [seat, held] of row.entries())
      for (const member of held) places.set(member, { table: i + 1, seat });
  return places;
}

export const isFree = (seating: Seating, { table, seat }: Place, { hold }: TableShape): boolean =>
  (seating[table - 1]?.[seat]?.length ?? hold) < hold;

/** The first seat that takes one more. */
const freeSeat = (row: Seating[number], { players, hold }: TableShape): number =>
  row.findIndex((held, seat) => held.length < hold && seat < players);

/** Before play: the first free seat, at a new table if there is none. */
export function nextPlace(seating: Seating, shape: TableShape): Place {
  for (const [i, row] of seating.entries()) {
    const seat = freeSeat(row, shape);
    if (seat >= 0) return { table: i + 1, seat };
  }
  return { table: seating.length + 1, seat: 0 };
}

/** While tables play: a bot's seat where bots have most, or else the smallest team; null: all are full. */
export function latePlace(
  seating: Seating,
  shape: TableShape,
  isOn: (table: number) => boolean,
): Place | null {
  const { players, hold } = shape;
  let best: Place | null = null;
  let most = 0;
  let least: number = hold;
  for (const [i, row] of seating.entries()) {
    if (!isOn(i + 1)) continue;
    const seats = row.slice(0, players);
    const bots = seats.filter((held) => held.length === 0).length;
    const fewest = Math.min(...seats.map((held) => held.length));
    if (bots <= most && (most > 0 || fewest >= least)) continue;
    most = bots;
    least = fewest;
    best = { table: i + 1, seat: seats.findIndex((held) => held.length === fewest) };
  }
  return best;
}

const emptyRow = ({ chairs }: TableShape): number[][] => Array.from({ length: chairs }, () => []);

const without = (held: readonly number[], member: number): number[] =>
  held.filter((other) => other !== member);

/** In place. */
export function seat(
  seating: number[][][],
  member: number,
  to: Place | null,
  shape: TableShape,
): void {
  for (const row of seating)
    for (const [i, held] of row.entries())
      if (held.includes(member)) row[i] = without(held, member);
  if (!to) return;
  while (seating.length < to.table) seating.push(emptyRow(shape));
  seating[to.table - 1]![to.seat]!.push(member);
}

/** In place: whoever comes where all is full changes places with whoever came last. */
export function changePlaces(
  seating: number[][][],
  member: number,
  to: Place,
  shape: TableShape,
): void {
  const from = placeOf(seating, member);
  if (from?.table === to.table && from.seat === to.seat) return;
  const there = seating[to.table - 1]?.[to.seat] ?? [];
  const goes = there.length < shape.hold ? undefined : there.at(-1);
  seat(seating, member, null, shape);
  if (goes !== undefined) seat(seating, goes, from, shape);
  seat(seating, member, to, shape);
}

/** One's own, to be changed. */
export const copyOf = (seating: Seating): number[][][] =>
  seating.map((row) => row.map((held) => [...held]));

/** Without tables nobody sits at. */
export const withoutEmpty = (seating: Seating): number[][][] =>
  copyOf(seating.filter((row) => row.some((held) => held.length > 0)));

/** A seat is filled before the next one begins; spread, every seat has somebody before any has two. */
export function arranged(
  members: readonly number[],
  how: (typeof SEATINGS)[number],
  shape: TableShape,
  below: (most: number) => number = randomInt,
): number[][][] {
  const { players, hold } = shape;
  const queue = how === 'shuffle' ? mixed(members, below) : [...members];
  const room = players * hold;
  const count = Math.ceil(queue.length / room);
  const tables = Array.from({ length: count }, () => emptyRow(shape));
  for (const [i, member] of queue.entries()) {
    const [table, at] =
      how === 'order'
        ? [Math.floor(i / room), Math.floor((i % room) / hold)]
        : [i % count, Math.floor(i / count) % players];
    tables[table]![at]!.push(member);
  }
  return tables;
}

function mixed(members: readonly number[], below: (most: number) => number): number[] {
  const list = [...members];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
