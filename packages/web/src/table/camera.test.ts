import { expect, test } from 'vitest';
import { around, boundedWidth, leastWidth, WHOLE, widthFor } from './camera.ts';

const PHONE = { width: 390, height: 562 };

test('the part that holds all lit places', () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x0: 0.1, y0: 0.5, x1: 0.2, y1: 0.6 },
      { x0: 0.4, y0: 0.2, x1: 0.5, y1: 0.3 },
    ]),
  ).toEqual({ x0: 0.1, y0: 0.2, x1: 0.5, y1: 0.6 });
});

test('the board is drawn so large that the part just fits', () => {
  const half = { x0: 0.25, y0: 0, x1: 0.75, y1: 0.5 };
  expect(widthFor(half, PHONE, 1.5)).toBe(740);
});

test('never so small that it cannot be read, never beyond use', () => {
  expect(boundedWidth(widthFor(WHOLE, PHONE, 1.5), PHONE, 1.5, 1)).toBe(leastWidth(1));
  const dot = { x0: 0.5, y0: 0.5, x1: 0.52, y1: 0.52 };
  expect(boundedWidth(widthFor(dot, PHONE, 1.5), PHONE, 1.5, 1)).toBe(1160);
});

test('a wider shape of the board needs more', () => {
  expect(boundedWidth(0, PHONE, 2, 1.4)).toBe(leastWidth(1.4));
  expect(leastWidth(1.4)).toBeCloseTo(1008);
});

test('a large window shows the whole board at least', () => {
  expect(boundedWidth(0, { width: 1800, height: 1200 }, 1.5, 1)).toBe(1800);
});
