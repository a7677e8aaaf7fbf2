/** A table that is read from its log on a server without its rules. */
import { formatEdition } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { StorageDown } from '../storage/away.ts';
import type { Storage, TableRow } from '../storage/types.ts';
import type { Games } from '../tables/games.ts';
import { scene } from '../testing/scene.ts';
import type { Entry } from './entry.ts';
import { makeLoader } from './load.ts';

const mine = { id: 'mine', content: { lots: [3, 4] } };
const row = { id: 'T', edition: 'hash', status: 'playing' } as TableRow;
const noRules = { rules: async () => null } as unknown as Games;

/** The log of a table with an edition that somebody brought, or with one of the game's own. */
function logOf(isOwn: boolean): Entry[] {
  const { created } = scene();
  const edition = { id: 'mine', hash: 'hash', ...(isOwn ? { own: { base: 'classic' } } : {}) };
  return [{ ...created, act: { ...created.act, edition } as unknown as Entry['act'] }];
}

function loader(read: () => string) {
  const said: unknown[] = [];
  const storage = { edition: async () => read() } as unknown as Storage;
  return { said, ...makeLoader(storage, noRules, ({ what }) => said.push(what)) };
}

test('it is frozen, with the edition that was brought: its record carries it', async () => {
  const { fromLog, said } = loader(() => formatEdition('lots', mine));
  const live = await fromLog(row, logOf(true), true);
  expect(live.frozen).toMatchObject({ why: 'other-version' });
  expect(live.t.own).toMatchObject(mine);
  expect(said).toEqual(['frozen-table']);
});

test('an edition of the game’s own is not carried along', async () => {
  const { fromLog } = loader(() => formatEdition('lots', mine));
  expect((await fromLog(row, logOf(false), true)).t.own).toBeUndefined();
});

test('a database that is away freezes nothing', async () => {
  const away = { rules: () => Promise.reject(new StorageDown('storage-away')) } as unknown as Games;
  const { fromLog } = makeLoader({} as Storage, away, () => {});
  await expect(fromLog(row, logOf(true), true)).rejects.toThrow(StorageDown);
});
