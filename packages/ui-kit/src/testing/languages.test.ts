import { expect, test } from 'vitest';
import { strayKeys } from './languages.ts';

test('every language has the keys of English and no others', () => {
  const en = { aim: 'Win.', end: 'It ends.' };
  expect(strayKeys({ en })).toEqual([]);
  expect(strayKeys({ en, de: { aim: 'Gewinnen.', end: 'Es endet.' } })).toEqual([]);
  expect(strayKeys({ en, de: { aim: 'Gewinnen.', ende: 'Es endet.' } })).toEqual([
    'de lacks end',
    'de alone has ende',
  ]);
});
