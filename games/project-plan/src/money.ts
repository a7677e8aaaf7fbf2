/** Payments, and the settlement that opens when cash does not cover one. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import type { ProjectPlanEvent, ProjectPlanState } from './types.ts';

/** Moves money between two PMs, or between a PM and FICO (NONE): the only place where cash changes. */
export function moveCash(s: ProjectPlanState, from: Seat, to: Seat, amount: number): void {
  if (from === NONE) s.fico -= amount;
  else s.cash[from] = s.cash[from]! - amount;
  if (to === NONE) s.fico += amount;
  else s.cash[to] = s.cash[to]! + amount;
}

/** FICO pays; it never runs out (R10). */
export function receive(
  s: ProjectPlanState,
  seat: Seat,
  amount: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (amount === 0) return;
  moveCash(s, NONE, seat, amount);
  emit?.({ type: 'received', seat, amount });
}

/** R104, R106: paid at once where cash covers it; if not, play stops for a settlement. */
export function pay(
  s: ProjectPlanState,
  seat: Seat,
  to: Seat,
  amount: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (amount === 0) return;
  if (s.cash[seat]! >= amount) {
    moveCash(s, seat, to, amount);
    if (to === NONE) emit?.({ type: 'paid', seat, amount });
    else emit?.({ type: 'paidTo', seat, to, amount });
    return;
  }
  const { debt } = s;
  debt.debtor = seat;
  debt.creditor = to;
  debt.rest = amount;
  s.agenda.push({ kind: 'settle', seat });
  if (to === NONE) emit?.({ type: 'debtToFico', seat, amount });
  else emit?.({ type: 'debt', seat, to, amount });
}

/** Closes the settlement; what was offered, named and proposed in it is forgotten. */
export function closeDebt(s: ProjectPlanState): void {
  const { debt } = s;
  debt.debtor = NONE;
  debt.creditor = NONE;
  debt.rest = 0;
  debt.proposals = 0;
  debt.offered = 0;
  debt.auctioned = 0;
  debt.named.length = 0;
}
