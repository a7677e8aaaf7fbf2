import { expect, test } from 'vitest';
import { underHeadings } from './last-lines.ts';

const line = (text: string): { heading: undefined; text: string } => ({ heading: undefined, text });
const head = (heading: string): { heading: string; text: string } => ({ heading, text: '' });

test('the newest line comes first, under the heading it was told under', () => {
  const newestFirst = [line('sells'), line('buys'), head('Day 2'), head('Night'), line('builds')];
  expect(underHeadings(newestFirst)).toEqual([
    head('Day 2'),
    line('sells'),
    line('buys'),
    line('builds'),
  ]);
});
