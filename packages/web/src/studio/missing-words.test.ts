import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const by = {
  parts: [
    { id: 'cards', list: 'cards', names: ['card.{id}'] },
    { id: 'economy', fields: ['price'] },
  ],
  texts: { name: '', tagline: '', fields: {}, messages: { 'card.a': 'The Axe' } },
};
const content = { cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], price: 1 };
const missing = (texts?: Record<string, Record<string, string>>) =>
  missingWords(by, { edition: { id: 'mine', content, texts } });

test('things without a name count, until the edition names them', () => {
  expect(missing()).toEqual([{ language: 'en', count: 2 }]);
  expect(missing({ en: { 'card.b': 'Bow', 'card.c': 'Club' } })).toEqual([]);
});

test('a language the edition brings lacks what it says in English alone', () => {
  const en = { 'card.a': 'Adze', 'card.b': 'Bow', 'card.c': 'Club' };
  expect(missing({ en, es: { 'card.a': 'Azuela' } })).toEqual([{ language: 'es', count: 2 }]);
});
