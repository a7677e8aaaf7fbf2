/** Containers and the queue (R70–R74). */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { ABSENT, LABS, PLACES, QUEUE } from './types.ts';
import type { Event, ItState, ItTable } from './types.ts';

/** Index of the free container with the lowest number, or NONE. */
export function freeContainer(s: Readonly<ItState>, seat: Seat): number {
  const end = LABS * (seat + 1);
  for (let c = end - LABS; c < end; c++) if (s.held[c] === NONE) return c;
  return NONE;
}

/** R71 The head of the queue goes on a free container at once, lowest number first. */
export function refill(t: ItTable, s: ItState, seat: Seat, emit?: Emit<Event>): void {
  while (s.queued[seat]! > 0) {
    const c = freeContainer(s, seat);
    if (c === NONE) return;
    put(t, s, seat, c, takeFromQueue(s, seat, 0), emit);
  }
}

function put(
  t: ItTable,
  s: ItState,
  seat: Seat,
  c: number,
  item: number,
  emit?: Emit<Event>,
): void {
  s.held[c] = item;
  const { id } = t.content.items[item]!;
  emit?.({ type: 'placed', seat, item: id, container: c - LABS * seat + 1 });
}

/** R62, R63 An accepted item goes on a free container, or else to the end of the queue. */
export function take(t: ItTable, s: ItState, seat: Seat, item: number, emit?: Emit<Event>): void {
  const c = freeContainer(s, seat);
  if (c !== NONE) return put(t, s, seat, c, item, emit);
  s.queue[QUEUE * seat + s.queued[seat]!++] = item;
  emit?.({ type: 'queued', seat, item: t.content.items[item]!.id });
}

/** R64 How many items the player can accept. */
export function roomFor(s: Readonly<ItState>, seat: Seat): number {
  let room = Math.max(0, PLACES - s.queued[seat]!);
  const end = LABS * (seat + 1);
  for (let c = end - LABS; c < end; c++) if (s.held[c] === NONE) room++;
  return room;
}

/** Takes an item out of the queue; the rest moves up. */
export function takeFromQueue(s: ItState, seat: Seat, at: number): number {
  const { queue } = s;
  const from = QUEUE * seat + at;
  const last = QUEUE * seat + --s.queued[seat]!;
  const item = queue[from]!;
  for (let i = from; i < last; i++) queue[i] = queue[i + 1]!;
  queue[last] = NONE;
  return item;
}

export function putAtHead(s: ItState, seat: Seat, item: number): void {
  const { queue } = s;
  const head = QUEUE * seat;
  for (let i = head + s.queued[seat]!++; i > head; i--) queue[i] = queue[i - 1]!;
  queue[head] = item;
}

/** The container goes home, free and without rings. */
export function empty(s: ItState, c: number): void {
  s.held[c] = NONE;
  s.rings[c] = 0;
  s.place[c] = NONE;
}

/** R131 Free containers are alike: only the one with the lowest number can be given up. */
export function canGiveUp(s: Readonly<ItState>, seat: Seat, c: number): boolean {
  const item = s.held[c]!;
  return item === NONE ? c === freeContainer(s, seat) : item !== ABSENT;
}

/** Items in queue and containers. */
export function itemsHeld(s: Readonly<ItState>, seat: Seat): number {
  let items = s.queued[seat]!;
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) if (s.held[c]! >= 0) items++;
  return items;
}
