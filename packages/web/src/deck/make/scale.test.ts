import { expect, test } from 'vitest';
import { figure, quantile, scaleOf, spreadsOf, wilson, withError } from './scale.ts';

test('a scale has whole marks around all values, and nought if it is near', () => {
  expect(scaleOf([51, 138])).toMatchObject({ from: 0, to: 150, ticks: [0, 50, 100, 150] });
  expect(scaleOf([2, 4])).toMatchObject({ from: 2, to: 4, ticks: [2, 3, 4], digits: 1 });
  expect(scaleOf([-3, 118]).from).toBeLessThan(0);
  expect(scaleOf([7, 7]).ticks.every(Number.isInteger)).toBe(true);
  expect(scaleOf([])).toMatchObject({ from: 0, to: 1 });
});

test('spreads stand above each other: one height for all, eight of ten games between the ends', () => {
  const low = Array.from({ length: 100 }, (_, i) => i);
  const [wide, narrow] = spreadsOf([low, low.map((value) => 50 + value / 10)], scaleOf([0, 100]));
  expect(Math.max(...narrow!.curve)).toBe(1);
  expect(Math.max(...wide!.curve)).toBeLessThan(0.5);
  expect([wide!.low, wide!.high].map(Math.round)).toEqual([10, 89]);
  expect(wide!.mean).toBeCloseTo(49.5);
});

test('± is a 95 % interval, told as fine as it needs', () => {
  expect(withError({ value: -11.2, se: 2 })).toBe('11 ± 4');
  expect(withError({ value: 1.04, se: 0.15 })).toBe('1 ± 0.3');
  expect(figure(1240.4)).toBe('1,240');
});

test('quantiles, and the interval of a share', () => {
  expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBe(0);
  const [low, high] = wilson(9, 10);
  expect(low).toBeGreaterThan(0.6);
  expect(high).toBeLessThan(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
