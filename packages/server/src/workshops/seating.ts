/** Who sits where: members by number, 0 where a bot plays. */
import { randomInt } from 'node:crypto';
import type { Place, SEATINGS } from '@boardroom/protocol';

export type Seating = readonly (readonly number[])[];
/** Seats for players come first; the others (a facilitator's, say) are given by hand. */
export interface TableShape {
  readonly players: number;
  readonly chairs: number;
}

export function placeOf(seating: Seating, member: number): Place | null {
  for (const [i, row] of seating.entries()) {
    const seat = row.indexOf(member);
    if (seat >= 0) return { table: i + 1, seat };
  }
  return null;
}

export const isFree = (seating: Seating, { table, seat }: Place): boolean =>
  seating[table - 1]?.[seat] === 0;

const freeSeat = (row: readonly number[], players: number): number =>
  row.findIndex((member, seat) => member === 0 && seat < players);

/** Before play: the first free seat, at a new table if there is none. */
export function nextPlace(seating: Seating, { players }: TableShape): Place {
  for (const [i, row] of seating.entries()) {
    const seat = freeSeat(row, players);
    if (seat >= 0) return { table: i + 1, seat };
  }
  return { table: seating.length + 1, seat: 0 };
}

/** While tables play: a bot's seat where bots have most of them; null: all are taken. */
export function botsPlace(
  seating: Seating,
  { players }: TableShape,
  isOn: (table: number) => boolean,
): Place | null {
  let best: Place | null = null;
  let most = 0;
  for (const [i, row] of seating.entries()) {
    const bots = row.filter((member, seat) => member === 0 && seat < players).length;
    if (bots <= most || !isOn(i + 1)) continue;
    most = bots;
    best = { table: i + 1, seat: freeSeat(row, players) };
  }
  return best;
}

const emptyRow = ({ chairs }: TableShape): number[] => Array.from({ length: chairs }, () => 0);

/** In place. */
export function seat(seating: number[][], member: number, to: Place | null, shape: TableShape) {
  for (const row of seating) {
    const old = row.indexOf(member);
    if (old >= 0) row[old] = 0;
  }
  if (!to) return;
  while (seating.length < to.table) seating.push(emptyRow(shape));
  seating[to.table - 1]![to.seat] = member;
}

/** In place: who comes and who sits there change places. */
export function changePlaces(seating: number[][], member: number, to: Place): void {
  const from = placeOf(seating, member);
  const row = seating[to.table - 1];
  if (!row) return;
  const there = row[to.seat]!;
  if (from) seating[from.table - 1]![from.seat] = there;
  row[to.seat] = member;
}

/** Without tables nobody sits at. */
export const withoutEmpty = (seating: Seating): number[][] =>
  seating.filter((row) => row.some((member) => member > 0)).map((row) => [...row]);

export function arranged(
  members: readonly number[],
  how: (typeof SEATINGS)[number],
  shape: TableShape,
  below: (most: number) => number = randomInt,
): number[][] {
  const { players } = shape;
  const queue = how === 'shuffle' ? mixed(members, below) : [...members];
  const count = Math.ceil(queue.length / players);
  const tables = Array.from({ length: count }, () => emptyRow(shape));
  for (const [i, member] of queue.entries()) {
    const [table, at] =
      how === 'order' ? [Math.floor(i / players), i % players] : [i % count, Math.floor(i / count)];
    tables[table]![at] = member;
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
