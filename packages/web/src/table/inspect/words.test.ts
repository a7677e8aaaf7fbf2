import { expect, test } from 'vitest';
import { words } from './words.ts';

test('a thing in one breath', () => {
  const figures = [{ key: 'cost', name: 'cost', value: '46' }];
  expect(words({ id: 'x', name: 'Sydney', kind: 'Large lab', figures, line: 'Not now.' })).toBe(
    'Large lab. cost 46. Not now.',
  );
  expect(words({ id: 'x', name: 'Bag', kind: '', figures: [], line: 'Empty' })).toBe('Empty.');
});
