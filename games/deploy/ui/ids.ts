/** Names of things on the table that moves point at. Board, desk and moves use these alone. */
import { tileCount } from '../src/room.ts';
import { POOL_A, POOL_TILES, ROOM_TILES } from '../src/types.ts';
import type { Colour, DeployState, Kind, Place, Pool, Spot } from '../src/types.ts';

export const id = {
  project: (space: number) => `project:${space}`,
  flag: (value: number, pool: 'A' | 'B') => `market:${value}:${pool}`,
  spot: (spot: Spot) => `spot:${spot}`,
  tile: (column: number, row: number) => `dev:${column}:${row}`,
  coffee: 'coffee',
  office: 'office',
  trolley: 'trolley',
  bank: 'bank',
  supply: 'supply',
  dock: (kind: Kind) => `dock:${kind}`,
  /** Where the next tile of a pool goes. */
  add: (pool: 'A' | 'B') => `add:${pool}`,
  /** The number plate of a capacity tile, 0 to 3 in Pool A and 4 to 7 in Pool B. */
  plate: (index: number) => `plate:${index}`,
  place: (place: Place) => `place:${place}`,
  cube: (place: Place, colour: Colour) => `cube:${place}:${colour}`,
  /** The scale of Pool C above its marker and below it. */
  gauge: (way: 'up' | 'down') => `gauge:${way}`,
  pool: (pool: Pool) => `pool:${pool}`,
  slot: (to: 'room' | 'cloud') => `slot:${to}`,
  trade: (goods: 'credits' | 'income') => `trade:${goods}`,
} as const;

/** Where a step of Pool C is printed. */
export function stepAnchor(step: number): string {
  return `step:${step}`;
}

/** The plate of the tile that a REMOVE names: in Pool A the first of its value. */
export function plateOf(
  tiles: readonly number[],
  seat: number,
  place: number,
  value: number,
): number {
  if (place !== POOL_A) return POOL_TILES - 1 + place;
  const at = seat * ROOM_TILES;
  for (let i = 0; i < POOL_TILES; i++) if (tiles[at + i] === value) return i;
  return 0;
}

/** The plate of the tile a pool got last. */
export function lastPlate(s: Readonly<DeployState>, seat: number, pool: 'A' | 'B'): number {
  return pool === 'A' ? tileCount(s, seat, 0) - 1 : POOL_TILES + tileCount(s, seat, 1) - 1;
}
