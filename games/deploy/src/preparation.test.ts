import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import {
  code,
  fresh,
  give,
  ofType,
  putCubes,
  putTiles,
  slot,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit, Setting } from './testing/scene.ts';
import { KINDS, SPOT_BVP, SPOT_DEPLOY } from './types.ts';

/** At the end of round 1: the next thing is the preparation phase. */
const prepare = (edit: Edit = () => {}, setting: Setting = {}) =>
  table((s, t) => {
    s.steps.fill(6);
    edit(s, t);
    s.agenda = [{ kind: 'prepare', seat: NONE }];
  }, setting);

test('R20, R21 round 1 begins with actions; each later round with a preparation phase', () => {
  const p = fresh({ players: 2 });
  p.play(0, { type: 'start', pool: 'A' });
  p.play(1, { type: 'start', pool: 'A' });
  expect(p.s.round).toBe(1);
  expect([...p.s.office, ...p.s.coffee]).toEqual([0, 0, 0, 0]);
  for (let i = 0; i < 12; i++) p.play(p.asked()[0]!.seat, { type: 'consult', office: 0 });
  expect(p.s.round).toBe(2);
  expect(types(p.events())).toEqual(expect.arrayContaining(['settled', 'roundBegan', 'standee']));
});

test('R22, R137 five rounds, fewer if the lowest stacks are left out', () => {
  for (const [startStack, rounds] of [
    [3, 5],
    [4, 4],
    [5, 3],
  ] as const) {
    const p = table(() => {}, { players: 2, options: { startStack } });
    let actions = 0;
    while (p.s.agenda.length > 0) {
      const f = p.asked()[0]!;
      if (f.kind === 'action') {
        p.play(f.seat, { type: 'consult', office: 0 });
        actions++;
      } else p.play(f.seat, { type: 'done' });
    }
    expect(p.s.round).toBe(rounds);
    expect(actions).toBe(12 * rounds);
  }
});

test('R23 the market moves down and what lay on position 1 leaves the game', () => {
  const p = prepare();
  expect(p.s.stacks).toEqual([0, 5, 5, 5, 5, 4, 4]);
  expect(ofType(p.events(), 'market')).toEqual([{ type: 'market', low: 4, high: 6 }]);
  const values = ofType(p.legal(1), 'addTile').map(({ value }) => value);
  expect(new Set(values)).toEqual(new Set([4, 5, 6]));
});

test('R23 a sold-out stack moves as an empty place', () => {
  const p = prepare((s) => void (s.stacks[1] = 0));
  expect(ofType(p.legal(1), 'addTile').some(({ value }) => value === 4)).toBe(false);
  expect(code(p, 1, { type: 'addTile', pool: 'A', value: 4, office: 0 })).toBe('sold-out');
});

test('R24 in each column the bottom tile goes and a new one comes to the head', () => {
  let before: number[] = [];
  let next: number[] = [];
  const p = prepare((s) => {
    before = [...s.columns];
    next = [s.leftStack.at(-1)!, s.rightStack.at(-1)!];
  });
  expect(p.s.columns).toEqual([before[1], before[2], next[0], before[4], before[5], next[1]]);
  expect(p.s.discards).toEqual([before[0], before[3]]);
  expect(ofType(p.events(), 'tileGone').map(({ column }) => column)).toEqual([1, 2]);
});

test('R25 an empty stack is renewed from the discard pile, the larger part first', () => {
  const p = prepare((s) => {
    s.discards = s.leftStack.splice(0);
  });
  // 13 discards and the bottom tile: 7 for the left column, one of them revealed, 7 for the right.
  expect(p.s.leftStack).toHaveLength(6);
  expect(p.s.rightStack).toHaveLength(13 + 7 - 1);
  expect(types(p.events())).toContain('restacked');
});

test('R25 with no discards the tile comes from the other stack', () => {
  const p = table((s) => {
    s.rightStack.unshift(...s.leftStack.splice(0));
    s.income[0] = 9;
  });
  const kind = KINDS[p.s.columns[1]!]!;
  p.play(0, { type: 'develop', tile: kind, column: 1, row: 'middle', discard: 'none', office: 0 });
  expect(p.s.rightStack).toHaveLength(25);
  expect(p.s.columns[2]).toBeGreaterThanOrEqual(0);
});

test('R26, R107 each holder of OPTIMISATION draws a cube; an empty bag gives nothing', () => {
  const grow = (edit: Edit = () => {}) =>
    prepare((s, t) => {
      give(s, 1, 'OPTIMISATION');
      edit(s, t);
    });
  const p = grow();
  expect(p.s.optimised.slice(3, 6).reduce((a, b) => a + b)).toBe(1);
  expect(ofType(p.events(), 'optimiserGrew')).toMatchObject([{ seat: 1 }]);
  const q = grow((s) => {
    for (const [colour, left] of s.bag.entries()) {
      s.beside[colour]! += left;
      s.bag[colour] = 0;
    }
    give(s, 0, 'INTEGRATOR');
  });
  expect(q.s.optimised).toEqual(Array(12).fill(0));
});

test('R27, R88 Technologies may be removed for 3 income each; skills may not', () => {
  const p = prepare((s) => {
    give(s, 0, 'MONITORING', 'SAM');
    s.income[0] = 4;
  });
  const before = p.s.discards.length;
  p.play(0, { type: 'removeTech', tile: 'MONITORING' });
  expect(p.s.income[0]).toBe(7);
  expect(p.s.discards).toHaveLength(before + 1);
  expect(code(p, 0, { type: 'removeTech', tile: 'SAM' })).toBe('only-technology');
});

test('R27, R106 a Technology whose places are needed cannot be removed', () => {
  const p = prepare((s) => {
    give(s, 0, 'ON_DEMAND');
    putTiles(s, 0, [], [4]);
    putCubes(s, 0, 'B1', { yellow: 5 });
    s.bvp[0] = 1;
  });
  expect(code(p, 0, { type: 'removeTech', tile: 'ON_DEMAND' })).toBe('overfull-without');
});

test('R28, R33 players finish steps 4 and 5 in the order of the round just ended; then the standee moves', () => {
  const p = prepare((s) => s.bvp.fill(1));
  for (const seat of [0, 1, 2, 3]) {
    expect(p.asked()).toMatchObject([{ kind: 'prepTeam', seat }]);
    expect(p.s.first).toBe(0);
    p.play(seat, { type: 'done' });
  }
  expect(p.s.first).toBe(1);
});

test('R29 up to two workers are added or removed, never both', () => {
  const p = prepare((s) => {
    s.income[0] = 40;
    workers(s, 0, { coffee: 1 });
  });
  p.play(0, { type: 'addWorker' });
  expect(code(p, 0, { type: 'removeWorker' })).toBe('add-or-remove');
  p.play(0, { type: 'addWorker' });
  expect(code(p, 0, { type: 'addWorker' })).toBe('two-workers');
  const q = prepare((s) => workers(s, 0, { coffee: 3 }));
  q.play(0, { type: 'removeWorker' });
  q.play(0, { type: 'removeWorker' });
  expect(code(q, 0, { type: 'removeWorker' })).toBe('two-workers');
  expect(code(q, 0, { type: 'addWorker' })).toBe('add-or-remove');
});

test('R30, R31 a worker costs 5 income and gives it back', () => {
  const p = prepare((s) => void (s.income[0] = 12));
  p.play(0, { type: 'addWorker' });
  expect([p.s.income[0], p.s.supply[0], p.s.coffee[0]]).toEqual([7, 4, 1]);
  const q = prepare((s) => {
    workers(s, 0, { coffee: 1 });
    s.income[0] = 12;
  });
  q.play(0, { type: 'removeWorker' });
  expect([q.s.income[0], q.s.supply[0], q.s.coffee[0]]).toEqual([17, 5, 0]);
});

test('R32 neither income nor profit may become negative; SAM counts for profit', () => {
  const withFees = (income: number, edit: Edit = () => {}, setting: Setting = {}) =>
    prepare((s, t) => {
      putCubes(s, 0, 'A', { blue: 1 }); // fee 8
      s.income[0] = income;
      s.bvp[0] = 1;
      edit(s, t);
    }, setting);
  expect(code(withFees(12), 0, { type: 'addWorker' })).toBe('hire-loss');
  expect(code(withFees(13), 0, { type: 'addWorker' })).toBeNull();
  const withSam: Edit = (s, t) => {
    give(s, 0, 'SAM');
    slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3']);
  };
  expect(code(withFees(12, withSam), 0, { type: 'addWorker' })).toBeNull();
  expect(
    code(
      withFees(8, () => {}, { options: { profitTest: 'before' } }),
      0,
      { type: 'addWorker' },
    ),
  ).toBeNull();
  expect(
    code(
      withFees(7, () => {}, { options: { profitTest: 'before' } }),
      0,
      { type: 'addWorker' },
    ),
  ).toBe('hire-loss');
  const empty = prepare((s) => {
    s.income[0] = 4;
    s.bvp[0] = 1;
  });
  expect(code(empty, 0, { type: 'addWorker' })).toBe('income-below-zero');
});

test('R33 the new first player lies on top of the stack, no disc changes space', () => {
  const p = prepare();
  expect(p.s.first).toBe(1);
  expect(p.s.steps).toEqual([6, 6, 6, 6]);
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
});

test('R34, R35 workers go to the office, then players place or pass, one at a time', () => {
  const p = prepare((s) => {
    workers(s, 1, { coffee: 2 });
    workers(s, 3, { coffee: 1 });
  });
  for (const seat of [1, 3]) p.play(seat, { type: 'done' }); // the others have nothing to do
  expect(p.s.office).toEqual([0, 2, 0, 1]);
  expect(p.s.coffee).toEqual([0, 0, 0, 0]);
  expect(p.asked()).toMatchObject([{ kind: 'placeWorker', seat: 1 }]);
  p.play(1, { type: 'occupy', spot: 'DEPLOY' });
  expect(p.asked()).toMatchObject([{ kind: 'placeWorker', seat: 3 }]);
  p.play(3, { type: 'pass' });
  p.play(1, { type: 'pass' });
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
  expect(p.s.office).toEqual([0, 1, 0, 1]);
});

const placing = (setting: Setting = {}, bvp = [0, 0, 0, 0]) =>
  table((s) => {
    toRound(s, 2);
    for (const seat of [0, 1, 2]) workers(s, seat, { coffee: 3 });
    s.bvp = bvp;
    s.agenda = [{ kind: 'standee', seat: NONE }];
  }, setting);

test('R35 a pass is final, with passFinal = false it is not while others place', () => {
  const p = placing();
  p.play(1, { type: 'pass' });
  p.play(2, { type: 'occupy', spot: 'BVP' });
  p.play(0, { type: 'occupy', spot: 'ADD' });
  expect(p.asked()).toMatchObject([{ seat: 2 }]);
  expect(code(p, 1, { type: 'occupy', spot: 'MOVE' })).toBe('you-passed');
  const q = placing({ options: { passFinal: false } });
  q.play(1, { type: 'pass' });
  q.play(2, { type: 'occupy', spot: 'BVP' });
  q.play(0, { type: 'pass' });
  q.play(1, { type: 'occupy', spot: 'ADD' });
  q.play(2, { type: 'pass' });
  q.play(0, { type: 'pass' });
  q.play(1, { type: 'pass' });
  expect(q.asked()).toMatchObject([{ kind: 'action' }]);
});

test('R35 the lowest BVP places first, or with placementOrder = firstPlayer the first player', () => {
  const orderOf = (placementOrder: 'lowestBvp' | 'firstPlayer'): number[] => {
    const p = placing({ options: { placementOrder } }, [1, 3, 2, 0]);
    return (['ADD', 'MOVE', 'REMOVE'] as const).map((spot) => {
      const { seat } = p.asked()[0]!;
      p.play(seat, { type: 'occupy', spot });
      return seat;
    });
  };
  expect(orderOf('lowestBvp')).toEqual([0, 2, 1]);
  expect(orderOf('firstPlayer')).toEqual([1, 2, 0]);
});

test('R36 one worker on each of six spots; a player may hold several', () => {
  const p = placing();
  p.play(1, { type: 'occupy', spot: 'ADD' });
  expect(code(p, 2, { type: 'occupy', spot: 'ADD' })).toBe('spot-taken');
  p.play(2, { type: 'pass' });
  p.play(0, { type: 'pass' });
  p.play(1, { type: 'occupy', spot: 'MOVE' });
  expect(p.s.spots.filter((owner) => owner === 1)).toHaveLength(2);
});

test('R37, R38 a worker on a spot cannot pay and stays until the end of the round', () => {
  const p = table((s) => {
    toRound(s, 2);
    s.steps = [11, 12, 12, 12];
    workers(s, 0, { spots: [SPOT_DEPLOY, SPOT_BVP] });
  });
  expect(code(p, 0, { type: 'consult', office: 1 })).toBe('only-office');
  p.play(0, { type: 'consult', office: 0 });
  expect(p.s.spots).toEqual(Array(6).fill(NONE));
  expect(p.s.bvp[0]).toBe(1);
});
