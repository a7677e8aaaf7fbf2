/** Every other test trusts the laws to notice: here each is broken once. */
import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { putCubes, table, toRound } from './testing/scene.ts';
import {
  BLUE,
  EXTRA_WORKERS,
  INTEGRATOR,
  KINDS,
  LAP,
  OPTIMISATION,
  POOL_A,
  POOL_C,
  ROOM_CUBES,
  ROOM_TILES,
  SOCKETS,
  YELLOW,
} from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type Spoil = (s: DeployState, t: DeployTable) => void;

test.for<[string, Spoil]>([
  ['1: 99 blue cubes', (s, t) => (s.bag[BLUE]! += 99 - t.content.start.cubes)],
  ['1: 99 yellow cubes', (s, t) => (s.room[3 + YELLOW]! += 99 - t.content.start.cubes)],
  ['2: every card once', (s) => s.deck.pop()],
  ['2: every card once', (s) => (s.deck[0] = s.deck[1]!)],
  ['3: tiles of value 5', (s) => s.stacks[2]!++],
  ['3: tiles of value 5', (s) => (s.stacks[2] = -1)],
  ['17: old tiles of value 3', (s) => ((s.round = 2), (s.stacks[0] = 1))],
  ['4: 0 tiles of INTEGRATOR', (s) => all(s, INTEGRATOR, OPTIMISATION)],
  ['6: spots empty in round 1', (s) => (s.spots[0] = 1)],
  ['14: an empty space', (s) => (s.deck.push(s.spaces[0]!), (s.spaces[0] = NONE))],
  ['14: cubes without a card', (s) => ((s.cubes[0] = 1), (s.spaces[0] = NONE))],
  ['14: more cubes than workload', (s) => (s.cubes[2] = 99)],
  [`5: seat 0 has ${EXTRA_WORKERS + 1} extra workers`, (s) => s.supply[0]!++],
  [`5: seat 1 has ${EXTRA_WORKERS + 1} extra workers`, (s) => (s.spots[2] = 1)],
  ['5: seat 0 owes one', (s) => (s.supply[0]!--, (s.coffee[0] = -1))],
  ['7: seat 2 has cash -1', (s) => (s.cash[2] = -1)],
  ['8: seat 2 has income -1', (s) => (s.income[2] = -1)],
  ['8: seat 3 has income 999', (s) => (s.income[3] = 999)],
  [`9: seat 0 is at step ${LAP + 5} in round 1`, (s) => (s.steps[0] = LAP + 5)],
  ['9: seat 0 is at step 0 in round 2', (s) => (toRound(s, 2), (s.steps[0] = 0))],
  ['9: seat 0 acts after the loop', (s) => (s.steps[0] = LAP)],
  ['4: seat 0 has too many tiles', (s) => (s.docked[0] = 2 ** (SOCKETS + 1) - 1)],
  ['11: seat 0 yellow', (s) => (s.room[POOL_A * 3 + YELLOW] = 1)],
  ['11: seat 1 yellow', (s) => (s.room[ROOM_CUBES + POOL_C * 3 + YELLOW] = 1)],
  ['11: seat 0 blue in Pool B', (s) => (s.room[3 + BLUE] = 1)],
  ['11: seat 0 owes a cube', (s) => (s.room[3 + YELLOW] = -1)],
  ['11: seat 0 a gap between tiles', (s) => (s.tiles[2] = 3)],
  ['11: seat 1 a gap between tiles', (s) => (s.tiles[ROOM_TILES + 5] = 3)],
  ['11: seat 0 marker', (s) => (s.marker[0] = -1)],
  ['11: seat 0 marker', (s) => (s.marker[0] = 10)],
  ['12: seat 0 is overfull', (s) => putCubes(s, 0, 'A', { blue: 9 })],
  ['19: seat 0 loose cubes', (s) => (s.optimised[0] = 1)],
  ['19: seat 1 loose cubes', (s) => (s.beside[5] = 1)],
  ['19: seat 0 OPTIMISATION grew too fast', (s) => (s.optimised[1] = 2)],
])('the laws notice: %s', ([law, spoil]) => {
  const { t, s } = table();
  expect(invariants(t, s)).toEqual([]);
  spoil(s, t);
  expect(invariants(t, s)).toContain(law);
});

/** All tiles of one kind become another. */
function all(s: DeployState, from: number, to: number): void {
  expect(KINDS.length).toBeGreaterThan(Math.max(from, to));
  for (const list of [s.leftStack, s.rightStack, s.columns, s.discards])
    list.forEach((kind, i) => kind === from && (list[i] = to));
}
