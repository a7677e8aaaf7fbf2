/** What work, money and chance would bring, from the game's own figures. */
import type { Seat } from '@boardroom/kernel';
import { moveOverhead } from '../src/rings.ts';
import { CONTINENTS, LABS, QUEUE, ZONES } from '../src/types.ts';
import type { DoWork, ItState, ItTable } from '../src/types.ts';

export interface LabLook {
  readonly lab: number;
  readonly capacity: number;
  readonly near: boolean;
  /** Man-days with the worst, the mean and the best throw, overhead taken off. */
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly overhead: number;
}
export interface WorkLook {
  readonly item: number;
  readonly red: boolean;
  readonly labs: readonly LabLook[];
  /** Overhead of working together. */
  readonly shared: number;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly was: number;
  readonly duration: number;
}

/** R82 What six throws leave of a number. */
function throws(near: number): number[] {
  const half = (near + 1) >> 1;
  return [0, half, half, near, near, near];
}

export function lookAtWork(t: ItTable, s: Readonly<ItState>, seat: Seat, move: DoWork): WorkLook {
  const { locationAt, capacity, continent, customer, red, overhead, duration } = t.facts;
  const c = LABS * seat + move.container - 1;
  const item = s.held[c]!;
  const dice = red[item] === 1;
  const labs = move.labs.map((id): LabLook => {
    const lab = locationAt[id]!;
    const near = continent[lab] === customer[item];
    const base = near ? 2 * capacity[lab]! : capacity[lab]!;
    const off = id === move.lead ? moveOverhead(t, s.place[c]!, lab) : 0;
    const results = !dice
      ? [base]
      : t.options.riskModel === 'average'
        ? [Math.ceil((2 * base) / 3)]
        : throws(base);
    const rings = results.map((value) => Math.max(0, value - off));
    return {
      lab,
      capacity: capacity[lab]!,
      near,
      low: rings[0]!,
      mean: mean(rings),
      high: rings.at(-1)!,
      overhead: off,
    };
  });
  const shared = labs.length > 1 ? labs.reduce((sum, { lab }) => sum + overhead[lab]!, 0) : 0;
  const sum = (of: (look: LabLook) => number): number =>
    Math.max(0, labs.reduce((total, look) => total + of(look), 0) - shared);
  return {
    item,
    red: dice && t.options.riskModel === 'dice',
    labs,
    shared,
    low: sum((look) => look.low),
    mean: Math.round(sum((look) => look.mean)),
    high: sum((look) => look.high),
    was: s.rings[c]!,
    duration: duration[item]!,
  };
}

/** Money that is sure to come tonight and on the four nights after. */
export function income(t: ItTable, s: Readonly<ItState>, seat: Seat): number[] {
  const nights = [0, 0, 0, 0, 0];
  s.finished.forEach((item, i) => {
    if (s.finisher[i] === seat) nights[0]! += t.facts.revenue[item]!;
  });
  s.listed.forEach((item, i) => {
    if (s.payee[i] !== seat) return;
    const wait = t.options.productFirstPayment === 'nextRound' && i >= s.old ? 1 : 0;
    for (let n = 0; n < s.box[i]!; n++)
      if (n + wait < nights.length) nights[n + wait]! += t.facts.share[item]!;
  });
  return nights;
}

/** Whether this capital and what comes in tonight pay so much upkeep tomorrow (R102). */
export function paysUpkeep(
  t: ItTable,
  s: Readonly<ItState>,
  seat: Seat,
  capital: number,
  upkeep: number,
): boolean {
  return capital + income(t, s, seat)[0]! >= upkeep;
}

export function labsOf(s: Readonly<ItState>, seat: Seat): number[] {
  return s.owner.flatMap((owner, lab) => (owner === seat ? [lab] : []));
}

export function queueOf(s: Readonly<ItState>, seat: Seat): number[] {
  return s.queue.slice(QUEUE * seat, QUEUE * seat + s.queued[seat]!);
}

/** Event Cards, of all, that would close a continent with a lab of the player. */
export function eventRisk(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const mine = new Set(labsOf(s, seat).map((lab) => t.facts.continent[lab]!));
  return t.facts.closes.filter((continent) => mine.has(continent)).length;
}

/** Nights the capital pays the Upkeep for with nothing but what is sure to come; the days left at most. */
export function runway(t: ItTable, s: Readonly<ItState>, seat: Seat, upkeep: number): number {
  const left = t.options.rounds - s.round;
  const sure = income(t, s, seat);
  let capital = s.capital[seat]!;
  for (let day = 0; day < left; day++) {
    capital += sure[day] ?? 0;
    if (capital < upkeep) return day;
    capital -= upkeep;
  }
  return left;
}

/** R80–R86 Working on an item in a lab from now on: the first day pays the Overhead of moving. */
export interface Outlook {
  readonly lab: number;
  readonly first: number;
  readonly daily: number;
  readonly days: number;
}

/** With the mean of the die for red items; `stood` is where the container stands now. */
export function outlook(
  t: ItTable,
  item: number,
  todo: number,
  lab: number,
  stood: number,
): Outlook {
  const { capacity, continent, customer, red } = t.facts;
  const near = continent[lab] === customer[item] ? 2 * capacity[lab]! : capacity[lab]!;
  const daily = red[item] === 1 ? Math.round(mean(throws(near))) : near;
  const first = Math.max(0, daily - moveOverhead(t, stood, lab));
  const days = todo <= first ? 1 : 1 + Math.ceil((todo - first) / daily);
  return { lab, first, daily, days };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** R36 Zones in which the player still gets a visit today, the active one included. */
export function visitsToCome(s: Readonly<ItState>, seat: Seat): number[] {
  const now = s.agenda.some((f) => f.kind === 'visit' && f.seat === seat);
  const later = s.down[seat]! > 0;
  return ZONES.map((_, zone) => zone).filter((zone) =>
    zone === s.zone ? now : later && zone > s.zone,
  );
}

/** Items of a size nobody has seen yet, by the continent of the customer: what the stack holds. */
export function unseen(t: ItTable, s: Readonly<ItState>, size: number): number[] {
  const seen = new Set<number>();
  for (const list of [...s.piles, s.offer, s.held, s.queue, s.finished, s.listed])
    for (const item of list) seen.add(item);
  const counts = CONTINENTS.map(() => 0);
  t.facts.size.forEach((of, item) => {
    if (of === size && !seen.has(item)) counts[t.facts.customer[item]!]!++;
  });
  return counts;
}
