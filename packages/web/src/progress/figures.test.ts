import { expect, test } from 'vitest';
import {
  amountOf,
  conceptsSeen,
  fairShare,
  meanOf,
  movingMeans,
  needOf,
  slopeOf,
  trendOf,
} from './figures.ts';
import type { ConceptKept, MatchSummary } from './types.ts';

const match = (given: Partial<MatchSummary>): MatchSummary => ({
  id: 'a',
  game: 'one',
  played: 0,
  seat: 0,
  players: 4,
  place: 1,
  people: [],
  bots: 3,
  luck: { value: 0, se: 0.1 },
  own: { value: 0, se: 0.1 },
  concepts: [],
  ...given,
});
const kept = (concept: string, decisions: number, value: number, se: number): ConceptKept => ({
  concept,
  decisions,
  difference: { value, se },
});

test('none, under five, up to sixty, over sixty', () => {
  expect([0, 1, 4, 5, 60, 61].map(amountOf)).toEqual([
    'none',
    'few',
    'few',
    'some',
    'some',
    'many',
  ]);
});

test('a mean and its standard error; of one match that is unknown', () => {
  expect(meanOf([1, 2, 3, 4]).value).toBe(2.5);
  expect(meanOf([1, 2, 3, 4]).se).toBeCloseTo(Math.sqrt(5 / 3 / 4));
  expect(meanOf([5])).toEqual({ value: 5, se: Infinity });
});

test('the line is the mean of six, and begins with the fourth match', () => {
  const line = movingMeans([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(line.slice(0, 3)).toEqual([null, null, null]);
  expect(line.slice(3).map((mean) => mean!.value)).toEqual([2.5, 3, 3.5, 4.5, 5.5]);
  expect(line[7]!.se).toBeCloseTo(Math.sqrt(17.5 / 5 / 6));
});

test('a slope is told from nothing only beyond two standard errors', () => {
  const rising = [-40, -36, -33, -28, -26, -20].map((points) => points / 100);
  expect(slopeOf(rising).value).toBeCloseTo(0.675 / 17.5);
  expect(trendOf(slopeOf(rising))).toBe('up');
  expect(trendOf(slopeOf(rising.toReversed()))).toBe('down');
  expect(trendOf(slopeOf([-0.4, 0.1, -0.5, 0.2, -0.3]))).toBe('unclear');
  expect(trendOf(slopeOf([0.1, 0.5]))).toBe('unclear');
});

test('the fair share is one in as many as played', () => {
  expect(fairShare([match({}), match({ players: 2 }), match({})])).toBe(1);
});

test('concepts: added up over matches, a decision each; the surest need first, few decisions last', () => {
  const seen = conceptsSeen([
    match({ concepts: [kept('runway', 10, -0.1, 0.03), kept('rare', 2, -0.5, 0.01)] }),
    match({ game: 'two', concepts: [kept('runway', 30, -0.3, 0.04)] }),
    match({ concepts: [kept('hedging', 8, 0.2, 0.05), kept('scope', 9, -0.1, 0.08)] }),
    match({ concepts: [kept('timing', 6, 0, 0)] }),
  ]);
  expect(seen.map(({ concept, standing }) => [concept, standing])).toEqual([
    ['runway', 'worse'],
    ['scope', 'unclear'],
    ['timing', 'same'],
    ['hedging', 'better'],
    ['rare', 'unclear'],
  ]);
  const { games, decisions, matches, each } = seen[0]!;
  expect({ games, decisions, matches }).toEqual({
    games: ['one', 'two'],
    decisions: 40,
    matches: 2,
  });
  expect(each.value).toBeCloseTo(-0.01);
  expect(each.se).toBeCloseTo(0.05 / 40);
});

test('what to do next: the surest need, in the game it costs most in, at the own worst position', () => {
  const worst = { move: 17, value: -0.2 };
  const need = needOf([
    match({ id: 'a', concepts: [kept('runway', 10, -0.1, 0.03)] }),
    match({ id: 'b', game: 'two', concepts: [{ ...kept('runway', 9, -0.3, 0.04), worst }] }),
    match({ id: 'c', game: 'two', seat: 2, concepts: [kept('runway', 9, 0.01, 0.04)] }),
  ]);
  expect(need).toMatchObject({
    game: 'two',
    cost: 1,
    of: 2,
    position: { id: 'b', seat: 0, move: 17 },
  });
  expect(needOf([match({ concepts: [kept('runway', 10, -0.1, 0.06)] })])).toBeNull();
});
