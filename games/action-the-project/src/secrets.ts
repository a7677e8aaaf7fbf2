/** Who may see what: `redact` blanks or takes out, `resample` fills in what could be there. */
import { HIDDEN, isOver, mix, NONE } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat } from '@boardroom/kernel';
import { dealUnknownStocks } from './guesses.ts';
import { inSight, mostPrestigeOffered } from './stocks.ts';
import { FACE_DOWN, OPPOSE, POLITICS, SUPPORT } from './types.ts';
import type { ActionState, ActionTable } from './types.ts';

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

export function redact(t: ActionTable, s: ActionState, viewer: Seat | null): void {
  if (seesAll(t, s, viewer)) return;
  const seat = viewer ?? NONE;
  s.pile.fill(HIDDEN);
  s.box.fill(HIDDEN);
  s.fateLeft.fill(HIDDEN);
  redactCards(t, s, seat);
  redactStocks(t, s, seat);
  redactDealings(t, s, seat);
}

/** R24, R84–R87. */
function redactCards(t: ActionTable, s: ActionState, seat: Seat): void {
  const { cards, steerer, target } = s;
  const steers = seat !== NONE && seat === steerer;
  if (!s.revealed)
    for (let other = 0; other < t.players; other++) {
      const known = other === target ? steers : other === seat;
      if (!known && cards[other] !== NONE) cards[other] = FACE_DOWN;
    }
  const knows = seat === target || (steers && t.options.peekOnSteer);
  if (target !== NONE && !knows) s.original = HIDDEN;
}

/** R96, R122, R156. */
function redactStocks(t: ActionTable, s: ActionState, seat: Seat): void {
  const n = t.players;
  const stocksSeen = stocksAreSeen(t, s);
  const boughtSeen = t.options.purchaseVisibility === 'public';
  const sealing = isSealing(s);
  for (let other = 0; other < n; other++) {
    if (other === seat) continue;
    if (!stocksSeen) s.money[other] = s.prestige[other] = HIDDEN;
    if (!boughtSeen) s.bought[other] = HIDDEN;
    if (sealing) s.bids[other] = HIDDEN;
    for (let j = 0; j < n; j++) {
      const at = other * n + j;
      s.least[at] = 0;
      if (j !== seat) s.secretMoney[at] = s.secretPrestige[at] = 0;
    }
  }
}

/** R99, R108, R120, R157, R158: secret dealings of others are taken out, not blanked. */
function redactDealings(t: ActionTable, s: ActionState, seat: Seat): void {
  const n = t.players;
  s.offers = s.offers.filter((offer) => inSight(offer, seat));
  s.promises = s.promises.filter((pledge) => inSight(pledge, seat));
  for (const pledge of s.promises)
    if (pledge.kind === 'pay' && pledge.from !== seat && pledge.to !== seat)
      pledge.bookedMoney = pledge.bookedPrestige = HIDDEN;
  for (let other = 0; other < n; other++) {
    if (other === seat) continue;
    s.offersMade[other] = s.promisesMade[other] = HIDDEN;
    for (let j = 0; j < n; j++) {
      const at = other * n + j;
      if (j !== seat && j !== other) s.kept[at] = s.broken[at] = 0;
    }
  }
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
