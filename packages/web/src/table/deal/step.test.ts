import { expect, test } from 'vitest';
import { settled, strideOf } from './step.ts';

test('a long range is crossed in some forty presses', () => {
  expect(strideOf(0, 12, 1)).toBe(1);
  expect(strideOf(0, 3750, 10)).toBe(100);
  expect(strideOf(0, 999_900, 100)).toBe(50_000);
});

test('what is typed comes to the nearest step within the bounds', () => {
  expect(settled(1204, 0, 3750, 10)).toBe(1200);
  expect(settled(-5, 0, 10, 1)).toBe(0);
  expect(settled(99, 0, 10, 1)).toBe(10);
});
