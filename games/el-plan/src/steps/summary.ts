import type { Step, Table } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import { mayKeep, products } from '../decisions/cutback.ts';
import { PRODUCTS, RAW } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from '../types.ts';
import { thirdType } from './opening.ts';

/** R123: after D7 of the last period the game is over; else cutbacks (R112), then the rest (R120). */
export const summary: Step<ElPlan> = {
  run(t, s, _f, emit) {
    if (s.period === t.options.periods) {
      emit?.({ type: 'yearEnded' });
      return;
    }
    const { steps, frames } = t.facts;
    s.district = 8;
    s.agenda.push(steps.cleanup);
    for (let i = t.seats - 1; i >= 0; i--) {
      const seat = (s.leader + i) % t.seats;
      if (products(s, seat) > mayKeep(t, s, seat)) s.agenda.push(frames.cutback[seat]!);
    }
  },
};

/** R116 to R118, R121, R140, R122 */
export const cleanup: Step<ElPlan> = {
  run(t, s, _f, emit) {
    s.spot.fill(NONE);
    if (s.event >= 0) s.played.push(s.event);
    s.event = NONE;
    for (let i = 0; i < s.offers.length; i++) {
      const deck = s.decks[i >> 1]!;
      if (s.offers[i]! >= 0 || deck.length === 0) continue;
      s.offers[i] = deck.shift()!;
      emit?.({ type: 'refilled', card: t.facts.cards[s.offers[i]!]!.id });
    }
    moveSubsidies(s);
    if (t.players === 2) supply(t, s, emit);
    s.leader = (s.leader + 1) % t.seats;
    s.agenda.push(t.facts.steps.decisions);
  },
};

/** R121 */
function moveSubsidies(s: ElPlanState): void {
  const money = s.pots[0]! + s.pots[1]! + s.pots[2]!;
  for (let i = 0; i < 3; i++) s.pots[i] = Math.floor((money + 2 - i) / 3);
}

/** R140 */
function supply(t: Table<ElPlan>, s: ElPlanState, emit?: (event: ElPlanEvent) => void): void {
  const product = thirdType(t, s);
  if (s.market[product]! >= t.content.supplier || s.box[RAW + product] === 0) return;
  s.box[RAW + product]!--;
  s.market[product]!++;
  emit?.({ type: 'supplied', product: PRODUCTS[product]! });
}
