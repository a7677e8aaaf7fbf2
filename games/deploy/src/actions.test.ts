import { expect, test } from 'vitest';
import {
  code,
  cubesIn,
  display,
  give,
  ofType,
  putCubes,
  putTiles,
  table,
  tilesOf,
  toRound,
  types,
} from './testing/scene.ts';

const addA = (value: number) => ({ type: 'addTile', pool: 'A', value, office: 0 }) as const;
const addB = (value: number) => ({ type: 'addTile', pool: 'B', value, office: 0 }) as const;
const shift = (colour: 'blue' | 'yellow' | 'purple', from: string, place: string) =>
  ({ type: 'shift', colour, from, place }) as never;
const MOVE = { type: 'move', office: 0 } as const;

test('R49 six standard actions; INTEGRATOR and MONITORING add one each for their owners', () => {
  const p = table((s) => {
    putCubes(s, 0, 'A', { blue: 1 });
    s.marker[0] = 1;
    s.income[0] = 9;
  });
  const without = types(p.legal(0));
  expect(without).toEqual(
    expect.arrayContaining(['addTile', 'raiseC', 'move', 'lowerC', 'consult', 'develop']),
  );
  expect(without).not.toContain('monitor');
  const q = table((s) => {
    give(s, 0, 'INTEGRATOR', 'MONITORING');
    putCubes(s, 0, 'A', { blue: 1 });
    s.income[0] = 9;
  });
  expect(types(q.legal(0))).toEqual(expect.arrayContaining(['monitor', 'integrate']));
});

test('R50 every action but DEPLOY costs one worker', () => {
  const moves = [
    addA(3),
    { type: 'raiseC', steps: 3, office: 0 },
    { type: 'removeTile', place: 'A', value: 2, office: 0 },
    { type: 'consult', office: 0 },
  ] as const;
  for (const move of moves) {
    const p = table();
    p.play(0, move);
    expect(p.s.steps[0]).toBe(1);
  }
});

test('R51 an action that cannot be completed is refused as a whole', () => {
  const p = table((s) => void (s.cash[0] = 5));
  const before = JSON.stringify(p.s);
  expect(code(p, 0, addA(3))).toBe('too-dear');
  expect(JSON.stringify(p.s)).toBe(before);
});

test('R52 no action may leave income below 0', () => {
  const p = table((s) => {
    display(s, 1, 'head', 'MONITORING');
    s.income[0] = 2;
  });
  expect(
    code(p, 0, {
      type: 'develop',
      tile: 'MONITORING',
      column: 1,
      row: 'head',
      discard: 'none',
      office: 0,
    }),
  ).toBe('technology-income');
});

test('R53, R56, R57 a tile is paid in full by position and pool and placed at once', () => {
  for (const [position, value] of [
    [1, 3],
    [2, 4],
    [3, 5],
  ] as const)
    for (const [pool, prices] of [
      ['A', [6, 9, 12]],
      ['B', [8, 11, 14]],
    ] as const) {
      const p = table();
      p.play(0, { type: 'addTile', pool, value, office: 0 });
      expect(p.s.cash[0]).toBe(50 - prices[position - 1]!);
      expect(tilesOf(p.s, 0)).toEqual(
        pool === 'A' ? [2, value, 0, 0, 0, 0, 0, 0] : [2, 0, 0, 0, value, 0, 0, 0],
      );
    }
});

test('R54 income stops at 79 and the rest is lost, change by change', () => {
  const p = table((s) => {
    give(s, 0, 'MONITORING', 'SAM', 'PLANNER');
    display(s, 1, 'head', 'REBALANCE');
    s.income[0] = 79;
  });
  p.play(0, {
    type: 'develop',
    tile: 'REBALANCE',
    column: 1,
    row: 'head',
    discard: 'MONITORING',
    office: 0,
  });
  expect(p.s.income[0]).toBe(76);
});

test('R55, R59 one ADD raises one pool: Pool C by 1 to 3 steps for 4 credits each, to 9 at most', () => {
  const p = table((s) => void (s.marker[0] = 7));
  expect(ofType(p.legal(0), 'raiseC').map(({ steps }) => steps)).toEqual([1, 2]);
  p.play(0, { type: 'raiseC', steps: 2, office: 0 });
  expect([p.s.marker[0], p.s.cash[0], p.s.steps[0]]).toEqual([9, 42, 1]);
  expect(tilesOf(p.s, 0)).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
});

test('R58 Pool A and Pool B hold four tiles each', () => {
  const p = table((s) => putTiles(s, 0, [2, 3, 3, 3], [4, 4, 4, 4]));
  expect(code(p, 0, addA(5))).toBe('pool-full');
  expect(code(p, 0, addB(5))).toBe('pool-full');
});

test('R60 a stack is not refilled', () => {
  const p = table((s) => void (s.stacks[0] = 1));
  p.play(0, addA(3));
  expect(p.s.stacks[0]).toBe(0);
  expect(code(p, 1, addA(3))).toBe('sold-out');
});

const crowded = (edit = (_s: Parameters<typeof putTiles>[0]) => {}) =>
  table((s) => {
    putTiles(s, 0, [2, 4], [4, 4]);
    s.marker[0] = 2;
    putCubes(s, 0, 'A', { blue: 3, purple: 2 });
    putCubes(s, 0, 'B1', { yellow: 2, purple: 1 });
    putCubes(s, 0, 'B2', { yellow: 1, purple: 1 });
    edit(s);
  });

test('R61, R62 five movements: one between pools, or two cubes inside Pool B', () => {
  const p = crowded();
  p.play(0, MOVE);
  for (const [from, to] of [
    ['B1', 'B2'],
    ['B2', 'B1'],
    ['B1', 'B2'],
    ['B2', 'B1'],
    ['B1', 'B2'],
  ])
    p.play(0, shift('yellow', from!, to!)); // 5 inside = 3 movements
  p.play(0, shift('blue', 'A', 'C'));
  p.play(0, shift('purple', 'A', 'B1'));
  // 2 + ceil(5 / 2) = 5; one more inside still fits, one more between pools does not
  expect(code(p, 0, shift('purple', 'A', 'B1'))).toBe('too-many-movements');
  p.play(0, shift('yellow', 'B2', 'B1'));
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  p.play(0, { type: 'done' });
  expect(p.s.steps[0]).toBe(1);
});

test('R62 a MOVE has at least one shift', () => {
  const p = crowded();
  p.play(0, MOVE);
  expect(types(p.legal(0))).toEqual(['shift']);
  const q = table();
  expect(code(q, 0, MOVE)).toBe('nothing-to-move');
});

test('R63 each cube needs a free place that supports it, shift by shift', () => {
  const p = crowded((s) => putCubes(s, 0, 'C', { blue: 2 }));
  p.play(0, MOVE);
  expect(code(p, 0, shift('blue', 'A', 'C'))).toBe('no-swap');
  expect(code(p, 0, shift('blue', 'A', 'B1'))).toBe('wrong-colour');
  expect(code(p, 0, shift('yellow', 'B1', 'A'))).toBe('wrong-colour');
  p.play(0, shift('blue', 'C', 'A'));
  p.play(0, shift('purple', 'A', 'C'));
  expect(cubesIn(p.s, 0, 'C')).toEqual([1, 0, 1]);
});

test('R64 no shift inside Pool A or C, nor from a sub-pool to itself', () => {
  const p = crowded();
  p.play(0, MOVE);
  for (const place of ['A', 'B1', 'C'])
    expect(code(p, 0, shift('purple', place, place))).not.toBeNull();
  expect(ofType(p.legal(0), 'shift').every(({ from, place }) => from !== place)).toBe(true);
});

test('R65, R66, R67 an unused tile leaves the game without refund', () => {
  const p = table((s) => {
    putTiles(s, 0, [2, 4], [3, 5]);
    putCubes(s, 0, 'A', { blue: 4 });
    putCubes(s, 0, 'B2', { yellow: 1 });
  });
  expect(ofType(p.legal(0), 'removeTile').map(({ place, value }) => [place, value])).toEqual([
    ['A', 2],
    ['B1', 3],
  ]);
  const stacks = [...p.s.stacks];
  p.play(0, { type: 'removeTile', place: 'B1', value: 3, office: 0 });
  expect(tilesOf(p.s, 0)).toEqual([2, 4, 0, 0, 5, 0, 0, 0]);
  expect(cubesIn(p.s, 0, 'B1')).toEqual([0, 1, 0]);
  expect([p.s.cash[0], p.s.stacks]).toEqual([50, stacks]);
});

test('R65, R66 Pool C is lowered by 1 to 3 steps as far as its cubes allow', () => {
  const p = table((s) => {
    s.marker[0] = 4;
    putCubes(s, 0, 'C', { blue: 2 });
  });
  expect(ofType(p.legal(0), 'lowerC').map(({ steps }) => steps)).toEqual([1, 2]);
  expect(code(p, 0, { type: 'lowerC', steps: 3, office: 0 })).toBe('c-holds');
  for (const steps of [0, 4, 1.5])
    expect(code(p, 0, { type: 'lowerC', steps, office: 0 })).toBe('three-steps-down');
  p.play(0, { type: 'lowerC', steps: 2, office: 0 });
  expect(p.s.marker[0]).toBe(2);
});

test('R82 CONSULT brings 3 credits for a permanent or an extra worker', () => {
  const p = table((s) => {
    toRound(s, 2);
    s.office[0] = 1;
    s.supply[0] = 4;
  });
  p.play(0, { type: 'consult', office: 1 });
  p.play(0, { type: 'consult', office: 0 });
  expect([p.s.cash[0], p.s.steps[0]]).toEqual([56, 7]);
});
