import type { Step } from '@boardroom/kernel';
import { VISIT } from '../frames.ts';
import { ZONES } from '../types.ts';
import type { It } from '../types.ts';

/** R24, R35, R36 A visit for every player who has a card left, clockwise from the start player. */
export const zone: Step<It> = {
  run(t, s, f, emit) {
    s.zone = f.seat;
    s.worked.length = 0;
    emit?.({ type: 'zoneBegan', zone: ZONES[s.zone]! });
    for (let turn = t.players - 1; turn >= 0; turn--) {
      const seat = (s.first + turn) % t.players;
      if (s.down[seat]! > 0) s.agenda.push(VISIT[seat]!);
    }
  },
};
