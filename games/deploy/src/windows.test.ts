import { expect, test } from 'vitest';
import {
  code,
  display,
  give,
  ofType,
  putCubes,
  putTiles,
  show,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit, Setting } from './testing/scene.ts';
import { SPOT_ADD, SPOT_BVP, SPOT_DEPLOY, SPOT_MOVE, SPOT_REMOVE } from './types.ts';

const onSpots = (spots: number[], edit: Edit = () => {}, setting: Setting = {}) =>
  table((s, t) => {
    toRound(s, 2);
    workers(s, 0, { spots });
    edit(s, t);
  }, setting);
const consult = { type: 'consult', office: 0 } as const;

test('R110 ADD spot: half the credits, rounded up, per tile and per Pool C action', () => {
  for (const [move, price] of [
    [{ type: 'addTile', pool: 'A', value: 4, office: 0 }, 3],
    [{ type: 'addTile', pool: 'A', value: 5, office: 0 }, 5],
    [{ type: 'addTile', pool: 'B', value: 5, office: 0 }, 6],
    [{ type: 'raiseC', steps: 3, office: 0 }, 6],
  ] as const) {
    const p = onSpots([SPOT_ADD]);
    p.play(0, move);
    expect(p.s.cash[0]).toBe(50 - price);
  }
});

test('R111 MOVE spot: an ADD or DEPLOY may be followed by a free MOVE, other actions not', () => {
  const cubes: Edit = (s) => {
    s.marker[0] = 1;
    putCubes(s, 0, 'A', { blue: 1 });
  };
  const p = onSpots([SPOT_MOVE], cubes);
  p.play(0, { type: 'raiseC', steps: 1, office: 0 });
  p.play(0, { type: 'move', office: 0 });
  p.play(0, { type: 'shift', colour: 'blue', from: 'A', place: 'C' });
  p.play(0, { type: 'done' });
  expect(p.s.steps[0]).toBe(7);
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  const q = onSpots([SPOT_MOVE], cubes);
  q.play(0, consult);
  expect(q.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
});

test('R112 REMOVE spot: any action may be followed by one free REMOVE', () => {
  const p = onSpots([SPOT_REMOVE], (s) => putTiles(s, 0, [2, 4]));
  p.play(0, consult);
  p.play(0, { type: 'removeTile', place: 'A', value: 2, office: 0 });
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  p.play(0, { type: 'done' });
  expect([p.s.steps[0], p.s.tiles[0]]).toEqual([7, 4]);
});

test('R113 DEPLOY spot: every DEPLOY one worker less, at least 1', () => {
  const p = onSpots([SPOT_DEPLOY], (s, t) => {
    show(s, t, 1, 'LOG-B1', { blue: 3 });
    s.steps = [6, 11, 11, 11];
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office: 0 });
  expect(p.s.steps[0]).toBe(8);
});

test('R115, R116 at most one free MOVE and one free REMOVE, in either order, after the refill', () => {
  const p = onSpots([SPOT_MOVE, SPOT_REMOVE], (s, t) => {
    putTiles(s, 0, [2, 5], [4]);
    putCubes(s, 0, 'A', { purple: 2 });
    show(s, t, 1, 'LOG-B1', { blue: 1, yellow: 2 });
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office: 0 });
  expect(p.s.spaces[0]).toBeGreaterThanOrEqual(0);
  expect(p.asked()).toMatchObject([{ kind: 'followUp', seat: 0 }]);
  p.play(0, { type: 'removeTile', place: 'A', value: 2, office: 0 });
  expect(types(p.legal(0))).toContain('move');
  expect(types(p.legal(0))).not.toContain('removeTile');
  p.play(0, { type: 'move', office: 0 });
  p.play(0, { type: 'shift', colour: 'purple', from: 'A', place: 'B1' });
  p.play(0, { type: 'done' });
  // a follow-up triggers no other one
  expect(types(p.legal(0))).toEqual(['trade', 'done']);
});

test('R117, R124 BVP spot pays when the workers come back', () => {
  const p = onSpots([SPOT_BVP], (s) => void (s.steps = [11, 12, 12, 12]));
  expect(p.s.bvp[0]).toBe(0);
  p.play(0, consult);
  expect([p.s.bvp[0], p.s.coffee[0]]).toEqual([1, 1]);
});

test('R118 there is no spot for CONSULT', () => {
  const p = table((s) => {
    toRound(s, 2);
    workers(s, 0, { office: 1 });
    s.placing = [0, 1, 2, 3];
    s.agenda = [{ kind: 'placeWorker', seat: 0, passed: 14 }];
  });
  expect(ofType(p.legal(0), 'occupy').map(({ spot }) => spot)).toEqual([
    'ADD',
    'MOVE',
    'REMOVE',
    'DEPLOY',
    'DEVELOP',
    'BVP',
  ]);
});

test('R119 one BVP for 5 credits or 2 income, at every own decision', () => {
  const p = table((s) => void (s.bvp[0] = 2));
  p.play(0, { type: 'trade', for: 'credits' });
  p.play(0, { type: 'trade', for: 'income' });
  expect([p.s.bvp[0], p.s.cash[0], p.s.income[0]]).toEqual([0, 55, 2]);
  expect(code(p, 0, { type: 'trade', for: 'credits' })).toBe('no-bvp');
});

test('R119 as an aside while another seat is asked; never before the first action; not with tradeTiming = own', () => {
  const rich: Edit = (s) => s.bvp.fill(1);
  const p = table(rich);
  expect(p.asides(0)).toEqual([]);
  p.play(2, { type: 'trade', for: 'income' });
  expect([p.s.income[2], p.asked()[0]!.seat]).toEqual([2, 0]);
  expect(table(rich, { options: { tradeTiming: 'own' } }).asides(2)).toEqual([]);
  const q = table((s) => {
    s.bvp.fill(1);
    s.agenda = [{ kind: 'startPool', seat: 0 }];
  });
  expect(q.asides(2)).toEqual([]);
});

test('R119 no trade for income at the cap', () => {
  const p = table((s) => {
    s.bvp[0] = 1;
    s.income[0] = 79;
  });
  expect(ofType(p.legal(0), 'trade')).toEqual([{ type: 'trade', for: 'credits' }]);
});

test('R120 the follow-up window opens only for something to do; trades alone do not open it', () => {
  const p = table((s) => void (s.bvp[0] = 3));
  p.play(0, consult);
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
  for (const [kind, edit] of [
    ['DESIGNER', () => {}],
    ['ANALYST', () => {}],
    [
      'REBALANCE',
      (s: Parameters<Edit>[0]) => {
        putTiles(s, 0, [], [3, 3]);
        putCubes(s, 0, 'B1', { yellow: 1 });
      },
    ],
  ] as const) {
    const q = table((s) => {
      give(s, 0, kind);
      edit(s);
    });
    q.play(0, consult);
    expect(q.asked()).toMatchObject([{ kind: 'followUp', seat: 0 }]);
  }
});

test('R158 an open window stays open until done; a skipped one is not opened later', () => {
  const p = table((s) => give(s, 0, 'ANALYST'));
  p.play(0, consult);
  p.play(0, { type: 'analyst', place: 'A' });
  expect(p.asked()).toMatchObject([{ kind: 'followUp', seat: 0 }]);
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  const q = table((s) => {
    s.steps = [5, 6, 6, 6];
    s.bvp = [0, 1, 0, 0];
    give(s, 0, 'MONITORING');
  });
  q.play(0, { type: 'monitor', office: 0 }); // seat 0 now has a point and is asked first
  expect(q.asked()).toMatchObject([{ kind: 'settle', seat: 0 }]);
  q.play(0, { type: 'trade', for: 'credits' });
  expect(q.asked()).toMatchObject([{ kind: 'settle', seat: 0 }]);
  q.play(0, { type: 'done' });
  expect(q.asked()).toMatchObject([{ kind: 'settle', seat: 1 }]);
});

test('R159 in the middle of an action its player can do nothing else; others can', () => {
  const p = table((s, t) => {
    s.bvp.fill(1);
    putTiles(s, 0, [5], [5]);
    show(s, t, 1, 'LOG-B1', { blue: 3 });
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'room', planner: false, office: 0 });
  expect(code(p, 0, { type: 'trade', for: 'credits' })).toBe('finish-first');
  p.play(1, { type: 'trade', for: 'credits' });
  expect(p.asked()).toMatchObject([{ kind: 'placeCube', seat: 0 }]);
});

test('R158 a player with nothing to do in the preparation phase is not asked', () => {
  const p = table((s) => {
    s.steps.fill(6);
    s.income[2] = 9;
    display(s, 1, 'head', 'SAM');
    s.agenda = [{ kind: 'prepare', seat: -1 }];
  });
  expect(p.asked()).toMatchObject([{ kind: 'prepTeam', seat: 2 }]);
});
