import type { Decision } from '@boardroom/kernel';
import { isAny, isReady } from '../free-steps.ts';
import { add, isAdd, isRemove, pushAdds, pushRemoves, remove } from '../hardware.ts';
import { useTile } from '../ledger.ts';
import { STOP } from '../moves.ts';
import type { Option } from '../moves.ts';
import { SPECIALIST } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf } from '../types.ts';

type F = FrameOf<'second'>;

/** R99 SPECIALIST: the same action once more for the same worker, or stop. */
export const second: Decision<Deploy, F> = {
  legal(t, s, f, out) {
    pushHalves(t, s, f.seat, f.half, out);
    out.push(STOP);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'stop') return;
    useTile(t, s, seat, SPECIALIST);
    if (isAdd(move)) add(t, s, seat, move, emit);
    else if (isRemove(move)) remove(s, seat, move, emit);
  },
  fallback: () => STOP,
};

function pushHalves(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  half: F['half'],
  out: Option[],
): void {
  if (half === 'add') pushAdds(t, s, seat, 0, out);
  else pushRemoves(t, s, seat, 0, out);
}

/** Asks for a second half if SPECIALIST is ready and there is one. */
export function maybeSecondHalf(
  t: DeployTable,
  s: DeployState,
  seat: number,
  half: F['half'],
): void {
  if (isReady(s, seat, SPECIALIST) && isAny((out) => pushHalves(t, s, seat, half, out)))
    s.agenda.push({ kind: 'second', seat, half });
}
