import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { awardsOf, spread } from './awards.ts';

const chart: Chart = {
  id: 'cash',
  kind: 'lines',
  unit: 'euro',
  along: [1, 2],
  series: [
    { seat: 0, values: [5, 9] },
    { seat: 1, values: [6, 7] },
  ],
};

test('the award of a curve goes to whoever ends highest, or stands highest on average', () => {
  expect(awardsOf([chart])).toEqual([
    { id: 'cash.end', seat: 0, value: 9 },
    { id: 'cash.end.least', seat: 1, value: 7 },
    { id: 'cash.mean', seat: 0, value: 7 },
    { id: 'cash.mean.least', seat: 1, value: 6.5 },
  ]);
});

test('parts of bars and their total are figures too', () => {
  const bars: Chart = { ...chart, kind: 'bars', along: ['series.won', 'series.lost'] };
  expect(awardsOf([bars]).map(({ id, seat }) => `${id} ${seat}`)).toEqual([
    'cash.total 0',
    'cash.total.least 1',
    'cash.won 1',
    'cash.won.least 0',
    'cash.lost 0',
    'cash.lost.least 1',
  ]);
});

test('nobody gets an award two players share', () => {
  const tie = { ...chart, series: [chart.series[0]!, { seat: 1, values: [5, 9] }] };
  expect(awardsOf([tie])).toEqual([]);
});

test('awards are spread over the players', () => {
  const award = (id: string, seat: number) => ({ id, seat, value: 1 });
  const given = spread([award('a', 0), award('b', 0), award('c', 0), award('d', 1)], 3);
  expect(given.map(({ id }) => id)).toEqual(['a', 'd', 'b']);
});
