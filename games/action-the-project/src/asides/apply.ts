import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { bookGift, recordMark } from '../promises.ts';
import {
  committedInSight,
  hand,
  noteLeastBought,
  offerEvent,
  withdrawUncovered,
  witnesses,
} from '../stocks.ts';
import type {
  ActionEvent,
  ActionState,
  ActionTable,
  Aside,
  MoveOf,
  Offer,
  Pledge,
  Terms,
} from '../types.ts';
import { findOffer } from './legal.ts';
import { findText } from './legal-promises.ts';

/** F1–F8 a free action: it touches stocks, offers and promises, never the agenda (I18). */
export function applyAside(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  move: Aside,
  emit?: Emit<ActionEvent>,
): void {
  switch (move.type) {
    case 'buy':
      return buy(t, s, seat, move.count, emit);
    case 'give':
      return give(t, s, seat, move, emit);
    case 'offer':
      return offer(t, s, seat, move, emit);
    case 'accept':
      return accept(t, s, { from: move.from, to: seat, ...termsOf(move) }, emit);
    case 'decline':
      return drop(s, 'offerDeclined', { from: move.from, to: seat, ...termsOf(move) }, emit);
    case 'withdraw':
      return drop(s, 'offerWithdrawn', { from: seat, to: move.to, ...termsOf(move) }, emit);
    case 'judge':
      return judge(t, s, seat, move, emit);
    case 'say':
      if (move.to === NONE) emit?.({ type: 'said', seat, message: move.message });
      else emit?.({ type: 'whispered', seat, to: move.to, message: move.message }, [seat, move.to]);
      return;
    default:
      return promise(s, seat, move, emit);
  }
}

/** R93, R96. */
function buy(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  count: number,
  emit?: Emit<ActionEvent>,
): void {
  const money = count * t.facts.price;
  s.money[seat]! -= money;
  s.prestige[seat]! += count;
  s.bought[seat]! += count;
  const publicly = t.options.purchaseVisibility === 'public';
  if (publicly) {
    s.bookMoney[seat]! -= money;
    s.bookPrestige[seat]! += count;
  }
  emit?.({ type: 'bought', seat, count, money }, publicly ? undefined : [seat]);
  withdrawUncovered(s, seat, emit);
}

/** R97–R99, R119. */
function give(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  move: MoveOf<'give'>,
  emit?: Emit<ActionEvent>,
): void {
  const { to, money, prestige, secret } = move;
  hand(t, s, seat, to, money, prestige, secret);
  bookGift(s, seat, to, money, prestige);
  emit?.({ type: 'gave', seat, to, money, prestige, secret }, witnesses(secret, seat, to));
  afterOutflow(t, s, seat, emit);
}

function afterOutflow(t: ActionTable, s: ActionState, seat: Seat, emit?: Emit<ActionEvent>): void {
  withdrawUncovered(s, seat, emit);
  noteLeastBought(t, s, seat, committedInSight(t, s, seat));
}

function termsOf(terms: Terms): Terms {
  const { giveMoney, givePrestige, wantMoney, wantPrestige, secret } = terms;
  return { giveMoney, givePrestige, wantMoney, wantPrestige, secret };
}

/** R103, R106. */
function offer(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  move: MoveOf<'offer'>,
  emit?: Emit<ActionEvent>,
): void {
  const made: Offer = { from: seat, to: move.to, ...termsOf(move) };
  s.offers.push(made);
  s.offersMade[seat]!++;
  noteLeastBought(t, s, seat, committedInSight(t, s, seat));
  emit?.(offerEvent('offered', made), witnesses(made.secret, seat, made.to));
}

/** R105 both sides move at once. */
function accept(t: ActionTable, s: ActionState, wanted: Offer, emit?: Emit<ActionEvent>): void {
  const { from, to, secret } = wanted;
  s.offers.splice(findOffer(s, wanted), 1);
  hand(t, s, from, to, wanted.giveMoney, wanted.givePrestige, secret);
  hand(t, s, to, from, wanted.wantMoney, wanted.wantPrestige, secret);
  emit?.(offerEvent('traded', wanted), witnesses(secret, from, to));
  afterOutflow(t, s, from, emit);
  afterOutflow(t, s, to, emit);
}

/** R104, R106 chosen and automatic withdrawals look the same. */
function drop(
  s: ActionState,
  type: 'offerDeclined' | 'offerWithdrawn',
  wanted: Offer,
  emit?: Emit<ActionEvent>,
): void {
  s.offers.splice(findOffer(s, wanted), 1);
  emit?.(offerEvent(type, wanted), witnesses(wanted.secret, wanted.from, wanted.to));
}

type Promising = Extract<Aside, { type: `promise${string}` }>;

/** R111 recorded, and never taken back. */
function promise(s: ActionState, seat: Seat, move: Promising, emit?: Emit<ActionEvent>): void {
  const { to, turn, secret } = move;
  s.promisesMade[seat]!++;
  s.promises.push(pledgeOf(seat, move));
  if (!emit) return;
  const by = { seat, to, turn, secret };
  const told = witnesses(secret, seat, to);
  switch (move.type) {
    case 'promisePlay':
      return emit({ type: 'promisedPlay', card: move.card, ...by }, told);
    case 'promisePay': {
      const { money, prestige, condition } = move;
      return emit({ type: 'promisedPay', money, prestige, condition, ...by }, told);
    }
    case 'promiseBid':
      return emit({ type: 'promisedBid', window: move.window, bid: move.bid, ...by }, told);
    case 'promiseNoBid':
      return emit({ type: 'promisedNoBid', window: move.window, ...by }, told);
    case 'promiseText':
      return emit({ type: 'promisedText', message: move.message, ...by }, told);
  }
}

const KINDS = {
  promisePlay: 'play',
  promisePay: 'pay',
  promiseBid: 'bid',
  promiseNoBid: 'noBid',
  promiseText: 'text',
} as const;

function pledgeOf(seat: Seat, move: Promising): Pledge {
  return {
    from: seat,
    to: move.to,
    kind: KINDS[move.type],
    turn: move.turn,
    secret: move.secret,
    card: move.type === 'promisePlay' ? move.card : 0,
    window: move.type === 'promiseBid' || move.type === 'promiseNoBid' ? move.window : 0,
    bid: move.type === 'promiseBid' ? move.bid : 0,
    condition: move.type === 'promisePay' ? move.condition : 0,
    money: move.type === 'promisePay' ? move.money : 0,
    prestige: move.type === 'promisePay' ? move.prestige : 0,
    message: move.type === 'promiseText' ? move.message : 0,
    bookedMoney: 0,
    bookedPrestige: 0,
  };
}

/** R118 the promisee marks a `text` promise, once. */
function judge(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  move: MoveOf<'judge'>,
  emit?: Emit<ActionEvent>,
): void {
  const at = findText(s, { ...move, to: seat });
  const [pledge] = s.promises.splice(at, 1);
  recordMark(t, s, pledge!, move.kept ? 'kept' : 'broken', emit);
}
