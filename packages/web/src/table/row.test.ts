import { expect, test } from 'vitest';
import { wholeOnes } from './row.ts';

const ROOM = { gap: 8, more: 90 };

test('all buttons, if all fit', () => {
  expect(wholeOnes([100, 100, 100], { ...ROOM, width: 316 })).toBe(3);
  expect(wholeOnes([], { ...ROOM, width: 0 })).toBe(0);
});

test('as many as fit whole beside the one that stands for the rest', () => {
  expect(wholeOnes([100, 100, 100], { ...ROOM, width: 315 })).toBe(2);
  expect(wholeOnes([100, 100, 100], { ...ROOM, width: 305 })).toBe(1);
  expect(wholeOnes([100, 100, 100], { ...ROOM, width: 197 })).toBe(0);
});
