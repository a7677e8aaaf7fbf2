/** Why not: the illegal actions of RULES.md (X1–X40) as codes and the facts their words need. */
import { NONE, pending } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import {
  findOffer,
  findText,
  firstWindowToCome,
  isJudgeable,
  MOST_OFFERS_OPEN,
  offersOpen,
} from './asides/legal.ts';
import { highCounts, leastRaise, mostSealed } from './decisions/auction.ts';
import { isTarget } from './decisions/quiet-word.ts';
import { counts, covers, reach, uncommitted } from './stocks.ts';
import { FAILING, HELD } from './types.ts';
import type { ActionFrame, ActionMove, ActionState, ActionTable, MoveOf } from './types.ts';

type View = Readonly<ActionState>;

export function refuse(t: ActionTable, s: View, seat: Seat, move: ActionMove): Refusal | null {
  if (seat >= t.players) return null;
  switch (move.type) {
    case 'choose':
      return refuseChoice(t, s, move.leaderCard);
    case 'open':
    case 'noBid':
    case 'raise':
    case 'drop':
      return refuseBid(t, s, seat, move);
    case 'seal':
      return asks(s, 'sealedBid', seat) ? refuseSealed(s, seat, move.bid) : null;
    case 'place':
      return refusePlace(s, seat);
    case 'steer':
    case 'impose':
    case 'assign':
    case 'leave':
      return refuseWord(s, seat, move);
    case 'redrawProject':
    case 'keepProject':
      if (move.type === 'redrawProject' && s.pile.length === 0) return { code: 'no-project-left' };
      return refuseEffect(s, seat, 1);
    case 'redrawLeader':
    case 'keepLeader':
      return refuseEffect(s, seat, 2);
    case 'trial':
    case 'divide':
      if (s.revealed && s.outcome !== FAILING) return { code: 'no-trial' };
      if (s.turn === t.facts.turns && t.options.lastTrial === 'closed')
        return { code: 'no-next-project' };
      return refuseEffect(s, seat, 4);
    case 'overtime':
    case 'acceptFate':
      return { code: 'no-overtime' };
    case 'done':
      return null;
    default:
      return s.turn === 0 ? { code: 'not-yet' } : refuseAside(t, s, seat, move);
  }
}

function asks(s: View, kind: ActionFrame['kind'], seat?: Seat): boolean {
  return pending(s).some((f) => f.kind === kind && (seat === undefined || f.seat === seat));
}

/** X31. */
function refuseChoice(t: ActionTable, s: View, leaderCard: string): Refusal | null {
  const card = t.facts.choices.findIndex((choice) => choice.leaderCard === leaderCard);
  const holder = card < 0 ? NONE : s.leaderCards.indexOf(card);
  return holder === NONE ? null : { code: 'card-taken', facts: { seat: holder } };
}

/** X5 and X6 before X7 and X39; those before any check of the amount; X2 and X3 before X40 and X1. */
function refuseBid(
  t: ActionTable,
  s: View,
  seat: Seat,
  move: MoveOf<'open' | 'noBid' | 'raise' | 'drop'>,
): Refusal | null {
  if (s.window === 0) return refuseClosedWindow(t, s, move.type);
  if (s.out[seat] === 1) return { code: 'dropped-out' };
  if (s.high === seat) return { code: 'holds-high-bid' };
  const asked = pending(s)[0]!;
  if (asked.seat !== seat) return { code: 'not-your-bid', facts: { seat: asked.seat } };
  if (move.type === 'open' && asked.kind === 'open' && !(move.bid >= 1))
    return { code: 'open-too-low' };
  if (move.type === 'raise' && asked.kind === 'bid' && counts(s, seat, move.bid) <= highCounts(s))
    return { code: 'bid-too-low', facts: { high: highCounts(s), least: leastRaise(s, seat), window: s.window } };
  if (!('bid' in move) || (move.type === 'open') !== (asked.kind === 'open')) return null;
  return refuseAmount(t, s, seat, move.bid);
}

/** X40 before X1. */
function refuseAmount(t: ActionTable, s: View, seat: Seat, bid: number): Refusal | null {
  const prestige = s.prestige[seat]!;
  if (!Number.isInteger(bid) || bid <= prestige) return null;
  if (bid <= reach(t, s, seat)) return { code: 'buy-first', facts: { count: bid - prestige } };
  return { code: 'bid-too-high', facts: { prestige } };
}

/** X15, X16. */
function refuseClosedWindow(t: ActionTable, s: View, type: string): Refusal | null {
  if (type === 'noBid' || type === 'drop' || s.turn < t.facts.turns) return null;
  if (s.windows[1] === 0) return { code: 'no-project-left' };
  const closed = s.outcome !== 0 && t.options.lastTrial === 'closed';
  return closed ? { code: 'no-next-project' } : null;
}

/** X38, X40. */
function refuseSealed(s: View, seat: Seat, bid: number): Refusal | null {
  const max = mostSealed(s, seat);
  const prestige = s.prestige[seat]!;
  if (!(bid > max)) return null;
  return bid <= prestige
    ? { code: 'offer-uncovered', facts: { max } }
    : { code: 'bid-too-high', facts: { prestige } };
}

/** X9, X32. */
function refusePlace(s: View, seat: Seat): Refusal | null {
  if (s.cards[seat] !== NONE) return { code: 'card-lies' };
  const [asked] = pending(s);
  if (asked?.kind !== 'place' || asked.seat === seat) return null;
  return { code: 'places-first', facts: { seat: asked.seat } };
}

/** X10, X11, X25. */
function refuseWord(
  s: View,
  seat: Seat,
  move: MoveOf<'steer' | 'impose' | 'assign' | 'leave'>,
): Refusal | null {
  const notWinner = refuseEffect(s, seat, 3);
  if (notWinner || move.type === 'assign' || move.type === 'leave') return notWinner;
  if (!asks(s, 'steer', seat) || isTarget(s, seat, move.target)) return null;
  return { code: move.target === seat ? 'word-with-oneself' : 'leader-protected' };
}

/** X25. */
function refuseEffect(s: View, seat: Seat, window: number): Refusal | null {
  const winner = s.winners[window - 1]!;
  if (s.windows[window - 1] !== HELD || winner === seat) return null;
  return { code: 'not-the-winner', facts: { seat: winner } };
}

type Aside = Exclude<
  ActionMove,
  MoveOf<
    | 'choose' | 'open' | 'noBid' | 'raise' | 'drop' | 'seal' | 'place' | 'steer' | 'impose' | 'assign'
    | 'leave' | 'redrawProject' | 'keepProject' | 'redrawLeader' | 'keepLeader' | 'trial' | 'divide'
    | 'overtime' | 'acceptFate' | 'done'
  >
>;

function refuseAside(t: ActionTable, s: View, seat: Seat, move: Aside): Refusal | null {
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
