import { expect, test } from 'vitest';
import { mix, newRng } from './rng.ts';

test('the values are fixed: simulations and arenas can be repeated', () => {
  const rng = newRng(7);
  expect([rng.below(1000), rng.below(1000), rng.below(1000), rng.below(1000)])
    .toMatchInlineSnapshot(`
    [
      755,
      313,
      146,
      583,
    ]
  `);
  const other = newRng(8);
  expect([other.unit(), other.unit(), other.unit()]).toMatchInlineSnapshot(`
    [
      0.3018310077022761,
      0.007526829140260816,
      0.7445312677882612,
    ]
  `);
});

test('every value below n comes, and about as often', () => {
  for (const seed of [0, 1, -5, 2 ** 31]) {
    const rng = newRng(seed);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i++) counts[rng.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('mixing keeps all items and every order can come', () => {
  const rng = newRng(3);
  const orders = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const items = [1, 2, 3, 4];
    expect(mix(items, rng)).toBe(items);
    expect(items.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    orders.add(items.join(''));
  }
  expect(orders.size).toBe(24);
});
