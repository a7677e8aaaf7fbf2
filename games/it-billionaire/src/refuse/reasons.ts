/** Everything that stands in the way of an act, the most telling reason first. */
import { NONE } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { closedContinent } from '../labs.ts';
import { supply } from '../stacks.ts';
import { CONTINENTS, DO, KINDS, LABS, NEW, PLACES, QUEUE, SIZES, USED, ZONES } from '../types.ts';
import type { ItState, ItTable } from '../types.ts';

export type Reasons = readonly Refusal[];

export const because = (code: string, facts?: Refusal['facts']): Refusal =>
  facts ? { code, facts } : { code };

/** R36 */
export function notChosen(
  s: Readonly<ItState>,
  seat: Seat,
  kind: (typeof KINDS)[number],
): Refusal[] {
  const left = s.chosen[KINDS.length * seat + KINDS.indexOf(kind)]!;
  return left > 0 ? [] : [because('card-not-chosen', { kind })];
}

/** R39 */
function outsideZone(t: ItTable, s: Readonly<ItState>, at: number): Refusal[] {
  const zone = t.facts.zone[at]!;
  if (zone === s.zone) return [];
  const location = t.content.locations[at]!.id;
  if (s.zone === NONE) return [because('day-not-begun')];
  return [because('not-in-zone', { location, zone: ZONES[zone]!, active: ZONES[s.zone]! })];
}

/** R41–R44 */
export function whyNotAcquire(t: ItTable, s: Readonly<ItState>, seat: Seat, at: number): Reasons {
  const out = notChosen(s, seat, 'acquire');
  if (s.labs[seat]! >= LABS) out.push(because('no-indicator'));
  out.push(...outsideZone(t, s, at));
  const location = t.content.locations[at]!.id;
  if (s.owner[at] !== NONE) out.push(because('location-taken', { location }));
  const cost = t.facts.cost[at]!;
  const capital = s.capital[seat]!;
  if (cost > capital) out.push(because('too-expensive', { location, cost, capital }));
  return out;
}

/** R39, R49 */
export function whyNotSell(t: ItTable, s: Readonly<ItState>, seat: Seat, at: number): Reasons {
  const out = notChosen(s, seat, 'sell');
  if (s.owner[at] !== seat) out.push(because('not-your-lab'));
  if (t.facts.zone[at] !== s.zone) out.push(because('sale-not-in-zone'));
  if (s.day[at] === USED) out.push(because('sold-after-work'));
  return out;
}

/** R39, R76 */
export function whyNotWorkIn(t: ItTable, s: Readonly<ItState>, seat: Seat, lab: number): Reasons {
  if (s.owner[lab] !== seat) return [because('not-your-lab')];
  const out = outsideZone(t, s, lab);
  if (s.day[lab] === NEW) out.push(because('lab-new'));
  if (s.day[lab] === USED) out.push(because('lab-used'));
  const closed = closedContinent(t, s);
  if (t.facts.continent[lab] === closed)
    out.push(because('continent-closed', { continent: CONTINENTS[closed]! }));
  return out;
}

/** R75, R78 Why nothing can be done to the item of a container in this zone, the lab apart. */
export function whyNotWorkOn(t: ItTable, s: Readonly<ItState>, item: number): Reasons {
  if (item < 0) return [because('container-empty')];
  const repeated = !t.options.sameZoneRepeat && s.worked.includes(item);
  return repeated ? [because('item-worked')] : [];
}

/** R58, R67 */
export function whyNotSelect(s: Readonly<ItState>, seat: Seat, sources: string): Reasons {
  const out = notChosen(s, seat, 'select');
  if (s.queued[seat]! >= PLACES) out.push(because('queue-full'));
  const short = shortOf(s, sources);
  if (short) out.push(short);
  return out;
}

/** Of `sources`, the size that cannot be supplied. */
export function shortOf(s: Readonly<ItState>, sources: string): Refusal | null {
  for (const [size, letter] of ['S', 'L'].entries()) {
    const wanted = sources.split(letter).length - 1;
    if (wanted > supply(s, size))
      return because('stack-short', { size: SIZES[size]!, count: wanted });
  }
  return null;
}

/** R97, R98, R101 */
export function whyNotStop(t: ItTable, s: Readonly<ItState>, seat: Seat, item: number): Reasons {
  const out = notChosen(s, seat, 'stop');
  if (s.finished.includes(item) || s.listed.includes(item)) return [...out, because('delivered')];
  if (holderOf(s, item) !== seat) return [...out, because('not-your-item')];
  const fee = t.facts.fee[item]!;
  const capital = s.capital[seat]!;
  if (fee > capital) out.push(because('fee-too-high', { fee, capital }));
  return out;
}

/** Whose container or queue the item is in, or NONE. */
export function holderOf(s: Readonly<ItState>, item: number): number {
  const inContainer = s.held.indexOf(item);
  if (inContainer >= 0) return Math.floor(inContainer / LABS);
  const inQueue = s.queue.indexOf(item);
  return inQueue >= 0 ? Math.floor(inQueue / QUEUE) : NONE;
}

export function doCards(s: Readonly<ItState>, seat: Seat): number {
  return s.chosen[KINDS.length * seat + DO]!;
}
