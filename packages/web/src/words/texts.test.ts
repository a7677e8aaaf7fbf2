import type { Texts } from '@boardroom/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language, loadWords } from './index.ts';
import { besides, firstTextsIn } from './texts.ts';

const words = (name: string): Texts => ({ name, tagline: '', fields: {}, messages: {} });
const lots = { en: async () => words('Lots'), de: async () => words('Lose') };

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(() => vi.unstubAllGlobals());

test('a game speaks a language that the page does not know, and English for lack of it', async () => {
  await loadWords('de-AT');
  expect(language()).toBe('en');
  expect(await firstTextsIn(lots)).toMatchObject({ name: 'Lose', language: 'de' });
  expect(await firstTextsIn({ en: lots.en })).toMatchObject({ name: 'Lots', language: 'en' });
  await loadWords('en');
  expect(await firstTextsIn(lots)).toMatchObject({ name: 'Lots', language: 'en' });
});

test('what is said beside the texts is in their language, as far as it has words', () => {
  const messages = { en: { 'ui.pile': 'Pile', 'ui.lot': 'Lot' }, de: { 'ui.pile': 'Stapel' } };
  expect(besides(messages, { ...words('Lose'), language: 'de' })).toEqual({
    'ui.pile': 'Stapel',
    'ui.lot': 'Lot',
  });
  expect(besides(messages, words('Lots'))).toEqual(messages.en);
});
