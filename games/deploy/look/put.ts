/** Where the next cube of a project goes; cubes that fit in one place only go there with it. */
import { nextColour } from '../src/decisions/place-cube.ts';
import { cubesOn } from '../src/figures.ts';
import { hasRoom, supports } from '../src/room.ts';
import { PLACES, ROOM_CUBES } from '../src/types.ts';
import type { DeployState, DeployTable, FrameOf, MoveOf } from '../src/types.ts';

export function placesFor(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  colour: number,
): number[] {
  return PLACES.flatMap((_, place) =>
    supports(place, colour) && hasRoom(t, s, seat, place) ? [place] : [],
  );
}

/** The room after a cube was put, with all that then leave no choice, and how many those were. */
export function withForced(
  t: DeployTable,
  s: Readonly<DeployState>,
  { seat, space }: FrameOf<'placeCube'>,
  move: MoveOf<'put'>,
): { state: DeployState; placed: number } {
  const state: DeployState = { ...s, room: [...s.room], cubes: [...s.cubes] };
  let place: number | undefined = PLACES.indexOf(move.place);
  let placed = 0;
  while (place !== undefined) {
    const colour = nextColour(state, space);
    state.cubes[space * 3 + colour]!--;
    state.room[seat * ROOM_CUBES + place * 3 + colour]!++;
    placed++;
    if (cubesOn(state, space) === 0) break;
    const ways = placesFor(t, state, seat, nextColour(state, space));
    place = ways.length === 1 ? ways[0] : undefined;
  }
  return { state, placed };
}
