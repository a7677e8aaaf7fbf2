import { next } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { CHOOSING, EVENT, LAID, ORDER, PAY_OUT, UPKEEP, ZONE } from '../frames.ts';
import type { It } from '../types.ts';

/** R12 The steps of a round. */
export const round: Step<It> = {
  run(t, s, _f, emit) {
    s.round++;
    for (let seat = 0; seat < t.players; seat++) s.before[seat] = s.capital[seat]!;
    emit?.({ type: 'roundBegan', round: s.round });
    next(s, ZONE[0]!, ZONE[1]!, ZONE[2]!, PAY_OUT);
    if (t.options.eventTiming === 'afterSelection')
      next(s, UPKEEP[0]!, ORDER, CHOOSING, LAID, EVENT);
    else next(s, UPKEEP[0]!, ORDER, EVENT, CHOOSING, LAID);
  },
};
