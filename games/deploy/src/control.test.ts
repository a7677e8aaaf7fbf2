import { expect, test } from 'vitest';
import { inControl } from './steps/actions-phase.ts';
import { show, table, toRound, types, workers } from './testing/scene.ts';

const consult = { type: 'consult', office: 0 } as const;

test('R39, R46 who has made six steps for each round is out for this round', () => {
  const p = table((s) => {
    s.steps = [6, 5, 7, 6];
    workers(s, 0, { office: 2 });
  });
  expect(p.asked()).toMatchObject([{ seat: 1 }]);
  p.play(1, consult);
  expect(p.s.round).toBe(2);
  expect(p.s.office[0]! + p.s.coffee[0]!).toBe(2);
});

test('R40, R41 the lowest step count acts; among equals the disc that arrived last', () => {
  const p = table((s) => {
    s.steps = [1, 0, 0, 1];
    s.arrival = [9, 2, 3, 8];
    s.arrivals = 9;
  });
  expect(p.asked()).toMatchObject([{ seat: 2 }]);
  p.play(2, consult); // lands on top of 0 and 3
  p.play(1, consult); // lands on top of all
  expect(p.asked()).toMatchObject([{ seat: 1 }]);
});

test('R40 discs a whole lap apart are no tie', () => {
  const p = table((s) => {
    toRound(s, 2);
    s.steps = [6, 12, 11, 11];
    s.arrival = [1, 9, 2, 3];
  });
  expect(inControl(p.t, p.s)).toBe(0);
});

test('R42 there is no pass and CONSULT is always possible', () => {
  const p = table((s) => void (s.cash[0] = 0));
  expect(types(p.legal(0))).toContain('consult');
  expect(types(p.legal(0))).not.toContain('pass');
  expect(p.refusal(0, { type: 'pass' })).toMatchObject({ code: 'no-pass' });
});

test('R42 a player may keep control for several actions', () => {
  const p = table((s) => void (s.steps = [0, 3, 3, 3]));
  p.play(0, consult);
  p.play(0, consult);
  expect(p.asked()).toMatchObject([{ seat: 0 }]);
});

test('R43 a cost is paid by steps and office workers in any mix', () => {
  for (const office of [0, 1, 2, 3]) {
    const p = table((s, t) => {
      toRound(s, 2);
      workers(s, 0, { office: 3 });
      show(s, t, 1, 'LOG-B1', { blue: 1, yellow: 1, purple: 1 });
    });
    p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office });
    expect([p.s.steps[0], p.s.office[0], p.s.coffee[0]]).toEqual([9 - office, 3 - office, office]);
  }
});

test('R44 paying with office workers only leaves disc and stack as they are', () => {
  const p = table((s) => {
    toRound(s, 2);
    workers(s, 0, { office: 1 });
  });
  const arrival = p.s.arrival[0];
  p.play(0, { type: 'consult', office: 1 });
  expect([p.s.steps[0], p.s.arrival[0]]).toEqual([6, arrival]);
  expect(p.asked()).toMatchObject([{ seat: 0 }]);
});

test('R45, R47, R48 a disc may pass home; the phase ends then, and the next round starts from there', () => {
  const p = table((s, t) => {
    s.steps = [5, 6, 6, 6];
    show(s, t, 1, 'LOG-B1', { blue: 1, yellow: 1, purple: 1 });
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office: 0 });
  expect(types(p.events())).toEqual(expect.arrayContaining(['deployed', 'revealed']));
  expect(p.asked()).toMatchObject([{ kind: 'settle', seat: 0 }]);
  p.play(0, { type: 'done' });
  expect(p.s.round).toBe(2);
  p.play(0, { type: 'done' });
  expect(p.s.steps).toEqual([8, 6, 6, 6]);
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
});
