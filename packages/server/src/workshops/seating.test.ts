import { expect, test } from 'vitest';
import {
  arranged,
  changePlaces,
  latePlace,
  nextPlace,
  placeOf,
  seat,
  withoutEmpty,
} from './seating.ts';

const shape = { players: 4, chairs: 5, hold: 1 };
const teams = { ...shape, hold: 3 };
const people = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const sizes = (row: readonly (readonly number[])[]): number[] => row.map((held) => held.length);
/** Rows of single members; 0: nobody. */
const singles = (...rows: number[][]): number[][][] =>
  rows.map((row) => row.map((member) => (member === 0 ? [] : [member])));

test('23 people leave one seat to a bot, 25 open a seventh table', () => {
  const bots = (count: number): number[] =>
    arranged(people(count), 'order', shape).map(
      (row) => row.slice(0, 4).filter((held) => held.length === 0).length,
    );
  expect(bots(23)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(bots(24)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(bots(25)).toEqual([0, 0, 0, 0, 0, 0, 3]);
});

test('spread evenly no two tables differ by more than one, and nobody sits on the fifth chair', () => {
  for (const how of ['even', 'shuffle'] as const) {
    const rows = arranged(people(25), how, shape);
    expect(rows.map((row) => row.flat().length)).toEqual([4, 4, 4, 4, 3, 3, 3]);
    expect(rows.flat(2).toSorted((a, b) => a - b)).toEqual(people(25));
    expect(rows.every((row) => row[4]!.length === 0)).toBe(true);
  }
});

test('teams: in order a seat is filled before the next one; evenly no seat is left to a bot', () => {
  expect(arranged(people(14), 'order', teams).map(sizes)).toEqual([
    [3, 3, 3, 3, 0],
    [2, 0, 0, 0, 0],
  ]);
  const even = arranged(people(14), 'even', teams);
  expect(even.map(sizes)).toEqual([
    [2, 2, 2, 1, 0],
    [2, 2, 2, 1, 0],
  ]);
  expect(even[0]![0]).toEqual([1, 9]);
  expect(nextPlace(even, teams)).toEqual({ table: 1, seat: 0 });
});

test('who comes before play takes the first free seat; who comes late the table with most bots', () => {
  const rows = arranged(people(6), 'order', shape);
  expect(nextPlace(rows, shape)).toEqual({ table: 2, seat: 2 });
  expect(nextPlace(arranged(people(8), 'order', shape), shape)).toEqual({ table: 3, seat: 0 });
  const some = singles([1, 0, 2, 3, 0], [4, 0, 0, 5, 0], [6, 0, 0, 0, 0]);
  expect(latePlace(some, shape, () => true)).toEqual({ table: 3, seat: 1 });
  expect(latePlace(some, shape, (table) => table !== 3)).toEqual({ table: 2, seat: 1 });
  expect(latePlace(arranged(people(8), 'order', shape), shape, () => true)).toBeNull();
});

test('late for teams: a bot’s seat first, then the smallest team, then none', () => {
  const full = arranged(people(24), 'order', teams);
  expect(latePlace(full, teams, () => true)).toBeNull();
  seat(full, 20, null, teams);
  seat(full, 2, null, teams);
  seat(full, 3, null, teams);
  expect(latePlace(full, teams, () => true)).toEqual({ table: 1, seat: 0 });
  expect(latePlace(full, teams, (table) => table === 2)).toEqual({ table: 2, seat: 2 });
  for (const member of [22, 23, 24]) seat(full, member, null, teams);
  expect(latePlace(full, teams, () => true)).toEqual({ table: 2, seat: 3 });
});

test('somebody sits at one place, and tables without people go', () => {
  const rows = arranged(people(5), 'order', shape);
  seat(rows, 5, { table: 3, seat: 1 }, shape);
  expect(placeOf(rows, 5)).toEqual({ table: 3, seat: 1 });
  expect(withoutEmpty(rows)).toHaveLength(2);
  seat(rows, 5, null, shape);
  expect(placeOf(rows, 5)).toBeNull();
});

test('where there is room one moves in, where all is full two change places', () => {
  const rows = arranged(people(13), 'order', teams);
  changePlaces(rows, 13, { table: 2, seat: 2 }, teams);
  expect(placeOf(rows, 13)).toEqual({ table: 2, seat: 2 });
  changePlaces(rows, 13, { table: 1, seat: 0 }, teams);
  expect(rows[0]![0]).toEqual([1, 2, 13]);
  expect(placeOf(rows, 3)).toEqual({ table: 2, seat: 2 });
  changePlaces(rows, 13, { table: 1, seat: 0 }, teams);
  expect(rows[0]![0]).toEqual([1, 2, 13]);
});
