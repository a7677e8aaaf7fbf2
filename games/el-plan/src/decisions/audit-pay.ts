import type { Decision, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromEvent } from '../effects.ts';
import { auditPay as auditMove } from '../moves.ts';
import { cardsOwned, held, pay } from '../stock.ts';
import { ENERGY, MONEY, WORKER } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** EV11: how many tokens the audit takes from a seat. */
export function auditSize(t: Table<ElPlan>, s: Readonly<ElPlanState>, seat: Seat): number {
  const free = held(s, seat, WORKER) + held(s, seat, MONEY) + held(s, seat, ENERGY);
  return Math.min(fromEvent(t, s, seat, EFFECT.audit), cardsOwned(s, seat), free);
}

/** C6 */
export const auditPay: Decision<ElPlan, ElPlanFrame, MoveOf<'auditPay'>> = {
  legal(t, s, f, out) {
    const size = auditSize(t, s, f.seat);
    for (let w = 0; w <= size && w <= held(s, f.seat, WORKER); w++)
      for (let m = 0; w + m <= size && m <= held(s, f.seat, MONEY); m++)
        if (size - w - m <= held(s, f.seat, ENERGY)) out.push(auditMove(w, m, size - w - m));
  },
  apply(_t, s, f, move, emit) {
    const { workers, money, energy } = move;
    pay(s, f.seat, WORKER, workers);
    pay(s, f.seat, MONEY, money);
    pay(s, f.seat, ENERGY, energy);
    emit?.({ type: 'auditPaid', seat: f.seat, workers, money, energy });
  },
  fallback(t, s, f) {
    const size = auditSize(t, s, f.seat);
    const workers = Math.min(size, held(s, f.seat, WORKER));
    const energy = Math.min(size - workers, held(s, f.seat, ENERGY));
    return auditMove(workers, size - workers - energy, energy);
  },
  /** Asked only if there is a choice. */
  auto(t, s, f) {
    const types =
      (held(s, f.seat, WORKER) > 0 ? 1 : 0) +
      (held(s, f.seat, MONEY) > 0 ? 1 : 0) +
      (held(s, f.seat, ENERGY) > 0 ? 1 : 0);
    const free = held(s, f.seat, WORKER) + held(s, f.seat, MONEY) + held(s, f.seat, ENERGY);
    return types < 2 || free === auditSize(t, s, f.seat) ? auditPay.fallback(t, s, f) : null;
  },
};
