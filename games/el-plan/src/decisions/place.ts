import type { Decision, Table } from '@boardroom/kernel';
import { SPACES, SPACE_6 } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** R24, R26 to R29: open spaces without an entrepreneur, as bits. */
export function freeSpaces(t: Table<ElPlan>, s: Readonly<ElPlanState>): number {
  let bits = t.facts.spaces & ((1 << (SPACE_6 + s.open)) - 1);
  for (let seat = 0; seat < t.seats; seat++) if (s.spot[seat]! >= 0) bits &= ~(1 << s.spot[seat]!);
  return bits;
}

/** C3 */
export const place: Decision<ElPlan, ElPlanFrame, MoveOf<'place'>> = {
  legal(t, s, _f, out) {
    const bits = freeSpaces(t, s);
    const { place: moves } = t.facts;
    for (let space = 0; space < moves.length; space++)
      if (bits & (1 << space)) out.push(moves[space]!);
  },
  /** R23, R25 */
  apply(_t, s, f, move, emit) {
    s.spot[f.seat] = SPACES.indexOf(move.space);
    emit?.({ type: 'placed', seat: f.seat, space: move.space });
  },
  fallback(t, s) {
    const bits = freeSpaces(t, s);
    let space = 0;
    while (!(bits & (1 << space))) space++;
    return t.facts.place[space]!;
  },
};
