/** Distinct layouts: a deployment or a MOVE is a list of small steps, but only where the cubes end
 * counts. Each layout is looked at once, whatever the order of the steps that lead to it. */
import { fees, hasRoom, supports } from '../room.ts';
import { MOVEMENTS, isWithinB, movements } from '../shifts.ts';
import { PLACES, POOL_C, PURPLE, ROOM_CUBES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';

/**
 * Visits every way to lay the cubes of a project into the room, once each: cubes of one colour go
 * to places in rising order. The state holds the layout during the visit; afterwards it is as before.
 * A visit that answers false is the last one.
 */
export function eachPlacement(
  t: DeployTable,
  s: DeployState,
  seat: number,
  cubes: readonly number[],
  visit: () => boolean,
): void {
  const left = [cubes[0]!, cubes[1]!, cubes[2]!];
  const put = (colour: number, lowest: number): boolean => {
    while (colour < 3 && left[colour] === 0) {
      colour++;
      lowest = 0;
    }
    if (colour === 3) return visit();
    for (let place = lowest; place <= POOL_C; place++) {
      if (!supports(place, colour) || !hasRoom(t, s, seat, place)) continue;
      const at = seat * ROOM_CUBES + place * 3 + colour;
      s.room[at]!++;
      left[colour]!--;
      const more = put(colour, place);
      left[colour]!++;
      s.room[at]!--;
      if (!more) return false;
    }
    return true;
  };
  put(0, 0);
}

export interface Shift {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Visits the layouts that a MOVE is made for: a place cleared of one colour or of all its cubes,
 * each cube going where the fees stay lowest. The state holds the layout during the visit.
 */
export function eachClearing(
  t: DeployTable,
  s: DeployState,
  seat: number,
  across: number,
  within: number,
  visit: (shifts: readonly Shift[], cleared: number) => void,
): void {
  for (let from = 0; from < PLACES.length; from++)
    for (let what = 0; what < 4; what++) {
      // Only one colour of three, or with 3 everything, and only if that is a goal of its own.
      const shifts = clear(t, s, seat, from, what, across, within);
      if (shifts.length > 0) visit(shifts, from);
      for (let i = shifts.length - 1; i >= 0; i--) {
        const { colour, to } = shifts[i]!;
        s.room[seat * ROOM_CUBES + to * 3 + colour]!--;
        s.room[seat * ROOM_CUBES + from * 3 + colour]!++;
      }
    }
}

/** Moves the cubes away if movements and places allow all of it; else moves nothing. */
function clear(
  t: DeployTable,
  s: DeployState,
  seat: number,
  from: number,
  what: number,
  across: number,
  within: number,
): readonly Shift[] {
  const at = seat * ROOM_CUBES + from * 3;
  if (what === 3 ? coloursAt(s, at) < 2 : s.room[at + what] === 0) return NO_SHIFTS;
  const shifts: Shift[] = [];
  for (let colour = what === 3 ? 0 : what; colour <= (what === 3 ? 2 : what); colour++)
    while (s.room[at + colour]! > 0) {
      s.room[at + colour]!--;
      const to = cheapestPlace(t, s, seat, colour, from);
      if (to < 0) {
        s.room[at + colour]!++;
        return undone(s, seat, shifts);
      }
      s.room[seat * ROOM_CUBES + to * 3 + colour]!++;
      shifts.push({ colour, from, to });
      if (isWithinB(from, to)) within++;
      else across++;
      if (movements(across, within) > MOVEMENTS) return undone(s, seat, shifts);
    }
  return shifts;
}

const NO_SHIFTS: readonly Shift[] = [];

function coloursAt({ room }: Readonly<DeployState>, at: number): number {
  return (room[at]! > 0 ? 1 : 0) + (room[at + 1]! > 0 ? 1 : 0) + (room[at + 2]! > 0 ? 1 : 0);
}

function undone(s: DeployState, seat: number, shifts: readonly Shift[]): readonly Shift[] {
  for (const { colour, from, to } of shifts) {
    s.room[seat * ROOM_CUBES + to * 3 + colour]!--;
    s.room[seat * ROOM_CUBES + from * 3 + colour]!++;
  }
  return NO_SHIFTS;
}

/** Where one more cube costs least; purple rather where purple is. */
function cheapestPlace(
  t: DeployTable,
  s: DeployState,
  seat: number,
  colour: number,
  from: number,
): number {
  let best = -1;
  let lowest = Infinity;
  for (let place = 0; place <= POOL_C; place++) {
    if (place === from || !supports(place, colour) || !hasRoom(t, s, seat, place)) continue;
    const at = seat * ROOM_CUBES + place * 3;
    s.room[at + colour]!++;
    // Among equals: yellow and blue away from purple, purple to purple.
    const company = s.room[at + PURPLE]! > (colour === PURPLE ? 1 : 0) ? 1 : 0;
    const fee = fees(t, s, seat) + (colour === PURPLE ? -0.1 : 0.1) * company;
    s.room[at + colour]!--;
    if (fee < lowest) {
      lowest = fee;
      best = place;
    }
  }
  return best;
}
