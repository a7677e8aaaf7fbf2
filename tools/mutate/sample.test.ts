import { expect, test } from 'vitest';
import { sample, wilson } from './sample.mjs';

const list = Array.from({ length: 100 }, (_, i) => i);

test('a seed picks the same again, another seed others, none twice', () => {
  expect(sample(list, 10, 'a')).toEqual(sample(list, 10, 'a'));
  expect(sample(list, 10, 'a')).not.toEqual(sample(list, 10, 'b'));
  expect(new Set(sample(list, 10, 'a')).size).toBe(10);
  expect(sample(list, 200, 'a')).toHaveLength(100);
});

test("Wilson's interval, as in the textbooks", () => {
  const [from, to] = wilson(27, 30);
  expect(from).toBeCloseTo(74.4, 1);
  expect(to).toBeCloseTo(96.5, 1);
  expect(wilson(0, 0)).toEqual([0, 100]);
});
