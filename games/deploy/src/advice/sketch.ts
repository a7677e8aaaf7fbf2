/** A cheap copy of the parts of a position that one player's actions change. */
import { ROOM_CUBES, ROOM_TILES } from '../types.ts';
import type { DeployState } from '../types.ts';

export function sketch(s: Readonly<DeployState>, seat: number): DeployState {
  const slots = s.slots.slice();
  slots[2 * seat] = s.slots[2 * seat]!.slice();
  slots[2 * seat + 1] = s.slots[2 * seat + 1]!.slice();
  return {
    ...s,
    cash: s.cash.slice(),
    income: s.income.slice(),
    bvp: s.bvp.slice(),
    tiles: s.tiles.slice(),
    marker: s.marker.slice(),
    room: s.room.slice(),
    stacks: s.stacks.slice(),
    steps: s.steps.slice(),
    office: s.office.slice(),
    coffee: s.coffee.slice(),
    supply: s.supply.slice(),
    docked: s.docked.slice(),
    analyst: s.analyst.slice(),
    beside: s.beside.slice(),
    cubes: s.cubes.slice(),
    slots,
  };
}

/** The cubes of a seat's room, to be put back after a trial. */
export function roomOf(s: Readonly<DeployState>, seat: number): number[] {
  return s.room.slice(seat * ROOM_CUBES, (seat + 1) * ROOM_CUBES);
}

export function setRoom(s: DeployState, seat: number, room: readonly number[]): void {
  for (let i = 0; i < ROOM_CUBES; i++) s.room[seat * ROOM_CUBES + i] = room[i]!;
}

/** What a REMOVE changes of a seat, to be put back after a trial. */
export interface Hardware {
  readonly room: readonly number[];
  readonly tiles: readonly number[];
  readonly marker: number;
  readonly analyst: number;
}

export function hardwareOf(s: Readonly<DeployState>, seat: number): Hardware {
  const tiles = s.tiles.slice(seat * ROOM_TILES, (seat + 1) * ROOM_TILES);
  return { room: roomOf(s, seat), tiles, marker: s.marker[seat]!, analyst: s.analyst[seat]! };
}

export function setHardware(s: DeployState, seat: number, hardware: Hardware): void {
  setRoom(s, seat, hardware.room);
  for (let i = 0; i < ROOM_TILES; i++) s.tiles[seat * ROOM_TILES + i] = hardware.tiles[i]!;
  s.marker[seat] = hardware.marker;
  s.analyst[seat] = hardware.analyst;
}
