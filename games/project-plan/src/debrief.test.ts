/** RULES.md, Debrief: what charts say after events that are given. */
import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { netWorth } from './contracts.ts';
import { debrief } from './debrief.ts';
import { scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import type { ProjectPlanEvent } from './types.ts';

/** A table of three and its charts by id, after these events. */
function after(events: readonly object[], it: Scene = {}) {
  const p = scene(it);
  const notes = debrief.begin(p.t, p.s);
  const note = (list: readonly object[]): void =>
    debrief.note(p.t, p.s, notes, {
      seat: 0,
      move: { type: 'throw' },
      events: list as ProjectPlanEvent[],
    });
  note(events);
  const charts = (): Record<string, Chart> =>
    Object.fromEntries(debrief.charts(p.t, p.s, notes).map((chart) => [chart.id, chart]));
  const values = (id: string): number[][] => charts()[id]!.series.map((one) => [...one.values]);
  return { p, notes, note, charts, values };
}
const [contract, other] = scene().t.facts.itemIds as [string, string];

test('borrowing, deals, contests and ways out of WFA are counted for each PM', () => {
  const { values } = after([
    { type: 'extended', seat: 0, amount: 60 },
    { type: 'extended', seat: 0, amount: 40 },
    { type: 'addition', seat: 1, amount: 10 },
    { type: 'redeemed', seat: 2, amount: 110 },
    { type: 'proposed', seat: 0 },
    { type: 'proposed', seat: 1 },
    { type: 'agreed', seat: 1 },
    { type: 'contested', seat: 2 },
    { type: 'leftByPaying', seat: 0 },
    { type: 'leftByCard', seat: 1 },
    { type: 'leftByDouble', seat: 1 },
    { type: 'hasToLeave', seat: 2 },
  ]);
  expect(values('borrowing')).toEqual([
    [100, 0, 0],
    [0, 10, 0],
    [0, 0, 110],
  ]);
  expect(values('deals')).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  expect(values('contests')).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(values('wfa')).toEqual([
    [1, 0, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 0, 1],
  ]);
});

test('staff that cost more than its price is hired at a premium', () => {
  const { t } = scene();
  const price = t.facts.ftePrice[t.facts.contractOf[contract]!]!;
  const hired = (amount: number): object => ({ type: 'hired', seat: 0, project: contract, amount });
  const { values } = after([hired(price), hired(price + 10), hired(price - 10)]);
  expect(values('contests')[0]).toEqual([3, 0, 1]);
});

test('fees are the income of one PM, by group, and the bad luck of another', () => {
  const fee = { type: 'fee', seat: 0, to: 1, contract, amount: 70 };
  const { t } = scene();
  const group = t.facts.group[t.facts.contractOf[contract]!]!;
  const { values, charts } = after([fee, { ...fee, amount: 30 }]);
  expect(values('income').map((row) => row[group])).toEqual([0, 100, 0]);
  expect(values('income')[1]!.reduce((a, b) => a + b)).toBe(100);
  expect(charts()['income']!.along[group]).toBe(`name.${t.facts.groupIds[group]}`);
  expect(values('luck').map((row) => row[1])).toEqual([100, 0, 0]);
  expect(charts()['claims']).toBe(undefined);
});

test('where fees are claimed, claims and what lapsed are told as well', () => {
  const claimed = { type: 'claimed', seat: 0, to: 1, contract, amount: 70 };
  const lapsed = { type: 'claimLapsed', seat: 0, to: 2, contract, amount: 20 };
  const { values } = after([claimed, lapsed], { options: { feeClaim: 'claim' } });
  expect(values('claims')).toEqual([
    [0, 0],
    [70, 0],
    [0, 20],
  ]);
  expect(values('luck').map((row) => row[1])).toEqual([70, 0, 0]);
});

test('auctions: what was paid in per cent of the printed price', () => {
  const { t } = scene();
  const price = (id: string): number => t.facts.price[t.facts.contractOf[id]!]!;
  const { values } = after([
    { type: 'sold', seat: 1, contract, amount: 10 },
    { type: 'sold', seat: 1, contract: other, amount: 30 },
  ]);
  const percent = Math.round(4000 / (price(contract) + price(other)));
  expect(values('auctions')).toEqual([[0], [percent], [0]]);
});

test('worth and staff are measured at the start, at each round and at the end', () => {
  const { p, note, values, charts } = after([]);
  const worths = (): number[] => [0, 1, 2].map((seat) => netWorth(p.t, p.s, seat));
  const before = worths();
  p.s.cash[0]! -= 100;
  p.s.fico += 100;
  note([{ type: 'round', round: 2 }]);
  const then = worths();
  expect(charts()['worth']!.along).toEqual([0, 1]);
  p.s.agenda = [];
  p.s.round = 2;
  note([]);
  note([]);
  expect(charts()['worth']!.along).toEqual([0, 1, 2]);
  expect(values('worth')).toEqual([0, 1, 2].map((s) => [before[s], then[s], then[s]]));
  expect(then[0]).toBe(before[0]! - 100);
});

test('staff: the levels of all contracts of a PM', () => {
  const group = scene().t.facts.groupIds[0]!;
  const members = scene().t.facts.members[0]!.map((c) => scene().t.facts.itemIds[c]!);
  const { values } = after([], {
    holds: { 1: members.join(' ') },
    staff: { [group]: members.map((_, i) => (i === 0 ? 2 : 1)) },
  });
  expect(values('staff')).toEqual([[0], [members.length + 1], [0]]);
});

test('cover: funds in per cent of the worst fee in reach; nothing for the bankrupt', () => {
  const cover = (cash: number): number[] =>
    after([], { out: [2], cash: { 0: 0, 1: cash } })
      .values('cover')
      .flat();
  const [none, some, out] = cover(300) as [number, number, number];
  expect([none, out]).toEqual([0, 0]);
  expect(some).toBeGreaterThan(0);
  expect(cover(600)[1]! / some).toBeCloseTo(2);
  expect(cover(1_000_000)[1]).toBe(1000);
});

test('luck: what a throw had to be expected to cost, and what was dealt', () => {
  const { notes, note, p, values } = after([]);
  notes.ahead = 12.4;
  note([{ type: 'thrown', seat: 0, dice: [1, 2] }]);
  expect(values('luck')[0]![0]).toBe(12);
  p.s.active = 1;
  const dealt = scene({ edit: (s) => (s.dealt = [10, 20, 30]) });
  const fresh = debrief.begin(dealt.t, dealt.s);
  const chart = debrief.charts(dealt.t, dealt.s, fresh).find(({ id }) => id === 'luck')!;
  expect(chart.series.map((one) => one.values[2])).toEqual([10, 20, 30]);
});
