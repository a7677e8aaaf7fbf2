import type { Tally } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { fresh } from './testing/scene.ts';
import type { DeployEvent, DeployState } from './types.ts';

/** Tells a habit events, one move each, and answers what it counted. */
function told(code: string, ...events: DeployEvent[]): Tally {
  const tally = { count: 0, of: 0 };
  const watcher = habits
    .find((habit) => habit.code === code)!
    .watch(fresh({ players: 2 }).t, tally);
  for (const event of events)
    watcher.after!({} as DeployState, { seat: 0, move: { type: 'done' }, events: [event] });
  return tally;
}

const added = (pool: 'A' | 'B' | 'C', value = 5): DeployEvent => ({
  type: 'added',
  seat: 0,
  pool,
  value,
  credits: 6,
});
const removed = (pool: 'A' | 'B' | 'C', value = 5): DeployEvent => ({
  type: 'removed',
  seat: 0,
  pool,
  value,
});
const put = (place: 'A' | 'B1' | 'C'): DeployEvent => ({
  type: 'put',
  seat: 0,
  colour: 'purple',
  place,
});

test('capacity bought and removed in the same round counts, unless its pool took a cube', () => {
  expect(told('add-removed', added('B'), removed('B'))).toEqual({ count: 1, of: 1 });
  expect(told('add-removed', added('C', 3), removed('C', 1))).toEqual({ count: 1, of: 1 });
  expect(told('add-removed', added('B'), removed('B', 2))).toEqual({ count: 0, of: 1 });
  expect(told('add-removed', added('B'), put('A'), removed('B'))).toEqual({ count: 1, of: 1 });
  expect(told('add-removed', added('B'), put('B1'), removed('B'))).toEqual({ count: 0, of: 1 });
  const next: DeployEvent = { type: 'roundBegan', round: 2 };
  expect(told('add-removed', added('B'), next, removed('B'))).toEqual({ count: 0, of: 1 });
});

const deployed = (seat: number): DeployEvent => ({
  type: 'deployed',
  seat,
  card: 'X',
  to: 'room',
  income: 5,
  bvp: 1,
});
const settled = (seat: number): DeployEvent => ({
  type: 'settled',
  seat,
  income: 0,
  fees: 0,
  forced: 0,
  cash: 0,
});

test('seats without a project at the first settlement count, later ones do not', () => {
  expect(told('idle-first-round', deployed(1), settled(0), settled(1))).toEqual({
    count: 1,
    of: 2,
  });
  expect(told('idle-first-round', deployed(1), deployed(0), settled(0))).toEqual({
    count: 0,
    of: 2,
  });
});

test('every round of a seat without a project counts', () => {
  expect(told('no-deploy', deployed(1), settled(0), settled(1))).toEqual({ count: 1, of: 2 });
  expect(told('no-deploy', deployed(0), settled(0), settled(0))).toEqual({ count: 1, of: 2 });
});

test('a point traded for credits counts where there are plenty and income could still rise', () => {
  const { t } = fresh({ players: 2 });
  const trade = (what: 'credits' | 'income', cash: number, income: number): Tally => {
    const tally = { count: 0, of: 0 };
    const watcher = habits.find(({ code }) => code === 'point-cashed')!.watch(t, tally);
    const s = { cash: [cash, 0], income: [income, 0] } as unknown as DeployState;
    watcher.before!(s, 0, { type: 'trade', for: what });
    return tally;
  };
  expect(trade('credits', 20, 5)).toEqual({ count: 1, of: 1 });
  expect(trade('credits', 19, 5)).toEqual({ count: 0, of: 1 });
  expect(trade('income', 20, 5)).toEqual({ count: 0, of: 1 });
  expect(trade('credits', 20, t.facts.cap)).toEqual({ count: 0, of: 0 });
});

test('a start tile thrown away counts, unless its pool took a cube or a newer tile before', () => {
  const started: DeployEvent = { type: 'started', seat: 0, pool: 'B' };
  expect(told('start-tile-wasted', started, removed('B', 2))).toEqual({ count: 1, of: 1 });
  expect(told('start-tile-wasted', started, put('B1'), removed('B', 2))).toEqual({
    count: 0,
    of: 1,
  });
  expect(told('start-tile-wasted', started, added('B'), removed('B', 2))).toEqual({
    count: 0,
    of: 1,
  });
  expect(told('start-tile-wasted', started, added('A'), removed('B', 2))).toEqual({
    count: 1,
    of: 1,
  });
  expect(told('start-tile-wasted', started, removed('A', 2))).toEqual({ count: 0, of: 1 });
});

test('a room as it was two moves ago was taken back, whatever others did between', () => {
  const tally = { count: 0, of: 0 };
  const watcher = habits
    .find(({ code }) => code === 'taken-back')!
    .watch(fresh({ players: 2 }).t, tally);
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);
  const s = {
    tiles: zeros(16),
    room: zeros(36),
    beside: zeros(6),
    marker: [0, 0],
  } as unknown as DeployState;
  const mark = (seat: number, marker: number): void => {
    watcher.before!(s, seat, { type: 'done' });
    s.marker[seat] = marker;
    watcher.after!(s, { seat, move: { type: 'done' }, events: [] });
  };
  mark(0, 2);
  mark(1, 3);
  mark(0, 0);
  expect(tally).toEqual({ count: 1, of: 3 });
  mark(0, 1);
  mark(0, 2);
  mark(0, 1);
  expect(tally).toEqual({ count: 2, of: 6 });
});
