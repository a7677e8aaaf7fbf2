/** The end of a round: workers and tiles come back, then each player settles. */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { isOptimal, resellCredits, tileIncome } from '../figures.ts';
import { loseBvp, raiseIncome } from '../ledger.ts';
import { fees } from '../room.ts';
import { finalLines } from '../scoring.ts';
import { POOLS, SPOT_BVP } from '../types.ts';
import type { Deploy, FrameOf } from '../types.ts';

/** R124, R125, R157 Steps 1 and 2 for all, then the windows and steps 3 to 5 player by player. */
export const retrieve: Step<Deploy, FrameOf<'retrieve'>> = {
  run(t, s, _f, emit) {
    const n = t.players;
    for (let spot = 0; spot < 6; spot++) {
      const seat = s.spots[spot]!;
      if (seat === NONE) continue;
      s.spots[spot] = NONE;
      s.coffee[seat]!++;
      if (spot !== SPOT_BVP) continue;
      s.bvp[seat]!++;
      emit?.({ type: 'boardroom', seat });
    }
    for (let seat = 0; seat < n; seat++) {
      s.coffee[seat]! += s.office[seat]!;
      s.office[seat] = 0;
      s.flipped[seat] = 0;
    }
    s.agenda.push({ kind: 'roundOver', seat: NONE });
    for (let i = n - 1; i >= 0; i--)
      s.agenda.push({ kind: 'settle', seat: (s.first + i) % n, open: false, pool: NONE });
  },
};

/** R127–R135 Steps 3, 4 and 5 of one player; `pool` is what RE-SELL sells. */
export const settleUp: Step<Deploy, FrameOf<'settleUp'>> = {
  run(t, s, f, emit) {
    const { seat, pool } = f;
    const resold = resellCredits(t, s, seat, pool);
    if (resold > 0) emit?.({ type: 'resold', seat, pool: POOLS[pool]!, credits: resold });
    const extra = tileIncome(s, seat) + (t.options.resellIsIncome ? resold : 0);
    const due = fees(t, s, seat);
    const income = s.income[seat]! + extra;
    let cash = s.cash[seat]! + income - due + (t.options.resellIsIncome ? 0 : resold);
    let forced = 0;
    // R130 BVP are traded until the payment is covered, below 0 if need be.
    while (cash < 0 && (s.bvp[seat]! > 0 || !t.options.bvpFloorAtZero)) {
      s.bvp[seat]!--;
      cash += 5;
      forced++;
    }
    s.cash[seat] = cash > 0 ? cash : 0;
    emit?.({ type: 'settled', seat, income, fees: due, forced, cash: s.cash[seat] });
    if (income < due) {
      loseBvp(t, s, seat, 1);
      let returned = 0;
      // R132 Workers go back until the round would break even.
      while (s.coffee[seat]! > 0 && s.income[seat]! + extra < due) {
        s.coffee[seat]!--;
        s.supply[seat]!++;
        raiseIncome(t, s, seat, 5);
        returned++;
      }
      emit?.({ type: 'loss', seat, returned });
    }
    if (isOptimal(t, s, seat, pool)) {
      s.bvp[seat]!++;
      emit?.({ type: 'optimal', seat });
    }
  },
};

/** R92, R137 What belonged to the round ends; then the next round or the end of the game. */
export const roundOver: Step<Deploy, FrameOf<'roundOver'>> = {
  run(t, s, _f, emit) {
    s.declared.fill(0);
    s.used.fill(0);
    s.designs.fill(0);
    s.rebalanced.fill(0);
    if (s.round < t.facts.rounds) {
      s.agenda.push({ kind: 'prepare', seat: NONE });
      return;
    }
    if (emit)
      for (let seat = 0; seat < t.players; seat++)
        emit({ type: 'scored', seat, ...finalLines(t, s, seat) });
  },
};
