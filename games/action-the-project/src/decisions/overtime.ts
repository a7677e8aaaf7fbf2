import type { Decision } from '@boardroom/kernel';
import { turnUpFate } from '../steps/reveal.ts';
import { MONEY, PRESTIGE } from '../types.ts';
import type { ActionFrame, ActionGame, MoveOf } from '../types.ts';

const ACCEPT_FATE = { type: 'acceptFate' } as const;
const FOR_MONEY = { type: 'overtime', forfeit: MONEY } as const;
const FOR_PRESTIGE = { type: 'overtime', forfeit: PRESTIGE } as const;

/** D9, R147–R150 the leader may give up a share for another Fate card. */
export const overtime: Decision<ActionGame, ActionFrame, MoveOf<'overtime' | 'acceptFate'>> = {
  legal(_t, _s, _f, out) {
    out.push(ACCEPT_FATE, FOR_MONEY, FOR_PRESTIGE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'acceptFate') {
      emit?.({ type: 'fateAccepted', seat });
      return;
    }
    s.forfeit = move.forfeit;
    emit?.({ type: 'overtimeWorked', seat, forfeit: move.forfeit });
    turnUpFate(t, s, emit);
  },
  fallback: () => ACCEPT_FATE,
};
