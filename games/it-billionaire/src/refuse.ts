/** Why a move is not legal: the reasons of the table of illegal actions in the rules file. */
import { NONE, pendingIndex } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { freeContainer, roomFor } from './containers.ts';
import { closedContinent } from './labs.ts';
import { supply } from './stacks.ts';
import {
  ABSENT,
  CONTINENTS,
  DO,
  KINDS,
  LABS,
  NEW,
  PLACES,
  QUEUE,
  SIZES,
  USED,
  ZONES,
} from './types.ts';
import type { ItState, ItTable, Move } from './types.ts';

/** A move as it came from outside: of the right shape at most. */
type Fields = Readonly<Record<string, unknown>> & { readonly type: string };
type Reason = (t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields) => Refusal | null;

const because = (code: string, facts?: Refusal['facts']): Refusal =>
  facts ? { code, facts } : { code };

export function refuse(t: ItTable, s: Readonly<ItState>, seat: Seat, known: Move): Refusal | null {
  const move = known as unknown as Fields;
  const asked = s.agenda[pendingIndex(s, seat)]?.kind;
  if (asked === undefined && !(seat < t.players)) return null;
  if (move.type === 'forcedSale' && asked !== 'forcedSale' && s.zone === NONE)
    return because('upkeep-covered');
  if (move.type === 'chooseActions' && asked !== 'chooseActions' && s.round > 0)
    return because('choice-locked');
  if (asked === undefined) return null;
  if (asked !== 'visit' && move.type !== asked)
    return because(s.offer.length > 0 ? 'offer-first' : 'other-question');
  if (!Object.hasOwn(reasons, move.type)) return null;
  if (asked === 'visit' && !VISITS.has(move.type)) return because('other-question');
  return reasons[move.type]!(t, s, seat, move);
}

const VISITS = new Set(['acquireLab', 'sellLab', 'selectWork', 'doWork', 'stopWork', 'endVisit']);

const reasons: Readonly<Record<string, Reason>> = {
  chooseActions: tooManyCards,
  forcedSale: (t, s, seat, move) => notYours(t, s, seat, move['lab']) ?? noContainer(s, seat, move),
  acquireLab: cannotAcquire,
  sellLab: cannotSell,
  selectWork: cannotSelect,
  doWork: cannotWork,
  stopWork: cannotStop,
  drawSecond: (_t, s, _seat, move) => shortOf(s, String(move['source'])),
  acceptWork: cannotAccept,
};

function tooManyCards(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  let sum = 0;
  for (const [at, kind] of KINDS.entries()) {
    const count = move[kind];
    if (typeof count !== 'number') return null;
    if (count > t.facts.cards[at]!)
      return because('too-many-of-kind', { kind, limit: t.facts.cards[at]! });
    sum += count;
  }
  const limit = 1 + s.labs[seat]!;
  return sum > limit ? because('too-many-cards', { limit }) : null;
}

function notChosen(s: Readonly<ItState>, seat: Seat, kind: (typeof KINDS)[number]): Refusal | null {
  const left = s.chosen[KINDS.length * seat + KINDS.indexOf(kind)]!;
  return left > 0 ? null : because('card-not-chosen', { kind });
}

/** A location of the edition, or NONE. */
function locationOf(t: ItTable, id: unknown): number {
  return typeof id === 'string' ? (t.facts.locationAt[id] ?? NONE) : NONE;
}

function outsideZone(t: ItTable, s: Readonly<ItState>, at: number): Refusal | null {
  const zone = t.facts.zone[at]!;
  if (zone === s.zone) return null;
  const location = t.content.locations[at]!.id;
  return because('not-in-zone', { location, zone: ZONES[zone]!, active: ZONES[s.zone]! });
}

function notYours(t: ItTable, s: Readonly<ItState>, seat: Seat, id: unknown): Refusal | null {
  const at = locationOf(t, id);
  return at !== NONE && s.owner[at] !== seat ? because('not-your-lab') : null;
}

function noContainer(s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const number = move['container'];
  if (typeof number !== 'number') return null;
  const item = s.held[LABS * seat + number - 1];
  if (!(number >= 1 && number <= LABS) || item === undefined || item === ABSENT)
    return because('no-such-container');
  const lowest = freeContainer(s, seat) - LABS * seat + 1;
  const isOtherFree = item === NONE && number !== lowest && move.type !== 'doWork';
  return isOtherFree ? because('give-lowest', { container: lowest }) : null;
}

function cannotAcquire(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const missing = notChosen(s, seat, 'acquire');
  if (missing) return missing;
  const at = locationOf(t, move['location']);
  if (at === NONE) return null;
  if (s.labs[seat]! >= LABS) return because('no-indicator');
  const elsewhere = outsideZone(t, s, at);
  if (elsewhere) return elsewhere;
  const location = t.content.locations[at]!.id;
  if (s.owner[at] !== NONE) return because('location-taken', { location });
  const cost = t.facts.cost[at]!;
  const capital = s.capital[seat]!;
  return cost > capital ? because('too-expensive', { location, cost, capital }) : null;
}

function cannotSell(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const reason = notChosen(s, seat, 'sell') ?? notYours(t, s, seat, move['lab']);
  if (reason) return reason;
  const at = locationOf(t, move['lab']);
  if (at === NONE) return null;
  if (t.facts.zone[at] !== s.zone) return because('sale-not-in-zone');
  if (s.day[at] === USED) return because('sold-after-work');
  return noContainer(s, seat, move);
}

/** Of `sources`, the size that cannot be supplied. */
function shortOf(s: Readonly<ItState>, sources: string): Refusal | null {
  for (const [size, letter] of ['S', 'L'].entries()) {
    const wanted = sources.split(letter).length - 1;
    if (wanted > supply(s, size))
      return because('stack-short', { size: SIZES[size]!, count: wanted });
  }
  return null;
}

function cannotSelect(_t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const missing = notChosen(s, seat, 'select');
  if (missing) return missing;
  if (s.queued[seat]! >= PLACES) return because('queue-full');
  return shortOf(s, String(move['sources']));
}

function cannotAccept(_t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const cards = move['cards'];
  if (!Array.isArray(cards) || cards.length !== 2 || s.offer.length !== 2) return null;
  return roomFor(s, seat) < 2 ? because('room-for-one') : null;
}

function cannotWork(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const missing = notChosen(s, seat, 'do') ?? noContainer(s, seat, move);
  if (missing) return missing;
  const labs = move['labs'];
  if (!Array.isArray(labs) || typeof move['container'] !== 'number') return null;
  const item = s.held[LABS * seat + move['container'] - 1]!;
  if (item === NONE) return because('container-empty');
  const at = labs.map((id) => locationOf(t, id));
  if (at.includes(NONE)) return null;
  for (const lab of at) {
    const closed = cannotWorkIn(t, s, seat, lab, labs.length);
    if (closed) return closed;
  }
  if (!t.options.sameZoneRepeat && s.worked.includes(item)) return because('item-worked');
  const cards = s.chosen[KINDS.length * seat + DO]!;
  if (labs.length > cards) return because('too-few-do-cards', { count: labs.length, have: cards });
  const lead = locationOf(t, move['lead']);
  if (lead === NONE || !at.includes(lead)) return null;
  const most = Math.max(...at.map((lab) => t.facts.capacity[lab]!));
  return t.facts.capacity[lead]! < most ? because('lead-not-largest') : null;
}

/** R39, R76 */
function cannotWorkIn(
  t: ItTable,
  s: Readonly<ItState>,
  seat: Seat,
  lab: number,
  labs: number,
): Refusal | null {
  if (s.owner[lab] !== seat) return because('not-your-lab');
  const elsewhere = outsideZone(t, s, lab);
  if (elsewhere) return labs > 1 ? because('labs-in-two-zones') : elsewhere;
  if (s.day[lab] === NEW) return because('lab-new');
  if (s.day[lab] === USED) return because('lab-used');
  const closed = closedContinent(t, s);
  if (t.facts.continent[lab] !== closed) return null;
  return because('continent-closed', { continent: CONTINENTS[closed]! });
}

function cannotStop(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const missing = notChosen(s, seat, 'stop');
  if (missing) return missing;
  const id = move['item'];
  const item = typeof id === 'string' ? (t.facts.itemAt[id] ?? NONE) : NONE;
  if (item === NONE) return null;
  if (s.finished.includes(item) || s.listed.includes(item)) return because('delivered');
  const inContainer = s.held.indexOf(item);
  const inQueue = s.queue.indexOf(item);
  const owner = inContainer >= 0 ? Math.floor(inContainer / LABS) : Math.floor(inQueue / QUEUE);
  if (owner !== seat) return because('not-your-item');
  const fee = t.facts.fee[item]!;
  const capital = s.capital[seat]!;
  return fee > capital ? because('fee-too-high', { fee, capital }) : null;
}
