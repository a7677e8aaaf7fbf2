/** Reads the effects of active cards and of the event: the only place that knows where they are. */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from './content.ts';
import { CAPS, TOLLS } from './facts.ts';
import {
  BARRED,
  BOUGHT,
  CLOUD_USED,
  DISTRICT_OF,
  INACTIVE,
  INSURED,
  SERVED,
  SOLD,
  SPACE_4,
} from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** R134, R38: the amount an effect has for a seat now, cards and event together. */
export function effect(t: T, s: S, seat: Seat, e: number): number {
  return fromCards(t, s, seat, e) + fromEvent(t, s, seat, e);
}

export function fromCards(t: T, s: S, seat: Seat, e: number): number {
  const holders = t.facts.holders[e]!;
  let sum = 0;
  for (let i = 0; i < holders.length; i += 2) {
    const card = holders[i]!;
    if (s.owner[card] === seat && s.cards[card] !== INACTIVE) sum += holders[i + 1]!;
  }
  return sum;
}

/** R35, R38: the event touches everybody but the insured, from D1 on. */
export function fromEvent(t: T, s: S, seat: Seat, e: number): number {
  if (s.event < 0 || s.district === 0 || s.flags[seat]! & INSURED) return 0;
  return t.facts.events[s.event]![e]!;
}

/** R41: the resource that using a space costs this seat now, or -1. */
export function tollOf(t: T, s: S, seat: Seat): number {
  if (s.event < 0 || t.options.tollMode === 'levy') return -1;
  for (let token = 0; token < 3; token++)
    if (fromEvent(t, s, seat, TOLLS[token]!) > 0) return token;
  return -1;
}

/** Whether the seat stands in the enabled district and can still use the benefit of its space. */
export function isGuest(s: S, seat: Seat, district: number): boolean {
  return DISTRICT_OF[s.spot[seat]!] === district && !(s.flags[seat]! & (BARRED | SERVED));
}

/** Processes a seat has in D4, by kind, and the wild ones (R74 to R79). One list, used again. */
export function capacity(t: T, s: S, seat: Seat): readonly number[] {
  const { rows, plans, holders } = t.facts;
  const plan = plans[s.business[seat]!]!;
  const sum = CAPACITY;
  sum[0] = sum[1] = sum[2] = sum[3] = 0;
  for (let row = 0; row < plan.rows.length; row++) {
    if (s.rows[seat * rows + row] === INACTIVE) continue;
    const { gives } = plan.rows[row]!;
    sum[0] += gives[0]!;
    sum[1] += gives[1]!;
    sum[2] += gives[2]!;
  }
  for (let kind = 0; kind <= EFFECT.wild; kind++) {
    const list = holders[kind]!;
    for (let i = 0; i < list.length; i += 2) {
      const card = list[i]!;
      if (s.owner[card] === seat && s.cards[card] !== INACTIVE) sum[kind]! += list[i + 1]!;
    }
  }
  sum[3] += fromEvent(t, s, seat, EFFECT.wild);
  if (s.spot[seat] === SPACE_4 && s.flags[seat]! & SERVED) sum[3]++;
  if (s.flags[seat]! & CLOUD_USED) sum[3]++;
  return sum;
}
const CAPACITY: [number, number, number, number] = [0, 0, 0, 0];

/** R81: whether a seat with this capacity can use P, L and M processes in all. */
export function canUse(
  t: T,
  s: S,
  seat: Seat,
  has: readonly number[],
  coach: number,
  p: number,
  l: number,
  m: number,
): boolean {
  const wild = has[3]!;
  const short =
    (p > has[0]! ? p - has[0]! : 0) +
    (l > has[1]! ? l - has[1]! : 0) +
    (m > has[2]! ? m - has[2]! : 0);
  if (short > wild + coach || p + l + m > has[0]! + has[1]! + has[2]! + wild) return false;
  return s.event < 0 || withinCaps(t, s, seat, p, l, m);
}

/** R45 */
function withinCaps(t: T, s: S, seat: Seat, p: number, l: number, m: number): boolean {
  const caps = t.facts.events[s.event]!;
  if (s.flags[seat]! & INSURED) return true;
  const [production, logistics, marketing] = [caps[CAPS[0]]!, caps[CAPS[1]]!, caps[CAPS[2]]!];
  return (
    (production === 0 || p <= production) &&
    (logistics === 0 || l <= logistics) &&
    (marketing === 0 || m <= marketing)
  );
}

/** R89: the price of one token of a type for this seat, before discounts. */
export function unitPrice(t: T, s: S, seat: Seat, imported: boolean): number {
  return imported
    ? t.content.importPrice + effect(t, s, seat, EFFECT.importPrice)
    : t.content.marketPrice + effect(t, s, seat, EFFECT.marketPrice);
}

/** Product types with at least one token in D5. */
export function typesOnMarket(s: S): number {
  return (s.market[0]! > 0 ? 1 : 0) + (s.market[1]! > 0 ? 1 : 0) + (s.market[2]! > 0 ? 1 : 0);
}

/** Types a seat has purchased this period, as bits. */
export function boughtTypes(s: S, seat: Seat): number {
  return (s.flags[seat]! / BOUGHT) & 7;
}

/** Types a seat has sold this period, as bits. */
export function soldTypes(s: S, seat: Seat): number {
  return (s.flags[seat]! / SOLD) & 7;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
