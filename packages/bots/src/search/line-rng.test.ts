import { expect, test } from 'vitest';
import { newLineRng } from './line-rng.ts';

test("Marsaglia's sequence: 32 bits, shifts 13, 17, 5", () => {
  const rng = newLineRng();
  // The seed that becomes the starting value of his paper, 2463534242; its first number is skipped.
  rng.reset(inverse(0x9e3779b9, 2463534242));
  const numbers = Array.from({ length: 4 }, () => rng.unit() * 2 ** 32);
  expect(numbers).toEqual([2497366906, 2064144800, 2008045182, 3532304609]);
});

test('set back it begins again, also from 0; other seeds give other numbers', () => {
  const rng = newLineRng();
  const firsts = Array.from({ length: 200 }, (_, seed) => {
    rng.reset(seed);
    const first = rng.unit();
    rng.reset(seed);
    expect(rng.unit()).toBe(first);
    expect(rng.unit()).not.toBe(first);
    return first;
  });
  expect(new Set(firsts).size).toBe(200);
});

test('below gives every number of its range about as often', () => {
  const rng = newLineRng();
  const counts = [0, 0, 0, 0, 0, 0];
  rng.reset(1);
  for (let i = 0; i < 1200; i++) counts[rng.below(6)]!++;
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(70);
});

/** What times an odd number gives this, in 32 bits. */
function inverse(odd: number, wanted: number): number {
  let x = odd;
  for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(odd, x));
  return Math.imul(x, wanted);
}
