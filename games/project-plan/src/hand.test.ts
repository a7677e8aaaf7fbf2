import { expect, test } from 'vitest';
import {
  asked,
  code,
  held,
  isExtended,
  plays,
  scene,
  stack,
  throwWith,
  told,
  types,
} from './testing/scene.ts';

test('R20, R21 a hand: manage, throw, move, resolve, manage, end', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02 PJ06', 1: 'PJ03 CH09' }, extended: 'PJ06' });
  expect(types(p, 0)).toEqual([
    'throw',
    'hire',
    'extend',
    'handBack',
    'redeem',
    'tender',
    'propose',
    'concede',
  ]);
  plays(p, 0, { type: 'hire', project: 'PJ01' }, { type: 'redeem', contract: 'PJ06' });
  expect(types(p, 0)).toContain('release');
  expect(types(p, 0)).toContain('releaseGroup');
  throwWith(p, 0, 4, 2);
  expect(told(p)).toEqual(['thrown', 'moved', 'fee', 'paidTo']);
  expect(asked(p)).toBe('after 0');
  expect(types(p, 0)).toEqual(expect.arrayContaining(['endHand', 'hire', 'extend', 'propose']));
  expect(types(p, 0)).not.toContain('throw');
  p.play(0, { type: 'endHand' });
  expect(asked(p)).toBe('before 1');
});

test('R22 a PM who is not active starts nothing', () => {
  const p = scene({ holds: { 1: 'PJ01 PJ02' } });
  expect(p.legal(1)).toEqual([]);
  expect(code(p, 1, { type: 'hire', project: 'PJ01' })).toBe('not-your-hand');
});

test('R23 two dice, forward by their sum', () => {
  const p = scene({ at: { 0: 11 } });
  throwWith(p, 0, 3, 6);
  expect(p.s.at[0]).toBe(20);
});

test('R24 a hand cannot end before one throw, unless the PM leaves', () => {
  const p = scene();
  expect(types(p, 0)).not.toContain('endHand');
  expect(types(p, 0).at(-1)).toBe('concede');
});

test('R25 any number of tokens may stand on one cell', () => {
  const p = scene({ at: { 0: 0, 1: 10, 2: 10 } });
  throwWith(p, 0, 4, 6);
  expect(p.s.at).toEqual([10, 10, 10]);
});

test('R26 after a double a further throw or the end; doubleThrow must', () => {
  const p = scene({ at: { 0: 4 } });
  throwWith(p, 0, 3, 3);
  expect(types(p, 0).slice(0, 2)).toEqual(['throw', 'endHand']);
  p.play(0, { type: 'endHand' });
  expect(asked(p)).toBe('before 1');
  const must = scene({ at: { 0: 4 }, options: { doubleThrow: 'must' } });
  throwWith(must, 0, 3, 3);
  expect(types(must, 0)).not.toContain('endHand');
});

test('R27, R28 E7 the third double is not moved and sends the PM to WFA', () => {
  const p = scene({ at: { 0: 11 }, holds: { 0: 'PJ12' } });
  stack(p, 'PC01');
  throwWith(p, 0, 2, 2);
  expect([p.s.at[0], p.s.cash[0]]).toEqual([15, 31_000]);
  throwWith(p, 0, 3, 3);
  expect(p.s.at[0]).toBe(21);
  throwWith(p, 0, 5, 5);
  expect([p.s.at[0], p.s.wfa[0]]).toEqual([20, 0]);
  expect(told(p)).toEqual(['thrown', 'sentToWfa']);
  expect(asked(p)).toBe('after 0');
  expect(types(p, 0)).toContain('endHand');
  expect(types(p, 0)).not.toContain('throw');
});

test('R28 a double that leads to cell 30 gives no further throw', () => {
  const p = scene({ at: { 0: 20 } });
  throwWith(p, 0, 5, 5);
  expect([p.s.at[0], p.s.wfa[0]]).toEqual([20, 0]);
  expect(types(p, 0)).not.toContain('throw');
});

test('R29 the double that leaves WFA does not count, a throw after paying does', () => {
  const p = scene({ wfa: { 0: 0 }, holds: { 0: 'PJ14' } });
  throwWith(p, 0, 2, 2);
  expect(p.s.doubles).toBe(0);
  expect(types(p, 0)).not.toContain('throw');
  const paid = scene({ wfa: { 0: 0 }, holds: { 0: 'PJ14' } });
  paid.play(0, { type: 'wfaPay' });
  throwWith(paid, 0, 2, 2);
  expect(paid.s.doubles).toBe(1);
  expect(types(paid, 0)).toContain('throw');
  const card = scene({ at: { 0: 0 } });
  stack(card, 'CH15');
  throwWith(card, 0, 3, 4);
  expect([card.s.throws, card.s.doubles]).toEqual([1, 0]);
});

test('R30, R31 hands go clockwise, bankrupt PMs are skipped, a round ends at the starter', () => {
  const p = scene({ players: 4, out: [2] });
  for (const seat of [0, 1, 3]) {
    expect(asked(p)).toBe(`before ${seat}`);
    expect(p.s.round).toBe(1);
    throwWith(p, seat, 4, 6);
    p.play(seat, { type: 'endHand' });
  }
  expect([p.s.round, asked(p)]).toEqual([2, 'before 0']);
});

test('R31 the order stays clockwise from the seat of a starter who is out', () => {
  const p = scene({
    players: 4,
    out: [1],
    edit: (s) => {
      s.starter = 1;
    },
  });
  throwWith(p, 0, 4, 6);
  p.play(0, { type: 'endHand' });
  expect([p.s.round, asked(p)]).toEqual([2, 'before 2']);
});

test('R32, R33 crossing or stopping on GO! pays 2,000 once, before the cell is resolved', () => {
  const p = scene({ at: { 0: 38 }, cash: { 0: 0 }, holds: { 1: 'PJ02' } });
  throwWith(p, 0, 2, 3);
  expect(told(p)).toEqual(['thrown', 'moved', 'crossedGo', 'fee', 'paidTo']);
  expect(p.s.cash[0]).toBe(2000 - 80);
  const stop = scene({ at: { 0: 35 } });
  throwWith(stop, 0, 2, 3);
  expect(stop.s.cash[0]).toBe(32_000);
  stop.play(0, { type: 'endHand' });
  for (const seat of [1, 2]) {
    throwWith(stop, seat, 4, 6);
    stop.play(seat, { type: 'endHand' });
  }
  throwWith(stop, 0, 4, 6);
  expect(stop.s.cash[0]).toBe(32_000);
});

test('R34 neither the way to WFA nor a backward move crosses GO!', () => {
  const p = scene({ at: { 0: 25 } });
  throwWith(p, 0, 2, 3);
  expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([20, 0, 30_000]);
  const back = scene({ at: { 0: 3 } });
  stack(back, 'CH07');
  throwWith(back, 0, 1, 3);
  expect([back.s.at[0], back.s.cash[0]]).toEqual([4, 30_000]);
});

test('R35 GO! money lifts the off-forecast markers of that PM', () => {
  const p = scene({
    at: { 0: 35 },
    holds: { 0: 'PJ01 PJ22', 1: 'PJ21' },
    marked: 'PJ01 PJ22 PJ21',
  });
  throwWith(p, 0, 2, 3);
  expect(p.s.marked).toBe(1 << p.t.facts.contractOf['PJ21']!);
  expect(held(p, 0)).toBe('PJ01 PJ22');
  expect(isExtended(p, 'PJ01')).toBe(false);
});
