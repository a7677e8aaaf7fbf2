/** The bounds of an edition and of what is printed on its box. */
import { expect, test } from 'vitest';
import { newEdition, publishedBox } from './index.ts';
import { bounds, long } from './testing.ts';

const edition = { game: 'lots', id: 'mine', content: {}, title: 'Mine', rules: 1 };
const taken = (more: object): boolean => newEdition.safeParse({ ...edition, ...more }).success;

test('what is printed on a box has a length', () => {
  bounds((length) => taken({ game: long(length) }), 1, 40);
  bounds((length) => taken({ id: long(length) }), 1, 60);
  bounds((length) => taken({ title: long(length) }), 1, 60);
  bounds((length) => taken({ notes: long(length) }), 1, 400);
  bounds((length) => taken({ by: long(length) }), 1, 80);
  bounds((length) => taken({ licence: long(length) }), 1, 40);
  expect(taken({ oddity: 1 })).toBe(false);
});

test('it was made for rules that have a version, perhaps from another edition', () => {
  expect([0, 1].map((rules) => taken({ rules }))).toEqual([false, true]);
  const hash = '0123456789abcdef';
  bounds((length) => taken({ base: { id: long(length), hash } }), 1, 60);
  expect(taken({ base: { id: 'classic', hash: 'no hash' } })).toBe(false);
});

test('words of an edition: 4000 letters each, under keys of 120, in languages of 20', () => {
  const texts = (language: number, key: number, words: number): boolean =>
    taken({ texts: { [long(language)]: { [long(key)]: long(words) } } });
  expect(texts(20, 120, 4000)).toBe(true);
  expect([texts(21, 1, 1), texts(1, 121, 1), texts(1, 1, 4001)]).toEqual([false, false, false]);
});

test('a box is yours, or says nothing of it', () => {
  const box = { ...edition, hash: '0123456789abcdef', published: 1 };
  expect(
    [{}, { yours: true }, { yours: false }].map(
      (more) => publishedBox.safeParse({ ...box, ...more }).success,
    ),
  ).toEqual([true, true, false]);
});
