import type { Tally } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import type { ProjectPlanEvent } from './types.ts';

/** Tells a habit events at one position, and answers what it counted. */
function told(code: string, at: Scene, ...events: object[]): Tally {
  const { t, s } = scene(at);
  const tally = { count: 0, of: 0 };
  const { watch } = habits.find((habit) => habit.code === code)!;
  watch(t, tally).after!(s, {
    seat: 0,
    move: { type: 'pass' },
    events: events as ProjectPlanEvent[],
  });
  return tally;
}

test('an auction is dear beyond twice the price, unless a group hangs on it', () => {
  const sold = (amount: number) => ({ type: 'sold', seat: 0, contract: 'PJ03', amount });
  const won = { 0: 'PJ03' };
  expect(told('dear-bid', { holds: won }, sold(2000))).toEqual({ count: 0, of: 1 });
  expect(told('dear-bid', { holds: won }, sold(2010))).toEqual({ count: 1, of: 1 });
  expect(told('dear-bid', { holds: { 0: 'PJ03 PJ04 PJ05' } }, sold(2010)).count).toBe(0);
  expect(told('dear-bid', { holds: { 0: 'PJ03', 1: 'PJ04 PJ05' } }, sold(2010)).count).toBe(0);
});

test('a sale is cheap below half the price; an extended contract is worth less by its redemption', () => {
  const sale = (amount: number) => [
    { type: 'proposed', seat: 0, to: 1, give: ['PJ03'], get: [], payer: 1, amount },
    { type: 'agreed' },
  ];
  const at = { holds: { 1: 'PJ03' } };
  expect(told('cheap-sale', at, ...sale(500))).toEqual({ count: 0, of: 1 });
  expect(told('cheap-sale', at, ...sale(490))).toEqual({ count: 1, of: 1 });
  expect(told('cheap-sale', { ...at, extended: 'PJ03' }, ...sale(490)).count).toBe(0);
  const swap = { type: 'proposed', seat: 0, to: 1, give: ['PJ03'], get: ['PJ04'], amount: 0 };
  expect(told('cheap-sale', at, swap, { type: 'agreed' })).toEqual({ count: 0, of: 0 });
});
