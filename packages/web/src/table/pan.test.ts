import { expect, test } from 'vitest';
import { scrollFor } from './pan.ts';

const view = { size: 500, most: 700 };

test('a thing comes to the middle, as far as the board goes', () => {
  expect(scrollFor({ start: 600, size: 100 }, view)).toBe(400);
  expect(scrollFor({ start: 40, size: 100 }, view)).toBe(0);
  expect(scrollFor({ start: 1150, size: 50 }, view)).toBe(700);
});

test('under a card it comes to the middle of the rest', () => {
  expect(scrollFor({ start: 600, size: 100 }, view, 200)).toBe(300);
});

test('at the upper end of the board it makes room for a card below', () => {
  // At 0 a card above would lie on it, and nothing can be scrolled down.
  expect(scrollFor({ start: 100, size: 250 }, view, 200)).toBe(75);
});

test('what is too tall shows its beginning', () => {
  expect(scrollFor({ start: 400, size: 360 }, view, 200)).toBe(200);
});
