/** A cheap copy of the parts of a position that one player's actions change. */
import { ROOM_CUBES } from '../types.ts';
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
