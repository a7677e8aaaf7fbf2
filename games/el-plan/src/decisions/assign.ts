import type { Decision, Seat, Table, Template } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards } from '../effects.ts';
import { itemIndex } from '../facts.ts';
import type { Item } from '../facts.ts';
import { convertWorkers, END_ASSIGN } from '../moves.ts';
import {
  canFill,
  fewestMoney,
  gain,
  held,
  itemAt,
  mostMoney,
  pay,
  place,
  setCover,
} from '../stock.ts';
import { CONVERT_USED, ENERGY, IDEA, INACTIVE, MONEY, WORKER } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

type Move = MoveOf<'activate' | 'convertWorkers' | 'endAssign'>;
type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** R57, R58: all ways to fill the slots of an item now. */
function waysToFill(t: T, s: S, seat: Seat, item: Item, out: Template<Move>[]): void {
  const ways = t.options.ideaWildcard && held(s, seat, IDEA) > 0 ? item.activate.length : 1;
  for (let bits = 0; bits < ways; bits++)
    if (canFill(s, seat, item, bits)) out.push(item.activate[bits]!);
}

/** R63: the most workers that may be handed in now. */
function mostConverted(t: T, s: S, seat: Seat): number {
  if (s.flags[seat]! & CONVERT_USED) return 0;
  const most = fromCards(t, s, seat, EFFECT.convert);
  return Math.min(most, held(s, seat, WORKER), s.box[MONEY]! + s.box[ENERGY]!);
}

function canFillSomehow(t: T, s: S, seat: Seat, item: Item): boolean {
  const ways = t.options.ideaWildcard && held(s, seat, IDEA) > 0 ? item.activate.length : 1;
  for (let bits = 0; bits < ways; bits++) if (canFill(s, seat, item, bits)) return true;
  return false;
}

/** C11 with C12 */
export const assign: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    const { rows, plans, cards } = t.facts;
    const plan = plans[s.business[f.seat]!]!.rows;
    for (let row = 0; row < plan.length; row++)
      if (s.rows[f.seat * rows + row] === INACTIVE) waysToFill(t, s, f.seat, plan[row]!, out);
    for (let card = 0; card < cards.length; card++)
      if (s.owner[card] === f.seat && s.cards[card] === INACTIVE)
        waysToFill(t, s, f.seat, cards[card]!, out);
    const most = mostConverted(t, s, f.seat);
    for (let count = 1; count <= most; count++)
      for (let money = fewestMoney(s, count); money <= mostMoney(s, count); money++)
        out.push(convertWorkers(count, money));
    out.push(END_ASSIGN);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'endAssign') return;
    if (move.type === 'convertWorkers') {
      const { count, money } = move;
      pay(s, seat, WORKER, count);
      gain(s, seat, MONEY, money);
      gain(s, seat, ENERGY, count - money);
      s.flags[seat]! |= CONVERT_USED;
      emit?.({ type: 'converted', seat, count, money });
    } else {
      const index = itemIndex(t.facts, move.item);
      let bits = 0;
      for (let i = 0; i < move.ideas.length; i++) bits |= 1 << move.ideas[i]!;
      place(s, seat, itemAt(t, s, seat, index), bits, -1);
      setCover(t, s, seat, index, bits);
      emit?.({ type: 'activated', seat, item: move.item, ideas: move.ideas });
    }
    s.agenda.push(t.facts.begun.assign[seat]!);
  },
  fallback: () => END_ASSIGN,
  auto(t, s, f) {
    if (f.begun || mostConverted(t, s, f.seat) > 0) return null;
    const { rows, plans, cards } = t.facts;
    const plan = plans[s.business[f.seat]!]!.rows;
    for (let row = 0; row < plan.length; row++)
      if (s.rows[f.seat * rows + row] === INACTIVE && canFillSomehow(t, s, f.seat, plan[row]!))
        return null;
    for (let card = 0; card < cards.length; card++)
      if (
        s.owner[card] === f.seat &&
        s.cards[card] === INACTIVE &&
        canFillSomehow(t, s, f.seat, cards[card]!)
      )
        return null;
    return END_ASSIGN;
  },
};
