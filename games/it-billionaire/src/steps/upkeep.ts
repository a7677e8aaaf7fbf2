import { next } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { FORCED_SALE, UPKEEP } from '../frames.ts';
import { upkeepOf } from '../labs.ts';
import { receive } from '../money.ts';
import type { It } from '../types.ts';

/** R14–R21 Seat by seat: labs are sold until capital covers the Upkeep of the rest. */
export const upkeep: Step<It> = {
  run(t, s, f, emit) {
    const { seat } = f;
    const amount = upkeepOf(t, s, seat);
    if (s.capital[seat]! < amount) return next(s, FORCED_SALE[seat]!, f);
    if (amount > 0) {
      receive(s, seat, -amount);
      emit?.({ type: 'upkeepPaid', seat, amount });
    }
    if (seat + 1 < t.players) next(s, UPKEEP[seat + 1]!);
  },
};
