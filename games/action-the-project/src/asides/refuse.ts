import { NONE } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { covers, uncommitted } from '../stocks.ts';
import type { ActionState, ActionTable, Aside, MoveOf } from '../types.ts';
import { findOffer, MOST_OFFERS_OPEN, offersOpen } from './legal.ts';
import { findText, firstWindowToCome, isJudgeable } from './legal-promises.ts';

type View = Readonly<ActionState>;

/** F1–F8 why a free action is not open to a seat. */
export function refuseAside(t: ActionTable, s: View, seat: Seat, move: Aside): Refusal | null {
  switch (move.type) {
    case 'buy':
      return refusePurchase(t, s, seat, move.count);
    case 'give':
      return refuseGift(t, s, seat, move);
    case 'offer':
      return refuseOffer(t, s, seat, move);
    case 'accept':
    case 'decline': {
      if (findOffer(s, { ...move, to: seat }) < 0) return { code: 'offer-gone' };
      return { code: 'cannot-cover' };
    }
    case 'withdraw':
      return { code: 'offer-gone' };
    case 'judge':
      return refuseJudgement(s, seat, move);
    case 'say':
      return refuseTalk(t, seat, move.to);
    case 'promisePlay':
    case 'promisePay':
    case 'promiseBid':
    case 'promiseNoBid':
    case 'promiseText':
      return refusePromise(t, s, seat, move);
    default:
      return null;
  }
}

/** X17. */
function refusePurchase(t: ActionTable, s: View, seat: Seat, count: number): Refusal | null {
  const { price } = t.facts;
  const money = s.money[seat]!;
  return count * price > money ? { code: 'too-little-money', facts: { price, money } } : null;
}

/** X34. */
function forbidden(t: ActionTable, secret: number, allowed: boolean): Refusal | null {
  if (allowed && (secret === 0 || t.facts.may.secret)) return null;
  return { code: 'not-at-this-table', facts: { option: 'negotiation' } };
}

function isOther(t: ActionTable, seat: Seat, to: Seat): boolean {
  return Number.isInteger(to) && to >= 0 && to < t.players && to !== seat;
}

/** X19. */
function refuseMoney(t: ActionTable, ...amounts: number[]): Refusal | null {
  const { grain } = t.facts;
  const fits = amounts.every((money) => money >= 0 && money % grain === 0);
  return fits ? null : { code: 'money-in-steps', facts: { grain } };
}

/** X8, X19, X20, X34. */
function refuseGift(t: ActionTable, s: View, seat: Seat, move: MoveOf<'give'>): Refusal | null {
  const { to, money, prestige, secret } = move;
  const table = forbidden(t, secret, t.facts.may.give);
  if (table) return table;
  if (!isOther(t, seat, to) || (money === 0 && prestige === 0)) return { code: 'choose-other' };
  return refuseMoney(t, money) ?? refuseStock(s, seat, money, prestige);
}

/** X8. */
function refuseStock(s: View, seat: Seat, money: number, prestige: number): Refusal | null {
  if (prestige <= s.prestige[seat]! && prestige > uncommitted(s, seat)) return { code: 'tied-up' };
  if (covers(s, seat, money, prestige)) return null;
  const held = { money: s.money[seat]!, prestige: uncommitted(s, seat) };
  return { code: 'too-little', facts: held };
}

/** X8, X19, X20, X23, X34. */
function refuseOffer(t: ActionTable, s: View, seat: Seat, move: MoveOf<'offer'>): Refusal | null {
  const { to, giveMoney, givePrestige, wantMoney, wantPrestige, secret } = move;
  const table = forbidden(t, secret, t.facts.may.trade);
  if (table) return table;
  if (offersOpen(s, seat) >= MOST_OFFERS_OPEN) return { code: 'withdraw-first' };
  if (s.offersMade[seat]! >= t.options.offersPerTurn) return { code: 'no-more-offers' };
  const nothing = giveMoney === 0 && givePrestige === 0 && wantMoney === 0 && wantPrestige === 0;
  if (!isOther(t, seat, to) || nothing) return { code: 'choose-other' };
  return refuseMoney(t, giveMoney, wantMoney) ?? refuseStock(s, seat, giveMoney, givePrestige);
}

/** X29, X33, X34, X35. */
function refusePromise(
  t: ActionTable,
  s: View,
  seat: Seat,
  move: MoveOf<'promisePlay' | 'promisePay' | 'promiseBid' | 'promiseNoBid' | 'promiseText'>,
): Refusal | null {
  const { turns, may } = t.facts;
  const { to, turn, secret } = move;
  if (!may.promise || (move.type === 'promiseText' && !may.words)) {
    const option = may.trade ? 'chat' : 'negotiation';
    return { code: 'not-at-this-table', facts: { option } };
  }
  const table = forbidden(t, secret, true);
  if (table) return table;
  if (s.promisesMade[seat]! >= t.options.promisesPerTurn) return { code: 'no-more-promises' };
  if (!isOther(t, seat, to)) return { code: 'choose-other' };
  if (turn > turns) return { code: 'no-such-turn', facts: { turns } };
  if (turn < s.turn) return { code: 'already-decided' };
  if (turn === s.turn && isDecided(s, move)) return { code: 'already-decided' };
  if (move.type !== 'promisePay') return null;
  if (move.money === 0 && move.prestige === 0) return { code: 'choose-other' };
  return refuseMoney(t, move.money);
}

/** R113. */
function isDecided(
  s: View,
  move: MoveOf<'promisePlay' | 'promisePay' | 'promiseBid' | 'promiseNoBid' | 'promiseText'>,
): boolean {
  if (move.type === 'promisePlay') return s.revealed === 1;
  if (move.type !== 'promiseBid' && move.type !== 'promiseNoBid') return false;
  return move.window < firstWindowToCome(s);
}

/** X37. */
function refuseJudgement(s: View, seat: Seat, move: MoveOf<'judge'>): Refusal | null {
  const { from, turn, message, secret } = move;
  const at = findText(s, { from, to: seat, turn, message, secret });
  if (at >= 0 && isJudgeable(s, s.promises[at]!)) return null;
  const other = s.promises.find(
    (p) => p.kind === 'text' && p.from === from && p.turn === turn && p.message === message,
  );
  return { code: 'not-yours-to-judge', facts: { seat: other?.to ?? seat, turn } };
}

/** X34. */
function refuseTalk(t: ActionTable, seat: Seat, to: Seat): Refusal | null {
  if (!t.facts.may.words) return { code: 'not-at-this-table', facts: { option: 'chat' } };
  if (to !== NONE && !isOther(t, seat, to)) return { code: 'choose-other' };
  return to === NONE ? null : forbidden(t, 1, true);
}
