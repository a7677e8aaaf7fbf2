import type { Ledger } from '@boardroom/insight';
import { expect, test } from 'vitest';
import { bestSource, bookRows, courseOf, placeWithout, ranked } from './ledger.ts';
import { bandsOf, orderOf } from './river.ts';
import { splitOf } from './step.ts';
import { headlineOf, sentenceOf } from './verdicts.ts';

const row = (values: number[], se = 0.01) => ({ values, ses: values.map(() => se) });
const NONE = -1;

/** Two seats; seat 1 wins by the dice, seat 0 loses by its own decisions. */
const ledger: Ledger = {
  start: row([0.5, 0.5]),
  rows: [
    { kind: 'deal', by: NONE, ...row([0.1, -0.1]) },
    { kind: 'chance', by: NONE, ...row([-0.2, 0.2]) },
    { kind: 'hidden', by: NONE, ...row([0.05, -0.05]) },
    { kind: 'judgement', by: 0, ...row([-0.4, 0.4]) },
    { kind: 'judgement', by: 1, ...row([-0.05, 0.05]) },
  ],
  sources: [
    { source: 'dice', ...row([-0.6, 0.6]) },
    { source: 'cards', ...row([0.4, -0.4]) },
  ],
  entries: [
    { kind: 'judgement', move: 2, until: 3, by: 0, sources: [], ...row([-0.4, 0.4]) },
    { kind: 'chance', move: 2, until: 3, by: NONE, sources: ['dice'], ...row([-0.1, 0.1]) },
  ],
  result: [0, 1],
  river: [
    [0.5, 0.5],
    [0, 1],
  ],
};
const telling = { name: (seat: number) => ['Mira', 'Tomás'][seat]!, you: 0, source: () => 'dice' };

test('every column adds up from the start to the result, every row to nought', () => {
  const rows = bookRows(ledger);
  for (const seat of [0, 1]) {
    const sum = rows.reduce((all, { cells }) => all + cells[seat]!.value, 0);
    expect(ledger.start.values[seat]! + sum).toBeCloseTo(ledger.result[seat]!, 9);
    const { start, steps, result } = courseOf(ledger, seat);
    const moved = Object.values(steps).reduce((all, { value }) => all + value, 0);
    expect(start + moved).toBeCloseTo(result, 9);
  }
  for (const { kind, cells } of rows)
    if (kind !== 'own' && kind !== 'others')
      expect(cells[0]!.value + cells[1]!.value).toBeCloseTo(0, 9);
});

test('what luck a seat won by, and its place without it', () => {
  const dice = bestSource(ledger, 1)!;
  expect(dice.source).toBe('dice');
  expect(placeWithout(ledger, dice, 1)).toBe(2);
  expect(bestSource(ledger, 0)?.source).toBe('cards');
  expect(ranked(ledger, undefined)).toEqual([1, 0]);
});

test('a sentence is said only of what is beyond two standard errors', () => {
  const doubtful = {
    ...ledger,
    rows: ledger.rows.map((one) => ({ ...one, ses: [0.9, 0.9] })),
    sources: ledger.sources.map((one) => ({ ...one, ses: [0.9, 0.9] })),
  };
  expect(sentenceOf(doubtful, [], 0, telling)).toBe('ledger.unclear');
  expect(headlineOf(doubtful, telling)).toBe('ledger.headline.unclear');
  expect(sentenceOf(ledger, [], 0, telling)).toContain('ledger.own-took.you');
  expect(headlineOf(ledger, telling)).toBe('ledger.headline.and-own');
});

test('a step is split by where it came from', () => {
  const { parts, until } = splitOf(ledger, 2, 0);
  expect(parts.map(({ id, tone }) => [id, tone])).toEqual([
    ['own', 'bad'],
    ['chance', 'bad'],
  ]);
  expect(until).toBe(3);
});

test('the chosen seat lies at the bottom of the river', () => {
  expect(orderOf(3, 1)).toEqual([1, 0, 2]);
  const [bottom] = bandsOf(ledger.river, [0, 1], { width: 10, height: 100 });
  expect(bottom).toBe('M0.0 50.0L10.0 100.0L10.0 100.0L0.0 100.0Z');
});
