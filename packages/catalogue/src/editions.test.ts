import { editionHash } from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { broughtEdition, editionNamed, publishedEdition } from './editions.ts';

const classic = { price: 5 };
const cheap = { price: 1 };
const entry = { editions: { classic: async () => classic } } as unknown as GameEntry;
const name = (id: string, content: unknown) => ({ id, hash: editionHash(content) });

test('an edition of the game is found by its id', async () => {
  expect(await publishedEdition(entry)).toEqual({
    edition: { id: 'classic', content: classic },
    own: false,
  });
  expect(await publishedEdition(entry, 'toString')).toMatchObject({ code: 'no-edition' });
});

test('another content never carries the name of one of the game’s own', async () => {
  expect(await broughtEdition(entry, { id: 'classic', content: cheap })).toEqual({
    code: 'edition-name-taken',
    facts: { edition: 'classic' },
  });
  expect(await broughtEdition(entry, { content: cheap })).toEqual({
    edition: { id: 'own', content: cheap },
    own: true,
  });
});

test('the game’s own content is that edition, whatever it is called', async () => {
  expect(await broughtEdition(entry, { id: 'mine', content: { price: 5 } })).toEqual({
    edition: { id: 'classic', content: classic },
    own: false,
  });
});

test('words of its own make it another edition', async () => {
  const texts = { en: { price: 'Toll' } };
  expect(await broughtEdition(entry, { id: 'mine', content: classic, texts })).toEqual({
    edition: { id: 'mine', content: classic, texts },
    own: true,
  });
});

test('what a record names is what is played: the hash decides', async () => {
  expect(await editionNamed(entry, name('classic', classic))).toMatchObject({ own: false });
  expect(await editionNamed(entry, name('classic', cheap))).toEqual({
    code: 'other-edition',
    facts: { edition: 'classic' },
  });
  const carried = { id: 'mine', content: cheap };
  expect(await editionNamed(entry, name('mine', cheap), carried)).toEqual({
    edition: carried,
    own: true,
  });
  expect(await editionNamed(entry, name('mine', classic), carried)).toMatchObject({
    code: 'other-edition',
  });
  expect(await editionNamed(entry, name('other', cheap), carried)).toMatchObject({
    code: 'other-edition',
  });
  expect(await editionNamed(entry, name('mine', cheap))).toMatchObject({ code: 'no-edition' });
});

test('what an edition held before it was changed is found by its hash, and by nothing else', async () => {
  const changed = {
    editions: { classic: async () => cheap },
    earlierEditions: { classic: { [editionHash(classic)]: async () => classic } },
  } as unknown as GameEntry;
  expect(await editionNamed(changed, name('classic', classic))).toEqual({
    edition: { id: 'classic', content: classic },
    own: false,
  });
  expect(await editionNamed(changed, name('classic', cheap))).toMatchObject({
    edition: { content: cheap },
  });
  expect(await editionNamed(changed, name('other', classic))).toMatchObject({ code: 'no-edition' });
  expect(await publishedEdition(changed)).toMatchObject({ edition: { content: cheap } });
});

test('an edition of the game says what options it is meant to be played with', async () => {
  const short = { ...entry, editionOptions: { classic: { months: 6 } } } as GameEntry;
  const edition = { id: 'classic', content: classic, options: { months: 6 } };
  expect(await publishedEdition(short)).toEqual({ edition, own: false });
  expect(await broughtEdition(short, { id: 'mine', content: classic })).toMatchObject({ edition });
});
