/** New tables: what is refused, who gets a seat, what is stored; records of others. */
import '../testing/window.ts';
import { isRefusal, recordOf } from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../store/saved.ts';
import { lotsMatch } from '../testing/lots-table.ts';

vi.mock('@boardroom/ui-kit', () => import('../../../ui-kit/src/players.ts'));
vi.mock('@boardroom/catalogue', () => ({
  publishedEdition: async (_entry: object, id = 'plain') =>
    id === 'plain'
      ? { edition: { id: 'plain', content: lotsEdition }, own: false }
      : { code: 'no-edition' },
  broughtEdition: async (_entry: object, edition: object) => ({ edition, own: true }),
}));
const shelf = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../store/saved.ts', () => ({
  newId: () => 'new-id',
  newSeed: () => 'new-seed',
  saveTable: async (table: unknown) => void shelf.kept.push(table),
}));
const worker = vi.hoisted(() => ({ asked: [] as unknown[], says: null as unknown }));
vi.mock('./bot-desk.ts', () => ({
  askOnce: async (...asked: unknown[]) => {
    worker.asked.push(asked);
    return worker.says;
  },
}));

// Loaded here, with the worker and the shelf above, whatever was loaded before.
vi.resetModules();
const { importRecord } = await import('./import-record.ts');
const { createTable, usualSeats } = await import('./open.ts');

const entry = { id: 'lots', title: 'Lots', game: async () => lots } as unknown as GameEntry;
const seats = usualSeats('Mira', 2);
const wish = { entry, players: 2, options: {}, seats };

beforeEach(() => {
  shelf.kept = [];
  worker.asked = [];
  worker.says = null;
});

test('a usual table is set and kept at once, without a check', async () => {
  const table = (await createTable(wish)) as SavedTable;
  expect(table).toMatchObject({
    id: 'new-id',
    title: 'Lots',
    over: false,
    record: { game: 'lots', players: 2, options: { coins: 10 }, seed: 'new-seed', moves: [] },
  });
  expect(table).not.toHaveProperty('lesson');
  expect(shelf.kept).toEqual([table]);
  expect(worker.asked).toEqual([]);
});

test('options that were chosen are checked away from the page, and refused there', async () => {
  const chosen = { ...wish, options: { coins: 5 } };
  expect(await createTable(chosen)).toMatchObject({ record: { options: { coins: 5 } } });
  expect(worker.asked).toHaveLength(1);
  worker.says = { code: 'bad-options' };
  expect(await createTable(chosen)).toEqual({ code: 'bad-options' });
  expect(shelf.kept).toHaveLength(1);
});

test('what the game or the edition refuses is refused, and nothing is kept', async () => {
  expect(isRefusal(await createTable({ ...wish, players: 9 }))).toBe(true);
  expect(await createTable({ ...wish, edition: 'none' })).toEqual({ code: 'no-edition' });
  expect(await createTable({ ...wish, options: { purse: 1 } })).toMatchObject({
    code: 'bad-options',
  });
  expect(shelf.kept).toEqual([]);
});

test('a seed of one’s own is taken, an empty one is none; a lesson begins at its first step', async () => {
  expect(await createTable({ ...wish, seed: ' mine ' })).toMatchObject({
    record: { seed: 'mine' },
  });
  expect(await createTable({ ...wish, seed: '  ' })).toMatchObject({
    record: { seed: 'new-seed' },
  });
  expect(await createTable({ ...wish, lesson: true })).toMatchObject({ lesson: 0 });
});

test('an edition that was brought is in the record', async () => {
  const own = { id: 'mine', content: { lots: [3, 4] } };
  const table = (await createTable({ ...wish, edition: own })) as SavedTable;
  expect(table.record.own).toEqual(own);
});

test('you and bots: names and colours of their own', () => {
  const four = usualSeats('Mira', 4, 'hard');
  expect(four[0]).toEqual({ kind: 'human', name: 'Mira', colour: 1 });
  expect(four.slice(1).every(({ kind, bot }) => kind === 'bot' && bot === 'hard')).toBe(true);
  expect(new Set(four.map(({ name }) => name)).size).toBe(4);
  expect(new Set(four.map(({ colour }) => colour)).size).toBe(4);
  expect(usualSeats('Mira', 2)[1]!.bot).toBe('normal');
  expect(four.slice(1).map(({ name }) => name)).toEqual(['Tomás', 'Aiko', 'Priya']);
  expect(usualSeats('Tomás', 2)[1]!.name).toBe('Aiko');
  // A seventh begins the colours anew.
  expect(usualSeats('Mira', 7)[6]!.colour).toBe(1);
});

test('seats without a place in the ranking are played by the house, in a free colour', async () => {
  const chaired = { ...lots, extraSeats: () => 1 };
  const table = await createTable({
    ...wish,
    entry: { ...entry, game: async () => chaired } as unknown as GameEntry,
  });
  if (isRefusal(table)) throw new Error(table.code);
  expect(table.seats).toHaveLength(3);
  expect(table.seats[2]).toMatchObject({ kind: 'bot', bot: 'heuristic', colour: 3 });
});

test('a record of others becomes a table of this device', async () => {
  const record = recordOf(lotsMatch(2));
  const open = await importRecord({ ...record, names: ['Ann'] }, 'Lots', {
    id: 'online-7',
    played: 5,
  });
  expect(open).toMatchObject({ id: 'online-7', title: 'Lots', over: false, updated: 5 });
  expect(open.seats).toHaveLength(2);
  expect(open.seats[0]!.name).toBe('Ann');
  expect(open.seats[1]!.name).toBeTruthy();
  expect(open.seats[0]!.colour).not.toBe(open.seats[1]!.colour);
  const over = await importRecord(
    { ...record, result: { scores: [1, 2], places: [2, 1] } },
    'Lots',
  );
  expect(over).toMatchObject({ id: 'new-id', over: true });
  expect(shelf.kept).toEqual([open, over]);
});
