import type { Decision } from '@boardroom/kernel';
import { arrange } from '../moves.ts';
import type { Option } from '../moves.ts';
import { capacityB, has, sharedB, tileAt, tileCount } from '../room.ts';
import { ON_DEMAND, POOL_TILES, PURPLE, ROOM_CUBES, YELLOW } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf, MoveOf } from '../types.ts';

type F = FrameOf<'rebalance'>;
type S = Readonly<DeployState>;

/**
 * R104 REBALANCE: how many yellow and purple cubes each tile of Pool B shall hold, tile by tile.
 * `plan` has the numbers named so far; the cubes change place with the last tile, which is forced.
 */
export const rebalance: Decision<Deploy, F, MoveOf<'arrange'>> = {
  legal(t, s, f, out) {
    const left = unplanned(s, f);
    for (let yellow = 0; yellow <= left.yellow; yellow++)
      for (let purple = 0; purple <= left.purple; purple++)
        if (canHold(t, s, f, yellow + purple, left.yellow + left.purple))
          out.push(arrange(yellow, purple));
  },
  apply(_t, s, f, move, emit) {
    const { seat, plan } = f;
    plan.push(move.yellow, move.purple);
    if (plan.length < 2 * tileCount(s, seat, 1)) {
      s.agenda.push(f);
      return;
    }
    for (let i = 0; i < plan.length; i++) s.room[cubeOf(seat, i)] = plan[i]!;
    emit?.({ type: 'arranged', seat });
  },
  fallback(t, s, f) {
    const { seat, plan } = f;
    const i = plan.length;
    const left = unplanned(s, f);
    const yellow = s.room[cubeOf(seat, i)]!;
    const purple = s.room[cubeOf(seat, i + 1)]!;
    if (
      yellow <= left.yellow &&
      purple <= left.purple &&
      canHold(t, s, f, yellow + purple, left.yellow + left.purple)
    )
      return arrange(yellow, purple);
    const all: Option[] = [];
    rebalance.legal(t, s, f, all as never);
    return all[0] as MoveOf<'arrange'>;
  },
  auto(_t, s, f) {
    if (f.plan.length < 2 * tileCount(s, f.seat, 1) - 2) return null;
    const left = unplanned(s, f);
    return arrange(left.yellow, left.purple);
  },
};

/** Where the i-th number of a plan lies in the server room. */
function cubeOf(seat: number, i: number): number {
  return seat * ROOM_CUBES + (1 + (i >> 1)) * 3 + (i % 2 === 0 ? YELLOW : PURPLE);
}

/** Cubes of Pool B that have no place in the plan yet. */
function unplanned(s: S, f: Readonly<F>): { yellow: number; purple: number } {
  let yellow = 0;
  let purple = 0;
  for (let i = 0; i < 2 * POOL_TILES; i += 2) {
    yellow += s.room[cubeOf(f.seat, i)]! - (f.plan[i] ?? 0);
    purple += s.room[cubeOf(f.seat, i + 1)]! - (f.plan[i + 1] ?? 0);
  }
  return { yellow, purple };
}

/** Whether the next tile can hold `cubes` and the tiles after it the rest of `left`. */
function canHold(t: DeployTable, s: S, f: Readonly<F>, cubes: number, left: number): boolean {
  const { seat, plan } = f;
  const planned = plan.length / 2;
  const onDemand = has(s, seat, ON_DEMAND);
  let shared = sharedB(t, s, seat);
  let beyond = shared + (onDemand ? 3 : 0);
  let room = 0;
  let elasticRoom = 0;
  for (let i = 0; i < POOL_TILES; i++) {
    const own = capacityB(s, seat, i + 1);
    const elastic = onDemand ? tileAt(s, seat, i + 1) >> 1 : 0;
    if (i > planned) {
      room += own;
      elasticRoom += elastic;
      continue;
    }
    const over = (i === planned ? cubes : plan[2 * i]! + plan[2 * i + 1]!) - own;
    if (over <= 0) continue;
    beyond -= over;
    if (over > elastic) shared -= over - elastic;
  }
  if (beyond < 0 || shared < 0) return false;
  return left - cubes <= room + Math.min(beyond, elasticRoom + (room > 0 ? shared : 0));
}
