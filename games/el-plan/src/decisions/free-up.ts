import type { Decision } from '@boardroom/kernel';
import { itemIndex } from '../facts.ts';
import { END_FREE_UP } from '../moves.ts';
import { coverOf, itemAt, place, setCover } from '../stock.ts';
import { INACTIVE } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** C8, R49 */
export const freeUp: Decision<ElPlan, ElPlanFrame, MoveOf<'deactivate' | 'endFreeUp'>> = {
  legal(t, s, f, out) {
    const { rows, plans, cards } = t.facts;
    const plan = plans[s.business[f.seat]!]!.rows;
    for (let row = 0; row < plan.length; row++)
      if (s.rows[f.seat * rows + row] !== INACTIVE) out.push(plan[row]!.deactivate);
    for (let card = 0; card < cards.length; card++)
      if (canDeactivate(s, f.seat, card, cards[card]!.slots.length))
        out.push(cards[card]!.deactivate);
    out.push(END_FREE_UP);
  },
  apply(t, s, f, move, emit) {
    if (move.type !== 'deactivate') return;
    const index = itemIndex(t.facts, move.item);
    place(s, f.seat, itemAt(t, s, f.seat, index), coverOf(t, s, f.seat, index), 1);
    setCover(t, s, f.seat, index, INACTIVE);
    emit?.({ type: 'freed', seat: f.seat, item: move.item });
    s.agenda.push(t.facts.begun.freeUp[f.seat]!);
  },
  fallback: () => END_FREE_UP,
  auto(t, s, f) {
    if (f.begun) return null;
    const { rows, cards } = t.facts;
    for (let i = f.seat * rows; i < (f.seat + 1) * rows; i++)
      if (s.rows[i] !== INACTIVE) return null;
    for (let card = 0; card < cards.length; card++)
      if (canDeactivate(s, f.seat, card, cards[card]!.slots.length)) return null;
    return END_FREE_UP;
  },
};

/** R72: a card without slots stays active. */
function canDeactivate(s: Readonly<ElPlanState>, seat: number, card: number, slots: number) {
  return s.owner[card] === seat && s.cards[card] !== INACTIVE && slots > 0;
}
