/** Who may see what: `redact` blanks or takes out, `resample` fills in what could be there. */
import { HIDDEN, isOver, mix, NONE } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat } from '@boardroom/kernel';
import { dealUnknownStocks } from './guesses.ts';
import { inSight, mostPrestigeOffered } from './stocks.ts';
import { FACE_DOWN, OPPOSE, POLITICS, SUPPORT } from './types.ts';
import type { ActionState, ActionTable, Pledge } from './types.ts';

export const knowledge: Knowledge<ActionState> = {
  public: [
    'agenda',
    'turn',
    'chair',
    'leaderCards',
    'bookMoney',
    'bookPrestige',
    'deck',
    'discards',
    'returned',
    'project',
    'carry',
    'trialsInRow',
    'leader',
    'history',
    'rota',
    'revealed',
    'steerer',
    'target',
    'votesFor',
    'votesAgainst',
    'outcome',
    'fateShown',
    'forfeit',
    'window',
    'out',
    'high',
    'windows',
    'winners',
    'paid',
    'divided',
    'lost',
    'politicsPaid',
    'auctionPaid',
    'forfeitedMoney',
    'forfeitedPrestige',
  ],
  seat: [
    'money',
    'prestige',
    'bought',
    'secretMoney',
    'secretPrestige',
    'least',
    'cards',
    'original',
    'bids',
    'offers',
    'promises',
    'offersMade',
    'promisesMade',
    'kept',
    'broken',
  ],
  table: ['pile', 'box', 'fateLeft'],
  replaced: true,
};

/** R132, `trainerSees`: some see everything. */
function seesAll(t: ActionTable, s: Readonly<ActionState>, seat: Seat | null): boolean {
  return (seat !== null && seat >= t.players) || (isOver(s) && t.options.revealSecretsAtEnd);
}

export function stocksAreSeen(t: ActionTable, s: Readonly<ActionState>): boolean {
  return t.options.holdings === 'open' || isOver(s);
}

function isSealing(s: Readonly<ActionState>): boolean {
  return s.agenda.some((f) => f.kind === 'sealedBid');
}

/** Puts other lists in place of those it blanks (`replaced`), and only where there is something to blank. */
export function redact(t: ActionTable, s: ActionState, viewer: Seat | null): void {
  if (seesAll(t, s, viewer)) return;
  const seat = viewer ?? NONE;
  s.pile = s.pile.slice().fill(HIDDEN);
  s.box = s.box.slice().fill(HIDDEN);
  if (s.fateLeft.length > 0) s.fateLeft = s.fateLeft.slice().fill(HIDDEN);
  redactCards(t, s, seat);
  redactStocks(t, s, seat);
  redactDealings(t, s, seat);
}

/**
 * Of a state or a view as much of a view as the advice needs, at a third of the price. Of the other
 * lists it reads nothing but what stands for its own seat, and law 7 sees to that.
 */
export function glimpse(
  t: ActionTable,
  s: Readonly<ActionState>,
  seat: Seat,
): Readonly<ActionState> {
  if (seesAll(t, s, seat)) return s;
  const view = { ...s };
  redactCards(t, view, seat);
  if (!stocksAreSeen(t, s)) {
    view.money = ownOf(s.money, seat);
    view.prestige = ownOf(s.prestige, seat);
  }
  if (s.offers.length > 0) view.offers = s.offers.filter((offer) => inSight(offer, seat));
  if (s.promises.length > 0) view.promises = promisesInSight(s.promises, seat);
  return view;
}

/** R24, R84–R87. */
function redactCards(t: ActionTable, s: ActionState, seat: Seat): void {
  const { steerer, target } = s;
  const steers = seat !== NONE && seat === steerer;
  if (!s.revealed) {
    const cards = s.cards.slice();
    for (let other = 0; other < t.players; other++) {
      const known = other === target ? steers : other === seat;
      if (!known && cards[other] !== NONE) cards[other] = FACE_DOWN;
    }
    s.cards = cards;
  }
  const knows = seat === target || (steers && t.options.peekOnSteer);
  if (target !== NONE && !knows) s.original = HIDDEN;
}

/** R96, R122, R156. */
function redactStocks(t: ActionTable, s: ActionState, seat: Seat): void {
  if (!stocksAreSeen(t, s)) {
    s.money = ownOf(s.money, seat);
    s.prestige = ownOf(s.prestige, seat);
  }
  if (t.options.purchaseVisibility !== 'public') s.bought = ownOf(s.bought, seat);
  if (isSealing(s)) s.bids = ownOf(s.bids, seat);
  const { books, dealings } = blankedOf(t.players, seat);
  s.least = partOf(s.least, books);
  s.secretMoney = partOf(s.secretMoney, dealings);
  s.secretPrestige = partOf(s.secretPrestige, dealings);
}

/** Of a list by seat the own number alone. */
function ownOf(list: readonly number[], seat: Seat): number[] {
  const own = list.slice();
  for (let other = 0; other < own.length; other++) if (other !== seat) own[other] = HIDDEN;
  return own;
}

/** Of a list by two seats what this part leaves; the others are 0. */
function partOf(list: number[], blanked: readonly boolean[]): number[] {
  let part = list;
  for (let at = 0; at < list.length; at++)
    if (list[at] !== 0 && blanked[at]) {
      if (part === list) part = list.slice();
      part[at] = 0;
    }
  return part;
}

/** Which numbers of a list by two seats a viewer may not know, by what it is about. */
interface Blanked {
  /** All but [viewer, j]. */
  readonly books: readonly boolean[];
  /** All but [viewer, j] and [i, viewer]. */
  readonly dealings: readonly boolean[];
  /** All but these and the open ones at [i, i]. */
  readonly marks: readonly boolean[];
}

/** For every number of players and viewer; they are the same in every game. */
const blankedFor = new Map<number, Blanked>();

function blankedOf(n: number, viewer: Seat): Blanked {
  const key = 8 * n + viewer;
  let blanked = blankedFor.get(key);
  if (!blanked) {
    const pairs = (hides: (i: Seat, j: Seat) => boolean): boolean[] =>
      Array.from({ length: n * n }, (_, at) => hides(Math.floor(at / n), at % n));
    blanked = {
      books: pairs((i) => i !== viewer),
      dealings: pairs((i, j) => i !== viewer && j !== viewer),
      marks: pairs((i, j) => i !== viewer && j !== viewer && i !== j),
    };
    blankedFor.set(key, blanked);
  }
  return blanked;
}

/** R99, R108, R120, R157, R158: secret dealings of others are taken out, not blanked. */
function redactDealings(t: ActionTable, s: ActionState, seat: Seat): void {
  if (s.offers.length > 0) s.offers = s.offers.filter((offer) => inSight(offer, seat));
  if (s.promises.length > 0) s.promises = promisesInSight(s.promises, seat);
  s.offersMade = ownOf(s.offersMade, seat);
  s.promisesMade = ownOf(s.promisesMade, seat);
  const { marks } = blankedOf(t.players, seat);
  s.kept = partOf(s.kept, marks);
  s.broken = partOf(s.broken, marks);
}

function promisesInSight(promises: readonly Pledge[], seat: Seat): Pledge[] {
  const seen: Pledge[] = [];
  for (const pledge of promises) {
    if (!inSight(pledge, seat)) continue;
    const isParty = pledge.from === seat || pledge.to === seat;
    if (pledge.kind !== 'pay' || isParty) seen.push(pledge);
    else seen.push({ ...pledge, bookedMoney: HIDDEN, bookedPrestige: HIDDEN });
  }
  return seen;
}

export function resample(t: ActionTable, s: ActionState, seat: Seat, rng: Rng): void {
  if (seesAll(t, s, seat)) return;
  redact(t, s, seat);
  redeal(t, s, rng);
  dealUnknownStocks(t, s, seat, rng);
  dealCards(t, s, seat, rng);
  if (isSealing(s)) sealBids(t, s, seat, rng);
  for (const pledge of s.promises)
    if (pledge.bookedMoney === HIDDEN) pledge.bookedMoney = pledge.bookedPrestige = 0;
  for (let other = 0; other < t.players; other++) {
    if (other === seat) continue;
    s.offersMade[other] = s.offers.filter((offer) => offer.from === other).length;
    s.promisesMade[other] = 0;
  }
}

/** What no player knows; a trainer who sees everything is none. */
export function redeal(t: ActionTable, s: ActionState, rng: Rng): void {
  if (seesAll(t, s, NONE)) return;
  dealProjects(t, s, rng);
  dealFate(t, s, rng);
}

/** R160: n of the cards never seen are in the box, the others with the returned ones in the pile. */
function dealProjects(t: ActionTable, s: ActionState, rng: Rng): void {
  const unseen = s.deck.filter(
    (card) => card !== s.project && !s.discards.includes(card) && !s.returned.includes(card),
  );
  mix(unseen, rng);
  s.box = unseen.splice(0, t.players).toSorted((a, b) => a - b);
  s.pile = mix([...unseen, ...s.returned], rng);
}

function dealFate(t: ActionTable, s: ActionState, rng: Rng): void {
  if (s.fateLeft.length === 0) return;
  const left = t.content.fates.map((_, fate) => fate).filter((fate) => !s.fateShown.includes(fate));
  s.fateLeft = mix(left, rng);
}

/** Cards that lie face down: what the role and open promises make likely. */
function dealCards(t: ActionTable, s: ActionState, seat: Seat, rng: Rng): void {
  for (let other = 0; other < t.players; other++)
    if (s.cards[other] === FACE_DOWN) s.cards[other] = likelyCard(s, other, rng);
  if (s.target === NONE || s.original !== HIDDEN) {
    // The target knows the card they placed; until the winner lays another it lies there still.
    if (seat === s.target && isAssigning(s)) s.cards[seat] = s.original;
    return;
  }
  s.original = isAssigning(s) ? s.cards[s.target]! : likelyCard(s, s.target, rng);
}

function isAssigning(s: Readonly<ActionState>): boolean {
  return s.agenda.at(-1)?.kind === 'assign';
}

function likelyCard(s: Readonly<ActionState>, seat: Seat, rng: Rng): number {
  for (const pledge of s.promises)
    if (
      pledge.kind === 'play' &&
      pledge.from === seat &&
      pledge.turn === s.turn &&
      rng.unit() < 0.7
    )
      return pledge.card;
  const roll = rng.unit();
  if (seat === s.leader) return roll < 0.75 ? SUPPORT : roll < 0.9 ? POLITICS : rng.below(4);
  return roll < 0.45 ? SUPPORT : roll < 0.85 ? OPPOSE : rng.below(4);
}

/** Bids already sealed by others; those still asked have committed nothing. */
function sealBids(t: ActionTable, s: ActionState, seat: Seat, rng: Rng): void {
  for (let other = 0; other < t.players; other++) {
    if (other === seat) continue;
    const asked = s.agenda.some((f) => f.kind === 'sealedBid' && f.seat === other);
    const most = s.prestige[other]! - mostPrestigeOffered(s, other, seat);
    s.bids[other] = asked || rng.unit() < 0.6 ? 0 : rng.below(most + 1);
  }
}
