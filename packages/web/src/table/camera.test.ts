import { expect, test } from 'vitest';
import { around, boundedWidth, framing, leastWidth, together, WHOLE, widthFor } from './camera.ts';

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

const at = (x: number, y: number): { x0: number; y0: number; x1: number; y1: number } => ({
  x0: x,
  y0: y,
  x1: x + 0.05,
  y1: y + 0.05,
});

test('as many places as one part holds', () => {
  const corners = [at(0, 0), at(0.9, 0.9), at(0.8, 0.9), at(0, 0.9)];
  expect(together(corners, { width: 0.3, height: 0.3 })).toEqual([at(0.9, 0.9), at(0.8, 0.9)]);
  expect(together(corners, { width: 0.01, height: 0.01 })).toEqual([]);
});

test('a low window shows lit places of a ring, not the middle between them', () => {
  const lying = { room: { width: 549, height: 354 }, ratio: 1.63, stretch: 1.4 };
  const [top, left, low] = [at(0.3, 0), at(0, 0.4), at(0.4, 0.95)];
  const { box, isWhole } = framing([top, left, low], null, lying);
  expect(isWhole).toBe(false);
  expect(box).toEqual(around([top, left]));
  expect(framing([top, at(0.35, 0)], at(0.9, 0.9), lying)).toEqual({
    box: around([top, at(0.35, 0)]),
    isWhole: true,
  });
  expect(framing([top], at(0.4, 0.1), lying).box).toEqual(around([top, at(0.4, 0.1)]));
  expect(framing([], at(0, 0), lying).box).toBeNull();
});
