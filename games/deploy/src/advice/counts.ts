/**
 * Layouts by their counts alone: where nothing else of a room matters, its cubes need not be laid to
 * value it.
 */
import { cubesAt, supports, tileAt } from '../room.ts';
import { POOL_A, POOL_C, PURPLE, ROOM_CUBES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import type { Fixed } from './fixed.ts';
import { countCubes, laid, sumOf } from './value.ts';
import type { Weights } from './weights.ts';

/** Cubes that {@link eachCount} has laid, place × 3 + colour. */
export const added = Array.from({ length: ROOM_CUBES }, () => 0);
/** Places left, and how far below 0 they may go with ON DEMAND; its places for all tiles together. */
const free = [0, 0, 0, 0, 0, 0];
const stretch = [0, 0, 0, 0, 0, 0];
let onDemand = 0;

/**
 * The visits of `eachPlacement` in the same order, but nothing is laid: {@link laid} and {@link added}
 * are kept up to date.
 */
export function eachCount(
  s: Readonly<DeployState>,
  seat: number,
  cubes: readonly number[],
  fixed: Fixed,
  visit: () => boolean,
): void {
  countCubes(s, seat, fixed);
  added.fill(0);
  const left = [cubes[0]!, cubes[1]!, cubes[2]!];
  const room = seat * ROOM_CUBES;
  free[POOL_A] = fixed.capacityA - laid.blueA - laid.purpleA;
  free[POOL_C] = fixed.capacityC - laid.c;
  for (let place = 1; place < POOL_C; place++) {
    free[place] = fixed.placesB[place - 1]! - cubesAt(s, seat, place);
    stretch[place] = fixed.onDemandB > 0 ? tileAt(s, seat, place) >> 1 : 0;
  }
  onDemand = fixed.onDemandB - laid.beyond;
  const put = (colour: number, lowest: number): boolean => {
    while (colour < 3 && left[colour] === 0) {
      colour++;
      lowest = 0;
    }
    if (colour === 3) return visit();
    for (let place = lowest; place <= POOL_C; place++) {
      if (!supports(place, colour)) continue;
      if (free[place]! <= 0 && (onDemand <= 0 || -free[place]! >= stretch[place]!)) continue;
      const purple = s.room[room + place * 3 + PURPLE]!;
      count(place, colour, 1, purple);
      left[colour]!--;
      const more = put(colour, place);
      left[colour]!++;
      count(place, colour, -1, purple);
      if (!more) return false;
    }
    return true;
  };
  put(0, 0);
}

/** How many ways there are to lay cubes of a colour into so many places, if all have room. */
const WAYS = Array.from({ length: 7 }, (_, places) =>
  Array.from({ length: 12 }, (_, cubes) => ways(cubes, places)),
);

function ways(cubes: number, places: number): number {
  if (places <= 1) return cubes === 0 || places === 1 ? 1 : 0;
  let sum = 0;
  for (let here = 0; here <= cubes; here++) sum += ways(cubes - here, places - 1);
  return sum;
}

/** Layouts of these cubes, at most. */
export function mostLayouts(blue: number, yellow: number, purple: number, tilesB: number): number {
  const most = Math.max(blue, yellow, purple);
  if (most >= 12) return Infinity;
  return WAYS[2]![blue]! * WAYS[tilesB]![yellow]! * WAYS[tilesB + 2]![purple]!;
}

/**
 * The best value of all counts that the layouts of these cubes can have, with as few tiles for purple
 * cubes as can be: what else they may have only costs more. Not for rooms with ON DEMAND.
 */
export function bestSum(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  w: Weights,
  blue: number,
  yellow: number,
  purple: number,
  fixed: Fixed,
): number {
  let best = -Infinity;
  countCubes(s, seat, fixed);
  const freeA = fixed.capacityA - laid.blueA - laid.purpleA;
  const freeC = fixed.capacityC - laid.c;
  const freeB = fixed.capacityB - laid.b - yellow;
  const { blueA, purpleA, b, mixed, c } = laid;
  for (let blueInA = Math.max(0, blue - freeC); blueInA <= blue && blueInA <= freeA; blueInA++)
    for (let inA = 0; inA <= purple && inA <= freeA - blueInA; inA++)
      for (let inC = 0; inC <= purple - inA && inC <= freeC - blue + blueInA; inC++) {
        const inB = purple - inA - inC;
        if (inB > freeB) continue;
        laid.blueA = blueA + blueInA;
        laid.purpleA = purpleA + inA;
        laid.c = c + blue - blueInA + inC;
        laid.b = b + yellow + inB;
        laid.mixed = inB === 0 ? mixed : mixed + moreMixed(s, seat, fixed, inB);
        const value = sumOf(t, s, seat, w, fixed);
        if (value > best) best = value;
      }
  return best;
}

const places = [0, 0, 0, 0];

/** Tiles that must take purple cubes besides those that have some. */
function moreMixed(s: Readonly<DeployState>, seat: number, fixed: Fixed, purple: number): number {
  let left = purple;
  for (let tile = 0; tile < 4; tile++) {
    const free = fixed.placesB[tile]! - cubesAt(s, seat, tile + 1);
    const isMixed = s.room[seat * ROOM_CUBES + tile * 3 + 3 + PURPLE]! > 0;
    if (isMixed) left -= free;
    places[tile] = isMixed ? 0 : free;
  }
  let tiles = 0;
  for (; left > 0; tiles++) {
    let widest = 0;
    for (let tile = 1; tile < 4; tile++) if (places[tile]! > places[widest]!) widest = tile;
    left -= places[widest]!;
    places[widest] = 0;
  }
  return tiles;
}

/** One cube more or one less at a place that had so many purple ones before. */
function count(place: number, colour: number, by: 1 | -1, purple: number): void {
  const at = place * 3 + colour;
  /** The lower of the numbers before and after. */
  const low = by === 1 ? added[at]! : added[at]! - 1;
  added[at]! += by;
  if (place === POOL_C) laid.c += by;
  else if (place === POOL_A) {
    if (colour === PURPLE) laid.purpleA += by;
    else laid.blueA += by;
  } else {
    laid.b += by;
    if (colour === PURPLE && purple + low === 0) laid.mixed += by;
    if ((by === 1 ? free[place]! : free[place]! + 1) <= 0) {
      laid.beyond += by;
      onDemand -= by;
    }
  }
  free[place]! -= by;
}
