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

test('a value of another kind is taken as it is', () => {
  const pairs: [old: unknown, now: unknown][] = [
    [null, { a: 1 }],
    [undefined, [1]],
    [{ a: 1 }, null],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    ['a', { a: 1 }],
    [{ a: 1 }, 'a'],
    [1, '1'],
  ];
  for (const [old, now] of pairs) {
    const before = structuredClone(now);
    expect(share(old, now)).toBe(now);
    expect(now).toEqual(before);
  }
});

test('a list that grew or shrank keeps what it still has', () => {
  const old = [{ a: 1 }, { b: 1 }];
  const longer = share(old, [{ a: 1 }, { b: 2 }, { c: 1 }]);
  expect(longer).toEqual([{ a: 1 }, { b: 2 }, { c: 1 }]);
  expect(longer[0]).toBe(old[0]);
  const shorter = share(old, [{ a: 1 }]);
  expect(shorter).not.toBe(old);
  expect(shorter[0]).toBe(old[0]);
});

test('another name for the same value is a change', () => {
  expect(share({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
});
