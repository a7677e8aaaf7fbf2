import type { Tally } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { owes, scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import type { ProjectPlanEvent, ProjectPlanMove } from './types.ts';

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

/** Tells a habit of a move about to be made at one position. */
function made(code: string, at: Scene, seat: number, move: ProjectPlanMove): Tally {
  const { t, s } = scene(at);
  const tally = { count: 0, of: 0 };
  const { watch } = habits.find((habit) => habit.code === code)!;
  watch(t, tally).before!(s, seat, move);
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

test('staff is released for nothing in a debt that projects without staff would have covered', () => {
  const at = (rest: number): Scene => ({
    holds: { 0: 'PJ01 PJ02 PJ03 CT1' },
    staff: { PK: [2, 2] },
    cash: { 0: 100 },
    edit: owes(0, 1, rest),
  });
  const release = { type: 'release', project: 'PJ01' } as const;
  const extend = { type: 'extend', contract: 'PJ03' } as const;
  expect(made('staff-for-debt', at(600), 0, release)).toEqual({ count: 1, of: 1 });
  expect(made('staff-for-debt', at(600), 0, extend)).toEqual({ count: 0, of: 1 });
  expect(made('staff-for-debt', at(610), 0, release)).toEqual({ count: 0, of: 0 });
});

test('the last rival is saved by a bid only if it cannot pay without', () => {
  const at = (rest: number, players: number): Scene => ({
    players,
    holds: { 0: 'PJ22' },
    cash: { 0: 0 },
    edit: owes(0, 1, rest),
  });
  const bid = { type: 'bid', amount: 100 } as const;
  expect(made('rival-saved', at(2010, 2), 1, bid)).toEqual({ count: 1, of: 1 });
  expect(made('rival-saved', at(2010, 2), 1, { type: 'pass' })).toEqual({ count: 0, of: 1 });
  expect(made('rival-saved', at(2000, 2), 1, bid)).toEqual({ count: 0, of: 0 });
  expect(made('rival-saved', at(2010, 3), 1, bid)).toEqual({ count: 0, of: 0 });
});

test('a proposal is made again if it was made word for word in the same hand', () => {
  const proposed = { type: 'proposed', seat: 0, to: 1, give: ['PJ03'], get: [], payer: 1 };
  const [first, dearer] = [500, 600].map((amount) => ({ ...proposed, amount }));
  expect(told('asked-again', {}, first!, first!)).toEqual({ count: 1, of: 2 });
  expect(told('asked-again', {}, first!, dearer!)).toEqual({ count: 0, of: 2 });
  expect(told('asked-again', {}, first!, { type: 'hand', seat: 1 }, first!).count).toBe(0);
});
