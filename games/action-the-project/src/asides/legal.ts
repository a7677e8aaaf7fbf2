import { NONE } from '@boardroom/kernel';
import type { Gap, Seat, Template } from '@boardroom/kernel';
import { covers, uncommitted } from '../stocks.ts';
import { FAILING, OPEN_OUTCOME, TO_COME } from '../types.ts';
import type { ActionMove, ActionState, ActionTable, Offer, Pledge } from '../types.ts';

/** R159 bounds for the form, beyond anything the game can hold. */
export const MOST_MONEY = 999_900;
export const MOST_PRESTIGE = 9_999;
/** Words are kept by the table; a move carries the number of a message. */
const MOST_MESSAGE = 999_999;
export const MOST_OFFERS_OPEN = 3;

type Out = Template<ActionMove>[];
type Amount = number | Gap;

function range(min: number, max: number, step = 1): Gap {
  return { gap: 'range', min, max, step };
}
const ANY_CARD = range(0, 3);
const ANY_CONDITION = range(0, 3);
const ANY_BID = range(1, MOST_PRESTIGE);
const ANY_WINDOW = range(1, 4);
const ANY_MESSAGE = range(0, MOST_MESSAGE);
const OPEN_OR_SECRET = range(0, 1);
const KEPT_OR_BROKEN = range(0, 1);

/** A number from 0 on: a gap only if there is a choice. */
function upTo(max: number, step = 1): Amount {
  return max > 0 ? range(0, max, step) : 0;
}

/** F1–F8, R95 what a seat may do at any time, whoever is asked. */
export function legalAsides(
  t: ActionTable,
  s: Readonly<ActionState>,
  seat: Seat,
  out: Out,
): void {
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

/** R99, `negotiation`: open or secret, or open only. */
function secrecy(t: ActionTable): Amount {
  return t.facts.may.secret ? OPEN_OR_SECRET : 0;
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
  const someMoney = s.money[seat]! > 0 ? range(grain, s.money[seat]!, grain) : null;
  const free = uncommitted(s, seat);
  const somePrestige = free > 0 ? range(1, free) : null;
  const anyPrestige = upTo(free);
  const wantMoney = range(0, MOST_MONEY, grain);
  const wantSome = range(grain, MOST_MONEY, grain);
  const wantPrestige = range(0, MOST_PRESTIGE);
  for (let to = 0; to < t.players; to++) {
    if (to === seat) continue;
    const push = (
      giveMoney: Amount,
      givePrestige: Amount,
      money: Amount,
      prestige: Amount,
    ): void => {
      out.push({
        type: 'offer',
        to,
        giveMoney,
        givePrestige,
        wantMoney: money,
        wantPrestige: prestige,
        secret,
      });
    };
    if (someMoney) push(someMoney, anyPrestige, wantMoney, wantPrestige);
    if (somePrestige) push(0, somePrestige, wantMoney, wantPrestige);
    push(0, 0, wantSome, wantPrestige);
    push(0, 0, 0, ANY_BID);
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

/** F6, R111–R113. */
function newPromises(t: ActionTable, s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { turns, may } = t.facts;
  const { turn: now } = s;
  const secret = secrecy(t);
  const fromNow = range(now, turns);
  const later = now < turns ? range(now + 1, turns) : null;
  const play = s.revealed ? later : fromNow;
  const window = firstWindowToCome(s);
  const windows = window <= 4 ? range(window, 4) : null;
  const money = range(0, MOST_MONEY, t.facts.grain);
  const someMoney = range(t.facts.grain, MOST_MONEY, t.facts.grain);
  const prestige = range(0, MOST_PRESTIGE);
  for (let to = 0; to < t.players; to++) {
    if (to === seat) continue;
    const condition = ANY_CONDITION;
    if (play) out.push({ type: 'promisePlay', to, card: ANY_CARD, turn: play, secret });
    out.push(
      { type: 'promisePay', to, money: someMoney, prestige, condition, turn: fromNow, secret },
      { type: 'promisePay', to, money: 0, prestige: ANY_BID, condition, turn: fromNow, secret },
    );
    if (windows)
      out.push(
        { type: 'promiseBid', to, window: windows, bid: ANY_BID, turn: now, secret },
        { type: 'promiseNoBid', to, window: windows, turn: now, secret },
      );
    if (later)
      out.push(
        { type: 'promiseBid', to, window: ANY_WINDOW, bid: ANY_BID, turn: later, secret },
        { type: 'promiseNoBid', to, window: ANY_WINDOW, turn: later, secret },
      );
    if (may.words) out.push({ type: 'promiseText', to, message: ANY_MESSAGE, turn: fromNow, secret });
  }
}

/** R113 the first window of this turn that is not over; 5 if all are. */
export function firstWindowToCome(s: Readonly<ActionState>): number {
  let window = 1;
  while (window <= 4 && s.windows[window - 1] !== TO_COME) window++;
  return window;
}

/** F7, R118. */
function judgements(s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { promises } = s;
  for (let i = 0; i < promises.length; i++) {
    const pledge = promises[i]!;
    const { from, turn, message, secret } = pledge;
    if (pledge.to === seat && isJudgeable(s, pledge) && findText(s, pledge) === i)
      out.push({ type: 'judge', from, turn, message, secret, kept: KEPT_OR_BROKEN });
  }
}

/** R118 from settlement of its turn on. */
export function isJudgeable(s: Readonly<ActionState>, pledge: Readonly<Pledge>): boolean {
  if (pledge.kind !== 'text' || pledge.turn > s.turn) return false;
  return pledge.turn < s.turn || (s.outcome !== OPEN_OUTCOME && s.outcome !== FAILING);
}

/** Index of the oldest unmarked `text` promise like this one, or -1. */
export function findText(
  s: Readonly<ActionState>,
  wanted: Readonly<Pick<Pledge, 'from' | 'to' | 'turn' | 'message' | 'secret'>>,
): number {
  return s.promises.findIndex(
    (pledge) =>
      pledge.kind === 'text' &&
      pledge.from === wanted.from &&
      pledge.to === wanted.to &&
      pledge.turn === wanted.turn &&
      pledge.message === wanted.message &&
      pledge.secret === wanted.secret,
  );
}

/** F8, R121 to everybody, or where secret dealings are allowed to one player. */
function words(t: ActionTable, seat: Seat, out: Out): void {
  out.push({ type: 'say', to: NONE, message: ANY_MESSAGE });
  if (!t.facts.may.secret) return;
  for (let to = 0; to < t.players; to++)
    if (to !== seat) out.push({ type: 'say', to, message: ANY_MESSAGE });
}
