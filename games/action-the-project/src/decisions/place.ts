import type { Decision } from '@boardroom/kernel';
import { PLACE } from '../frames.ts';
import { nextSeat } from '../steps/window.ts';
import { ABSTAIN } from '../types.ts';
import type { ActionFrame, ActionGame, MoveOf } from '../types.ts';

const PLACES = [0, 1, 2, 3].map((card) => ({ type: 'place', card }) as const);

/** D6, R22–R25 one of the four cards, face down. */
export const place: Decision<ActionGame, ActionFrame, MoveOf<'place'>> = {
  legal(_t, _s, _f, out) {
    for (let card = 0; card < 4; card++) out.push(PLACES[card]!);
  },
  apply(t, s, f, move, emit) {
    s.cards[f.seat] = move.card;
    emit?.({ type: 'placed', seat: f.seat });
    if (f.together) return;
    const after = nextSeat(t, f.seat);
    if (after !== s.leader) s.agenda.push(PLACE[after]!);
  },
  fallback: () => PLACES[ABSTAIN]!,
};
