import { expect, test } from 'vitest';
import { minus } from './minus.ts';

test('a hyphen before a number is a minus, within words and ranges it is not', () => {
  expect(minus('gains -1 income (-2 = -3)')).toBe('gains \u22121 income (\u22122 = \u22123)');
  expect(minus('-4')).toBe('\u22124');
  expect(minus('level-2 card, 3-4 players')).toBe('level-2 card, 3-4 players');
});
