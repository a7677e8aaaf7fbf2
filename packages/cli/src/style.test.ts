import { expect, test } from 'vitest';
import { wrapped } from './style.ts';

test('lines break between words and go on under their text', () => {
  expect(wrapped('  12  Hire for the radar upgrade', 20)).toBe(
    '  12  Hire for the\n      radar upgrade',
  );
  expect(wrapped('  look          everything on the table', 30)).toBe(
    '  look          everything on\n                the table',
  );
  expect(wrapped('short', 20)).toBe('short');
});

test('marks of bold text take no room', () => {
  expect(wrapped('\u001b[1mten letters\u001b[22m', 11)).toBe('\u001b[1mten letters\u001b[22m');
});

test('a pipe gets lines whole', () => {
  expect(wrapped('word '.repeat(90), 0)).toBe('word '.repeat(90));
});
