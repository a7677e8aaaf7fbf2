import type { Decision, Seat, Table } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** R7, R11, R139: untaken, and every type that must be in play can still be chosen. */
export function canChoose(t: Table<ElPlan>, s: Readonly<ElPlanState>, business: number): boolean {
  const { plans } = t.facts;
  let types = 1 << plans[business]!.type;
  let toChoose = -1;
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    const taken = s.business[seat]!;
    if (taken === business) return false;
    if (taken === NONE) toChoose++;
    else if (t.players === 2 && types & (1 << plans[taken]!.type)) return false;
    else types |= 1 << plans[taken]!.type;
  }
  const missing = (types & 1 ? 0 : 1) + (types & 2 ? 0 : 1) + (types & 4 ? 0 : 1);
  return t.players === 2 || missing <= toChoose;
}

/** C1 */
export const choosePlan: Decision<ElPlan, ElPlanFrame, MoveOf<'choosePlan'>> = {
  legal(t, s, _f, out) {
    const { choosePlan: moves } = t.facts;
    for (let business = 0; business < moves.length; business++)
      if (canChoose(t, s, business)) out.push(moves[business]!);
  },
  /** R12 */
  apply(t, s, f, move, emit) {
    s.business[f.seat] = t.content.businesses.indexOf(move.business);
    emit?.({ type: 'planChosen', seat: f.seat, business: move.business });
  },
  fallback: (t, s) => t.facts.choosePlan.find((_, business) => canChoose(t, s, business))!,
  auto(t, s) {
    let only: MoveOf<'choosePlan'> | null = null;
    for (let business = 0; business < t.facts.plans.length; business++) {
      if (!canChoose(t, s, business)) continue;
      if (only !== null) return null;
      only = t.facts.choosePlan[business]!;
    }
    return only;
  },
};
