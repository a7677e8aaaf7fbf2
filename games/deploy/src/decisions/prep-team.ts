import type { Decision } from '@boardroom/kernel';
import { tileIncome } from '../figures.ts';
import { isAny, pushAnytime, takeFreeStep } from '../free-steps.ts';
import { raiseIncome, undock } from '../ledger.ts';
import { ADD_WORKER, DONE, REMOVE_TECH, REMOVE_WORKER } from '../moves.ts';
import type { Option } from '../moves.ts';
import { fees, isOverfullWith } from '../room.ts';
import { KINDS } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf } from '../types.ts';

type F = FrameOf<'prepTeam'>;

const WORKERS_PER_ROUND = 2;
export const WORKER_INCOME = 5;

/** R27–R32 Steps 4 and 5 of the preparation phase. */
export const prepTeam: Decision<Deploy, F> = {
  legal(t, s, f, out) {
    pushOptions(t, s, f, out);
    out.push(DONE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    f.open = true;
    if (takeFreeStep(t, s, f, move, emit)) return;
    if (move.type === 'removeTech') undock(t, s, seat, KINDS.indexOf(move.tile), emit);
    else if (move.type === 'addWorker') {
      s.supply[seat]!--;
      s.coffee[seat]!++;
      s.income[seat]! -= WORKER_INCOME;
      f.added++;
      emit?.({ type: 'hired', seat });
    } else if (move.type === 'removeWorker') {
      s.coffee[seat]!--;
      s.supply[seat]!++;
      raiseIncome(t, s, seat, WORKER_INCOME);
      f.removed++;
      emit?.({ type: 'dismissed', seat });
    } else return;
    s.agenda.push(f);
  },
  fallback: () => DONE,
  /** R158 Nothing to do when the turn comes: not asked. */
  auto: (t, s, f) => (f.open || isAny((out) => pushOptions(t, s, f, out)) ? null : DONE),
};

function pushOptions(t: DeployTable, s: Readonly<DeployState>, f: Readonly<F>, out: Option[]) {
  const { seat } = f;
  // R27, R106 Technologies go before any change of workers.
  if (f.added + f.removed === 0)
    for (let kind = 0; kind < KINDS.length; kind++)
      if (canRemoveTech(t, s, seat, kind)) out.push(REMOVE_TECH[kind]!);
  if (f.removed === 0 && f.added < WORKERS_PER_ROUND && canHire(t, s, seat)) out.push(ADD_WORKER);
  if (f.added === 0 && f.removed < WORKERS_PER_ROUND && s.coffee[seat]! > 0)
    out.push(REMOVE_WORKER);
  pushAnytime(t, s, seat, out);
}

export function canRemoveTech(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  kind: number,
): boolean {
  const bit = 1 << kind;
  const docked = s.docked[seat]!;
  return (docked & t.facts.technologies & bit) !== 0 && !isOverfullWith(t, s, seat, docked & ~bit);
}

/** R32, option `profitTest` */
export function canHire(t: DeployTable, s: Readonly<DeployState>, seat: number): boolean {
  const after = s.income[seat]! - WORKER_INCOME;
  if (s.supply[seat] === 0 || after < 0) return false;
  const tested = t.options.profitTest === 'after' ? after : s.income[seat]!;
  return tested + tileIncome(s, seat) >= fees(t, s, seat);
}
