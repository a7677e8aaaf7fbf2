import type { Decision, Seat, Table, Template } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards, isGuest, tollOf } from '../effects.ts';
import { ACTIVATE_LATER, ACTIVATE_NOW, PASS_INVESTMENT } from '../moves.ts';
import { canFill, held, pay, place } from '../stock.ts';
import { ACQUIRED, ADVISER_USED, ENERGY, MONEY, SERVED, SPACE_3E, SPACES } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { payTollNow } from './pay-toll.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Move = MoveOf<'acquire' | 'passInvestment'>;

/** R67: the $ the adviser takes off; 0 if there is none or it was used. */
export function adviserOf(t: T, s: S, seat: Seat): number {
  return s.flags[seat]! & ADVISER_USED ? 0 : fromCards(t, s, seat, EFFECT.adviser);
}

/** R66: whether the seat's space gives a discount on this deck that can still be used. */
function hasDiscount(s: S, seat: Seat, deck: number): boolean {
  return s.spot[seat] === SPACE_3E + deck && isGuest(s, seat, 3);
}

/** Adds the ways to pay for a card (R65 to R68, R42). */
function waysToPay(t: T, s: S, seat: Seat, index: number, out: Template<Move>[]): void {
  const card = t.facts.cards[index]!;
  const discounts = hasDiscount(s, seat, card.deck) ? 3 : 1;
  for (let discount = 0; discount < discounts; discount++)
    for (let adviser = 0; adviser < 2; adviser++)
      if (canPay(t, s, seat, index, discount, adviser === 1))
        out.push(card.acquire[2 * discount + adviser]!);
}

/** Whether a card can be paid for with these discounts, and they can be used. */
function canPay(
  t: T,
  s: S,
  seat: Seat,
  index: number,
  discount: number,
  adviser: boolean,
): boolean {
  const card = t.facts.cards[index]!;
  let { money, energy } = card;
  let freeMoney = held(s, seat, MONEY);
  let freeEnergy = held(s, seat, ENERGY);
  if (discount > 0) {
    if (discount === MONEY) money--;
    else energy--;
    // R42: the toll comes on top and does not count for the floor.
    const toll = tollOf(t, s, seat);
    if (toll >= 0 && held(s, seat, toll) === 0) return false;
    if (toll === MONEY) freeMoney--;
    if (toll === ENERGY) freeEnergy--;
  }
  if (adviser) {
    const off = adviserOf(t, s, seat);
    if (off === 0) return false;
    money -= off;
  }
  if (money < 0 || energy < 0 || ((discount > 0 || adviser) && money + energy < 1)) return false;
  return money <= freeMoney && energy <= freeEnergy;
}

/** C13, R64 */
export const acquire: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    for (let i = 0; i < s.offers.length; i++)
      if (s.offers[i]! >= 0) waysToPay(t, s, f.seat, s.offers[i]!, out);
    out.push(PASS_INVESTMENT);
  },
  apply(t, s, f, move, emit) {
    if (move.type !== 'acquire') return;
    const { seat } = f;
    const index = t.facts.cardIndex[move.card]!;
    const card = t.facts.cards[index]!;
    let { money, energy } = card;
    if (move.discount !== 'none') {
      if (move.discount === 'money') money--;
      else energy--;
      payTollNow(t, s, seat, emit);
      s.flags[seat]! |= SERVED;
      emit?.({ type: 'served', seat, space: SPACES[s.spot[seat]!]! });
    }
    if (move.adviser) {
      money -= adviserOf(t, s, seat);
      s.flags[seat]! |= ADVISER_USED;
    }
    pay(s, seat, MONEY, money);
    pay(s, seat, ENERGY, energy);
    s.flags[seat]! |= ACQUIRED;
    s.offers[s.offers.indexOf(index)] = -1;
    s.owner[index] = seat;
    // R72: a card without slots is active from now on.
    if (card.slots.length === 0) s.cards[index] = 0;
    emit?.({ type: 'acquired', seat, card: move.card, money, energy });
    if (card.atOnce && card.slots.length > 0 && canFill(s, seat, card, 0))
      s.agenda.push({ kind: 'activateNow', seat, card: index });
  },
  fallback: () => PASS_INVESTMENT,
  auto(t, s, f) {
    for (let i = 0; i < s.offers.length; i++) {
      const card = s.offers[i]!;
      if (card < 0) continue;
      const discounts = hasDiscount(s, f.seat, t.facts.cards[card]!.deck) ? 3 : 1;
      for (let way = 0; way < 2 * discounts; way++)
        if (canPay(t, s, f.seat, card, way >> 1, (way & 1) === 1)) return null;
    }
    return PASS_INVESTMENT;
  },
};

/** The second question of C13; only resource tokens fill the slots (R59). */
export const activateNow: Decision<ElPlan, ElPlanFrame, MoveOf<'activateNow' | 'activateLater'>> = {
  legal(_t, _s, _f, out) {
    out.push(ACTIVATE_NOW, ACTIVATE_LATER);
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'activateLater') return;
    const card = t.facts.cards[f.card!]!;
    place(s, f.seat, card, 0, -1);
    s.cards[f.card!] = 0;
    emit?.({ type: 'activated', seat: f.seat, item: card.id, ideas: [] });
  },
  fallback: () => ACTIVATE_LATER,
};
