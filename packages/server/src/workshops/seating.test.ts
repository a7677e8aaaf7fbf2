import { expect, test } from 'vitest';
import { arranged, botsPlace, nextPlace, placeOf, seat, withoutEmpty } from './seating.ts';

const shape = { players: 4, chairs: 5 };
const people = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test('23 people leave one seat to a bot, 25 open a seventh table', () => {
  const bots = (count: number): number[] =>
    arranged(people(count), 'order', shape).map(
      (row) => row.slice(0, 4).filter((n) => n === 0).length,
    );
  expect(bots(23)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(bots(24)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(bots(25)).toEqual([0, 0, 0, 0, 0, 0, 3]);
});

test('spread evenly no two tables differ by more than one, and nobody sits on the fifth chair', () => {
  for (const how of ['even', 'shuffle'] as const) {
    const rows = arranged(people(25), how, shape);
    expect(rows.map((row) => row.filter((n) => n > 0).length)).toEqual([4, 4, 4, 4, 3, 3, 3]);
    expect(
      rows
        .flat()
        .filter((n) => n > 0)
        .toSorted((a, b) => a - b),
    ).toEqual(people(25));
    expect(rows.every((row) => row[4] === 0)).toBe(true);
  }
});

test('who comes before play takes the first free seat; who comes late the table with most bots', () => {
  const rows = arranged(people(6), 'order', shape);
  expect(nextPlace(rows, shape)).toEqual({ table: 2, seat: 2 });
  expect(nextPlace(arranged(people(8), 'order', shape), shape)).toEqual({ table: 3, seat: 0 });
  const some = [
    [1, 0, 2, 3, 0],
    [4, 0, 0, 5, 0],
    [6, 0, 0, 0, 0],
  ];
  expect(botsPlace(some, shape, () => true)).toEqual({ table: 3, seat: 1 });
  expect(botsPlace(some, shape, (table) => table !== 3)).toEqual({ table: 2, seat: 1 });
  expect(botsPlace(arranged(people(8), 'order', shape), shape, () => true)).toBeNull();
});

test('somebody sits at one place, and tables without people go', () => {
  const rows = arranged(people(5), 'order', shape);
  seat(rows, 5, { table: 3, seat: 1 }, shape);
  expect(placeOf(rows, 5)).toEqual({ table: 3, seat: 1 });
  expect(withoutEmpty(rows)).toHaveLength(2);
  seat(rows, 5, null, shape);
  expect(placeOf(rows, 5)).toBeNull();
});
