import type { Decided } from '@boardroom/insight';
import { expect, test } from 'vitest';
import {
  error,
  groupOf,
  grouped,
  LEAST_GAMES,
  outcomeOf,
  points,
  spanOf,
  standingOf,
  winsOf,
} from './figures.ts';

const decided = (given: Partial<Decided>): Decided => ({
  move: 0,
  seat: 0,
  question: 'visit',
  played: null,
  reference: null,
  alike: 0,
  difference: { value: -0.2, se: 0.05 },
  verdict: 'costly',
  games: 100,
  pairs: { both: 0, played: 0, reference: 0, neither: 0 },
  alternatives: [],
  ...given,
});

test('within two standard errors nothing is called costly, nor after a handful of games', () => {
  expect(groupOf(decided({}))).toBe('costly');
  expect(groupOf(decided({ difference: { value: -0.1, se: 0.05 } }))).toBe('too-close');
  expect(groupOf(decided({ games: LEAST_GAMES - 1 }))).toBe('too-close');
  expect(groupOf(decided({ difference: { value: 0.2, se: 0.05 }, verdict: 'better' }))).toBe(
    'better',
  );
  expect(groupOf(decided({ verdict: 'as-reference' }))).toBe('as-reference');
});

test('a list is in the order of cost or in the order of the match', () => {
  const all = [
    decided({ move: 3 }),
    decided({ move: 9, difference: { value: -0.4, se: 0.05 } }),
    decided({ move: 1, seat: 1 }),
  ];
  expect(grouped(all, 0, 'cost').costly.map(({ move }) => move)).toEqual([9, 3]);
  expect(grouped(all, 0, 'time').costly.map(({ move }) => move)).toEqual([3, 9]);
});

test('points have a sign and a real minus', () => {
  expect([points(-0.281), points(0.05), points(0.001)]).toEqual(['−28', '+5', '0']);
  expect([error(0.0251), error(0.132)]).toEqual(['2.5', '13']);
});

test('the median and eight of ten games lie where the bars say', () => {
  const outcome = outcomeOf({ from: 100, width: 10, played: [], reference: [] }, [0, 10, 0]);
  expect(outcome).toEqual({ games: 10, median: 115, low: 111, high: 119 });
});

test('wins of both lines are counted from pairs of equal luck', () => {
  const { games, played, reference } = winsOf({ both: 10, played: 20, reference: 30, neither: 40 });
  expect(games).toBe(100);
  expect(played.value).toBeCloseTo(0.3);
  expect(reference.value).toBeCloseTo(0.4);
});

test('decisions together are worse or better beyond two standard errors only', () => {
  expect(standingOf({ value: -0.11, se: 0.05 })).toBe('worse');
  expect(standingOf({ value: 0.11, se: 0.05 })).toBe('better');
  expect(standingOf({ value: -0.1, se: 0.05 })).toBe('unclear');
  expect(standingOf({ value: 0, se: 0.05 })).toBe('unclear');
  expect(standingOf({ value: 0, se: 0 })).toBe('same');
});

test('one scale holds nought and every figure, but no wild whisker', () => {
  const { from, to } = spanOf([
    { value: -0.1, se: 0.02 },
    { value: 0.02, se: 0.03 },
    { value: 0.01, se: 0.5 },
  ]);
  expect(from).toBeCloseTo(-0.16);
  expect(to).toBeCloseTo(0.16);
  expect(spanOf([]).from).toBeLessThan(0);
  expect(spanOf([]).to).toBeGreaterThan(0);
});
