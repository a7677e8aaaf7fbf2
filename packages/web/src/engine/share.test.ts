import { expect, test } from 'vitest';
import { share } from './share.ts';

test('what did not change stays the same object', () => {
  const old = { a: [1, 2], b: { c: [3] }, d: 4 };
  const now = share(old, { a: [1, 2], b: { c: [5] }, d: 4 });
  expect(now).toEqual({ a: [1, 2], b: { c: [5] }, d: 4 });
  expect(now.a).toBe(old.a);
  expect(now.b).not.toBe(old.b);
});

test('an equal value is the old one', () => {
  const old = { a: [{ b: 1 }] };
  expect(share(old, { a: [{ b: 1 }] })).toBe(old);
});

test('a field more or less is a change', () => {
  const old = { a: 1, b: 2 } as Record<string, number>;
  expect(share(old, { a: 1 })).toEqual({ a: 1 });
  expect(share(old, { a: 1 })).not.toBe(old);
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
});
