import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test('the first wish there is a file for, English otherwise', () => {
  expect(pickLanguage(['it-CH', 'es'], ['en', 'es', 'it'])).toBe('it');
  expect(pickLanguage(['fr', 'es-MX'], ['en', 'es'])).toBe('es');
  expect(pickLanguage(['fr'], ['en', 'es'])).toBe('en');
  expect(pickLanguage([], ['en'])).toBe('en');
});
