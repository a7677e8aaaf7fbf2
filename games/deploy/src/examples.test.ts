/** The worked examples of RULES.md. */
import { expect, test } from 'vitest';
import { deployCost, isOptimal } from './figures.ts';
import { capacityA, capacityC, feeA, feeB, feeC, fees } from './room.ts';
import { inControl } from './steps/actions-phase.ts';
import { finalLines, tieProfit } from './scoring.ts';
import {
  code,
  cubesIn,
  display,
  give,
  putCubes,
  putTiles,
  show,
  slot,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit } from './testing/scene.ts';
import { SPOT_ADD, SPOT_DEPLOY, SPOT_DEVELOP, SPOT_MOVE } from './types.ts';

const consult = { type: 'consult', office: 0 } as const;

const sampleRoom: Edit = (s) => {
  putTiles(s, 0, [5, 2], [6, 4]);
  s.marker[0] = 4;
  putCubes(s, 0, 'A', { blue: 5, purple: 2 });
  putCubes(s, 0, 'B1', { yellow: 3, purple: 1 });
  putCubes(s, 0, 'B2', { yellow: 1, purple: 2 });
};

test('E1 R121, R122, R123 fees of the sample server room: 32 + 28 + 12 = 72', () => {
  const { t, s } = table(sampleRoom);
  expect([feeA(t, s, 0), feeB(t, s, 0), feeC(t, s, 0), fees(t, s, 0)]).toEqual([32, 28, 12, 72]);
});

test('E2 R61, R62 a MOVE takes Pool A from 32 to 16 and the room from 72 to 48', () => {
  const p = table(sampleRoom);
  p.play(0, { type: 'move', office: 0 });
  for (const [colour, from, place, times] of [
    ['purple', 'B2', 'B1', 2],
    ['yellow', 'B1', 'B2', 3],
    ['purple', 'A', 'B1', 2],
  ] as const)
    for (let i = 0; i < times; i++) p.play(0, { type: 'shift', colour, from, place });
  p.play(0, { type: 'done' });
  expect([feeA(p.t, p.s, 0), feeB(p.t, p.s, 0), fees(p.t, p.s, 0)]).toEqual([16, 20, 48]);
  expect(cubesIn(p.s, 0, 'B1')).toEqual([0, 0, 5]);
});

test('E3 R9, R40 opening: the first player deploys two cubes, the next on the home stack is in control', () => {
  const p = table((s, t) => show(s, t, 1, 'SAL-B1', { blue: 1, yellow: 1 }));
  expect(p.asked()).toMatchObject([{ seat: 0 }]);
  p.play(0, { type: 'deploy', card: 'SAL-B1', to: 'cloud', planner: false, office: 0 });
  expect([p.s.steps[0], p.asked()[0]!.seat]).toEqual([2, 1]);
});

test('E4 R47, R48 end of the first round: Red goes one beyond home and starts round 2 on 7', () => {
  const p = table((s, t) => {
    s.steps = [6, 6, 6, 5];
    show(s, t, 1, 'SAL-B1', { blue: 1, yellow: 1 });
  });
  p.play(3, { type: 'deploy', card: 'SAL-B1', to: 'cloud', planner: false, office: 0 });
  p.play(3, { type: 'done' });
  p.play(3, { type: 'done' });
  expect([p.s.round, p.s.steps[3]]).toEqual([2, 7]);
});

test('E5 R33, R44 second round: paying with an extra worker keeps control', () => {
  const p = table((s) => {
    s.steps.fill(6);
    for (const seat of [0, 1, 2]) workers(s, seat, { coffee: 1 });
    s.agenda = [{ kind: 'prepare', seat: -1 }];
  });
  for (const seat of [0, 1, 2]) p.play(seat, { type: 'done' });
  for (const seat of [1, 2, 0]) p.play(seat, { type: 'pass' });
  p.play(1, { type: 'addTile', pool: 'A', value: 4, office: 1 });
  expect([p.s.steps[1], p.s.coffee[1], p.asked()[0]!.seat]).toEqual([6, 1, 1]);
});

test('E6 R145 the roundel at the end of the game', () => {
  const { t, s } = table((it) => {
    toRound(it, 5);
    it.steps = [30, 31, 32, 30];
    it.agenda = [];
  });
  expect([0, 1, 2].map((seat) => finalLines(t, s, seat).roundel + 0)).toEqual([0, -1, -2]);
});

test('E7 R73, R77, R131 Graham’s first deployment: fees 14 against income 10', () => {
  const p = table((s, t) => {
    s.steps = [0, 5, 5, 5];
    show(s, t, 1, 'ADM-B1', { blue: 1, yellow: 1 });
  });
  p.play(0, { type: 'addTile', pool: 'B', value: 3, office: 0 });
  expect(p.s.cash[0]).toBe(42);
  p.play(0, { type: 'deploy', card: 'ADM-B1', to: 'room', planner: false, office: 0 });
  p.play(0, { type: 'put', colour: 'blue', place: 'A' });
  p.play(0, { type: 'put', colour: 'yellow', place: 'B1' });
  expect([p.s.steps[0], p.s.income[0], p.s.bvp[0], fees(p.t, p.s, 0)]).toEqual([3, 10, 0, 14]);
  for (let i = 0; i < 6; i++) p.play(p.asked()[0]!.seat, consult);
  expect([p.s.round, p.s.cash[0], p.s.bvp[0]]).toEqual([2, 42 + 9 - 4, -1]);
});

test('E8 R108, R136 OPTIMISATION: capacity 12 and two cubes are assessed as 14', () => {
  const bonus = (a: number, c: number): boolean => {
    const { t, s } = table((it, tab) => {
      toRound(it, 2);
      putTiles(it, 0, [5, 3]);
      it.marker[0] = 4;
      give(it, 0, 'OPTIMISATION');
      it.optimised[0] = 2;
      it.bag[0]! -= 2;
      putCubes(it, 0, 'A', { blue: a });
      putCubes(it, 0, 'C', { purple: c });
      slot(it, tab, 0, 'room', ['ADM-G3']);
    });
    expect(capacityA(t, s, 0) + capacityC(t, s, 0)).toBe(14);
    return isOptimal(t, s, 0, -1);
  };
  expect([bonus(6, 4), bonus(5, 4), bonus(6, 3)]).toEqual([true, false, false]);
});

test('E9 R76, R78 cloud with an empty income track', () => {
  const p = table((s, t) => {
    show(s, t, 1, 'LOG-B1', { blue: 1, yellow: 1, purple: 1 });
    show(s, t, 2, 'SAL-B1', { blue: 2 });
    show(s, t, 3, 'WHS-G1', { blue: 2 });
  });
  const cloud = (card: string) =>
    ({ type: 'deploy', card, to: 'cloud', planner: false, office: 0 }) as const;
  expect(p.refusal(0, cloud('WHS-G1'))).toMatchObject({
    code: 'cloud-income',
    facts: { result: -1 },
  });
  expect(code(p, 0, cloud('SAL-B1'))).toBeNull();
  p.play(0, cloud('LOG-B1'));
  expect([p.s.income[0], p.s.bvp[0]]).toEqual([5, 1]);
  p.s.income[1] = 1;
  expect(code(p, 1, cloud('WHS-G1'))).toBeNull();
});

test('E10 R71, R96 discounts: PLANNER cannot lower the cost below 1', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    give(s, 0, 'AUTOMATION_BLUE', 'TECH_WRITER', 'PLANNER');
    slot(s, t, 0, 'room', ['MFG-G3']);
    workers(s, 0, { spots: [SPOT_DEPLOY] });
    show(s, t, 1, 'MFG-S2', { blue: 3, purple: 1 });
  });
  expect(deployCost(p.t, p.s, 0, 0)).toBe(1);
  expect(
    code(p, 0, { type: 'deploy', card: 'MFG-S2', to: 'cloud', planner: true, office: 0 }),
  ).toBe('least-one-worker');
});

test('E11 R99, R110, R115 half price and double ADD: 11 credits, one worker, one free MOVE', () => {
  const p = table((s) => {
    toRound(s, 2);
    give(s, 0, 'SPECIALIST');
    workers(s, 0, { spots: [SPOT_ADD, SPOT_MOVE] });
    putCubes(s, 0, 'A', { blue: 1 });
  });
  p.play(0, { type: 'addTile', pool: 'A', value: 5, office: 0 });
  p.play(0, { type: 'raiseC', steps: 3, office: 0 });
  expect([p.s.cash[0], p.s.steps[0], p.s.flipped[0]]).toEqual([39, 7, 1 << 6]);
  p.play(0, { type: 'move', office: 0 });
  p.play(0, { type: 'shift', colour: 'blue', from: 'A', place: 'C' });
  p.play(0, { type: 'done' });
  expect(types(p.legal(0))).not.toContain('move');
});

const settling = (edit: Edit) =>
  table((s, t) => {
    s.steps.fill(6);
    edit(s, t);
    s.agenda = [
      { kind: 'roundOver', seat: -1 },
      { kind: 'settle', seat: 0, open: false, pool: -1 },
    ];
  });

test('E12 R131, R132 loss and returning workers', () => {
  const p = settling((s, t) => {
    s.income[0] = 31;
    s.cash[0] = 20;
    workers(s, 0, { coffee: 3 });
    give(s, 0, 'SAM');
    slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3', 'LOG-G3', 'SAL-G3', 'WHS-G3']);
    // fees 44: two tiles with both colours in Pool A, two tiles in Pool B
    putTiles(s, 0, [2, 3], [3, 4]);
    putCubes(s, 0, 'A', { blue: 1, purple: 1 });
  });
  expect([p.s.income[0], p.s.coffee[0], p.s.cash[0], p.s.bvp[0]]).toEqual([46, 0, 9, -1]);
});

test('E13 R130, R131 a player who cannot pay', () => {
  const poor: Edit = (s) => {
    s.cash[0] = 4;
    s.bvp[0] = 1;
    s.income[0] = 10;
    s.marker[0] = 9;
  };
  const p = settling(poor);
  p.play(0, { type: 'done' });
  expect([p.s.cash[0], p.s.bvp[0]]).toEqual([2, -3]);
  const q = settling(poor);
  q.play(0, { type: 'trade', for: 'income' });
  q.play(0, { type: 'done' });
  expect([q.s.cash[0], q.s.bvp[0], q.s.income[0]]).toEqual([4, -4, 12]);
});

test('E14 R97, R134 optimisation with RE-SELL', () => {
  const p = settling((s, t) => {
    give(s, 0, 'RE_SELL');
    putTiles(s, 0, [5, 4], [6, 5]);
    putCubes(s, 0, 'A', { blue: 6 });
    putCubes(s, 0, 'B1', { yellow: 5 });
    slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3', 'LOG-G3']);
    slot(s, t, 0, 'cloud', ['SAL-G3', 'WHS-G3']);
    s.income[0] = 40;
  });
  expect(isOptimal(p.t, p.s, 0, -1)).toBe(false);
  p.play(0, { type: 'resell', pool: 'B' });
  p.play(0, { type: 'done' });
  expect(p.s.bvp[0]).toBe(1);
  expect(p.s.cash[0]).toBe(50 + 40 + 5 - 16 - 12);
});

test('E15 R32, R119 adding workers, with a trade in between', () => {
  const p = table((s) => {
    s.steps.fill(6);
    s.income[0] = 24;
    s.bvp[0] = 1;
    putTiles(s, 0, [2, 3]);
    putCubes(s, 0, 'A', { blue: 1 });
    s.agenda = [{ kind: 'prepare', seat: -1 }];
  });
  p.play(0, { type: 'addWorker' });
  expect(p.refusal(0, { type: 'addWorker' })).toEqual({
    code: 'hire-loss',
    facts: { income: 14, fees: 16 },
  });
  p.play(0, { type: 'trade', for: 'income' });
  p.play(0, { type: 'addWorker' });
  expect([p.s.income[0], p.s.coffee[0]]).toEqual([16, 2]);
});

test('E16 R86, R87 a fourth development tile', () => {
  const p = table((s) => {
    give(s, 0, 'PLANNER', 'REBALANCE', 'SAM');
    s.used[0] = 1 << 3;
    s.income[0] = 1;
    display(s, 2, 'bottom', 'MONITORING');
  });
  const take = (discard: string) =>
    ({
      type: 'develop',
      tile: 'MONITORING',
      column: 2,
      row: 'bottom',
      discard,
      office: 0,
    }) as never;
  expect(code(p, 0, take('SAM'))).toBe('technology-income');
  expect(code(p, 0, take('PLANNER'))).toBe('used-this-round');
  p.play(0, take('REBALANCE'));
  expect(p.s.income[0]).toBe(1);
});

test('E17 R40, R41 stack order', () => {
  const p = table((s) => {
    toRound(s, 2);
    s.steps = [8, 8, 9, 10];
    s.arrival = [1, 2, 3, 4];
  });
  expect(inControl(p.t, p.s)).toBe(1);
  p.play(1, consult);
  expect(inControl(p.t, p.s)).toBe(0);
  p.play(0, consult);
  expect(inControl(p.t, p.s)).toBe(0);
  const onNine = [0, 1, 2].toSorted((a, b) => p.s.arrival[b]! - p.s.arrival[a]!);
  expect(onNine).toEqual([0, 1, 2]);
});

test('E18 R138–R150, R152 final scoring: 30 points, profit 24', () => {
  const { t, s } = table((it, tab) => {
    toRound(it, 5);
    it.bvp[0] = 21;
    it.income[0] = 62;
    it.cash[0] = 37;
    it.steps[0] = 32;
    workers(it, 0, { coffee: 4 });
    give(it, 0, 'AUTOMATION_BLUE', 'REBALANCE', 'INTEGRATOR');
    putTiles(it, 0, [9, 5], [8, 4]);
    // fees 58: 32 + 14 + 6 + 6
    putCubes(it, 0, 'A', { blue: 1, purple: 1 });
    putCubes(it, 0, 'B1', { purple: 1 });
    it.marker[0] = 2;
    it.beside[0] = 7;
    it.bag[0]! -= 7;
    slot(it, tab, 0, 'room', [
      'ADM-B2',
      'ADM-S2',
      'ADM-G2',
      'ADM-G3',
      'MFG-G3',
      'MFG-G2',
      'WHS-G3',
    ]);
    slot(it, tab, 0, 'cloud', ['LOG-G3', 'LOG-G2', 'SAL-G3']);
    it.agenda = [];
  });
  expect(fees(t, s, 0)).toBe(58);
  expect(finalLines(t, s, 0)).toMatchObject({
    bvp: 21,
    loss: 0,
    integrator: 1,
    roundel: -2,
    hardware: 1,
    cash: 3,
    specialist: 3,
    generalist: 3,
    total: 30,
  });
  expect(tieProfit(t, s, 0)).toBe(24);
});

test('E19 R87, R114 Training Centre: PLANNER and REBALANCE again and again, but used', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    give(s, 0, 'PLANNER', 'REBALANCE', 'SAM');
    workers(s, 0, { spots: [SPOT_DEVELOP] });
    s.steps = [6, 11, 11, 11];
    putTiles(s, 0, [2], [4, 4]);
    putCubes(s, 0, 'B1', { yellow: 1, purple: 1 });
    show(s, t, 1, 'LOG-B1', { blue: 3 });
    show(s, t, 2, 'MFG-S2', { blue: 2, yellow: 2 });
    display(s, 1, 'head', 'DESIGNER');
    s.income[0] = 9;
  });
  const cloud = (card: string) =>
    ({ type: 'deploy', card, to: 'cloud', planner: true, office: 0 }) as const;
  p.play(0, cloud('LOG-B1'));
  expect(p.s.steps[0]).toBe(8);
  p.play(0, { type: 'done' }); // the window opens for REBALANCE
  p.play(0, { type: 'rebalance' });
  p.play(0, { type: 'arrange', yellow: 1, purple: 0 });
  expect(types(p.legal(0))).not.toContain('rebalance'); // once before each paid action
  p.play(0, cloud('MFG-S2'));
  expect(p.s.steps[0]).toBe(11);
  p.play(0, { type: 'rebalance' });
  p.play(0, { type: 'arrange', yellow: 0, purple: 1 });
  expect(p.s.flipped[0]).toBe(0);
  p.play(0, { type: 'done' });
  const take = (discard: string) =>
    ({ type: 'develop', tile: 'DESIGNER', column: 1, row: 'head', discard, office: 0 }) as never;
  while (p.asked()[0]!.seat !== 0) p.play(p.asked()[0]!.seat, consult);
  expect(code(p, 0, take('PLANNER'))).toBe('used-this-round');
  expect(code(p, 0, take('REBALANCE'))).toBe('used-this-round');
});
