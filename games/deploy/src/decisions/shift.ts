import type { Decision } from '@boardroom/kernel';
import { DONE } from '../moves.ts';
import type { Option } from '../moves.ts';
import { isWithinB, pushShifts } from '../shifts.ts';
import { COLOURS, PLACES, ROOM_CUBES } from '../types.ts';
import type { Deploy, DeployMove, FrameOf } from '../types.ts';

/** R61–R64 MOVE: one cube at a time, as long as movements are left. */
export const shift: Decision<Deploy, FrameOf<'shift'>> = {
  legal(t, s, f, out) {
    pushShifts(t, s, f.seat, f.across, f.within, out);
    if (f.across + f.within > 0) out.push(DONE);
  },
  apply(_t, s, f, move, emit) {
    if (move.type !== 'shift') return;
    const { seat } = f;
    const colour = COLOURS.indexOf(move.colour);
    const from = PLACES.indexOf(move.from);
    const to = PLACES.indexOf(move.place);
    const at = seat * ROOM_CUBES + colour;
    s.room[at + from * 3]!--;
    s.room[at + to * 3]!++;
    if (isWithinB(from, to)) f.within++;
    else f.across++;
    emit?.({ type: 'shifted', seat, colour: move.colour, from: move.from, place: move.place });
    s.agenda.push(f);
  },
  fallback(t, s, f) {
    if (f.across + f.within > 0) return DONE;
    const first: Option[] = [];
    pushShifts(t, s, f.seat, 0, 0, first, true);
    return first[0] as DeployMove;
  },
};
