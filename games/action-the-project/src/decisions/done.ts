import type { Decision } from '@boardroom/kernel';
import type { ActionFrame, ActionGame, MoveOf } from '../types.ts';

const DONE = { type: 'done' } as const;

/** D11, R139, R140 a player has nothing more to settle. */
export const done: Decision<ActionGame, ActionFrame, MoveOf<'done'>> = {
  legal(_t, _s, _f, out) {
    out.push(DONE);
  },
  apply(_t, _s, f, _move, emit) {
    emit?.({ type: 'saidDone', seat: f.seat });
  },
  fallback: () => DONE,
};
