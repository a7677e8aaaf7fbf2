import { editionHash, isRefusal } from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { editionElsewhere } from './edition.ts';

const classic = { price: 5 };
const entry = { editions: { classic: async () => classic } } as unknown as GameEntry;
const named = (content: object) => ({ id: 'classic', hash: editionHash(content) });
const never = (): never => {
  throw new Error('asked for nothing');
};

test('what the page has itself is not fetched', async () => {
  expect(await editionElsewhere(entry, named(classic), never)).toMatchObject({ own: false });
});

test('a stale page draws what is played, not what it has under the same name', async () => {
  const newer = { price: 6 };
  const { hash } = named(newer);
  const found = await editionElsewhere(entry, named(newer), async (asked) => {
    expect(asked).toBe(hash);
    return { id: 'classic', hash, content: newer };
  });
  if (isRefusal(found)) throw new Error(found.code);
  expect(found.edition.content).toEqual(newer);
  expect(found.own).toBe(true);
});

test('an edition that is not what its hash says is refused', async () => {
  const { hash } = named({ price: 6 });
  const spoilt = async () => ({ id: 'classic', hash, content: { price: 1 } });
  expect(await editionElsewhere(entry, { id: 'classic', hash }, spoilt)).toMatchObject({
    code: 'other-edition',
  });
});
