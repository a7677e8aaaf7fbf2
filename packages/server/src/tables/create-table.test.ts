/** A new table: what it takes, what it refuses, once for each key. */
import { newTable as schema } from '@boardroom/protocol';
import type { NewTableInput } from '@boardroom/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { Caller } from '../people/people.ts';
import { makeRates } from '../people/rates.ts';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { startNodes } from '../testing/nodes.ts';
import type { Nodes } from '../testing/nodes.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { ADA } from '../testing/scene.ts';
import { makeCreateTable } from './create-table.ts';
import { makeGames } from './games.ts';
import type { Tables } from './types.ts';

const DAY = 86_400_000;
let nodes: Nodes;
let tables: Tables;
let now = 100 * DAY;
beforeEach(() => {
  now = 100 * DAY;
  nodes = startNodes(1, () => now);
  [tables] = nodes.tables as [Tables];
});
afterEach(() => nodes.close());

const caller = { ...ADA, tokenHash: 'hash' } as Caller;
function opener(more: Partial<Limits> = {}) {
  const limits = { ...LIMITS, ...more };
  const create = makeCreateTable({
    storage: nodes.storage,
    tables,
    games: makeGames(catalogue),
    limits,
    rates: makeRates(limits, () => now),
    now: () => now,
  } as unknown as Services);
  /** What was made, or the code of the problem. */
  return async (wanted: Partial<NewTableInput> = {}, by = caller) => {
    try {
      return await create(by, schema.parse({ game: 'lots', players: 2, ...wanted }));
    } catch (error) {
      if (error instanceof ProblemError) return error.problem.code;
      throw error;
    }
  };
}
const roomOf = async (made: unknown) =>
  tables.look((made as { id: string }).id, ({ room }) => structuredClone(room));

test('it is as it was asked for, and its host sits where they wished', async () => {
  const open = opener();
  const made = await open({ sit: 1, listed: true, seats: [{ bot: 'easy' }] });
  expect(made).toMatchObject({ repeated: false });
  const room = await roomOf(made);
  expect(room).toMatchObject({ game: 'lots', players: 2, host: 'ada', listed: true, given: null });
  expect(room.edition.id).toBe('classic');
  expect(room.clock).toEqual({ kind: 'none' });
  expect(room.chairs.map(({ person, bot }) => person ?? bot)).toEqual(['easy', 'ada']);
  expect((await roomOf(await open({ seed: 'mine' }))).given).toBe('mine');
});

test.each([
  ['a game there is not', { game: 'chess' }, 'no-game'],
  ['an edition there is not', { edition: 'none' }, 'no-edition'],
  ['a seat beyond the last', { sit: 2 }, 'no-seat'],
  ['bots for more seats than there are', { seats: ['open', 'open', 'open'] }, 'no-seat'],
  ['a bot nobody knows', { seats: ['open', { bot: 'clever' }] }, 'no-bot'],
] as const)('%s is refused', async (_what, wanted, code) => {
  expect(await opener()(wanted as Partial<NewTableInput>)).toBe(code);
  expect(tables.held).toBe(0);
});

test('numbers and options that the game does not know are refused with its own code', async () => {
  const open = opener();
  expect(typeof (await open({ players: 5 }))).toBe('string');
  expect(typeof (await open({ options: { coins: 0 } }))).toBe('string');
  expect(await open({ players: 4, options: { coins: 50 } })).toMatchObject({ repeated: false });
});

test('the last seat is one; so is a place for each', async () => {
  expect(await opener()({ sit: 1, seats: ['open', 'open'] })).toMatchObject({ repeated: false });
  expect(await opener()({ sit: false })).toMatchObject({ repeated: false });
});

test('a key makes one table; with something else it is refused', async () => {
  const open = opener();
  const first = await open({ key: 'abcdefgh' });
  const again = await open({ key: 'abcdefgh' });
  expect(again).toEqual({ ...(first as object), repeated: true });
  expect(await open({ key: 'abcdefgh', players: 3 })).toBe('key-reused');
  expect(await open({ key: 'abcdefgh', seed: 'mine' })).toBe('key-reused');
  const other = { ...caller, tokenHash: 'another' };
  expect(await open({ key: 'abcdefgh' }, other)).toMatchObject({ repeated: false });
});

test('the same request twice at once makes one table', async () => {
  const open = opener();
  const both = await Promise.all([open({ key: 'abcdefgh' }), open({ key: 'abcdefgh' })]);
  const repeated = both.filter((made) => (made as { repeated: boolean }).repeated);
  expect(repeated).toHaveLength(1);
});

test('a database that fails is not taken for a table that is there', async () => {
  vi.spyOn(nodes.storage, 'createTable').mockRejectedValue(new Error('away'));
  await expect(opener()({ key: 'abcdefgh' })).rejects.toThrow('away');
  await expect(opener()()).rejects.toThrow('away');
});

test('so many open tables a person, not counting those nobody has touched for a month', async () => {
  const open = opener({ tablesPerPerson: 2 });
  const [first] = [await open(), await open()];
  expect(await open()).toBe('too-many');
  await tables.act((first as { id: string }).id, () => ({ do: 'closed' }));
  expect(await open()).toMatchObject({ repeated: false });
  expect(await open()).toBe('too-many');
  now += 30 * DAY - 1;
  expect(await open()).toBe('too-many');
  now += 1;
  expect(await open()).toMatchObject({ repeated: false });
});

test('so many new tables a minute; one that was there is not new', async () => {
  const open = opener({ newTables: 1 });
  const made = await open({ key: 'abcdefgh' });
  expect(await open()).toBe('too-often');
  expect(await open({ key: 'abcdefgh' })).toEqual({ ...(made as object), repeated: true });
  now += 60_000;
  expect(await open()).toMatchObject({ repeated: false });
});

test('an edition of one’s own is so large at most; the game’s own may be larger', async () => {
  const content = { lots: Array.from({ length: 50 }, (_, i) => i + 1) };
  const size = JSON.stringify([content, {}]).length;
  expect(await opener({ editionBytes: size })({ edition: 'mine', content })).toMatchObject({
    repeated: false,
  });
  expect(await opener({ editionBytes: size - 1 })({ edition: 'mine', content })).toBe('too-large');
  expect(await opener({ editionBytes: 1 })({ edition: 'long' })).toMatchObject({ repeated: false });
});
