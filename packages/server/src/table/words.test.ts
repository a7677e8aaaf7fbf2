import { expect, test } from 'vitest';
import { messageNumber } from './words.ts';

test('messages get numbers of their own that tell nothing of how many there were', () => {
  const numbers = Array.from({ length: 3000 }, (_, count) => messageNumber('secret', count));
  expect(new Set(numbers).size).toBe(3000);
  for (const number of numbers) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1_000_000);
  }
  expect(numbers.slice(0, 5)).not.toEqual([0, 1, 2, 3, 4]);
});
