import type { Decision } from '@boardroom/kernel';
import { pushAnytime, pushToolUses, takeFreeStep } from '../free-steps.ts';
import { isRemove, pushRemoves, remove } from '../hardware.ts';
import { DONE, MOVE } from '../moves.ts';
import { hasShift } from '../shifts.ts';
import { determineControl } from '../steps/actions-phase.ts';
import type { Deploy, FrameOf } from '../types.ts';

/** R111, R112, R115, R120 The window after a paid action. */
export const followUp: Decision<Deploy, FrameOf<'followUp'>> = {
  legal(t, s, f, out) {
    const { seat } = f;
    if (f.move && hasShift(t, s, seat)) out.push(MOVE[0]!);
    if (f.remove) pushRemoves(t, s, seat, 0, out);
    pushToolUses(t, s, seat, out);
    pushAnytime(t, s, seat, out);
    out.push(DONE);
  },
  apply(t, s, f, move, emit) {
    if (takeFreeStep(t, s, f, move, emit)) return;
    const { seat } = f;
    if (move.type === 'move') {
      f.move = false;
      s.agenda.push(f, { kind: 'shift', seat, across: 0, within: 0 });
    } else if (isRemove(move)) {
      f.remove = false;
      remove(s, seat, move, emit);
      s.agenda.push(f);
    } else {
      s.rebalanced[seat] = 0;
      determineControl(t, s);
    }
  },
  fallback: () => DONE,
};
