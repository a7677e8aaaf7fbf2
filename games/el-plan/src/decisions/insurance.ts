import type { Decision } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards } from '../effects.ts';
import { ACCEPT_EVENT, DECLINE_BROKER, IGNORE_EVENT, PAY_BROKER } from '../moves.ts';
import { pay } from '../stock.ts';
import { INSURED, MONEY } from '../types.ts';
import type { ElPlan, ElPlanFrame, MoveOf } from '../types.ts';

/** C4, R36 */
export const ignoreEvent: Decision<ElPlan, ElPlanFrame, MoveOf<'ignoreEvent' | 'acceptEvent'>> = {
  legal(_t, _s, _f, out) {
    out.push(IGNORE_EVENT, ACCEPT_EVENT);
  },
  apply(_t, s, f, move, emit) {
    const ignored = move.type === 'ignoreEvent';
    if (ignored) s.flags[f.seat]! |= INSURED;
    emit?.({ type: ignored ? 'ignored' : 'accepted', seat: f.seat });
  },
  fallback: () => IGNORE_EVENT,
};

/** C5, R37 */
export const brokerInsure: Decision<ElPlan, ElPlanFrame, MoveOf<'payBroker' | 'declineBroker'>> = {
  legal(_t, _s, _f, out) {
    out.push(PAY_BROKER, DECLINE_BROKER);
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'declineBroker') return;
    pay(s, f.seat, MONEY, fromCards(t, s, f.seat, EFFECT.broker));
    s.flags[f.seat]! |= INSURED;
    emit?.({ type: 'brokerPaid', seat: f.seat });
  },
  fallback: () => DECLINE_BROKER,
};
