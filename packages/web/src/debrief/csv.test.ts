import type { Chart } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const series = [
  { seat: 0, values: [5, 9] },
  { seat: 1, values: [6, 7] },
];
const chart: Chart = { id: 'cash', kind: 'lines', unit: 'euro', along: [1, 2], series };

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
