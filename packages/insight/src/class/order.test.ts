import { expect, test } from 'vitest';
import { inOrder, leadsOf } from './order.ts';
import type { Parted, PartingCame } from './types.ts';

/** A parting by its name: when it was asked, who stood on each side, how far apart they ended. */
function parting(
  question: string,
  at: number,
  sides: readonly (readonly number[])[],
  apart: number,
  byBots: Parted = 'different',
): PartingCame {
  const branches = sides.map((tables, i) => ({
    group: String(i),
    moves: [],
    tables,
    at: tables.map(() => at),
  }));
  const asked = { round: at, seat: 0, question, nth: 0, by: 'kind', branches };
  return {
    parting: asked as never,
    came: [],
    games: 100,
    byClass: 'few',
    byBots,
    apart: { value: apart, se: 1 },
  };
}
const told = (...partings: PartingCame[]): string[] =>
  inOrder(partings).map(({ parting: { question } }) => question);

const halves = [
  [0, 1, 2],
  [3, 4, 5],
];

test('what mattered most comes first', () => {
  const mixed = [
    [0, 3],
    [1, 2, 4, 5],
  ];
  expect(told(parting('little', 1, mixed, 10), parting('much', 9, halves, 20))).toEqual([
    'much',
    'little',
  ]);
});

test('before it comes what split the tables just so and mattered nearly as much, the first of all', () => {
  const [bid, vote, lead] = [
    parting('bid', 9, halves, 30),
    parting('vote', 5, halves, 20),
    parting('lead', 2, halves, 16),
  ];
  expect(told(bid, vote, lead)).toEqual(['lead', 'vote', 'bid']);
  const fewer = parting('deal', 12, [[0, 1], [5]], 40);
  expect(told(fewer, parting('vote', 5, halves, 22))).toEqual(['vote', 'deal']);
});

test('but not what hardly mattered, what is not sure, or what split one of its sides', () => {
  const bid = parting('bid', 9, halves, 30);
  expect(told(bid, parting('vote', 5, halves, 8))).toEqual(['bid', 'vote']);
  expect(told(bid, parting('vote', 5, halves, 20, 'unclear'))).toEqual(['bid', 'vote']);
  const across = [
    [0, 1],
    [2, 3, 4, 5],
  ];
  expect(told(bid, parting('vote', 5, across, 20))).toEqual(['bid', 'vote']);
});

test('what split the class first leads to what splits it just so later, and only the first does', () => {
  const across = [
    [0, 2],
    [1, 3, 5],
  ];
  const partings = [
    parting('sale', 12, halves, 1),
    parting('plan', 2, halves, 1),
    parting('deal', 8, [[0, 1], [5]], 1),
    parting('toss', 5, across, 1),
  ].map((one) => one.parting);
  expect(leadsOf(partings)).toEqual([0, 2, 0, 0]);
});
