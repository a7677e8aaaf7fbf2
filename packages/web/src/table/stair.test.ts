import { expect, test } from 'vitest';
import { stairOf } from './stair.ts';

test('bids climb to the right', () => {
  const { steps, path } = stairOf([10, 20, 30], 238, 58);
  expect(steps.map(({ x }) => x)).toEqual([13, 99.5, 186]);
  expect(steps[0]!.y).toBeGreaterThan(steps[1]!.y);
  expect(steps[2]!.y).toBe(16);
  expect(path).toMatch(/^M13 [\d.]+H99.5V[\d.]+H186V16$/);
});

test('one bid is a step as well', () => {
  expect(stairOf([7], 238, 58).steps).toHaveLength(1);
});
