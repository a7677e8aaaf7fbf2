/** Why a move is not legal: the reasons of the table of illegal actions in the rules file. */
import { NONE, pendingIndex } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { freeContainer, roomFor } from '../containers.ts';
import {
  because,
  doCards,
  notChosen,
  shortOf,
  whyNotAcquire,
  whyNotSelect,
  whyNotSell,
  whyNotStop,
  whyNotWorkIn,
  whyNotWorkOn,
} from './reasons.ts';
import { supply } from '../stacks.ts';
import { ABSENT, KINDS, LABS, ZONES } from '../types.ts';
import type { ItState, ItTable, Move } from '../types.ts';

/** A move as it came from outside: of the right shape at most. */
type Fields = Readonly<Record<string, unknown>> & { readonly type: string };
type Reason = (t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields) => Refusal | null;

export function refuse(t: ItTable, s: Readonly<ItState>, seat: Seat, known: Move): Refusal | null {
  const move = known as unknown as Fields;
  const asked = s.agenda[pendingIndex(s, seat)]?.kind;
  if (asked === undefined && !(seat < t.players)) return null;
  if (move.type === 'forcedSale' && asked !== 'forcedSale') return because('upkeep-covered');
  if (move.type === 'chooseActions' && asked !== 'chooseActions') return because('choice-locked');
  if (asked === undefined || !Object.hasOwn(reasons, move.type)) return null;
  const isAnswer = asked === 'visit' ? Object.hasOwn(PLAYED, move.type) : move.type === asked;
  return isAnswer ? reasons[move.type]!(t, s, seat, move) : otherwiseAsked(t, s, asked, move);
}

/** The kind of card each move of a visit is played with. */
const PLAYED: Readonly<Record<string, (typeof KINDS)[number] | null>> = {
  acquireLab: 'acquire',
  sellLab: 'sell',
  selectWork: 'select',
  doWork: 'do',
  stopWork: 'stop',
  endVisit: null,
};

/** The move answers another question than the one put to the player: what has to come first. */
function otherwiseAsked(
  t: ItTable,
  s: Readonly<ItState>,
  asked: string,
  move: Fields,
): Refusal | null {
  if (s.offer.length > 0) return because('offer-first');
  if (move.type === 'acceptWork' || move.type === 'drawSecond') return because('no-offer');
  if (asked === 'forcedSale') return because('upkeep-first');
  const kind = PLAYED[move.type];
  if (!kind) return because('cards-first');
  const at = locationOf(t, move['location'] ?? move['lead'] ?? move['lab']);
  if (at === NONE) return because('card-later', { kind });
  const { id } = t.content.locations[at]!;
  return because('lab-later', { kind, location: id, zone: ZONES[t.facts.zone[at]!]! });
}

const reasons: Readonly<Record<string, Reason>> = {
  chooseActions: tooManyCards,
  forcedSale: (t, s, seat, move) => notYours(t, s, seat, move['lab']) ?? noContainer(s, seat, move),
  acquireLab: (t, s, seat, move) => {
    const at = locationOf(t, move['location']);
    return (at === NONE ? notChosen(s, seat, 'acquire') : whyNotAcquire(t, s, seat, at))[0] ?? null;
  },
  sellLab: (t, s, seat, move) => {
    const at = locationOf(t, move['lab']);
    const why = at === NONE ? notChosen(s, seat, 'sell') : whyNotSell(t, s, seat, at);
    return why[0] ?? (at === NONE ? null : noContainer(s, seat, move));
  },
  selectWork: cannotSelect,
  doWork: cannotWork,
  stopWork: (t, s, seat, move) => {
    const id = move['item'];
    const item = typeof id === 'string' ? (t.facts.itemAt[id] ?? NONE) : NONE;
    return (item === NONE ? notChosen(s, seat, 'stop') : whyNotStop(t, s, seat, item))[0] ?? null;
  },
  drawSecond: (_t, s, _seat, move) => shortOf(s, String(move['source'])),
  acceptWork: cannotAccept,
  endVisit: () => null,
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

/** A location of the edition, or NONE. */
function locationOf(t: ItTable, id: unknown): number {
  return typeof id === 'string' ? (t.facts.locationAt[id] ?? NONE) : NONE;
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

/** R59 Two cards are named at once, or one by one; a single one only if there is no other. */
function cannotSelect(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const sources = String(move['sources']);
  const why = whyNotSelect(s, seat, sources)[0];
  if (why) return why;
  if (t.options.drawMode === 'oneByOne') return sources.length > 1 ? because('one-by-one') : null;
  return sources.length === 1 && supply(s, 0) + supply(s, 1) > 1 ? because('two-sources') : null;
}

function cannotAccept(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const cards = move['cards'];
  if (!Array.isArray(cards)) return null;
  if (cards.some((id) => !s.offer.includes(t.facts.itemAt[String(id)] ?? NONE)))
    return because('not-on-offer');
  return cards.length === 2 && roomFor(s, seat) < 2 ? because('room-for-one') : null;
}

function cannotWork(t: ItTable, s: Readonly<ItState>, seat: Seat, move: Fields): Refusal | null {
  const missing = notChosen(s, seat, 'do')[0] ?? noContainer(s, seat, move);
  if (missing) return missing;
  const labs = move['labs'];
  if (!Array.isArray(labs) || typeof move['container'] !== 'number') return null;
  const item = s.held[LABS * seat + move['container'] - 1]!;
  if (item === NONE) return because('container-empty');
  const at = labs.map((id) => locationOf(t, id));
  if (at.includes(NONE)) return null;
  for (const lab of at) {
    const [why] = whyNotWorkIn(t, s, seat, lab);
    if (why)
      return why.code === 'not-in-zone' && at.length > 1 ? because('labs-in-two-zones') : why;
  }
  const worked = whyNotWorkOn(t, s, item)[0];
  if (worked) return worked;
  const cards = doCards(s, seat);
  if (labs.length > cards) return because('too-few-do-cards', { count: labs.length, have: cards });
  const lead = locationOf(t, move['lead']);
  if (lead === NONE || !at.includes(lead)) return null;
  const most = Math.max(...at.map((lab) => t.facts.capacity[lab]!));
  return t.facts.capacity[lead]! < most ? because('lead-not-largest') : null;
}
