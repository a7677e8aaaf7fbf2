/** Figures worked out from the state, never stored: the rules use them and a board can show them
 * at any moment, also in the middle of an action. */
import { NONE } from '@boardroom/kernel';
import {
  beyondB,
  capacityA,
  capacityB,
  capacityC,
  cubesAt,
  fees,
  has,
  isOverfullWith,
  onDemandB,
  sharedB,
  tileAt,
  tileCount,
} from './room.ts';
import {
  ANALYST,
  ASSET_CONTROL,
  AUTOMATION,
  POOL_A,
  POOL_C,
  POOL_TILES,
  SAM,
  SPOT_ADD,
  SPOT_DEPLOY,
  TECH_WRITER,
} from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

export function projectCount(s: S, seat: number): number {
  return s.slots[2 * seat]!.length + s.slots[2 * seat + 1]!.length;
}

/** R127 SAM and ASSET CONTROL. */
export function tileIncome(s: S, seat: number): number {
  const tiles = (has(s, seat, SAM) ? 1 : 0) + (has(s, seat, ASSET_CONTROL) ? 1 : 0);
  return tiles === 0 ? 0 : tiles * (projectCount(s, seat) >> 1);
}

/** What a round brings as things stand, RE-SELL aside. */
export function profit(t: DeployTable, s: S, seat: number): number {
  return s.income[seat]! + tileIncome(s, seat) - fees(t, s, seat);
}

/** R22 Value of the tiles on marketplace position 1, 2 or 3. */
export function marketValue(t: DeployTable, s: S, position: number): number {
  return t.options.startStack + s.round + position - 2;
}

/** R57, R110 Price of a tile of this value in Pool A (0) or B (1). */
export function tilePrice(t: DeployTable, s: S, seat: number, pool: number, value: number): number {
  const { prices } = t.content.capacity;
  const position = value - t.options.startStack - s.round + 1;
  return halved(s, seat, (pool === 0 ? prices.A : prices.B)[position]!);
}

/** R59, R110 Price of raising Pool C by some steps. */
export function stepPrice(t: DeployTable, s: S, seat: number, steps: number): number {
  return halved(s, seat, t.content.capacity.prices.C * steps);
}

function halved(s: S, seat: number, price: number): number {
  return s.spots[SPOT_ADD] === seat ? (price + 1) >> 1 : price;
}

export function cubesOn(s: S, space: number): number {
  const at = space * 3;
  return s.cubes[at]! + s.cubes[at + 1]! + s.cubes[at + 2]!;
}

/** Whether the seat has deployed a project of this area. */
function hasDeployed(t: DeployTable, s: S, seat: number, area: number): boolean {
  for (let slot = 2 * seat; slot < 2 * seat + 2; slot++) {
    const cards = s.slots[slot]!;
    for (let i = 0; i < cards.length; i++) if (t.facts.areas[cards[i]!] === area) return true;
  }
  return false;
}

/** R69, R70 Workers for the cubes on a project, AUTOMATION counted. */
function handWork(s: S, seat: number, space: number): number {
  let cost = 0;
  for (let colour = 0; colour < 3; colour++) {
    const cubes = s.cubes[space * 3 + colour]!;
    cost += has(s, seat, AUTOMATION + colour) ? (cubes + 1) >> 1 : cubes;
  }
  return cost > 1 ? cost : 1;
}

/** R71 Worker cost of a DEPLOY before PLANNER. */
export function deployCost(t: DeployTable, s: S, seat: number, space: number): number {
  let cost = handWork(s, seat, space);
  if (cost > 1 && s.spots[SPOT_DEPLOY] === seat) cost--;
  if (cost > 1 && isDocumented(t, s, seat, space)) cost--;
  return cost;
}

/** R100 TECH WRITER knows this area. */
function isDocumented(t: DeployTable, s: S, seat: number, space: number): boolean {
  return has(s, seat, TECH_WRITER) && hasDeployed(t, s, seat, t.facts.areas[s.spaces[space]!]!);
}

/** R71, R87 Bit set of the tiles that lower the cost of this DEPLOY, PLANNER aside. */
export function discountsUsed(t: DeployTable, s: S, seat: number, space: number): number {
  let set = 0;
  for (let colour = 0; colour < 3; colour++)
    if (has(s, seat, AUTOMATION + colour) && s.cubes[space * 3 + colour]! > 1)
      set |= 1 << (AUTOMATION + colour);
  let cost = handWork(s, seat, space);
  if (cost > 1 && s.spots[SPOT_DEPLOY] === seat) cost--;
  return cost > 1 && isDocumented(t, s, seat, space) ? set | (1 << TECH_WRITER) : set;
}

/** R136 Capacity of Pool A, B or C (0, 1, 2) as the optimisation bonus sees it. */
export function capacityOf(t: DeployTable, s: S, seat: number, pool: number): number {
  if (pool === 0) return capacityA(t, s, seat);
  if (pool === 2) return capacityC(t, s, seat);
  const shared = sharedB(t, s, seat);
  let capacity = shared;
  for (let place = 1; place <= POOL_TILES; place++) capacity += capacityB(s, seat, place);
  const elastic =
    t.options.onDemandCounts === 'all' ? onDemandB(s, seat) : beyondB(s, seat) - shared;
  return elastic > 0 ? capacity + elastic : capacity;
}

/** Cubes in Pool A, B or C. */
export function cubesIn(s: S, seat: number, pool: number): number {
  if (pool === 0) return cubesAt(s, seat, POOL_A);
  if (pool === 2) return cubesAt(s, seat, POOL_C);
  let cubes = 0;
  for (let place = 1; place <= POOL_TILES; place++) cubes += cubesAt(s, seat, place);
  return cubes;
}

/** R97 Unused places of a pool. */
export function unusedIn(t: DeployTable, s: S, seat: number, pool: number): number {
  if (pool !== 1) return capacityOf(t, s, seat, pool) - cubesIn(s, seat, pool);
  const shared = sharedB(t, s, seat) - beyondB(s, seat);
  let unused = shared > 0 ? shared : 0;
  for (let place = 1; place <= POOL_TILES; place++) {
    const free = capacityB(s, seat, place) - cubesAt(s, seat, place);
    if (free > 0) unused += free;
  }
  return unused;
}

/** R97 What RE-SELL brings for a pool; nothing for NONE. */
export function resellCredits(t: DeployTable, s: S, seat: number, pool: number): number {
  if (pool === NONE) return 0;
  const unused = unusedIn(t, s, seat, pool);
  return unused < 5 ? unused : 5;
}

/** R134–R136 Places missing for the bonus in a pool: 0 = the pool is used well enough. */
export function missingFor(
  t: DeployTable,
  s: S,
  seat: number,
  pool: number,
  resold: number,
): number {
  const sold = resold === pool ? resellCredits(t, s, seat, pool) : 0;
  if (pool === 1 && t.options.optimisationPerSubPool) {
    let missing = -sold;
    for (let place = 1; place <= POOL_TILES; place++) {
      const own = capacityB(s, seat, place);
      const cubes = cubesAt(s, seat, place);
      missing += shortOfTwoThirds(cubes, own > cubes ? own : cubes);
    }
    return missing > 0 ? missing : 0;
  }
  const capacity = capacityOf(t, s, seat, pool);
  const used = cubesIn(s, seat, pool) + sold;
  return shortOfTwoThirds(used < capacity ? used : capacity, capacity);
}

function shortOfTwoThirds(used: number, capacity: number): number {
  const short = 2 * capacity - 3 * used;
  return short > 0 ? Math.ceil(short / 3) : 0;
}

/** R134, R135 Whether the optimisation bonus is earned, with a pool resold or NONE. */
export function isOptimal(t: DeployTable, s: S, seat: number, resold: number): boolean {
  const hosted = s.slots[2 * seat]!.length;
  const projects = projectCount(s, seat);
  if (projects === 0 || 2 * hosted < projects) return false;
  let capacity = 0;
  for (let pool = 0; pool < 3; pool++) {
    if (missingFor(t, s, seat, pool, resold) > 0) return false;
    capacity += capacityOf(t, s, seat, pool);
  }
  return capacity > 0;
}

/** Extra workers in play: not in the supply (R139). */
export function workersOut(s: S, seat: number): number {
  let out = s.coffee[seat]! + s.office[seat]!;
  for (let spot = 0; spot < 6; spot++) if (s.spots[spot] === seat) out++;
  return out;
}

/** R91, R92, R109 Whether ANALYST may be declared here now. */
export function canDeclare(t: DeployTable, s: S, seat: number, place: number): boolean {
  if (!has(s, seat, ANALYST) || s.declared[seat] === 1 || s.analyst[seat] === place) return false;
  return hasHardware(t, s, seat, place) && isFreeToLeave(t, s, seat);
}

/** R109 */
export function hasHardware(t: DeployTable, s: S, seat: number, place: number): boolean {
  if (place === POOL_A) return tileCount(s, seat, 0) > 0 || !t.options.placesNeedHardware;
  if (place === POOL_C) return s.marker[seat]! > 0 || !t.options.placesNeedHardware;
  return tileAt(s, seat, place) > 0;
}

/** R92 Whether the pool that ANALYST leaves holds its cubes without it. */
export function isFreeToLeave(t: DeployTable, s: S, seat: number): boolean {
  return s.analyst[seat] === NONE || !isOverfullWith(t, s, seat, s.docked[seat]! & ~(1 << ANALYST));
}
