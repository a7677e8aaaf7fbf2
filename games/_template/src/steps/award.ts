import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import type { Lots } from '../types.ts';

/** R5, R6 The bids are shown; the highest, if it is alone, pays and takes the lot. */
export const award: Step<Lots> = {
  run(_t, s, _f, emit) {
    const most = Math.max(...s.bids);
    const highest = s.bids.indexOf(most);
    s.shown = [...s.bids];
    for (const [seat, coins] of s.bids.entries()) emit?.({ type: 'shown', seat, coins });
    if (most > 0 && s.bids.lastIndexOf(most) === highest) {
      s.coins[highest]! -= most;
      s.paid += most;
      s.taken[highest]!.push(s.lot);
      emit?.({ type: 'sold', seat: highest, lot: s.lot, coins: most });
    } else {
      s.away.push(s.lot);
      emit?.({ type: 'putAway', lot: s.lot });
    }
    s.lot = NONE;
    s.bids.fill(NONE);
  },
};
