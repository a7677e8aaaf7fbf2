import { expect, test } from 'vitest';
import { game } from './index.ts';
import { putCubes, putTiles, table } from './testing/scene.ts';

test('how a team stands: cubes and places of each pool, money, fees and profit', () => {
  const { t, s, view } = table((state) => {
    putTiles(state, 1, [3, 4], [5]);
    state.marker[1] = 4;
    putCubes(state, 1, 'A', { blue: 2 });
    putCubes(state, 1, 'B1', { yellow: 3 });
    putCubes(state, 1, 'C', { purple: 1 });
    state.cash[1] = 17;
    state.income[1] = 9;
  });
  const line = game.summary!(t, view(null), null).find(({ facts }) => facts?.['seat'] === 1)!;
  expect(line.facts).toMatchObject({ usedA: 2, sizeA: 7, usedB: 3, sizeB: 5, usedC: 1, sizeC: 4 });
  expect(line.facts).toMatchObject({ cash: 17, income: 9 });
  expect(line.facts!['profit']).toBe(9 - (line.facts!['fees'] as number));
  expect(s.round).toBe(1);
});
