import type { Seat, Table } from '@boardroom/kernel';
import { DISTRICT_OF } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

/** R48: one turn of a seat in D2 (Free up, Opportunity with Sell, Assign), or in D4. */
export function pushTurn(t: Table<ElPlan>, s: ElPlanState, seat: Seat): void {
  const { frames } = t.facts;
  s.agenda.push(s.district === 2 ? frames.assign[seat]! : frames.produce[seat]!);
  if (DISTRICT_OF[s.spot[seat]!] === s.district) s.agenda.push(frames.opportunity[seat]!);
  if (s.district === 2) s.agenda.push(frames.freeUp[seat]!);
}
