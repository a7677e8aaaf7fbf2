import { expect, test } from 'vitest';
import {
  asked,
  code,
  held,
  propose,
  scene,
  stack,
  throwWith,
  told,
  types,
} from './testing/scene.ts';
import type { Pos } from './testing/scene.ts';

const othersPass = (p: Pos): void => {
  p.play(0, { type: 'endHand' });
  for (const seat of [1, 2]) {
    p.s.at[seat] = 0;
    throwWith(p, seat, 4, 6);
    p.play(seat, { type: 'endHand' });
  }
};

test('R76, R77 cell 30, a card and a third double send to WFA, without GO! money', () => {
  const cell = scene({ at: { 0: 23 } });
  throwWith(cell, 0, 3, 4);
  const card = scene({ at: { 0: 26 } });
  stack(card, 'PC12');
  throwWith(card, 0, 3, 4);
  for (const p of [cell, card]) {
    expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([20, 0, 30_000]);
    expect(told(p)).toContain('sentToWfa');
  }
});

test('R78 before throwing a PM may pay 500, then throws as in a normal hand', () => {
  const p = scene({ wfa: { 0: 0 } });
  p.play(0, { type: 'wfaPay' });
  expect([p.s.cash[0], p.s.wfa[0], asked(p)]).toEqual([29_500, -1, 'before 0']);
  throwWith(p, 0, 5, 5);
  expect(p.s.wfa[0]).toBe(0);
  const poor = scene({ wfa: { 0: 0 }, cash: { 0: 490 } });
  expect(types(poor, 0)).not.toContain('wfaPay');
});

test('R79 or hand in an exit card, own or just bought', () => {
  const p = scene({ wfa: { 0: 0 }, holds: { 1: 'CH09' } });
  expect(types(p, 0)).not.toContain('wfaCard');
  propose(p, 0, 1, 'CH09', 600);
  p.play(1, { type: 'accept' });
  p.play(0, { type: 'wfaCard', pack: 'chance' });
  expect([held(p, 0), p.s.cash[0], asked(p)]).toEqual(['', 29_400, 'before 0']);
});

test('R80 or throw: a double frees and moves, and that is all; wfaDouble exitAndThrow', () => {
  const p = scene({ wfa: { 0: 1 }, holds: { 0: 'PJ14' } });
  throwWith(p, 0, 2, 2);
  expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([24, -1, 30_000]);
  expect(types(p, 0)).not.toContain('throw');
  const again = scene({
    wfa: { 0: 1 },
    holds: { 0: 'PJ14' },
    options: { wfaDouble: 'exitAndThrow' },
  });
  throwWith(again, 0, 2, 2);
  expect([again.s.doubles, types(again, 0)[0]]).toEqual([1, 'throw']);
});

test('R81 without a double the PM stays; phase (e) follows', () => {
  const p = scene({ wfa: { 0: 0 }, holds: { 0: 'PJ01' } });
  throwWith(p, 0, 2, 5);
  expect([p.s.at[0], p.s.wfa[0], asked(p)]).toEqual([20, 1, 'after 0']);
  expect(types(p, 0)).toEqual(expect.arrayContaining(['endHand', 'extend']));
});

test('R82, R83 E6 the third hand pays 500 and moves by that throw', () => {
  const p = scene({ at: { 0: 23 }, holds: { 1: 'CT5' } });
  throwWith(p, 0, 3, 4);
  othersPass(p);
  expect([asked(p), p.s.wfa[0]]).toEqual(['wfa 0', 0]);
  throwWith(p, 0, 2, 5);
  othersPass(p);
  throwWith(p, 0, 1, 6);
  othersPass(p);
  expect(p.s.wfa[0]).toBe(2);
  throwWith(p, 0, 3, 4);
  expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([27, -1, 29_250]);
});

test('R82 a card replaces the 500 only with forcedExit payOrCard', () => {
  const it = { wfa: { 0: 2 }, holds: { 0: 'CH09', 1: 'CT5' } };
  const p = scene({ ...it, options: { forcedExit: 'payOrCard' } });
  throwWith(p, 0, 3, 4);
  expect([asked(p), types(p, 0)]).toEqual(['forcedExit 0', ['forcedPay', 'forcedCard']]);
  p.play(0, { type: 'forcedCard', pack: 'chance' });
  expect([p.s.at[0], p.s.cash[0], held(p, 0)]).toEqual([27, 29_750, '']);
  const paying = scene({ ...it, options: { forcedExit: 'payOrCard' } });
  throwWith(paying, 0, 3, 4);
  paying.play(0, { type: 'forcedPay' });
  expect([paying.s.at[0], paying.s.cash[0], held(paying, 0)]).toEqual([27, 29_250, 'CH09']);
  // Without a card there is nothing to choose.
  const bare = scene({ wfa: { 0: 2 }, options: { forcedExit: 'payOrCard' } });
  throwWith(bare, 0, 3, 4);
  expect([bare.s.at[0], bare.s.cash[0]]).toEqual([27, 29_500]);
  const usual = scene(it);
  throwWith(usual, 0, 3, 4);
  expect([usual.s.cash[0], held(usual, 0)]).toEqual([29_250, 'CH09']);
});

test('R84 if the 500 cannot be paid it is a debt; the PM counts as in WFA until then', () => {
  const p = scene({ wfa: { 0: 2 }, cash: { 0: 100 }, holds: { 0: 'PJ06', 1: 'CT5' } });
  throwWith(p, 0, 3, 4);
  expect([asked(p), p.s.at[0], p.s.debt.creditor]).toEqual(['debt 0', 20, -1]);
  expect(p.s.wfa[0]).toBe(3);
  p.play(0, { type: 'extend', contract: 'PJ06' });
  expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([27, -1, 50]);
  const broke = scene({ wfa: { 0: 2 }, cash: { 0: 100 } });
  throwWith(broke, 0, 3, 4);
  expect([broke.s.out[0], broke.s.at[0]]).toEqual([1, 20]);
});

test('R85 in WFA a PM may do everything else', () => {
  const p = scene({ wfa: { 0: 0 }, holds: { 0: 'PJ01 PJ02 PJ06' }, extended: 'PJ06' });
  expect(types(p, 0)).toEqual([
    'throw',
    'wfaPay',
    'hire',
    'extend',
    'handBack',
    'redeem',
    'tender',
    'propose',
    'concede',
  ]);
  expect(code(p, 0, { type: 'endHand' })).toBe('still-to-throw');
});
