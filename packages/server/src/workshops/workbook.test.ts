import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from './workbook.ts';

const SHEETS = [
  {
    name: 'results',
    columns: ['person', 'score'],
    rows: [
      { person: 'P01', score: 12.5 },
      { person: '=1+1 <b> & "x"\u0007', score: null },
    ],
  },
  { name: 'prompts', columns: ['text'], rows: [] },
];

const open = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([name, content]) => [name, strFromU8(content)]),
  );

test('a workbook has a sheet for each table, in order, and names every part it has', () => {
  const parts = open(workbook(SHEETS));
  const named = [...parts['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(named.every((name) => name in parts)).toBe(true);
  expect(
    Object.keys(parts).filter((name) => !named.includes(name) && !/rels$|Types/.test(name)),
  ).toEqual([]);
  expect([...parts['xl/workbook.xml']!.matchAll(/sheet name="(\w+)"/g)].map(([, n]) => n)).toEqual([
    'results',
    'prompts',
  ]);
});

test('numbers are numbers, words are words, nothing is a formula and nothing breaks the file', () => {
  const sheet = open(workbook(SHEETS))['xl/worksheets/sheet1.xml']!;
  expect(sheet).toContain('<c><v>12.5</v></c>');
  expect(sheet).toContain('=1+1 &lt;b&gt; &amp; &quot;x&quot;\ufffd</t>');
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test('the same data is the same file', () => {
  expect(workbook(SHEETS)).toEqual(workbook(SHEETS));
});
