import { editionHash, formatEdition } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { catalogue } from '../testing/sample-catalogue.ts';
import { editionWanted, storedEdition } from './editions.ts';

const [entry] = catalogue as [(typeof catalogue)[number]];
const lots = Array.from({ length: 9 }, (_, i) => i + 1);
const refusal = async (wanted: Parameters<typeof editionWanted>[1]): Promise<unknown> => {
  try {
    return await editionWanted(entry, wanted);
  } catch (error) {
    return (error as { problem: { code: string } }).problem.code;
  }
};

test('one of the game’s own, by name', async () => {
  const { edition, named } = await editionWanted(entry, { edition: 'long' });
  expect((edition.content as { lots: number[] }).lots).toHaveLength(1000);
  expect(named).toEqual({ id: 'long', hash: editionHash(edition.content) });
  expect(await refusal({ edition: 'none' })).toBe('no-edition');
});

test('one that is brought: its own name, and at a glance what is different', async () => {
  const content = { lots: [9, ...lots.slice(1)] };
  const { named } = await editionWanted(entry, { edition: 'mine', content });
  expect(named).toEqual({
    id: 'mine',
    hash: editionHash(content),
    own: { base: 'classic', changes: 1, first: [{ path: ['lots', 0], from: 1, to: 9 }], words: 0 },
  });
  expect(await refusal({ edition: 'classic', content })).toBe('edition-name-taken');
});

test('of many differences the first are shown, and of a long one that there is one', async () => {
  const many = { lots: lots.map((lot) => lot + 10) };
  const { own } = (await editionWanted(entry, { edition: 'mine', content: many })).named;
  expect(own).toMatchObject({ changes: 9 });
  expect(own!.first).toHaveLength(8);
  const short = async (letters: number) => {
    const content = { lots: 'x'.repeat(letters - 2) };
    const { named } = await editionWanted(entry, { edition: 'mine', content });
    return named.own!.first[0]!.to;
  };
  expect(await short(80)).toBe('x'.repeat(78));
  expect(await short(81)).toBe('…');
  const texts = { en: { title: 'Mine', rules: 'Others' }, de: { title: 'Meins' } };
  const words = await editionWanted(entry, { edition: 'mine', texts });
  expect(words.named.own).toMatchObject({ changes: 0, words: 3 });
});

test('as it was stored, or it is said that it is missing', () => {
  const text = formatEdition('lots', { id: 'mine', content: { lots } });
  expect(storedEdition(text)).toMatchObject({ id: 'mine', content: { lots } });
  expect(() => storedEdition(null)).toThrow('missing');
  expect(() => storedEdition('no json')).toThrow('missing');
});
