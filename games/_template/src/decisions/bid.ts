import type { Decision } from '@boardroom/kernel';
import type { Lots, LotsMove } from '../types.ts';

/** R4 A sealed bid. */
export const bid: Decision<Lots, Lots['frame'], LotsMove> = {
  legal(_t, s, f, out) {
    out.push({ type: 'bid', coins: { gap: 'range', min: 0, max: s.coins[f.seat]!, step: 1 } });
  },
  apply(_t, s, f, move, emit) {
    s.bids[f.seat] = move.coins;
    emit?.({ type: 'sealed', seat: f.seat });
  },
  fallback: () => ({ type: 'bid', coins: 0 }),
};
