import { expect, test } from 'vitest';
import { aheadOf, binsOf, meansOf } from './compare.ts';

const field = [1, 2, 2, 3, 9].map((score, i) => ({ bot: i % 2 === 0 ? 'easy' : 'normal', score }));

test('ahead of those with less; of those with as much, half', () => {
  expect(aheadOf(0, field)).toBe(0);
  expect(aheadOf(2, field)).toBe(40);
  expect(aheadOf(10, field)).toBe(100);
  expect(aheadOf(5, [])).toBe(0);
});

test('bins hold everybody once, the own score too, and are at most twenty-two', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ bot: 'easy', score: 7 * i - 900 }));
  for (const [score, all] of [
    [4, field],
    [4000, many],
    [-2000, many],
    [3, [{ bot: 'easy', score: 3 }]],
  ] as const) {
    const bins = binsOf(score, all);
    expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(all.length);
    expect(bins.filter(({ own }) => own)).toHaveLength(1);
    expect(bins.length).toBeLessThanOrEqual(22);
  }
});

test('means are of those bots that played', () => {
  expect(meansOf(field, ['beginner', 'easy', 'normal'])).toEqual([
    { bot: 'easy', mean: 4 },
    { bot: 'normal', mean: 2.5 },
  ]);
});
