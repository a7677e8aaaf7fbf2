import { NONE } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { completeDeploy } from '../deployment.ts';
import { cubesOn } from '../figures.ts';
import { PUT } from '../moves.ts';
import { fees, hasRoom, supports } from '../room.ts';
import { COLOURS, PLACES, ROOM_CUBES } from '../types.ts';
import type { Deploy, DeployState, FrameOf, MoveOf } from '../types.ts';

type F = FrameOf<'placeCube'>;

/**
 * R73 One place for each cube of the project: blue, then yellow, then purple. Blue and yellow never
 * compete for a place and purple comes last, so a project that fits fits whatever is chosen.
 */
export const placeCube: Decision<Deploy, F, MoveOf<'put'>> = {
  legal(t, s, f, out) {
    const colour = nextColour(s, f.space);
    for (let place = 0; place < PLACES.length; place++)
      if (supports(place, colour) && hasRoom(t, s, f.seat, place)) out.push(PUT[colour]![place]!);
  },
  apply(t, s, f, move, emit) {
    const { seat, space } = f;
    const colour = COLOURS.indexOf(move.colour);
    s.cubes[space * 3 + colour]!--;
    s.room[seat * ROOM_CUBES + PLACES.indexOf(move.place) * 3 + colour]!++;
    emit?.({ type: 'put', seat, colour: move.colour, place: move.place });
    if (cubesOn(s, space) > 0) s.agenda.push(f);
    else completeDeploy(t, s, seat, space, false, emit);
  },
  /** The place with the lowest total fees. */
  fallback(t, s, f) {
    const colour = nextColour(s, f.space);
    const room = [...s.room];
    const trial: DeployState = { ...s, room };
    let best = NONE;
    let lowest = Infinity;
    for (let place = 0; place < PLACES.length; place++) {
      if (!supports(place, colour) || !hasRoom(t, s, f.seat, place)) continue;
      const at = f.seat * ROOM_CUBES + place * 3 + colour;
      room[at]!++;
      const fee = fees(t, trial, f.seat);
      room[at]!--;
      if (fee < lowest) {
        lowest = fee;
        best = place;
      }
    }
    return PUT[colour]![best]!;
  },
};

/** The colour of the cube to be placed next. */
export function nextColour(s: Readonly<DeployState>, space: number): number {
  let colour = 0;
  while (s.cubes[space * 3 + colour] === 0) colour++;
  return colour;
}
