import { expect, test } from 'vitest';
import {
  canonical,
  differences,
  editionHash,
  formatEdition,
  parseEdition,
  textsWith,
} from './edition.ts';

const content = {
  price: 5,
  cards: [
    { id: 'a', take: 1 },
    { id: 'b', take: 2 },
  ],
  levels: [1, 2],
};

test('the hash is that of the values, whatever their order', () => {
  const turned = { levels: [1, 2], cards: content.cards, price: 5 };
  expect(editionHash(turned)).toBe(editionHash(content));
  expect(editionHash({ ...content, price: 1 })).not.toBe(editionHash(content));
  expect(editionHash({ ...content, cards: content.cards.toReversed() })).not.toBe(
    editionHash(content),
  );
});

test('words of its own are part of what an edition is; none at all are not', () => {
  expect(editionHash(content, {})).toBe(editionHash(content));
  expect(editionHash(content, { en: {} })).toBe(editionHash(content));
  const said = editionHash(content, { en: { 'card.a': 'The Axe' } });
  expect(said).not.toBe(editionHash(content));
  expect(editionHash(content, { en: { 'card.a': 'The Adze' } })).not.toBe(said);
});

test('an edition is written and read; bare content takes the name it is given', () => {
  const texts = { en: { 'card.a': 'The Axe' } };
  const base = { id: 'classic', hash: editionHash(content) };
  const edition = { id: 'cheap', version: 2, content: { ...content, price: 1 }, texts, base };
  expect(parseEdition(formatEdition('lots', edition))).toEqual({ game: 'lots', ...edition });
  expect(parseEdition(JSON.stringify(content), 'classic')).toEqual({ id: 'classic', content });
});

function withField(field: string): string {
  return `{"format":"boardroom-edition/1","game":"lots","id":"x","content":{},${field}}`;
}

test('everything an edition may say beside its content is read', () => {
  const more = { title: 'T', notes: 'N', by: 'B', licence: 'L', rules: 3, options: { coins: 2 } };
  const fields = JSON.stringify(more).slice(1, -1);
  expect(parseEdition(withField(fields))).toEqual({ game: 'lots', id: 'x', content: {}, ...more });
});

test.each([
  ['{', 'it is not JSON'],
  ['[]', 'it is not a JSON object'],
  ['{"format":"boardroom-edition/9"}', 'the format is not boardroom-edition/1'],
  ['{"format":"boardroom-edition/1","game":"lots","content":{}}', 'it has no id'],
  ['{"format":"boardroom-edition/1","id":"x","content":{}}', 'it names no game'],
  ['{"format":"boardroom-edition/1","game":"lots","id":"x"}', 'it has no content'],
  [
    '{"format":"boardroom-edition/1","game":"lots","id":"x","content":{},"texts":{"en":{"a":1}}}',
    'its texts are not messages by language',
  ],
  ['null', 'it is not a JSON object'],
  ['7', 'it is not a JSON object'],
  ['{"format":"boardroom-edition/1","game":"lots","id":"","content":{}}', 'it has no id'],
  [withField('"texts":[]'), 'its texts are not messages by language'],
  [withField('"texts":{"en":["a"]}'), 'its texts are not messages by language'],
  [withField('"options":[]'), 'its options are not an object'],
  [withField('"options":null'), 'its options are not an object'],
  [withField('"title":1'), 'its title is not a text'],
  [withField('"notes":{}'), 'its notes is not a text'],
  [withField('"by":null'), 'its by is not a text'],
  [withField('"licence":1'), 'its licence is not a text'],
  [withField('"rules":"1"'), 'its rules are not a number'],
  [
    formatEdition('lots', { id: 'x', content }).replace('"price":5', '"price":6'),
    'it is not what its hash says: ask for it again',
  ],
])('refuses %s: %s', (text, reason) => {
  expect(parseEdition(text)).toEqual({ code: 'bad-edition', facts: { reason } });
});

test('differences name things by their ids, wherever they stand', () => {
  const own = {
    price: 1,
    cards: [
      { id: 'c', take: 9 },
      { id: 'a', take: 1, extra: true },
    ],
    levels: [1, 3],
  };
  expect(differences(content, own)).toEqual([
    { path: ['price'], from: 5, to: 1 },
    { path: ['cards', 'c'], to: { id: 'c', take: 9 } },
    { path: ['cards', 'a', 'extra'], to: true },
    { path: ['cards', 'b'], from: { id: 'b', take: 2 } },
    { path: ['levels', 1], from: 2, to: 3 },
  ]);
  expect(differences(content, structuredClone(content))).toEqual([]);
});

test('the edition’s words go before the game’s', () => {
  const texts = { name: 'Lots', tagline: '', fields: {}, messages: { a: 'one', b: 'two' } };
  const edition = { id: 'x', content, texts: { en: { a: 'uno' } } };
  expect(textsWith(texts, edition, 'en').messages).toEqual({ a: 'uno', b: 'two' });
  expect(textsWith(texts, edition, 'es')).toBe(texts);
});

test('the hash of a content is fixed for all time: records and links name it', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(editionHash({ cards: ['axe', 'adze'], price: 5 })).toBe('319802cb8ce0555c');
});
