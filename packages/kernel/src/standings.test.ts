import { expect, test } from 'vitest';
import { decidedBy, scoreKey, shareOfWin } from './standings.ts';

const standing = (seat: number, keys: number[], score: number) => ({ seat, keys, score, place: 1 });

test('what put one before the other: the score, a key before it, or a tie-break after it', () => {
  const ada = standing(0, [1, 30, 5], 30);
  const ben = standing(1, [1, 30, 4], 30);
  const cem = standing(2, [0, 90, 9], 90);
  expect(scoreKey([ada, ben, cem])).toBe(1);
  expect(decidedBy(ada, ben)).toBe(2);
  expect(decidedBy(ada, cem)).toBe(0);
  expect(decidedBy(ada, ada)).toBe(-1);
});

test('where no key is the score the first one counts', () => {
  expect(scoreKey([standing(0, [7, 1], 3), standing(1, [6, 1], 2)])).toBe(0);
  expect(scoreKey([])).toBe(0);
});

test('a shared first place is a part of a win', () => {
  const shares = (...ranking: number[][]) => ranking.map((_, seat) => shareOfWin(ranking, seat));
  expect(shares([3, 1], [3, 2], [1, 9])).toEqual([0, 1, 0]);
  expect(shares([3, 2], [3, 2], [1, 9])).toEqual([0.5, 0.5, 0]);
});
