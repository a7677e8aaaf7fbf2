import type { Decision, Emit, Seat, Table } from '@boardroom/kernel';
import { tollOf } from '../effects.ts';
import { DECLINE_TOLL, PAY_TOLL } from '../moves.ts';
import { pay } from '../stock.ts';
import { serve } from '../steps/opportunity.ts';
import { BARRED, TOKENS, TOLL_PAID } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** R41: pays the toll, if there is one; it has been seen that the seat can. */
export function payTollNow(
  t: Table<ElPlan>,
  s: ElPlanState,
  seat: Seat,
  emit?: Emit<ElPlanEvent>,
): void {
  const token = tollOf(t, s, seat);
  if (token < 0) return;
  pay(s, seat, token, 1);
  s.flags[seat]! |= TOLL_PAID;
  emit?.({ type: 'tollPaid', seat, token: TOKENS[token]! });
}

/** C9, R42: in D2, D4 and D6. */
export const payToll: Decision<ElPlan, ElPlanFrame, MoveOf<'payToll' | 'declineToll'>> = {
  legal(_t, _s, _f, out) {
    out.push(PAY_TOLL, DECLINE_TOLL);
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'payToll') {
      payTollNow(t, s, f.seat, emit);
      serve(t, s, f.seat, emit);
    } else {
      s.flags[f.seat]! |= BARRED;
      emit?.({ type: 'tollDeclined', seat: f.seat });
    }
  },
  fallback: () => DECLINE_TOLL,
};
