import { expect, test } from 'vitest';
import { seatings } from './seatings.ts';

const evenly = (all: readonly string[][], name: string): number[] =>
  all[0]!.map((_, seat) => all.filter((seating) => seating[seat] === name).length);

test('as many bots as seats sit in all orders', () => {
  expect(seatings(['a', 'b'], 2)).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  const all = seatings(['a', 'b', 'c', 'd'], 4);
  expect(new Set(all.map((seating) => seating.join())).size).toBe(24);
  // Each block of four is even already.
  for (const name of 'abcd') expect(evenly(all.slice(0, 4), name)).toEqual([1, 1, 1, 1]);
});

test('with fewer bots the last one fills the seats left', () => {
  expect(seatings(['a', 'b'], 3)).toEqual([
    ['a', 'b', 'b'],
    ['b', 'b', 'a'],
    ['b', 'a', 'b'],
  ]);
  expect(seatings(['a', 'a', 'b', 'b'], 4)).toHaveLength(6);
});

test('with more bots every selection plays', () => {
  const all = seatings(['a', 'b', 'c'], 2);
  expect(all).toHaveLength(6);
  for (const name of 'abc') expect(evenly(all, name)).toEqual([2, 2]);
});

test('large tables rotate', () => {
  const all = seatings(['a', 'b', 'c', 'd', 'e', 'f'], 6);
  expect(all).toHaveLength(6);
  for (const name of 'abcdef') expect(evenly(all, name)).toEqual([1, 1, 1, 1, 1, 1]);
});
