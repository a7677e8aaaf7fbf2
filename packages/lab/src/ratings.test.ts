import { expect, test } from 'vitest';
import { ratings } from './ratings.ts';

const games = (bots: string[], places: number[], count: number) =>
  Array.from({ length: count }, () => ({ bots, places }));

test('odds of ten to one are 400 points', () => {
  const { a, b } = ratings([
    ...games(['a', 'b'], [1, 2], 10_000),
    ...games(['a', 'b'], [2, 1], 1000),
  ]);
  expect(a! - b!).toBeGreaterThan(395);
  expect(a! - b!).toBeLessThan(405);
  expect(a! + b!).toBe(3000);
});

test('who wins always is rated high, but not without end', () => {
  const { a, b, c } = ratings(games(['a', 'b', 'c'], [1, 2, 3], 50));
  expect(a!).toBeGreaterThan(b!);
  expect(b!).toBeGreaterThan(c!);
  expect(a! - c!).toBeLessThan(3000);
});

test('shared places are draws, and seats of one bot do not meet', () => {
  expect(ratings(games(['a', 'b', 'b'], [1, 1, 3], 1)).a).toBeGreaterThan(1500);
  expect(ratings(games(['a', 'b'], [1, 1], 9))).toEqual({ a: 1500, b: 1500 });
});
