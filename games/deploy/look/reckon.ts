/** Consequences in numbers, worked out with the game's own figures on a copy of a few lists. */
import { NONE } from '@boardroom/kernel';
import { deployCost, profit, tileIncome } from '../src/figures.ts';
import { spaceOf } from '../src/free-steps.ts';
import { fees, fitsRoom, hasRoom, supports, tileCount } from '../src/room.ts';
import { inControl } from '../src/steps/actions-phase.ts';
import { LAP, PLACES, POOL_TILES, ROOM_CUBES, ROOM_TILES } from '../src/types.ts';
import type { DeployMove, DeployState, DeployTable } from '../src/types.ts';

type S = Readonly<DeployState>;

/** Steps left until the disc is home. */
export function stepsLeft(s: S, seat: number): number {
  return LAP * s.round - s.steps[seat]!;
}

export interface Hosting {
  readonly fees: number;
  /** Places that the cheapest way uses. */
  readonly places: readonly string[];
}

/** Fees after a project went into the room, each cube to where fees rise least. */
export function cheapest(t: DeployTable, s: S, seat: number, space: number): Hosting {
  const trial: DeployState = { ...s, room: [...s.room] };
  const used = new Set<string>();
  for (let colour = 0; colour < 3; colour++)
    for (let i = s.cubes[space * 3 + colour]!; i > 0; i--) {
      const place = cheapestPlace(t, trial, seat, colour);
      if (place === NONE) break;
      trial.room[seat * ROOM_CUBES + place * 3 + colour]!++;
      used.add(PLACES[place]!);
    }
  return { fees: fees(t, trial, seat), places: [...used] };
}

function cheapestPlace(t: DeployTable, s: DeployState, seat: number, colour: number): number {
  let best = NONE;
  let lowest = Infinity;
  for (let place = 0; place < PLACES.length; place++) {
    if (!supports(place, colour) || !hasRoom(t, s, seat, place)) continue;
    const fee = feesWith(t, s, seat, place, colour, 1);
    if (fee >= lowest) continue;
    lowest = fee;
    best = place;
  }
  return best;
}

/** Fees with so many cubes more (or less) of a colour in a place. */
function feesWith(
  t: DeployTable,
  s: S,
  seat: number,
  place: number,
  colour: number,
  by: number,
): number {
  const room = [...s.room];
  room[seat * ROOM_CUBES + place * 3 + colour]! += by;
  return fees(t, { ...s, room }, seat);
}

/** Fees after a cube changed place. */
export function feesShifted(
  t: DeployTable,
  s: S,
  seat: number,
  colour: number,
  from: number,
  to: number,
): number {
  const room = [...s.room];
  const at = seat * ROOM_CUBES + colour;
  room[at + from * 3]!--;
  room[at + to * 3]!++;
  return fees(t, { ...s, room }, seat);
}

/** Fees with one tile more in Pool A (0) or B (1). */
export function feesWithTile(
  t: DeployTable,
  s: S,
  seat: number,
  pool: number,
  value: number,
): number {
  const tiles = [...s.tiles];
  tiles[seat * ROOM_TILES + pool * POOL_TILES + tileCount(s, seat, pool)] = value;
  return fees(t, { ...s, tiles }, seat);
}

/** Fees without a tile that is not used. */
export function feesWithoutTile(
  t: DeployTable,
  s: S,
  seat: number,
  place: number,
  value: number,
): number {
  if (place > 0) return fees(t, s, seat) - t.content.fees.perTile;
  const tiles = [...s.tiles];
  const at = seat * ROOM_TILES;
  const kept = tiles.slice(at, at + POOL_TILES);
  kept.splice(kept.indexOf(value), 1);
  tiles.splice(at, POOL_TILES, ...kept, 0);
  return fees(t, { ...s, tiles }, seat);
}

export function feesWithMarker(t: DeployTable, s: S, seat: number, step: number): number {
  return fees(t, { ...s, marker: s.marker.with(seat, step) }, seat);
}

/** Who is in control if this seat spends so many steps; NONE if everybody is home. */
export function controlAfter(t: DeployTable, s: S, seat: number, steps: number): number {
  if (steps === 0) return inControl(t, s);
  return inControl(t, {
    ...s,
    steps: s.steps.with(seat, s.steps[seat]! + steps),
    arrival: s.arrival.with(seat, s.arrivals + 1),
  });
}

export interface Forecast {
  readonly income: number;
  readonly tiles: number;
  readonly fees: number;
  readonly profit: number;
  /** Cash after income and fees; below 0 business value is traded. */
  readonly cash: number;
}

export function forecast(t: DeployTable, s: S, seat: number): Forecast {
  const gain = profit(t, s, seat);
  return {
    income: s.income[seat]!,
    tiles: tileIncome(s, seat),
    fees: fees(t, s, seat),
    profit: gain,
    cash: s.cash[seat]! + gain,
  };
}

/** Level of the next card of the deck, 0 for an empty deck. */
export function nextLevel(t: DeployTable, s: S): number {
  const fresh = s.deck.length - s.under;
  const third = t.content.cards.filter(({ level }) => level === 3).length;
  if (fresh <= 0) return s.deck.length > 0 ? 3 : 0;
  if (fresh <= third) return 3;
  return fresh <= third + t.facts.deckSizes[1]! ? 2 : 1;
}

/** Workers a move costs. */
export function costOf(t: DeployTable, s: S, seat: number, move: DeployMove): number {
  if (move.type !== 'deploy') return 'office' in move ? 1 : 0;
  const space = spaceOf(t, s, move.card);
  return deployCost(t, s, seat, space) - (move.planner ? 1 : 0);
}

/** Places a project of these cubes still lacks in the room, with a tile or step more perhaps. */
export function fitsAfter(
  t: DeployTable,
  s: S,
  seat: number,
  space: number,
  add: Addition,
): boolean {
  const { tiles, marker } = added(s, seat, add);
  const at = space * 3;
  return fitsRoom(
    t,
    { ...s, tiles, marker },
    seat,
    s.cubes[at]!,
    s.cubes[at + 1]!,
    s.cubes[at + 2]!,
  );
}

export type Addition =
  | { readonly pool: 0 | 1; readonly value: number }
  | { readonly pool: 2; readonly steps: number };

function added(s: S, seat: number, add: Addition): { tiles: number[]; marker: number[] } {
  const tiles = [...s.tiles];
  const marker = [...s.marker];
  if (add.pool === 2) marker[seat]! += add.steps;
  else tiles[seat * ROOM_TILES + add.pool * POOL_TILES + tileCount(s, seat, add.pool)] = add.value;
  return { tiles, marker };
}
