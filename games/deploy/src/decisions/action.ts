import type { Decision, Emit } from '@boardroom/kernel';
import { completeDeploy, pushDeploys } from '../deployment.ts';
import { pushDevelops, takeTile } from '../development.ts';
import { cubesIn, cubesOn, deployCost, discountsUsed } from '../figures.ts';
import { isReady, pushAnytime, pushToolUses, spaceOf, takeFreeStep } from '../free-steps.ts';
import { add, isAdd, isRemove, pushAdds, pushRemoves, remove } from '../hardware.ts';
import { pay, useTile } from '../ledger.ts';
import { CONSULT, CONSULT_BY_DISC, INTEGRATE, MONITOR, MOVE } from '../moves.ts';
import { hasShift } from '../shifts.ts';
import { INTEGRATOR, MONITORING, PLANNER } from '../types.ts';
import type { Deploy, DeployEvent, DeployState, DeployTable, FrameOf, MoveOf } from '../types.ts';
import { maybeSecondHalf } from './second.ts';

type F = FrameOf<'action'>;

const CONSULT_CREDITS = 3;

/** R42, R49 The player in control takes one action, after any number of free steps. */
export const action: Decision<Deploy, F> = {
  legal(t, s, f, out) {
    const { seat } = f;
    const office = s.office[seat]! > 0 ? 1 : 0;
    pushDeploys(t, s, seat, out);
    pushAdds(t, s, seat, office, out);
    if (hasShift(t, s, seat)) out.push(MOVE[office]!);
    pushRemoves(t, s, seat, office, out);
    if (t.options.developmentTiles) pushDevelops(t, s, seat, office, out);
    if (isReady(s, seat, MONITORING)) out.push(MONITOR[office]!);
    if (canIntegrate(s, seat)) out.push(INTEGRATE[office]!);
    out.push(CONSULT[office]!);
    if (s.docked[seat] !== 0) pushToolUses(t, s, seat, out);
    pushAnytime(t, s, seat, out);
  },
  apply(t, s, f, move, emit) {
    if (takeFreeStep(t, s, f, move, emit)) return;
    const { seat } = f;
    if (move.type === 'deploy') {
      applyDeploy(t, s, seat, move, emit);
      return;
    }
    if ('office' in move) pay(s, seat, 1, move.office, emit);
    s.agenda.push({ kind: 'acted', seat, movable: isAdd(move) });
    if (isAdd(move)) {
      add(t, s, seat, move, emit);
      maybeSecondHalf(t, s, seat, 'add');
    } else if (isRemove(move)) {
      remove(s, seat, move, emit);
      maybeSecondHalf(t, s, seat, 'remove');
    } else if (move.type === 'move') s.agenda.push({ kind: 'shift', seat, across: 0, within: 0 });
    else if (move.type === 'develop') takeTile(t, s, seat, move, emit);
    else if (move.type === 'integrate') {
      useTile(t, s, seat, INTEGRATOR);
      s.agenda.push({ kind: 'integrate', seat, sent: 0 });
    } else if (move.type === 'monitor') {
      useTile(t, s, seat, MONITORING);
      s.bvp[seat]!++;
      emit?.({ type: 'monitored', seat });
    } else if (move.type === 'consult') {
      s.cash[seat]! += CONSULT_CREDITS;
      emit?.({ type: 'consulted', seat, credits: CONSULT_CREDITS });
    }
  },
  fallback: () => CONSULT_BY_DISC,
};

/** R94 One cube in the server room and 3 income to send it away. */
export function canIntegrate(s: Readonly<DeployState>, seat: number): boolean {
  return (
    isReady(s, seat, INTEGRATOR) &&
    s.income[seat]! >= 3 &&
    cubesIn(s, seat, 0) + cubesIn(s, seat, 1) + cubesIn(s, seat, 2) > 0
  );
}

/** R69–R80 Paid at once; then cube by cube into the room, or all into the cloud. */
function applyDeploy(
  t: DeployTable,
  s: DeployState,
  seat: number,
  move: MoveOf<'deploy'>,
  emit?: Emit<DeployEvent>,
): void {
  const space = spaceOf(t, s, move.card);
  const cost = deployCost(t, s, seat, space) - (move.planner ? 1 : 0);
  s.used[seat]! |= discountsUsed(t, s, seat, space);
  if (move.planner) useTile(t, s, seat, PLANNER);
  emit?.({ type: 'announced', seat, card: move.card });
  pay(s, seat, cost, move.office, emit);
  s.agenda.push({ kind: 'acted', seat, movable: true });
  if (move.to === 'cloud') completeDeploy(t, s, seat, space, true, emit);
  else if (cubesOn(s, space) === 0) completeDeploy(t, s, seat, space, false, emit);
  else s.agenda.push({ kind: 'placeCube', seat, space });
}
