import type { Decision } from '@boardroom/kernel';
import { pushAnytime, takeFreeStep } from '../free-steps.ts';
import { OCCUPY, PASS } from '../moves.ts';
import { askToPlace, isOpenSpot } from '../steps/preparation.ts';
import { SPOTS } from '../types.ts';
import type { Deploy, FrameOf } from '../types.ts';

/** R35–R38 An office worker goes to an empty bonus spot, or the player passes. */
export const placeWorker: Decision<Deploy, FrameOf<'placeWorker'>> = {
  legal(t, s, f, out) {
    for (let spot = 0; spot < SPOTS.length; spot++)
      if (isOpenSpot(t, s, spot)) out.push(OCCUPY[spot]!);
    out.push(PASS);
    pushAnytime(t, s, f.seat, out);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (takeFreeStep(t, s, f, move, emit)) return;
    let { passed } = f;
    if (move.type === 'occupy') {
      s.office[seat]!--;
      s.spots[SPOTS.indexOf(move.spot)] = seat;
      // Option `passFinal`: what counts is who has passed since the last worker was placed.
      if (!t.options.passFinal) passed = 0;
      emit?.({ type: 'occupied', seat, spot: move.spot });
    } else {
      passed |= 1 << seat;
      emit?.({ type: 'passed', seat });
    }
    askToPlace(t, s, s.placing.indexOf(seat), passed);
  },
  fallback: () => PASS,
};
