import { expect, test } from 'vitest';
import { addTo, deviation, newScale, standardError } from './tree.ts';

test('mean, deviation and standard error of what was met', () => {
  const scale = newScale();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addTo(scale, value);
  expect(scale.count).toBe(8);
  expect(scale.mean).toBeCloseTo(5);
  // Squares of the differences add up to 32; of a sample of eight the deviation is √(32/7).
  expect(deviation(scale)).toBeCloseTo(Math.sqrt(32 / 7));
  expect(standardError(scale)).toBeCloseTo(Math.sqrt(32 / 7 / 8));
});

test('two values have a deviation, one has none yet', () => {
  const scale = newScale();
  expect(standardError(scale)).toBe(Infinity);
  addTo(scale, 1);
  expect(deviation(scale)).toBeGreaterThan(0);
  expect(standardError(scale)).toBe(Infinity);
  addTo(scale, 3);
  expect(deviation(scale)).toBeCloseTo(Math.SQRT2);
  expect(standardError(scale)).toBeCloseTo(1);
});
