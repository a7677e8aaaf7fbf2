import { expect, test } from 'vitest';
import type { DeployTable } from '../types.ts';
import { characters, newcomer, weightsOf } from './weights.ts';

const at = (players: number): DeployTable => ({ players }) as DeployTable;

test('a newcomer thinks less of development tiles between two, and is the planner among more', () => {
  const [two, four] = [2, 4].map((players) => weightsOf(at(players), newcomer));
  expect(two!.tiles).toBeLessThan(characters.planner.tiles);
  expect({ ...two, tiles: characters.planner.tiles }).toEqual(characters.planner);
  expect(four).toMatchObject(characters.planner);
});
