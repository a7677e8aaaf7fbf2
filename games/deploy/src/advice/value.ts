/** What a position is worth to a seat: the points it will probably end with. */
import { NONE } from '@boardroom/kernel';
import { isOptimal, missingFor } from '../figures.ts';
import { has } from '../room.ts';
import { BLUE, POOL_C, PURPLE, RE_SELL, ROOM_CUBES, YELLOW } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { fixedParts } from './fixed.ts';
import type { Fixed } from './fixed.ts';
import { resaleOf, tilesValue } from './tiles.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

/** Settlements still to come, the one of this round included. */
export function paymentsLeft(t: DeployTable, s: S): number {
  return t.facts.rounds - s.round + 1;
}

/** Worth of one worker in this round. */
export function workerValue(t: DeployTable, s: S, w: Weights): number {
  return w.worker[Math.min(t.facts.rounds - s.round, w.worker.length - 1)]!;
}

/** Everything but the workers of this round, who are counted by those who spend them. */
export function valueOf(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  fixed: Fixed = fixedParts(t, s, seat, w),
): number {
  countCubes(s, seat, fixed);
  return sumOf(t, s, seat, w, fixed);
}

/** Cubes of the room that is being valued, counted once for everybody below. */
export const laid = {
  blueA: 0,
  purpleA: 0,
  b: 0,
  /** Tiles of Pool B with purple cubes, and cubes beyond the places of their tile. */
  mixed: 0,
  beyond: 0,
  c: 0,
};

export function countCubes({ room }: S, seat: number, { tilesB, placesB }: Fixed): void {
  const at = seat * ROOM_CUBES;
  laid.blueA = room[at + BLUE]!;
  laid.purpleA = room[at + PURPLE]!;
  laid.c = room[at + POOL_C * 3 + BLUE]! + room[at + POOL_C * 3 + PURPLE]!;
  laid.b = 0;
  laid.mixed = 0;
  laid.beyond = 0;
  for (let tile = 0; tile < tilesB; tile++) {
    const purple = room[at + tile * 3 + 3 + PURPLE]!;
    const cubes = room[at + tile * 3 + 3 + YELLOW]! + purple;
    laid.b += cubes;
    if (purple > 0) laid.mixed++;
    if (cubes > placesB[tile]!) laid.beyond += cubes - placesB[tile]!;
  }
}

/** The value with the cubes as they are {@link laid}; only in an odd room it looks where. */
export function sumOf(t: DeployTable, s: S, seat: number, w: Weights, fixed: Fixed): number {
  const { later } = fixed;
  const fees = feesOf(t, fixed);
  const gain = fixed.earned - fees;
  let value = fixed.start + fixed.perGain * gain;
  if (gain < 0) value -= fixed.loss;
  const cash = fixed.cash + gain;
  if (cash < 0) value += 0.1 * cash;
  if (later > 0) value += fixed.hire * Math.max(0, Math.min(2, gain / 5));
  if (fixed.projects > 0)
    value += fixed.odd ? oddBonus(t, s, seat, fixed) : bonusValue(fixed, bonusCapacity(t, fixed));
  value += fixed.areas;
  value += fixed.hardware;
  value += placesValue(w, fixed);
  let tiles = fixed.odd ? tilesValue(t, s, seat, w) : fixed.tiles;
  if (fixed.resells && !fixed.odd) tiles += fixed.resale * resaleOf(mostUnused(fixed));
  value += fixed.integrator + tiles;
  const shortfall = fees - fixed.income;
  if (shortfall > 0) value -= later === 0 ? Math.ceil(shortfall / 5) : shortfall / 20;
  return value;
}

/** R121–R123 */
function feesOf(t: DeployTable, { tilesA, tilesB, feeC }: Fixed): number {
  const { perColour, perTile, withPurple } = t.content.fees;
  const colours = (laid.blueA > 0 ? 1 : 0) + (laid.purpleA > 0 ? 1 : 0);
  return (
    perColour * colours * tilesA + perTile * (tilesB - laid.mixed) + withPurple * laid.mixed + feeC
  );
}

/** R134 What the optimisation bonus is likely to bring. */
function bonusValue(fixed: Fixed, capacityB: number): number {
  const { capacityA, capacityC, bonus, behind } = fixed;
  const missing =
    shortOf(laid.blueA + laid.purpleA, capacityA) +
    shortOf(laid.b, capacityB) +
    shortOf(laid.c, capacityC);
  if (behind <= 0 && capacityA + capacityB + capacityC > 0)
    if (missing === 0 || (fixed.resells && isOptimalResold(fixed))) return bonus;
  const lacking = missing + Math.max(0, behind);
  return lacking < 6 ? bonus * (0.55 - 0.09 * lacking) : 0;
}

/** The same by what lies where. */
function oddBonus(t: DeployTable, s: S, seat: number, fixed: Fixed): number {
  const { capacityA, capacityC, bonus, behind } = fixed;
  const capacityB = bonusCapacity(t, fixed);
  const missing =
    shortOf(laid.blueA + laid.purpleA, capacityA) +
    (t.options.optimisationPerSubPool
      ? missingFor(t, s, seat, 1, NONE)
      : shortOf(laid.b, capacityB)) +
    shortOf(laid.c, capacityC);
  if (missing === 0 && behind <= 0 && capacityA + capacityB + capacityC > 0) return bonus;
  if (has(s, seat, RE_SELL))
    for (let pool = 0; pool < 3; pool++) if (isOptimal(t, s, seat, pool)) return bonus;
  const lacking = missing + Math.max(0, behind);
  return lacking < 6 ? bonus * (0.55 - 0.09 * lacking) : 0;
}

/** R136 The capacity of Pool B as the bonus sees it. */
function bonusCapacity(t: DeployTable, { printedB, sharedB, onDemandB }: Fixed): number {
  if (sharedB + onDemandB === 0) return printedB;
  const elastic = t.options.onDemandCounts === 'all' ? onDemandB : laid.beyond - sharedB;
  return printedB + sharedB + (elastic > 0 ? elastic : 0);
}

/** R134 Places missing to two thirds of a pool. */
function shortOf(cubes: number, capacity: number): number {
  const short = 2 * capacity - 3 * (cubes < capacity ? cubes : capacity);
  return short > 0 ? Math.ceil(short / 3) : 0;
}

/** R97, R135 Whether the bonus is earned if the unused places of one pool are sold. */
function isOptimalResold({ capacityA, printedB, capacityC }: Fixed): boolean {
  const cubesA = laid.blueA + laid.purpleA;
  const a = shortOf(cubesA, capacityA) === 0;
  const b = shortOf(laid.b, printedB) === 0;
  const c = shortOf(laid.c, capacityC) === 0;
  if (b && c && shortIfSold(cubesA, capacityA) === 0) return true;
  if (a && c && shortIfSold(laid.b, printedB) === 0) return true;
  return a && b && shortIfSold(laid.c, capacityC) === 0;
}

function shortIfSold(cubes: number, capacity: number): number {
  return shortOf(cubes + Math.min(5, capacity - cubes), capacity);
}

function mostUnused({ capacityA, printedB, capacityC }: Fixed): number {
  const a = capacityA - laid.blueA - laid.purpleA;
  return Math.max(0, a, printedB - laid.b, capacityC - laid.c);
}

/** Free places are worth something as long as there are workers to fill them. */
function placesValue(w: Weights, fixed: Fixed): number {
  const { mostPlaces } = fixed;
  const cubesA = laid.blueA + laid.purpleA;
  // The first cube of an empty Pool A brings its fee.
  const a = (fixed.capacityA - cubesA) * (cubesA === 0 ? w.emptyA : 1);
  const ac = Math.min(mostPlaces, a + (fixed.capacityC - laid.c));
  const b = Math.min(mostPlaces, fixed.capacityB - laid.b);
  return fixed.perPlace * (ac * (1 - ac / w.crowd) + b * (1 - b / w.crowd)) * fixed.time;
}
