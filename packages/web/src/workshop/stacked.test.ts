import { expect, test } from 'vitest';
import { stacked } from './stacked.ts';

test('equal and close values stand on each other, others beside', () => {
  expect(stacked([50, 20, 51, 48, 90], 5)).toEqual([
    { value: 20, level: 0 },
    { value: 50, level: 0 },
    { value: 50, level: 1 },
    { value: 50, level: 2 },
    { value: 90, level: 0 },
  ]);
});
