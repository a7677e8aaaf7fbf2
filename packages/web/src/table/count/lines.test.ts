import { expect, test } from 'vitest';
import type { FinalCount } from '@boardroom/kernel';
import { linesOf, longest, totalsAfter } from './lines.ts';

const count: FinalCount = {
  after: 'the end',
  unit: 'points',
  lines: [
    { name: 'Ideas', values: [8, 6] },
    { name: 'Gifts', values: [0, 0] },
    { name: 'Debts', values: [-2, 0] },
  ],
  totals: [6, 6],
  ties: [],
  verdict: 'Level.',
};

test('lines with nothing for anybody are for learners', () => {
  expect(linesOf(count, false).map(({ name }) => name)).toEqual(['Ideas', 'Debts']);
  expect(linesOf(count, true)).toHaveLength(3);
});

test('totals grow line by line, bars have room for the most', () => {
  expect(totalsAfter(count.lines, 0)).toEqual([0, 0]);
  expect(totalsAfter(count.lines, 1)).toEqual([8, 6]);
  expect(totalsAfter(count.lines, 3)).toEqual(count.totals);
  expect(longest(count.lines)).toBe(8);
});
