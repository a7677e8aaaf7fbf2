import { roll } from '@boardroom/kernel';
import type { Emit, Seat, Step } from '@boardroom/kernel';
import type { Event, It, ItState } from '../types.ts';

/** R22–R25 The player with the lowest capital starts; dice decide a tie. */
export const order: Step<It> = {
  run(t, s, _f, emit) {
    const capital = t.options.turnOrderSnapshot === 'afterUpkeep' ? s.capital : s.before;
    let tied: Seat[] = [];
    for (let seat = 0; seat < t.players; seat++) {
      if (tied.length > 0 && capital[seat]! > capital[tied[0]!]!) continue;
      if (tied.length > 0 && capital[seat]! < capital[tied[0]!]!) tied.length = 0;
      tied.push(seat);
    }
    while (tied.length > 1) tied = throwOff(s, tied, emit);
    s.first = tied[0]!;
    emit?.({ type: 'startPlayer', seat: s.first });
  },
};

/** Each throws one die in seat order; those with the highest are left. */
function throwOff(s: ItState, tied: readonly Seat[], emit?: Emit<Event>): Seat[] {
  const left: Seat[] = [];
  let highest = 0;
  for (let i = 0; i < tied.length; i++) {
    const seat = tied[i]!;
    const die = roll(s.chance, 'tie', 6, seat);
    emit?.({ type: 'tieThrown', seat, die });
    if (die > highest) left.length = 0;
    if (die >= highest) left.push(seat);
    highest = Math.max(highest, die);
  }
  return left;
}
