/** Clocks run for every person who is asked; what they show follows from the log alone. */
import { legalAsides, pendingIndex } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { botPlays } from './state.ts';
import type { ClockState, Live } from './state.ts';

/** Time for a decision once the deadline of the stage is past. */
const HURRY = 5000;
/** How long a bot may take before somebody looks after the table because nothing has happened. */
const BOT_GRACE = 5000;

export function newClock(chairs: number): ClockState {
  const zeros = (): number[] => Array.from({ length: chairs }, () => 0);
  return { left: zeros(), since: zeros() };
}

export function startClock(live: Live, at: number): void {
  const { clock } = live.room;
  live.clock.left.fill(clock.kind === 'none' ? 0 : clock.seconds * 1000);
  runClock(live, at, () => true, -1);
}

/** Stops and starts what the last entry stops and starts. */
export function runClock(
  live: Live,
  at: number,
  changed: (seat: Seat) => boolean,
  mover: Seat,
): void {
  const { room, match, clock } = live;
  if ((room.clock.kind === 'none' && !room.due) || !match) return;
  for (let seat = 0; seat < room.chairs.length; seat++) {
    const runs =
      room.status === 'playing' &&
      !botPlays(room.chairs[seat]!) &&
      pendingIndex(match.s, seat) >= 0;
    const isNew = changed(seat);
    if (clock.since[seat]! > 0 && (!runs || isNew)) {
      clock.left[seat] = leftAt(clock, seat, at);
      clock.since[seat] = 0;
      if (isNew && seat === mover && room.clock.kind === 'bank')
        clock.left[seat]! += room.clock.increment * 1000;
    }
    if (runs && clock.since[seat] === 0) {
      if (isNew && room.clock.kind === 'decision') clock.left[seat] = room.clock.seconds * 1000;
      clock.since[seat] = at;
    }
  }
}

/** Never more than there was: entries of another node, or of before a restart, may seem to be later. */
export function leftAt({ left, since }: ClockState, seat: Seat, at: number): number {
  const began = since[seat]!;
  return began > 0 ? Math.max(0, left[seat]! - Math.max(0, at - began)) : left[seat]!;
}

/** The seat whose time runs out first, and when; null if no time runs. */
export function firstDeadline({ clock, room }: Live): { seat: Seat; at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const [seat, since] of clock.since.entries()) {
    const byClock = room.clock.kind === 'none' ? Infinity : since + clock.left[seat]!;
    const byStage = room.due ? Math.max(room.due, since + HURRY) : Infinity;
    const at = Math.min(byClock, byStage);
    if (since > 0 && at < Infinity && (first === null || at < first.at)) first = { seat, at };
  }
  return first;
}

/** When the game's own end by time comes, if it has one: then the host makes its only aside. */
export function endByTime(live: Live): number | null {
  const { room, match, game, t } = live;
  if (room.minutes === null || !match || room.status !== 'playing') return null;
  return legalAsides(game, t, match.s, t.seats).length === 1
    ? room.started + room.minutes * 60_000
    : null;
}

export function botsAsked({ room, match }: Pick<Live, 'room' | 'match'>): Seat[] {
  if (!match || room.status !== 'playing') return [];
  const seats: Seat[] = [];
  for (let seat = 0; seat < room.chairs.length; seat++)
    if (botPlays(room.chairs[seat]!) && pendingIndex(match.s, seat) >= 0) seats.push(seat);
  return seats;
}

/** When somebody must look after the table; null: not before somebody acts. */
export function wakeOf(live: Live, at: number): number | null {
  const times = [
    firstDeadline(live)?.at,
    endByTime(live),
    botsAsked(live).length > 0 ? at + BOT_GRACE : null,
  ];
  const known = times.filter((time) => time !== null && time !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}

/** When this table's clock must be looked at next. */
export function nextTick(live: Live): number | null {
  const times = [firstDeadline(live)?.at ?? null, endByTime(live)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
