import { expect, test } from 'vitest';
import { seatColours } from './colours.ts';

const seat = (colour?: 'blue' | 'red') =>
  ({ kind: 'person', ready: false, player: true, ...(colour ? { colour } : {}) }) as const;

test('two people with one wish: the first has it, nobody shares', () => {
  expect(seatColours([seat('red'), seat('red'), seat(), seat('blue')])).toEqual([2, 3, 4, 1]);
});

test('more seats than colours still have one each', () => {
  expect(seatColours(Array.from({ length: 8 }, () => seat()))).toHaveLength(8);
});
