import { expect, test } from 'vitest';
import { GAPPED, fills, hashTemplate, hashText, mixIn } from './move-hash.ts';

test('moves are told apart whatever the order of their fields', () => {
  expect(hashTemplate({ type: 'a', x: 1, y: 2 } as never)).toBe(
    hashTemplate({ y: 2, type: 'a', x: 1 } as never),
  );
  expect(hashTemplate({ type: 'a', x: 1, y: 2 } as never)).not.toBe(
    hashTemplate({ type: 'a', x: 2, y: 1 } as never),
  );
  expect(hashTemplate({ type: 'a', x: [1, 2] } as never)).not.toBe(
    hashTemplate({ type: 'a', x: [2, 1] } as never),
  );
});

test('a move fills a template or does not', () => {
  const range = { type: 'bid', coins: { gap: 'range', min: 2, max: 8, step: 2 } } as never;
  expect([1, 2, 3, 8, 10].map((coins) => fills(range, { type: 'bid', coins } as never))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  const subset = { type: 'take', of: { gap: 'subset', of: [3, 5, 7], min: 1, max: 2 } } as never;
  const taken = [[], [3], [5, 7], [7, 5], [3, 5, 7], [4]];
  expect(taken.map((of) => fills(subset, { type: 'take', of } as never))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('all of a template counts: its fields, their kinds, and those that are missing', () => {
  const template = { type: 'go', fast: true, to: 'rome', cards: ['a', 'b'], far: 1.5 } as never;
  const move = { type: 'go', fast: true, to: 'rome', cards: ['a', 'b'], far: 1.5 };
  expect(fills(template, move)).toBe(true);
  for (const other of [
    { type: 'stay' },
    { fast: false },
    { to: 'oslo' },
    { cards: ['a', 'c'] },
    { cards: ['a', 'b', 'b'] },
    { far: 1.25 },
    { to: undefined },
  ])
    expect(fills(template, { ...move, ...other })).toBe(false);
});

test('only a number fills a range, only a list a subset', () => {
  const range = { type: 'bid', coins: { gap: 'range', min: 0, max: 8, step: 1 } } as never;
  expect(fills(range, { type: 'bid', coins: '3' } as never)).toBe(false);
  const subset = { type: 'take', of: { gap: 'subset', of: [3, 5], min: 0, max: 2 } } as never;
  const taken = [[], [3, 5], 3, 'x', [3, 3]];
  expect(taken.map((of) => fills(subset, { type: 'take', of } as never))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a move with a gap has no number of its own', () => {
  const gap = { gap: 'range', min: 0, max: 8, step: 1 };
  expect(hashTemplate({ type: 'bid', coins: gap } as never)).toBe(GAPPED);
  expect(hashTemplate({ type: 'bid', coins: 0 } as never)).not.toBe(GAPPED);
});

test('values of every kind are told apart', () => {
  const values = [1, -1, 1.5, 2.5, 'a', 'b', 'ab', 'ba', true, false, [], [1], [1, 1], ['a']];
  const hashes = values.map((value) => hashTemplate({ type: 'a', value } as never));
  expect(new Set(hashes).size).toBe(values.length);
});

test('a text has the same number each time', () => {
  expect(hashText('a text nobody asked for yet')).toBe(hashText('a text nobody asked for yet'));
  expect(hashText('')).toBeTypeOf('number');
  const texts = Array.from({ length: 500 }, (_, i) => `text ${i}`);
  expect(new Set(texts.map(hashText)).size).toBe(500);
});

test('mixing spreads: nothing stays nothing, and each bit given changes many', () => {
  expect(mixIn(0, 0)).not.toBe(0);
  const ones = (number: number): number => (number >>> 0).toString(2).replaceAll('0', '').length;
  for (let bit = 0; bit < 32; bit++) {
    let changed = 0;
    const times = 64;
    for (let i = 0; i < times; i++) {
      const value = Math.imul(i + 1, 0x01000193);
      changed += ones(mixIn(value, 12345) ^ mixIn(value ^ (1 << bit), 12345));
    }
    expect(changed / times, `bit ${bit}`).toBeGreaterThan(9);
  }
  // No bit of the outcome is always the same.
  const outcomes = Array.from({ length: 64 }, (_, i) => mixIn(i, 1));
  const always = outcomes.reduce((sum, one) => sum & one, -1);
  const ever = outcomes.reduce((sum, one) => sum | one, 0);
  expect([always, ever]).toEqual([0, -1]);
});
