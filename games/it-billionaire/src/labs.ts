/** Buying and selling labs (R41–R57), upkeep, and closed continents. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { empty, putAtHead, refill, takeFromQueue } from './containers.ts';
import { receive } from './money.ts';
import { discard } from './stacks.ts';
import { ABSENT, LABS, NEW, OPEN, PLACES } from './types.ts';
import type { Event, ItState, ItTable } from './types.ts';

/** R14 The sum of the Upkeep of all labs of a player. */
export function upkeepOf(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const { upkeep } = t.facts;
  let sum = 0;
  for (let i = 0; i < upkeep.length; i++) if (s.owner[i] === seat) sum += upkeep[i]!;
  return sum;
}

/** R33 The continent of the Event Card, or NONE. */
export function closedContinent(t: ItTable, s: Readonly<ItState>): number {
  return s.event === NONE ? NONE : t.facts.closes[s.event]!;
}

/** R76 Whether a lab of the player can work now, the zone apart. */
export function canWork(t: ItTable, s: Readonly<ItState>, seat: Seat, lab: number): boolean {
  return (
    s.owner[lab] === seat && s.day[lab] === OPEN && t.facts.continent[lab] !== closedContinent(t, s)
  );
}

/** R50 Half of the Cost. */
export function salePrice(t: ItTable, lab: number): number {
  return t.facts.cost[lab]! >> 1;
}

/** R41–R47 Money, indicator, container with the lowest number not in use, refill. */
export function acquire(
  t: ItTable,
  s: ItState,
  seat: Seat,
  location: number,
  emit?: Emit<Event>,
): void {
  const amount = t.facts.cost[location]!;
  receive(s, seat, -amount);
  s.owner[location] = seat;
  s.day[location] = NEW;
  s.labs[seat]!++;
  const c = s.held.indexOf(ABSENT, LABS * seat);
  empty(s, c);
  const { id } = t.content.locations[location]!;
  emit?.({ type: 'labAcquired', seat, location: id, container: c - LABS * seat + 1, amount });
  refill(t, s, seat, emit);
}

/** R18, R50–R56 A sale, forced or by card; `c` is the container given up. */
export function sell(
  t: ItTable,
  s: ItState,
  seat: Seat,
  lab: number,
  c: number,
  type: 'labSold' | 'forcedSale',
  emit?: Emit<Event>,
): void {
  const amount = salePrice(t, lab);
  receive(s, seat, amount);
  s.owner[lab] = NONE;
  s.day[lab] = OPEN;
  s.labs[seat]!--;
  const { id } = t.content.locations[lab]!;
  emit?.({ type, seat, lab: id, container: c - LABS * seat + 1, amount });
  // R54 A kept container goes home with its item and rings.
  for (let i = LABS * seat; i < LABS * (seat + 1); i++) if (s.place[i] === lab) s.place[i] = NONE;
  giveUp(t, s, seat, c, emit);
  refill(t, s, seat, emit);
  if (s.queued[seat]! > PLACES && t.options.queueOverflow === 'dropTail') {
    const item = takeFromQueue(s, seat, s.queued[seat]! - 1);
    discard(t, s, item);
    emit?.({ type: 'dropped', seat, item: t.content.items[item]!.id });
  }
}

/** R52, R55 Its item goes to the head of the queue, full or not, and loses its rings. */
function giveUp(t: ItTable, s: ItState, seat: Seat, c: number, emit?: Emit<Event>): void {
  const item = s.held[c]!;
  const rings = s.rings[c]!;
  empty(s, c);
  s.held[c] = ABSENT;
  if (item === NONE) return;
  putAtHead(s, seat, item);
  emit?.({ type: 'returned', seat, item: t.content.items[item]!.id, rings });
}
