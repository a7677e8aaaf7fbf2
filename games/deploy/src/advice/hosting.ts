/** Where the cubes of a project go in the room, and what that is worth. */
import { NONE } from '@boardroom/kernel';
import { BLUE, PURPLE, ROOM_CUBES, YELLOW } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { added, bestSum, eachCount, mostLayouts } from './counts.ts';
import { fixedParts } from './fixed.ts';
import type { Fixed } from './fixed.ts';
import { eachPlacement } from './layouts.ts';
import { roomOf } from './sketch.ts';
import { countCubes, sumOf } from './value.ts';
import type { Weights } from './weights.ts';

/** Layouts looked at for one project; more are never needed to find a good one. */
const MOST_LAYOUTS = 60;

/** The best room layout for the cubes on a space. */
export function bestLayout(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  w: Weights,
): number[] {
  const fixed = fixedParts(t, s, seat, w);
  let room: number[] = [];
  layoutValue(t, s, seat, space, w, fixed, () => {
    room = roomOf(s, seat);
    if (!fixed.odd) for (let at = 0; at < ROOM_CUBES; at++) room[at]! += added[at]!;
  });
  return room;
}

/** The value of the best layout; each that is better than those before is told as it is found. */
export function layoutValue(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  w: Weights,
  fixed: Fixed,
  found?: () => void,
): number {
  const blue = s.cubes[space * 3 + BLUE]!;
  const yellow = s.cubes[space * 3 + YELLOW]!;
  const purple = s.cubes[space * 3 + PURPLE]!;
  if (
    !found &&
    !fixed.odd &&
    fixed.onDemandB === 0 &&
    mostLayouts(blue, yellow, purple, fixed.tilesB) <= MOST_LAYOUTS
  )
    return bestSum(t, s, seat, w, blue, yellow, purple, fixed);
  let best = -Infinity;
  let seen = 0;
  const visit = (): boolean => {
    if (fixed.odd) countCubes(s, seat, fixed);
    const value = sumOf(t, s, seat, w, fixed);
    if (value > best) {
      best = value;
      found?.();
    }
    return ++seen <= MOST_LAYOUTS;
  };
  if (fixed.odd) eachPlacement(t, s, seat, [blue, yellow, purple], visit);
  else eachCount(s, seat, [blue, yellow, purple], fixed, visit);
  return best;
}

/** The first place where a layout has more cubes of a colour than the room has now. */
export function firstPlace(
  s: Readonly<DeployState>,
  seat: number,
  room: readonly number[],
  colour: number,
): number {
  for (let place = 0; place < 6; place++)
    if (room[place * 3 + colour]! > s.room[seat * ROOM_CUBES + place * 3 + colour]!) return place;
  return NONE;
}
