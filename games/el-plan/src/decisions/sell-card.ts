import type { Decision, Table } from '@boardroom/kernel';
import type { CardFacts } from '../facts.ts';
import { END_SELL } from '../moves.ts';
import { gain, place } from '../stock.ts';
import { ENERGY, INACTIVE, MONEY, RETURNED } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** R54, R55, R145: the number of tokens a card pays back now. */
export function payback(s: Readonly<ElPlanState>, card: CardFacts): number {
  const money = Math.min(card.money, s.box[MONEY]!);
  const energy = Math.min(card.energy, s.box[ENERGY]!);
  return Math.min(card.back, money + energy);
}

/** The fewest $ in that payment. */
function leastMoney(s: Readonly<ElPlanState>, card: CardFacts): number {
  return Math.max(0, payback(s, card) - Math.min(card.energy, s.box[ENERGY]!));
}

function mayReturn(t: Table<ElPlan>, s: Readonly<ElPlanState>, seat: number): boolean {
  const most = t.options.sellCardsPerPeriod;
  return most === 0 || s.returned[seat]! < most;
}

/** C10, R53: put to guests of D2 who have used the benefit. */
export const sellCard: Decision<ElPlan, ElPlanFrame, MoveOf<'sellCard' | 'endSell'>> = {
  legal(t, s, f, out) {
    const { cards } = t.facts;
    if (mayReturn(t, s, f.seat))
      for (let i = 0; i < cards.length; i++) {
        if (s.owner[i] !== f.seat) continue;
        const card = cards[i]!;
        const most = Math.min(payback(s, card), card.money, s.box[MONEY]!);
        for (let money = leastMoney(s, card); money <= most; money++) out.push(card.sell[money]!);
      }
    out.push(END_SELL);
  },
  /** R56 */
  apply(t, s, f, move, emit) {
    if (move.type !== 'sellCard') return;
    const index = t.facts.cardIndex[move.card]!;
    const card = t.facts.cards[index]!;
    const energy = payback(s, card) - move.money;
    gain(s, f.seat, MONEY, move.money);
    gain(s, f.seat, ENERGY, energy);
    if (s.cards[index] !== INACTIVE) place(s, f.seat, card, s.cards[index]!, 1);
    s.cards[index] = INACTIVE;
    s.owner[index] = RETURNED;
    s.returned[f.seat]!++;
    emit?.({ type: 'cardReturned', seat: f.seat, card: move.card, money: move.money, energy });
    s.agenda.push(t.facts.begun.sellCard[f.seat]!);
  },
  fallback: () => END_SELL,
  auto(_t, s, f) {
    if (f.begun) return null;
    for (let card = 0; card < s.owner.length; card++) if (s.owner[card] === f.seat) return null;
    return END_SELL;
  },
};
