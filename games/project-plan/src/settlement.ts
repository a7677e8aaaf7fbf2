/** Prices named in a settlement (R112–R115), and its course (R107–R109, R119, R160). */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { goBankrupt } from './bankruptcy.ts';
import { additions, guaranteedFunds } from './contracts.ts';
import { canPropose, tradable } from './deals.ts';
import { ALL_CONTRACTS } from './facts.ts';
import { closeDebt, moveCash } from './money.ts';
import { lowest } from './sets.ts';
import type { ProjectPlan, ProjectPlanState, ProjectPlanTable, StepFrame } from './types.ts';

/** 0 if none was named; NONE if it has lapsed. */
export function namedPrice(s: Readonly<ProjectPlanState>, contract: number): number {
  const { named } = s.debt;
  for (let i = 0; i < named.length; i += 2) if (named[i] === contract) return named[i + 1]!;
  return 0;
}

export function setPrice(s: ProjectPlanState, contract: number, price: number): void {
  const { named } = s.debt;
  for (let i = 0; i < named.length; i += 2)
    if (named[i] === contract) {
      named[i + 1] = price;
      return;
    }
  named.push(contract, price);
}

/** R114: a price above 0 stands; under extension the creditor needs the cash for the addition. */
export function canAccept(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  contract: number,
): boolean {
  if (namedPrice(s, contract) <= 0) return false;
  return s.cash[s.debt.creditor]! >= additions(t, s, 1 << contract);
}

/** R160: whether the debtor has a step left beside giving up. */
function hasStep(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): boolean {
  const { debtor, creditor, offered, auctioned } = s.debt;
  if ((s.holds[debtor]! & (s.staffed | (ALL_CONTRACTS & ~s.extended))) !== 0) return true;
  const contracts = tradable(s, debtor) & ALL_CONTRACTS;
  // What was not yet auctioned may still be: a PM creditor has been, or can be, offered it first.
  if ((contracts & ~auctioned) !== 0) return true;
  for (let to = 0; to < t.players; to++) if (canPropose(t, s, debtor, to)) return true;
  if (creditor !== NONE)
    for (let m = contracts & offered; m !== 0; m &= m - 1)
      if (canAccept(t, s, lowest(m))) return true;
  return false;
}

/** R108, R119: pays as soon as cash covers the rest, ends in bankruptcy when no step is left. */
export const settle: Step<ProjectPlan, StepFrame> = {
  run(t, s, f, emit) {
    const { seat } = f;
    const { creditor, rest } = s.debt;
    if (s.cash[seat]! >= rest) {
      moveCash(s, seat, creditor, rest);
      closeDebt(s);
      if (creditor === NONE) emit?.({ type: 'settledWithFico', seat, amount: rest });
      else emit?.({ type: 'settled', seat, to: creditor, amount: rest });
    } else if (guaranteedFunds(t, s, seat) < rest && !hasStep(t, s))
      goBankrupt(t, s, seat, creditor, emit);
    else s.agenda.push({ kind: 'debt', seat });
  },
};
