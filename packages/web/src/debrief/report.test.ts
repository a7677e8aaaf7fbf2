import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { awardsOf } from './report.ts';

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

test('the award of a curve goes to whoever ends highest', () => {
  expect(awardsOf([chart])).toMatchObject([{ seat: 0, value: 9 }]);
});

test('nobody gets an award two players share', () => {
  const tie = { ...chart, series: [chart.series[0]!, { seat: 1, values: [1, 9] }] };
  expect(awardsOf([tie])).toEqual([]);
});

test('figures become rows', () => {
  expect(csvOf([chart], ['Mira', 'Tom "T"']).split('\n')).toEqual([
    'chart,series,player,at,value',
    '"cash","","Mira",1,5',
    '"cash","","Mira",2,9',
    '"cash","","Tom ""T""",1,6',
    '"cash","","Tom ""T""",2,7',
    '',
  ]);
});
