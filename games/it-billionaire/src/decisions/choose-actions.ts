import type { Decision } from '@boardroom/kernel';
import { ACQUIRE, DO, KINDS, SELECT, SELL, STOP } from '../types.ts';
import type { ChooseActions, Frame, It } from '../types.ts';

/** R26–R30 Sealed: all players choose at the same time, and a choice once made is final. */
export const chooseActions: Decision<It, Frame, ChooseActions> = {
  legal(t, s, f, out) {
    const moves = t.facts.moves.choose[s.labs[f.seat]!]!;
    for (let i = 0; i < moves.length; i++) out.push(moves[i]!);
  },
  apply(_t, s, f, move, emit) {
    const { chosen } = s;
    const at = KINDS.length * f.seat;
    chosen[at + ACQUIRE] = move.acquire;
    chosen[at + SELL] = move.sell;
    chosen[at + SELECT] = move.select;
    chosen[at + DO] = move.do;
    chosen[at + STOP] = move.stop;
    s.down[f.seat] = move.acquire + move.sell + move.select + move.do + move.stop;
    emit?.({ type: 'ready', seat: f.seat });
  },
  fallback: (t) => t.facts.moves.choose[0]![0]!,
};
