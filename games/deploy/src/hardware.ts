/** ADD and REMOVE: the same for paid actions, second halves and free follow-ups. */
import { NONE } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { marketValue, stepPrice, tilePrice } from './figures.ts';
import { ADD_TILE, LOWER_C, RAISE_C, REMOVE_TILE } from './moves.ts';
import type { Option } from './moves.ts';
import { capacityC, cubesAt, isUnusedA, tileAt, tileCount } from './room.ts';
import { PLACES, POOL_A, POOL_C, POOL_TILES, ROOM_CUBES, ROOM_TILES } from './types.ts';
import type { DeployEvent, DeployMove, DeployState, DeployTable, MoveOf } from './types.ts';

type S = Readonly<DeployState>;
export type AddMove = MoveOf<'addTile' | 'raiseC'>;
export type RemoveMove = MoveOf<'removeTile' | 'lowerC'>;

export const MARKER_END = 9;

/** R56–R60 All ADDs, to be paid with at most `office` office workers. */
export function pushAdds(t: DeployTable, s: S, seat: number, office: number, out: Option[]): void {
  const cash = s.cash[seat]!;
  for (let pool = 0; pool < 2; pool++) {
    if (tileCount(s, seat, pool) === POOL_TILES) continue;
    for (let position = 1; position <= 3; position++) {
      const value = marketValue(t, s, position);
      if (s.stacks[value - 3]! > 0 && cash >= tilePrice(t, s, seat, pool, value))
        out.push(ADD_TILE[pool]![value]![office]!);
    }
  }
  for (let steps = 1; steps <= 3 && s.marker[seat]! + steps <= MARKER_END; steps++)
    if (cash >= stepPrice(t, s, seat, steps)) out.push(RAISE_C[steps]![office]!);
}

export function add(
  t: DeployTable,
  s: DeployState,
  seat: number,
  move: AddMove,
  emit?: Emit<DeployEvent>,
): void {
  if (move.type === 'raiseC') {
    const credits = stepPrice(t, s, seat, move.steps);
    s.cash[seat]! -= credits;
    s.marker[seat]! += move.steps;
    emit?.({ type: 'added', seat, pool: 'C', value: move.steps, credits });
    return;
  }
  const pool = move.pool === 'A' ? 0 : 1;
  const credits = tilePrice(t, s, seat, pool, move.value);
  s.cash[seat]! -= credits;
  s.stacks[move.value - 3]!--;
  s.tiles[seat * ROOM_TILES + pool * POOL_TILES + tileCount(s, seat, pool)] = move.value;
  emit?.({ type: 'added', seat, pool: move.pool, value: move.value, credits });
}

/** R65, R66 All REMOVEs. */
export function pushRemoves(
  t: DeployTable,
  s: S,
  seat: number,
  office: number,
  out: Option[],
): void {
  const at = seat * ROOM_TILES;
  for (let i = 0; i < POOL_TILES; i++) {
    const value = s.tiles[at + i]!;
    if (value === 0) break;
    if (isFirstOfValue(s, at, i) && isUnusedA(t, s, seat, value))
      out.push(REMOVE_TILE[POOL_A]![value]![office]!);
  }
  for (let place = 1; place <= POOL_TILES; place++) {
    const value = tileAt(s, seat, place);
    if (value > 0 && cubesAt(s, seat, place) === 0) out.push(REMOVE_TILE[place]![value]![office]!);
  }
  const marker = s.marker[seat]!;
  const cubes = cubesAt(s, seat, POOL_C);
  for (let steps = 1; steps <= 3 && steps <= marker; steps++)
    if (cubes <= capacityC(t, s, seat, marker - steps)) out.push(LOWER_C[steps]![office]!);
}

/** Tiles of equal value in Pool A are alike: each value is offered once. */
function isFirstOfValue(s: S, at: number, i: number): boolean {
  for (let j = 0; j < i; j++) if (s.tiles[at + j] === s.tiles[at + i]) return false;
  return true;
}

export function remove(
  s: DeployState,
  seat: number,
  move: RemoveMove,
  emit?: Emit<DeployEvent>,
): void {
  if (move.type === 'lowerC') {
    s.marker[seat]! -= move.steps;
    emit?.({ type: 'removed', seat, pool: 'C', value: move.steps });
    return;
  }
  const place = PLACES.indexOf(move.place);
  const at = seat * ROOM_TILES;
  if (place === POOL_A) {
    closeUp(s.tiles, s.tiles.indexOf(move.value, at), at + POOL_TILES - 1, 1);
    emit?.({ type: 'removed', seat, pool: 'A', value: move.value });
    return;
  }
  // The numbers of the sub-pools close up, and their cubes and ANALYST with them.
  closeUp(s.tiles, at + POOL_TILES - 1 + place, at + ROOM_TILES - 1, 1);
  const cubes = seat * ROOM_CUBES;
  closeUp(s.room, cubes + place * 3, cubes + POOL_C * 3 - 1, 3);
  const analyst = s.analyst[seat]!;
  if (analyst === place) s.analyst[seat] = NONE;
  else if (analyst > place && analyst < POOL_C) s.analyst[seat] = analyst - 1;
  emit?.({ type: 'removed', seat, pool: 'B', value: move.value });
}

/** Moves what follows down by `by` and leaves zeros at the end. */
function closeUp(list: number[], at: number, last: number, by: number): void {
  for (let i = at; i <= last; i++) list[i] = i + by <= last ? list[i + by]! : 0;
}

export function isAdd(move: DeployMove): move is AddMove {
  return move.type === 'addTile' || move.type === 'raiseC';
}

export function isRemove(move: DeployMove): move is RemoveMove {
  return move.type === 'removeTile' || move.type === 'lowerC';
}
