/** Why an ADD or a REMOVE is not legal. */
import type { Refusal } from '@boardroom/kernel';
import { marketValue, stepPrice, tilePrice } from '../figures.ts';
import { MARKER_END } from '../hardware.ts';
import type { AddMove, RemoveMove } from '../hardware.ts';
import { cubesAt, tileAt, tileCount } from '../room.ts';
import { PLACES, POOL_A, POOL_C, POOL_TILES, ROOM_TILES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';

type S = Readonly<DeployState>;

export function refuseAdd(t: DeployTable, s: S, seat: number, move: AddMove): Refusal | null {
  const cash = s.cash[seat]!;
  if (move.type === 'raiseC') {
    if (!isStep(move.steps) || s.marker[seat]! + move.steps > MARKER_END)
      return { code: 'three-steps-up', facts: { end: MARKER_END } };
    return tooDear(stepPrice(t, s, seat, move.steps), cash);
  }
  const pool = move.pool === 'A' ? 0 : 1;
  if (tileCount(s, seat, pool) === POOL_TILES)
    return { code: 'pool-full', facts: { pool: pool === 0 ? 'A' : 'B' } };
  const [low, high] = [marketValue(t, s, 1), marketValue(t, s, 3)];
  if (!(move.value >= low && move.value <= high))
    return { code: 'not-on-sale', facts: { low, high } };
  if (!(s.stacks[move.value - 3]! > 0)) return { code: 'sold-out', facts: { value: move.value } };
  return tooDear(tilePrice(t, s, seat, pool, move.value), cash);
}

function isStep(steps: number): boolean {
  return steps === 1 || steps === 2 || steps === 3;
}

function tooDear(price: number, cash: number): Refusal | null {
  return price > cash ? { code: 'too-dear', facts: { price, cash } } : null;
}

export function refuseRemove(
  _t: DeployTable,
  s: S,
  seat: number,
  move: RemoveMove,
): Refusal | null {
  if (move.type === 'lowerC') {
    if (!isStep(move.steps) || move.steps > s.marker[seat]!) return { code: 'three-steps-down' };
    return { code: 'c-holds', facts: { cubes: cubesAt(s, seat, POOL_C) } };
  }
  const place = PLACES.indexOf(move.place);
  const isThere =
    place === POOL_A
      ? s.tiles.slice(seat * ROOM_TILES, seat * ROOM_TILES + POOL_TILES).includes(move.value)
      : place > 0 && place < POOL_C && tileAt(s, seat, place) === move.value;
  if (!isThere || move.value === 0) return { code: 'no-such-tile' };
  return { code: 'in-use', facts: { place: PLACES[place]! } };
}
