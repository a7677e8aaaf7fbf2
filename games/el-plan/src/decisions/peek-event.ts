import type { Decision } from '@boardroom/kernel';
import { PEEK, SKIP_PEEK } from '../moves.ts';
import type { ElPlan, ElPlanFrame, MoveOf } from '../types.ts';

/** C2, R30: only put to the owner of an active Market radar. */
export const peekEvent: Decision<ElPlan, ElPlanFrame, MoveOf<'peek' | 'skipPeek'>> = {
  legal(_t, _s, _f, out) {
    out.push(PEEK, SKIP_PEEK);
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'skipPeek') return;
    s.peeked |= 1 << f.seat;
    emit?.({ type: 'looked', seat: f.seat });
    emit?.({ type: 'topEvent', event: t.content.events[s.eventDeck[0]!]!.id }, [f.seat]);
  },
  fallback: () => SKIP_PEEK,
};
