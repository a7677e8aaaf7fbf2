import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { covers, uncommitted } from '../stocks.ts';
import type { ActionState, ActionTable, Offer } from '../types.ts';
import {
  ANY_MESSAGE,
  ANY_PRESTIGE,
  anyMoney,
  range,
  secrecy,
  SOME_PRESTIGE,
  someMoney,
  upTo,
} from './gaps.ts';
import type { Amount, Out } from './gaps.ts';
import { judgements, newPromises } from './legal-promises.ts';

/** R108. */
export const MOST_OFFERS_OPEN = 3;

/** F1–F8, R95 what a seat may do at any time, whoever is asked. */
export function legalAsides(t: ActionTable, s: Readonly<ActionState>, seat: Seat, out: Out): void {
  if (s.turn === 0 || seat >= t.players) return;
  const { price, may } = t.facts;
  const most = Math.floor(s.money[seat]! / price);
  if (most > 0) out.push({ type: 'buy', count: range(1, most) });
  if (may.give) gifts(t, s, seat, out);
  if (may.trade && mayOffer(t, s, seat)) newOffers(t, s, seat, out);
  if (s.offers.length > 0) openOffers(s, seat, out);
  if (may.promise && s.promisesMade[seat]! < t.options.promisesPerTurn)
    newPromises(t, s, seat, out);
  if (s.promises.length > 0) judgements(s, seat, out);
  if (may.words) words(t, seat, out);
}

/** F2, R97, R100. "Not nothing" is two templates, split by the first amount that is not 0. */
function gifts(t: ActionTable, s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { grain } = t.facts;
  const secret = secrecy(t);
  const money = s.money[seat]! > 0 ? range(grain, s.money[seat]!, grain) : null;
  const free = uncommitted(s, seat);
  const prestige = upTo(free);
  const some = free > 0 ? range(1, free) : null;
  for (let to = 0; to < t.players; to++) {
    if (to === seat) continue;
    if (money) out.push({ type: 'give', to, money, prestige, secret });
    if (some) out.push({ type: 'give', to, money: 0, prestige: some, secret });
  }
}

/** R108. */
export function mayOffer(t: ActionTable, s: Readonly<ActionState>, seat: Seat): boolean {
  if (s.offersMade[seat]! >= t.options.offersPerTurn) return false;
  return offersOpen(s, seat) < MOST_OFFERS_OPEN;
}

export function offersOpen(s: Readonly<ActionState>, seat: Seat): number {
  let lying = 0;
  for (const offer of s.offers) if (offer.from === seat) lying++;
  return lying;
}

/** F3, R103, R106, R159. */
function newOffers(t: ActionTable, s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { grain } = t.facts;
  const secret = secrecy(t);
  const money = s.money[seat]! > 0 ? range(grain, s.money[seat]!, grain) : null;
  const free = uncommitted(s, seat);
  const prestige = free > 0 ? range(1, free) : null;
  const anyMoneyWanted = anyMoney(t);
  const someMoneyWanted = someMoney(t);
  for (let to = 0; to < t.players; to++) {
    if (to === seat) continue;
    const push = (
      giveMoney: Amount,
      givePrestige: Amount,
      wantMoney: Amount,
      wantPrestige: Amount,
    ): void => {
      out.push({ type: 'offer', to, giveMoney, givePrestige, wantMoney, wantPrestige, secret });
    };
    if (money) push(money, upTo(free), anyMoneyWanted, ANY_PRESTIGE);
    if (prestige) push(0, prestige, anyMoneyWanted, ANY_PRESTIGE);
    push(0, 0, someMoneyWanted, ANY_PRESTIGE);
    push(0, 0, 0, SOME_PRESTIGE);
  }
}

/** F4, F5, R104, R107. Equal offers are interchangeable, so each is listed once. */
function openOffers(s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { offers } = s;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    const { from, to, giveMoney, givePrestige, wantMoney, wantPrestige, secret } = offer;
    if ((from !== seat && to !== seat) || findOffer(s, offer) !== i) continue;
    const terms = { giveMoney, givePrestige, wantMoney, wantPrestige, secret };
    if (from === seat) out.push({ type: 'withdraw', to, ...terms });
    else {
      if (covers(s, seat, wantMoney, wantPrestige)) out.push({ type: 'accept', from, ...terms });
      out.push({ type: 'decline', from, ...terms });
    }
  }
}

/** Index of the oldest open offer with these parties and terms, or -1. */
export function findOffer(s: Readonly<ActionState>, wanted: Offer): number {
  return s.offers.findIndex(
    (offer) =>
      offer.from === wanted.from &&
      offer.to === wanted.to &&
      offer.giveMoney === wanted.giveMoney &&
      offer.givePrestige === wanted.givePrestige &&
      offer.wantMoney === wanted.wantMoney &&
      offer.wantPrestige === wanted.wantPrestige &&
      offer.secret === wanted.secret,
  );
}

/** F8, R121 to everybody, or where secret dealings are allowed to one player. */
function words(t: ActionTable, seat: Seat, out: Out): void {
  out.push({ type: 'say', to: NONE, message: ANY_MESSAGE });
  if (!t.facts.may.secret) return;
  for (let to = 0; to < t.players; to++)
    if (to !== seat) out.push({ type: 'say', to, message: ANY_MESSAGE });
}
