/** Small tools to set up positions in tests. They keep the laws: cubes come from the bag, cards from
 * the deck, tiles from the stacks. */
import { NONE } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import type { Position } from '@boardroom/kernel/testing';
import classic from '../../content/classic.json' with { type: 'json' };
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { COLOURS, KINDS, LAP, PLACES, ROOM_CUBES, ROOM_TILES } from '../types.ts';
import type { Colour, Deploy, DeployState, DeployTable, Kind, Place } from '../types.ts';

export type Edit = (s: DeployState, t: DeployTable) => void;
export interface Setting {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

/** A table at its very first question; seat 0 is first player. */
export function fresh({
  players = 4,
  options = {},
  seed = 'test',
}: Setting = {}): Position<Deploy> {
  return position(game, {
    players,
    options: { firstPlayer: '1', seatCompensation: 0, ...options },
    edition: classic,
    seed,
  });
}

/** A table in the actions phase: all start tiles lie in Pool A, seat 0 is in control. */
export function table(edit: Edit = () => {}, setting: Setting = {}): Position<Deploy> {
  const { players = 4, options = {}, seed = 'test' } = setting;
  const full = {
    players,
    options: { firstPlayer: '1' as const, seatCompensation: 0, ...options },
    edition: classic,
    seed,
  };
  return position(game, full, (s, t) => {
    s.agenda = [{ kind: 'control', seat: NONE }];
    for (let seat = 0; seat < players; seat++) s.tiles[seat * ROOM_TILES] = 2;
    edit(s, t);
  });
}

/** Goes on to a round: discs at home, older tiles gone. */
export function toRound(s: DeployState, round: number): void {
  s.round = round;
  s.steps.fill(LAP * (round - 1));
  for (let i = 0; i < round - 1; i++) s.stacks[i] = 0;
}

export type Cubes = Partial<Record<Colour, number>>;

export function putCubes(s: DeployState, seat: number, place: Place, cubes: Cubes): void {
  COLOURS.forEach((name, colour) => {
    const at = seat * ROOM_CUBES + PLACES.indexOf(place) * 3 + colour;
    s.bag[colour]! += s.room[at]! - (cubes[name] ?? 0);
    s.room[at] = cubes[name] ?? 0;
  });
}

export function cubesIn(s: Readonly<DeployState>, seat: number, place: Place): number[] {
  const at = seat * ROOM_CUBES + PLACES.indexOf(place) * 3;
  return s.room.slice(at, at + 3);
}

/** The tiles of Pool A and Pool B; values on sale come off their stacks. */
export function putTiles(s: DeployState, seat: number, a: number[], b: number[] = []): void {
  const tiles = [...a, 0, 0, 0, 0].slice(0, 4).concat([...b, 0, 0, 0, 0].slice(0, 4));
  tiles.forEach((value, i) => {
    s.tiles[seat * ROOM_TILES + i] = value;
    if (value > 2 && s.stacks[value - 3]! > 0) s.stacks[value - 3]!--;
  });
}

export function tilesOf(s: Readonly<DeployState>, seat: number): number[] {
  return s.tiles.slice(seat * ROOM_TILES, (seat + 1) * ROOM_TILES);
}

/** Shows a card with these cubes on a space (1 to 3). */
export function show(
  s: DeployState,
  t: DeployTable,
  space: number,
  id: string,
  cubes: Cubes,
): void {
  const card = t.content.cards.findIndex((it) => it.id === id);
  const at = space - 1;
  const shown = s.spaces[at]!;
  if (shown !== card)
    for (const list of [s.deck, s.removed, s.spaces]) {
      const i = list.indexOf(card);
      if (i >= 0) list[i] = shown;
    }
  s.spaces[at] = card;
  COLOURS.forEach((name, colour) => {
    s.bag[colour]! += s.cubes[at * 3 + colour]! - (cubes[name] ?? 0);
    s.cubes[at * 3 + colour] = cubes[name] ?? 0;
  });
}

/** Docks development tiles without cost, taken from the stacks, the display or the discard pile. */
export function give(s: DeployState, seat: number, ...kinds: Kind[]): void {
  for (const name of kinds) {
    const kind = KINDS.indexOf(name);
    s.docked[seat]! |= 1 << kind;
    const list = [s.leftStack, s.rightStack, s.discards].find((it) => it.includes(kind));
    if (list) list.splice(list.indexOf(kind), 1);
    else s.columns[s.columns.indexOf(kind)] = s.leftStack.pop()!;
  }
}

/** Puts a kind on the display; the tile that lay there takes its place. */
export function display(
  s: DeployState,
  column: 1 | 2,
  row: 'bottom' | 'middle' | 'head',
  name: Kind,
): void {
  const kind = KINDS.indexOf(name);
  const at = (column - 1) * 3 + ['bottom', 'middle', 'head'].indexOf(row);
  if (s.columns[at] === kind) return;
  for (const list of [s.leftStack, s.rightStack, s.discards, s.columns]) {
    const i = list.indexOf(kind);
    if (i < 0) continue;
    list[i] = s.columns[at]!;
    s.columns[at] = kind;
    return;
  }
}

/** Puts cards of these ids, each with its workload long paid for, into the slots of a seat. */
export function slot(
  s: DeployState,
  t: DeployTable,
  seat: number,
  to: 'room' | 'cloud',
  ids: string[],
): void {
  for (const id of ids) {
    const card = t.content.cards.findIndex((it) => it.id === id);
    const list = [s.deck, s.removed].find((it) => it.includes(card));
    if (!list) throw new Error(`${id} is on display`);
    list.splice(list.indexOf(card), 1);
    s.slots[2 * seat + (to === 'cloud' ? 1 : 0)]!.push(card);
  }
}

/** Extra workers out of the supply: in the office, in the coffee room, on spots by number. */
export function workers(
  s: DeployState,
  seat: number,
  where: { office?: number; coffee?: number; spots?: number[] },
): void {
  const { office = 0, coffee = 0, spots = [] } = where;
  s.office[seat] = office;
  s.coffee[seat] = coffee;
  for (const spot of spots) s.spots[spot] = seat;
  s.supply[seat] = 5 - office - coffee - spots.length;
}

export function types(list: readonly { type: string }[]): string[] {
  return [...new Set(list.map(({ type }) => type))];
}

export function ofType<T extends { type: string }, K extends T['type']>(
  list: readonly T[],
  type: K,
): Extract<T, { type: K }>[] {
  return list.filter((it): it is Extract<T, { type: K }> => it.type === type);
}

/** The codes of the refusal, or null. */
export function code(p: Position<Deploy>, seat: number, move: object): string | null {
  return p.refusal(seat, move)?.code ?? null;
}
