/** Cubes that can change place by MOVE (R61–R64). */
import { SHIFT } from './moves.ts';
import type { Option } from './moves.ts';
import { cubesAt, hasRoom, supports } from './room.ts';
import { PLACES, POOL_A, POOL_C, ROOM_CUBES } from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

export const MOVEMENTS = 5;

export function isWithinB(from: number, to: number): boolean {
  return from !== POOL_A && from !== POOL_C && to !== POOL_A && to !== POOL_C;
}

/** R62 Movements that this many shifts between pools and inside Pool B need. */
export function movements(across: number, within: number): number {
  return across + ((within + 1) >> 1);
}

/** R63 */
function canShift(t: DeployTable, s: S, seat: number, from: number, to: number): boolean {
  return from !== to && hasRoom(t, s, seat, to, from);
}

/** All shifts that the movements left allow; with `first` only the first one found. */
export function pushShifts(
  t: DeployTable,
  s: S,
  seat: number,
  across: number,
  within: number,
  out: Option[],
  first = false,
): void {
  const mayCross = movements(across + 1, within) <= MOVEMENTS;
  const mayStay = movements(across, within + 1) <= MOVEMENTS;
  for (let from = 0; from < PLACES.length; from++) {
    const at = seat * ROOM_CUBES + from * 3;
    if (cubesAt(s, seat, from) === 0) continue;
    for (let to = 0; to < PLACES.length; to++) {
      if (!(isWithinB(from, to) ? mayStay : mayCross) || !canShift(t, s, seat, from, to)) continue;
      for (let colour = 0; colour < 3; colour++) {
        if (s.room[at + colour] === 0 || !supports(to, colour)) continue;
        out.push(SHIFT[colour]![from]![to]!);
        if (first) return;
      }
    }
  }
}

const probe: Option[] = [];

/** Whether a MOVE has at least one legal shift. */
export function hasShift(t: DeployTable, s: S, seat: number): boolean {
  probe.length = 0;
  pushShifts(t, s, seat, 0, 0, probe, true);
  return probe.length > 0;
}
