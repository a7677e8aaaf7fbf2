import { expect, test } from 'vitest';
import { isOpen, keepTries, keptTries, nextOpen, scoreOf } from './tries.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const found = { how: 'found', first: true, at: NOW - DAY } as const;
const shown = { how: 'shown', first: false, at: NOW - DAY } as const;

test('what was done comes back in a week', () => {
  expect(isOpen(undefined, NOW)).toBe(true);
  expect(isOpen(found, NOW)).toBe(false);
  expect(isOpen(found, NOW + 6 * DAY)).toBe(true);
});

test('next is the next open one, then from the start; what was put off comes last', () => {
  const keys = ['a', 'b', 'c'];
  const none = new Set<string>();
  expect(nextOpen(keys, {}, none, null, NOW)).toBe('a');
  expect(nextOpen(keys, {}, none, 'c', NOW)).toBe('a');
  expect(nextOpen(keys, { b: found }, none, 'a', NOW)).toBe('c');
  expect(nextOpen(keys, { b: found }, new Set(['c']), 'b', NOW)).toBe('a');
  expect(nextOpen(keys, { a: found, b: shown }, new Set(['c']), 'b', NOW)).toBe('c');
  expect(nextOpen(keys, { a: found, b: shown, c: found }, none, 'b', NOW)).toBeNull();
});

test('the score counts what was found and what at the first try, not what was shown', () => {
  const tries = { a: found, b: shown, c: { ...found, first: false }, old: found };
  expect(scoreOf(['a', 'b', 'c'], tries)).toEqual({ all: 3, found: 2, first: 1 });
});

test('tries are kept by table', async () => {
  await keepTries('one', { a: found });
  expect(await keptTries('one')).toEqual({ a: found });
  expect(await keptTries('two')).toEqual({});
});
