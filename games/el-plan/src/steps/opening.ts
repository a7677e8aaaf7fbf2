import type { Step, Table } from '@boardroom/kernel';
import { gain } from '../stock.ts';
import { ENERGY, MONEY, PRODUCTS, RAW, WORKER } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

/** R13, R139: starting resources, and for two players the neutral supplier. */
export const opening: Step<ElPlan> = {
  run(t, s, _f, emit) {
    const { start, supplier } = t.content;
    for (let i = 0; i < t.seats; i++) {
      const seat = (s.leader + i) % t.seats;
      gain(s, seat, WORKER, start.workers);
      gain(s, seat, MONEY, start.money);
      gain(s, seat, ENERGY, start.energy);
    }
    if (t.players === 2) {
      const product = thirdType(t, s);
      const count = Math.min(supplier, s.box[RAW + product]!);
      s.box[RAW + product]! -= count;
      s.market[product]! += count;
      for (let i = 0; i < count; i++) emit?.({ type: 'supplied', product: PRODUCTS[product]! });
    }
    s.agenda.push(t.facts.steps.decisions);
  },
};

/** R139: with two players, the type neither of them makes as its own. */
export function thirdType(t: Table<ElPlan>, s: Readonly<ElPlanState>): number {
  const { plans } = t.facts;
  return 3 - plans[s.business[0]!]!.type - plans[s.business[1]!]!.type;
}
