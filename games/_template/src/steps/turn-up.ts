import { next, NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import type { Lots, LotsFrame } from '../types.ts';

/** R3 The next lot is turned up, and all are asked for a bid. */
export const turnUp: Step<Lots> = {
  run(t, s, _f, emit) {
    if (s.pile.length === 0) return;
    s.lot = s.pile.pop()!;
    s.bids.fill(NONE);
    emit?.({ type: 'turnedUp', lot: s.lot });
    next<LotsFrame>(s, { kind: 'award', seat: NONE }, { kind: 'turnUp', seat: NONE });
    for (let seat = t.players - 1; seat >= 0; seat--)
      s.agenda.push({ kind: 'bid', seat, together: true });
  },
};
