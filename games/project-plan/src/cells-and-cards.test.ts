import { expect, test } from 'vitest';
import { count } from './sets.ts';
import { asked, held, scene, setCash, stack, throwWith, told, types } from './testing/scene.ts';
import type { Pos, Scene } from './testing/scene.ts';

/** Seat 0 draws this card on cell 7 (Chance) or 2 (Project Chest). */
const draws = (card: string, it: Scene = {}): Pos => {
  const chance = card.startsWith('CH');
  const p = scene({ at: { 0: chance ? 0 : 35 }, ...it });
  stack(p, card);
  if (!chance) setCash(p.s, 0, p.s.cash[0]! - 2000);
  throwWith(p, 0, 3, 4);
  return p;
};
const bottom = (p: Pos, pack: 'chancePack' | 'chestPack'): string =>
  p.t.facts.cardIds[p.s[pack].at(-1)!]!;

test('R65 cells 5 and 38 cost 1,500 and 1,000', () => {
  const p = scene();
  throwWith(p, 0, 1, 4);
  expect(p.s.cash[0]).toBe(28_500);
  const late = scene({ at: { 0: 33 } });
  throwWith(late, 0, 1, 4);
  expect(late.s.cash[0]).toBe(29_000);
});

test('R66, R67 Vacation and transit on cell 20 have no effect, also after a double', () => {
  for (const at of [0, 10]) {
    const p = scene({ at: { 0: at } });
    throwWith(p, 0, 5, 5);
    expect([p.s.at[0], p.s.wfa[0], p.s.cash[0]]).toEqual([at + 10, -1, 30_000]);
    expect(types(p, 0)).toContain('throw');
  }
  const swapped = scene({ at: { 0: 20 }, options: { cornerSwap: true } });
  throwWith(swapped, 0, 4, 6);
  expect([swapped.s.at[0], swapped.s.wfa[0]]).toEqual([10, 0]);
});

test('R68 the top card is carried out and put at the bottom', () => {
  const p = draws('CH12');
  expect(p.s.cash[0]).toBe(31_500);
  expect([bottom(p, 'chancePack'), p.s.chancePack.length]).toEqual(['CH12', 16]);
});

test('R69 exit cards are kept until used or sold; the pack has 15 cards', () => {
  const p = draws('CH09');
  expect([held(p, 0), p.s.chancePack.length]).toEqual(['CH09', 15]);
  const use = scene({ wfa: { 0: 0 }, holds: { 0: 'PC13' } });
  use.play(0, { type: 'wfaCard', pack: 'chest' });
  expect([bottom(use, 'chestPack'), held(use, 0)]).toEqual(['PC13', '']);
});

test('R70 E11 in a chain the later card is put away first', () => {
  const p = scene({ at: { 0: 29 } });
  stack(p, 'CH07', 'PC14');
  throwWith(p, 0, 3, 4);
  expect(told(p)).toEqual(['thrown', 'moved', 'card', 'moved', 'card', 'moved', 'crossedGo']);
  expect([p.s.at[0], p.s.cash[0]]).toEqual([0, 32_000]);
  expect([bottom(p, 'chancePack'), bottom(p, 'chestPack')]).toEqual(['CH07', 'PC14']);
});

test('R70 the card lies open while its settlement runs, and after the exit cards of a bankrupt', () => {
  const p = draws('CH11', { cash: { 0: 0 }, holds: { 0: 'PJ01 CH09' } });
  expect([asked(p), p.s.open]).toEqual(['debt 0', [10]]);
  p.play(0, { type: 'concede' });
  expect(p.s.open).toEqual([]);
  expect(p.s.chancePack.slice(-2).map((card) => p.t.facts.cardIds[card])).toEqual(['CH09', 'CH11']);
});

test('R71 advance goes forward, with GO! money, and the cell is resolved in full', () => {
  const targets: Record<string, [number, number]> = {
    CH01: [0, 2000],
    CH02: [24, 0],
    CH03: [11, 0],
    CH04: [39, 0],
    CH05: [13, 0],
    CH06: [13, 0],
  };
  for (const [card, [cell, money]] of Object.entries(targets)) {
    const p = draws(card);
    expect([p.s.at[0], p.s.cash[0]]).toEqual([cell, 30_000 + money]);
    if (cell > 0) expect(asked(p)).toBe('obtain 0');
  }
  const round = scene({ at: { 0: 29 } });
  stack(round, 'CH05');
  throwWith(round, 0, 3, 4);
  expect([round.s.at[0], round.s.cash[0]]).toEqual([4, 32_000]);
  const chest = draws('PC16');
  expect([chest.s.at[0], chest.s.cash[0]]).toEqual([10, 30_000]);
  expect(draws('PC14').s.cash[0]).toBe(32_000);
  const fee = draws('CH06', { holds: { 1: 'CT2 CT3' } });
  expect(fee.s.cash[0]).toBe(29_000);
});

test('R72 go back three resolves the cell reached', () => {
  const p = draws('CH07', { holds: { 1: 'CT1' } });
  expect([p.s.at[0], p.s.cash[0]]).toEqual([4, 29_750]);
});

test('R73, R124 payments to and from several PMs go clockwise, one after another', () => {
  const p = draws('CH14', { players: 4 });
  expect(p.s.cash).toEqual([23_500, 25_500, 25_500, 25_500]);
  expect(p.events().flatMap((e) => (e.type === 'paidTo' ? [e.to] : []))).toEqual([1, 2, 3]);
  const party = draws('PC07', { players: 4 });
  expect(party.s.cash).toEqual([25_300, 24_900, 24_900, 24_900]);
  const poor = draws('CH14', { players: 4, cash: { 0: 700 }, holds: { 0: 'PJ01' } });
  expect([asked(poor), poor.s.debt.creditor, poor.s.cash[1]]).toEqual(['debt 0', 2, 25_500]);
  poor.play(0, { type: 'extend', contract: 'PJ01' });
  expect([asked(poor), poor.s.debt.creditor]).toEqual(['debt 0', 3]);
  poor.play(0, { type: 'concede' });
  expect(poor.s.cash).toEqual([0, 25_500, 25_500, 25_000]);
  expect(held(poor, 3)).toBe('PJ01');
});

test('R74 cards count staff and contracts when drawn, off-forecast ones included', () => {
  const it: Scene = {
    holds: { 0: 'PJ01 PJ02 PJ03 PJ04 PJ05 CT1 CT2 PJ22' },
    staff: { PK: [5, 4], LB: [2, 1, 1] },
    extended: 'CT2 PJ22',
  };
  expect(draws('CH10', it).s.cash[0]).toBe(30_000 - 8 * 250 - 1000);
  expect(draws('PC11', it).s.cash[0]).toBe(30_000 - 8 * 300);
  expect(draws('PC06', it).s.cash[0]).toBe(30_000 + 600);
  expect(draws('PC08', it).s.cash[0]).toBe(30_000 + 600);
});

test('R75 a sum of 0 is no payment', () => {
  for (const card of ['CH10', 'PC06', 'PC08', 'PC11']) {
    const p = draws(card, { cash: { 0: 2000 } });
    expect(told(p)).not.toContain('paid');
    expect(told(p)).not.toContain('received');
    expect(asked(p)).toBe('after 0');
  }
});

test('R68 what every other card does', () => {
  const sums: Record<string, number> = {
    CH11: -400,
    CH13: 500,
    PC01: 1000,
    PC02: 2000,
    PC03: 200,
    PC04: 1000,
    PC05: 250,
    PC09: -500,
    PC10: -1000,
    PC15: 500,
  };
  for (const [card, sum] of Object.entries(sums)) expect(draws(card).s.cash[0]).toBe(30_000 + sum);
  for (const card of ['CH08', 'PC12']) expect(draws(card).s.wfa[0]).toBe(0);
  const dice = draws('CH15');
  const thrown = dice.events().flatMap((e) => (e.type === 'bonusThrow' ? e.dice : []));
  expect(dice.s.cash[0]).toBe(30_000 + 100 * (thrown[0]! + thrown[1]!));
});

test('R59 CH16 marks the dearest contract, the highest cell among equals; PC15 lifts markers', () => {
  const p = draws('CH16', { holds: { 0: 'PJ18 PJ19 PJ01' }, extended: 'PJ18' });
  expect(p.s.marked).toBe(1 << p.t.facts.contractOf['PJ19']!);
  const equal = draws('CH16', { holds: { 0: 'PJ18 PJ19 PJ01' } });
  expect(equal.s.marked).toBe(1 << equal.t.facts.contractOf['PJ19']!);
  expect(count(draws('CH16').s.marked)).toBe(0);
  const lift = draws('PC15', { holds: { 0: 'PJ14' }, marked: 'PJ14', at: { 0: 8 } });
  expect([lift.s.marked, told(lift)]).toEqual([0, ['thrown', 'moved', 'card', 'unmarked']]);
});
