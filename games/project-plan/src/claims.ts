/** Fees to be claimed (R62, R63; option `feeClaim`). */
import type { Emit, Seat } from '@boardroom/kernel';
import { chargeFee } from './movement.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

/** R62: a throw of anybody but the visitor closes the claim. */
export function lapseClaims(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  thrower: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  for (let i = s.claims.length - 1; i >= 0; i--) {
    const { visitor, manager, contract, fee } = s.claims[i]!;
    if (visitor === thrower) continue;
    s.claims.splice(i, 1);
    const id = t.facts.ids[contract]!;
    emit?.({ type: 'claimLapsed', seat: visitor, to: manager, contract: id, amount: fee });
  }
}

/** R63: a claimed fee is due at once. */
export function claimFee(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  id: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  let at = 0;
  while (s.claims[at]!.id !== id) at++;
  const { visitor, manager, contract, fee, level } = s.claims[at]!;
  s.claims.splice(at, 1);
  const name = t.facts.ids[contract]!;
  emit?.({ type: 'claimed', seat: visitor, to: manager, contract: name, amount: fee });
  chargeFee(t, s, visitor, manager, contract, fee, level, emit);
}
