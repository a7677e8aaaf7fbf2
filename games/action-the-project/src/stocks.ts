/** Money and prestige: who holds what, who may know it, and what lies tied up. */
import type { Emit, Seat } from '@boardroom/kernel';
import { POLITICS } from './types.ts';
import type { ActionEvent, ActionState, ActionTable, Offer, Pledge } from './types.ts';

/** R69, R100 prestige that is not committed to a bid. */
export function uncommitted(s: Readonly<ActionState>, seat: Seat): number {
  return s.prestige[seat]! - s.bids[seat]!;
}

/** R72 what a bid counts. */
export function counts(s: Readonly<ActionState>, seat: Seat, bid: number): number {
  return s.window === 4 && s.cards[seat] === POLITICS ? 2 * bid : bid;
}

/** R154 prestige held and all the prestige that the money would buy. */
export function reach(t: ActionTable, s: Readonly<ActionState>, seat: Seat): number {
  return s.prestige[seat]! + Math.floor(s.money[seat]! / t.facts.price);
}

/** R96 prestige bought that no public book has: none where purchases are announced. */
export function boughtUnseen(t: ActionTable, s: Readonly<ActionState>, seat: Seat): number {
  return t.options.purchaseVisibility === 'public' ? 0 : s.bought[seat]!;
}

/** Everybody, or for a secret dealing the two alone. */
export function witnesses(secret: number, from: Seat, to: Seat): readonly Seat[] | undefined {
  return secret ? [from, to] : undefined;
}

/** Whether a viewer may know of an offer or a promise (R99, R120). */
export function inSight(deal: Readonly<Offer | Pledge>, viewer: Seat): boolean {
  return deal.secret === 0 || deal.from === viewer || deal.to === viewer;
}

export function covers(
  s: Readonly<ActionState>,
  seat: Seat,
  money: number,
  prestige: number,
): boolean {
  return s.money[seat]! >= money && uncommitted(s, seat) >= prestige;
}

/** The most money that one offer of `maker` in the viewer's sight gives; 0 if none lies. */
export function mostMoneyOffered(s: Readonly<ActionState>, maker: Seat, viewer: Seat): number {
  let most = 0;
  for (const offer of s.offers)
    if (offer.from === maker && inSight(offer, viewer)) most = Math.max(most, offer.giveMoney);
  return most;
}

/** The most prestige that one offer of `maker` in the viewer's sight gives; 0 if none lies. */
export function mostPrestigeOffered(s: Readonly<ActionState>, maker: Seat, viewer: Seat): number {
  let most = 0;
  for (const offer of s.offers)
    if (offer.from === maker && inSight(offer, viewer)) most = Math.max(most, offer.givePrestige);
  return most;
}

/** Moves a gift or one side of a trade, and keeps the books of those who see it. */
export function hand(
  t: ActionTable,
  s: ActionState,
  from: Seat,
  to: Seat,
  money: number,
  prestige: number,
  secret: number,
): void {
  s.money[from]! -= money;
  s.money[to]! += money;
  s.prestige[from]! -= prestige;
  s.prestige[to]! += prestige;
  if (secret) {
    const there = from * t.players + to;
    const back = to * t.players + from;
    s.secretMoney[there]! += money;
    s.secretMoney[back]! -= money;
    s.secretPrestige[there]! += prestige;
    s.secretPrestige[back]! -= prestige;
  } else {
    s.bookMoney[from]! -= money;
    s.bookMoney[to]! += money;
    s.bookPrestige[from]! -= prestige;
    s.bookPrestige[to]! += prestige;
  }
}

/** R106 a player's offers that are no longer covered are withdrawn, the oldest first. */
export function withdrawUncovered(s: ActionState, seat: Seat, emit?: Emit<ActionEvent>): void {
  const { offers } = s;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    if (offer.from !== seat || covers(s, seat, offer.giveMoney, offer.givePrestige)) continue;
    offers.splice(i--, 1);
    emit?.(offerEvent('offerWithdrawn', offer), witnesses(offer.secret, offer.from, offer.to));
  }
}

export function offerEvent(
  type: 'offered' | 'traded' | 'offerDeclined' | 'offerWithdrawn' | 'offerLapsed',
  offer: Offer,
): ActionEvent {
  const { from: seat, to, giveMoney, givePrestige, wantMoney, wantPrestige, secret } = offer;
  return { type, seat, to, giveMoney, givePrestige, wantMoney, wantPrestige, secret };
}

/**
 * What everybody can work out when a player commits or gives away prestige: the player holds at
 * least that much, so whatever the viewer's book lacks has been bought. Never falls.
 */
export function noteLeastBought(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  committed: number,
): void {
  const n = t.players;
  const { least, bookPrestige, secretPrestige } = s;
  for (let viewer = 0; viewer < n; viewer++) {
    const at = viewer * n + seat;
    const offered = s.offers.length === 0 ? 0 : mostPrestigeOffered(s, seat, viewer);
    const lacking = committed + offered - bookPrestige[seat]! - secretPrestige[at]!;
    if (lacking > least[at]!) least[at] = lacking;
  }
}

/** Prestige that all may know to be committed: a sealed bid is not (R156). */
export function committedInSight(t: ActionTable, s: Readonly<ActionState>, seat: Seat): number {
  return t.options.auction === 'sealed' ? 0 : s.bids[seat]!;
}
