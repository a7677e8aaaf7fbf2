/** The server room: capacity, free places and fees, all derived from tiles, marker and cubes. */
import {
  ANALYST,
  BLUE,
  ON_DEMAND,
  OPTIMISATION,
  POOL_A,
  POOL_C,
  POOL_TILES,
  PURPLE,
  ROOM_CUBES,
  ROOM_TILES,
  YELLOW,
} from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

/** R105 */
const ON_DEMAND_PLACES = 3;

export function has(s: S, seat: number, kind: number): boolean {
  return (s.docked[seat]! & (1 << kind)) !== 0;
}

export function cubesAt(s: S, seat: number, place: number): number {
  const at = seat * ROOM_CUBES + place * 3;
  return s.room[at]! + s.room[at + 1]! + s.room[at + 2]!;
}

export function tileAt(s: S, seat: number, place: number): number {
  return s.tiles[seat * ROOM_TILES + POOL_TILES - 1 + place]!;
}

/** Tiles in Pool A (pool 0) or Pool B (pool 1). */
export function tileCount(s: S, seat: number, pool: number): number {
  const at = seat * ROOM_TILES + pool * POOL_TILES;
  let count = 0;
  while (count < POOL_TILES && s.tiles[at + count]! > 0) count++;
  return count;
}

function printedA(s: S, seat: number): number {
  const at = seat * ROOM_TILES;
  return s.tiles[at]! + s.tiles[at + 1]! + s.tiles[at + 2]! + s.tiles[at + 3]!;
}

function optimisers(s: S, seat: number): number {
  const at = seat * 3;
  return s.optimised[at]! + s.optimised[at + 1]! + s.optimised[at + 2]!;
}

/** R91, R109 The place ANALYST adds here; `docked` may leave a tile out, to see what it holds up. */
function analystAt(s: S, seat: number, place: number, docked: number): number {
  return s.analyst[seat] === place && (docked & (1 << ANALYST)) !== 0 ? 1 : 0;
}

/** R108 Places from OPTIMISATION in Pool A, B as a whole, or C (pools 0, 1, 2). */
function optimisedPlaces(t: DeployTable, s: S, seat: number, pool: number, docked: number): number {
  if ((docked & (1 << OPTIMISATION)) === 0) return 0;
  const n = optimisers(s, seat);
  const split = t.options.optimisationPools;
  if (pool === 0) return split === 'A' ? n : (n + 1) >> 1;
  return split === (pool === 1 ? 'A+B' : 'A+C') ? n >> 1 : 0;
}

/** R155 */
export function capacityA(
  t: DeployTable,
  s: S,
  seat: number,
  printed = printedA(s, seat),
  docked = s.docked[seat]!,
): number {
  if (printed === 0 && t.options.placesNeedHardware) return 0;
  return printed + analystAt(s, seat, POOL_A, docked) + optimisedPlaces(t, s, seat, 0, docked);
}

/** R155 */
export function capacityC(
  t: DeployTable,
  s: S,
  seat: number,
  marker = s.marker[seat]!,
  docked = s.docked[seat]!,
): number {
  if (marker === 0 && t.options.placesNeedHardware) return 0;
  return marker + analystAt(s, seat, POOL_C, docked) + optimisedPlaces(t, s, seat, 2, docked);
}

/** R155 Places of one sub-pool that need no other tile: printed number and ANALYST. */
export function capacityB(s: S, seat: number, place: number, docked = s.docked[seat]!): number {
  const printed = tileAt(s, seat, place);
  return printed === 0 ? 0 : printed + analystAt(s, seat, place, docked);
}

/** Places that Pool B has as a whole by option `optimisationPools`. */
export function sharedB(t: DeployTable, s: S, seat: number, docked = s.docked[seat]!): number {
  return tileAt(s, seat, 1) === 0 ? 0 : optimisedPlaces(t, s, seat, 1, docked);
}

export function freeA(t: DeployTable, s: S, seat: number): number {
  return capacityA(t, s, seat) - cubesAt(s, seat, POOL_A);
}

export function freeC(t: DeployTable, s: S, seat: number): number {
  return capacityC(t, s, seat) - cubesAt(s, seat, POOL_C);
}

/** Cubes of Pool B that lie beyond the places of their own tile. */
export function beyondB(s: S, seat: number, docked = s.docked[seat]!): number {
  let beyond = 0;
  for (let place = 1; place <= POOL_TILES; place++) {
    const over = cubesAt(s, seat, place) - capacityB(s, seat, place, docked);
    if (over > 0) beyond += over;
  }
  return beyond;
}

/** R105 Extra places that ON DEMAND can give all in all. */
export function onDemandB(s: S, seat: number, docked = s.docked[seat]!): number {
  if ((docked & (1 << ON_DEMAND)) === 0) return 0;
  let most = 0;
  for (let place = 1; place <= POOL_TILES; place++) most += tileAt(s, seat, place) >> 1;
  return most < ON_DEMAND_PLACES ? most : ON_DEMAND_PLACES;
}

/** How many cubes Pool B can still take, on whichever tiles. */
export function freeB(t: DeployTable, s: S, seat: number): number {
  if (tileAt(s, seat, 1) === 0) return 0;
  let free = sharedB(t, s, seat) + onDemandB(s, seat);
  for (let place = 1; place <= POOL_TILES; place++) {
    // A tile with too many cubes uses up shared places: the difference counts either way.
    free += capacityB(s, seat, place) - cubesAt(s, seat, place);
  }
  return free;
}

/**
 * R105 Whether the cubes of Pool B fit: each tile's overflow, and all of them together. `to` and
 * `from`: as if one cube more lay there, and one less here.
 */
function fitsB(t: DeployTable, s: S, seat: number, docked: number, to = 0, from = 0): boolean {
  const onDemand = (docked & (1 << ON_DEMAND)) !== 0;
  const shared = sharedB(t, s, seat, docked);
  let beyond = 0;
  let needShared = 0;
  for (let place = 1; place <= POOL_TILES; place++) {
    let over = cubesAt(s, seat, place) - capacityB(s, seat, place, docked);
    if (place === to) over++;
    if (place === from) over--;
    if (over <= 0) continue;
    beyond += over;
    const elastic = onDemand ? tileAt(s, seat, place) >> 1 : 0;
    if (over > elastic) needShared += over - elastic;
  }
  return needShared <= shared && beyond <= shared + (onDemand ? ON_DEMAND_PLACES : 0);
}

/** R106 Whether some pool would be overfull with these development tiles only. */
export function isOverfullWith(t: DeployTable, s: S, seat: number, docked: number): boolean {
  return (
    cubesAt(s, seat, POOL_A) > capacityA(t, s, seat, printedA(s, seat), docked) ||
    cubesAt(s, seat, POOL_C) > capacityC(t, s, seat, s.marker[seat], docked) ||
    !fitsB(t, s, seat, docked)
  );
}

/** R66 Whether the cubes of Pool A fit without a tile of this value. */
export function isUnusedA(t: DeployTable, s: S, seat: number, value: number): boolean {
  return cubesAt(s, seat, POOL_A) <= capacityA(t, s, seat, printedA(s, seat) - value);
}

/** R74 */
export function supports(place: number, colour: number): boolean {
  return place === POOL_A || place === POOL_C ? colour !== YELLOW : colour !== BLUE;
}

/** R63, R73 Whether one more cube can lie here; one that comes from Pool B frees its place first. */
export function hasRoom(t: DeployTable, s: S, seat: number, place: number, from = 0): boolean {
  if (place === POOL_A) return freeA(t, s, seat) > 0;
  if (place === POOL_C) return freeC(t, s, seat) > 0;
  const printed = tileAt(s, seat, place);
  if (printed === 0) return false;
  if (cubesAt(s, seat, place) < capacityB(s, seat, place)) return true;
  if (!has(s, seat, ON_DEMAND) && sharedB(t, s, seat) === 0) return false;
  return fitsB(t, s, seat, s.docked[seat]!, place, from === POOL_C ? 0 : from);
}

/** R73 Whether these cubes all find a place. */
export function fitsRoom(
  t: DeployTable,
  s: S,
  seat: number,
  blue: number,
  yellow: number,
  purple: number,
): boolean {
  const b = freeB(t, s, seat);
  const ac = freeA(t, s, seat) + freeC(t, s, seat);
  return yellow <= b && blue <= ac && blue + yellow + purple <= b + ac;
}

/** R121 */
export function feeA(t: DeployTable, s: S, seat: number): number {
  const at = seat * ROOM_CUBES;
  const colours = (s.room[at + BLUE]! > 0 ? 1 : 0) + (s.room[at + PURPLE]! > 0 ? 1 : 0);
  return colours === 0 ? 0 : t.content.fees.perColour * colours * tileCount(s, seat, 0);
}

/** R122 */
export function feeB(t: DeployTable, s: S, seat: number): number {
  const { perTile, withPurple } = t.content.fees;
  let fee = 0;
  for (let place = 1; place <= POOL_TILES; place++)
    if (tileAt(s, seat, place) > 0)
      fee += s.room[seat * ROOM_CUBES + place * 3 + PURPLE]! > 0 ? withPurple : perTile;
  return fee;
}

/** R123 */
export function feeC(t: DeployTable, s: S, seat: number): number {
  return t.options.poolCFee[s.marker[seat]!]!;
}

export function fees(t: DeployTable, s: S, seat: number): number {
  return feeA(t, s, seat) + feeB(t, s, seat) + feeC(t, s, seat);
}
