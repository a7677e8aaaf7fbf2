/** Every reason an ADD or a REMOVE can be refused for, with the facts its words take. */
import { describe, expect, test } from 'vitest';
import { addTile, expectRefusals, lowerC, raiseC, removeTile } from '../testing/refusals.ts';
import { putCubes, putTiles, table } from '../testing/scene.ts';
import type { Edit } from '../testing/scene.ts';

describe('R56–R60, R65, R66 ADD and REMOVE', () => {
  const cash =
    (value: number): Edit =>
    (s) =>
      void (s.cash[0] = value);
  const marker =
    (value: number, cubes: number): Edit =>
    (s) => {
      s.marker[0] = value;
      putCubes(s, 0, 'C', { blue: cubes });
    };
  const threeUp = { code: 'three-steps-up', facts: { end: 9 } };
  const soldOut: Edit = (s) => s.stacks.fill(0);
  const notOnSale = { code: 'not-on-sale', facts: { low: 3, high: 5 } };
  const tiles: Edit = (s) => {
    putTiles(s, 0, [2, 3], [4]);
    putCubes(s, 0, 'A', { blue: 5 });
    putCubes(s, 0, 'B1', { yellow: 1 });
  };
  const noSuchTile = { code: 'no-such-tile' };
  expectRefusals([
    ['no step', raiseC(0), threeUp],
    ['four steps', raiseC(4), threeUp],
    ['a step and a half', raiseC(1.5), threeUp],
    ['beyond 9', raiseC(2), threeUp, marker(8, 0)],
    [
      'up to 9, too dear',
      raiseC(1),
      { code: 'too-dear', facts: { price: 4, cash: 3 } },
      (s) => {
        s.marker[0] = 8;
        s.cash[0] = 3;
      },
    ],
    [
      'three steps, too dear',
      raiseC(3),
      { code: 'too-dear', facts: { price: 12, cash: 11 } },
      cash(11),
    ],
    ['two steps, too dear', raiseC(2), { code: 'too-dear', facts: { price: 8, cash: 7 } }, cash(7)],
    [
      'a fifth tile in Pool A',
      addTile('A', 3),
      { code: 'pool-full', facts: { pool: 'A' } },
      (s) => putTiles(s, 0, [2, 3, 3, 3]),
    ],
    [
      'a fifth tile in Pool B',
      addTile('B', 3),
      { code: 'pool-full', facts: { pool: 'B' } },
      (s) => putTiles(s, 0, [2], [3, 3, 3, 3]),
    ],
    ['older than the marketplace', addTile('A', 2), notOnSale],
    ['newer than the marketplace', addTile('A', 6), notOnSale],
    ['the lowest, sold out', addTile('A', 3), { code: 'sold-out', facts: { value: 3 } }, soldOut],
    ['the highest, sold out', addTile('B', 5), { code: 'sold-out', facts: { value: 5 } }, soldOut],
    [
      'too dear for Pool A',
      addTile('A', 4),
      { code: 'too-dear', facts: { price: 9, cash: 8 } },
      cash(8),
    ],
    [
      'too dear for Pool B',
      addTile('B', 4),
      { code: 'too-dear', facts: { price: 11, cash: 10 } },
      cash(10),
    ],
    ['more steps down than there are', lowerC(3), { code: 'three-steps-down' }, marker(2, 0)],
    ['four steps down', lowerC(4), { code: 'three-steps-down' }, marker(9, 0)],
    ['to the end, with a cube', lowerC(2), { code: 'c-holds', facts: { cubes: 1 } }, marker(2, 1)],
    [
      'a tile of Pool A in use',
      removeTile('A', 3),
      { code: 'in-use', facts: { place: 'A' } },
      tiles,
    ],
    ['a tile that lies in Pool B', removeTile('A', 4), noSuchTile, tiles],
    ['a tile that lies in Pool A', removeTile('B1', 3), noSuchTile, tiles],
    ['an empty place of Pool A', removeTile('A', 0), noSuchTile, tiles],
    ['an empty sub-pool', removeTile('B2', 0), noSuchTile, tiles],
    ['a tile of Pool C', removeTile('C', 4), noSuchTile, tiles],
    ['a tile of nowhere', removeTile('D', 4), noSuchTile, tiles],
  ]);
  test('R65 a tile of another player', () => {
    const p = table((s) => {
      tiles(s, {} as never);
      putTiles(s, 1, [5]);
      s.steps = [1, 0, 1, 1];
    });
    expect(p.refusal(1, removeTile('A', 3))).toEqual(noSuchTile);
    expect(p.refusal(1, removeTile('B1', 4))).toEqual(noSuchTile);
  });
});
