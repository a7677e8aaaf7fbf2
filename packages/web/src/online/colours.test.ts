import { expect, test } from 'vitest';
import { colourOf, playerOf, seatColours } from './colours.ts';

const seat = (colour?: 'blue' | 'red') =>
  ({ kind: 'person', ready: false, player: true, ...(colour ? { colour } : {}) }) as const;

test('two people with one wish: the first has it, nobody shares', () => {
  expect(seatColours([seat('red'), seat('red'), seat(), seat('blue')])).toEqual([2, 3, 4, 1]);
});

test('more seats than colours still have one each', () => {
  expect(seatColours(Array.from({ length: 8 }, () => seat()))).toHaveLength(8);
});

test('what the page sends for a colour comes back as that colour', () => {
  for (const player of [1, 2, 3, 4, 5, 6] as const) expect(playerOf(colourOf(player))).toBe(player);
  expect(new Set(([1, 2, 3, 4, 5, 6] as const).map(colourOf)).size).toBe(6);
  expect(playerOf(undefined)).toBe(1);
  expect([playerOf('teal'), playerOf('grey')]).toEqual([3, 6]);
});
