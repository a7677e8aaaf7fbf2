import { beforeAll, expect, test } from 'vitest';
import { loadPageWords, say } from '../words/index.ts';
import { changeLines, changesLine } from './edition-lines.ts';

beforeAll(loadPageWords);

const own = {
  base: 'classic',
  changes: 4,
  words: 2,
  first: [
    { path: ['importPrice'], from: 5, to: 1 },
    { path: ['cards', 'axe'], to: 'x' },
    { path: ['levels', 2], from: [1, 2] },
  ],
};

test('an edition of one’s own tells its differences at a glance', () => {
  expect(changesLine(own)).toBe('4 changes to classic, 2 wordings');
  expect(changesLine({ ...own, changes: 0, words: 0 })).toBe('the numbers of classic');
  expect(changesLine({ ...own, changes: 1, words: 0 })).toBe(
    say('edition.change.one', { base: 'classic' }),
  );
  expect(changeLines(own)).toEqual([
    'importPrice: 5 → 1',
    'cards › axe: added (x)',
    'levels › 2: taken out (was [1,2])',
    'and 1 more',
  ]);
});
