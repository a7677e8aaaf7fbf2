/** The cheapest arrangement of Pool B: purple cubes on as few tiles as possible (REBALANCE). */
import { capacityB, fees, tileCount } from '../room.ts';
import { POOL_TILES, PURPLE, ROOM_CUBES, YELLOW } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { roomOf, setRoom } from './sketch.ts';

export interface Arrangement {
  /** Yellow and purple of each tile, in order. */
  readonly plan: number[];
  readonly fees: number;
}

/** `s` is a sketch: changed for a while and put back. The present arrangement is the least it finds. */
export function arrangement(t: DeployTable, s: DeployState, seat: number): Arrangement {
  const tiles = tileCount(s, seat, 1);
  const room = roomOf(s, seat);
  let yellow = 0;
  let purple = 0;
  const present: number[] = [];
  for (let place = 1; place <= tiles; place++) {
    yellow += room[place * 3 + YELLOW]!;
    purple += room[place * 3 + PURPLE]!;
    present.push(room[place * 3 + YELLOW]!, room[place * 3 + PURPLE]!);
  }
  let best: Arrangement = { plan: present, fees: fees(t, s, seat) };
  // Every choice of tiles that may hold purple.
  for (let chosen = 0; chosen < 1 << tiles; chosen++) {
    const plan = spread(s, seat, tiles, chosen, yellow, purple);
    if (plan === null) continue;
    for (let place = 1; place <= POOL_TILES; place++) {
      const at = seat * ROOM_CUBES + place * 3;
      s.room[at + YELLOW] = plan[2 * place - 2] ?? 0;
      s.room[at + PURPLE] = plan[2 * place - 1] ?? 0;
    }
    const fee = fees(t, s, seat);
    if (fee < best.fees) best = { plan, fees: fee };
  }
  setRoom(s, seat, room);
  return best;
}

/** Purple fills the chosen tiles first, yellow takes what is left; null if it does not fit. */
function spread(
  s: Readonly<DeployState>,
  seat: number,
  tiles: number,
  chosen: number,
  yellow: number,
  purple: number,
): number[] | null {
  const plan: number[] = [];
  for (let place = 1; place <= tiles; place++) {
    const room = capacityB(s, seat, place);
    const takes = (chosen & (1 << (place - 1))) === 0 ? 0 : Math.min(room, purple);
    purple -= takes;
    plan.push(room - takes, takes);
  }
  if (purple > 0) return null;
  for (let i = 0; i < plan.length; i += 2) {
    const takes = Math.min(plan[i]!, yellow);
    yellow -= takes;
    plan[i] = takes;
  }
  return yellow > 0 ? null : plan;
}
