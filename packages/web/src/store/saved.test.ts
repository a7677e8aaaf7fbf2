import { beforeEach, expect, test, vi } from 'vitest';
import type * as Saved from './saved.ts';

type SavedTable = Saved.SavedTable;

/** A database whose transactions are complete when the test says so. */
function slowDatabase() {
  const stored = new Map<string, SavedTable>();
  const puts: SavedTable[] = [];
  let waiting: (() => void)[] = [];
  const request = <T>(result: T): { result: T } => ({ result });
  const store = {
    put(table: SavedTable) {
      puts.push(table);
      stored.set(table.id, table);
      return request(table.id);
    },
    get: (id: string) => request(stored.get(id)),
    delete: (id: string) => request(stored.delete(id)),
    getAll: () => request([...stored.values()]),
  };
  /** How it was opened, made and asked. */
  const calls: unknown[][] = [];
  let fails = false;
  const transaction = (...given: unknown[]) => {
    calls.push(given);
    return {
      error: new Error('disk full'),
      objectStore: () => store,
      addEventListener(type: string, hear: () => void) {
        if (type === (fails ? 'abort' : 'complete')) waiting.push(hear);
      },
    };
  };
  const createObjectStore = (...given: unknown[]) => calls.push(given);
  const opened = {
    result: { transaction, createObjectStore },
    addEventListener(type: string, hear: () => void) {
      if (type === 'success') queueMicrotask(hear);
      if (type === 'upgradeneeded') hear();
    },
  };
  return {
    indexedDB: { open: (...given: unknown[]) => (calls.push(given), opened) },
    puts,
    calls,
    fail: () => void (fails = true),
    async complete() {
      await new Promise((resolve) => setTimeout(resolve));
      const done = waiting;
      waiting = [];
      for (const hear of done) hear();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const table = (updated: number, id = 'a'): SavedTable => ({ id, updated }) as unknown as SavedTable;

let db: ReturnType<typeof slowDatabase>;
let saved: typeof Saved;
let leave: () => void;
let kept: Map<string, string>;
beforeEach(async () => {
  db = slowDatabase();
  kept = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('indexedDB', db.indexedDB);
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => (leave = hear));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  saved = await import('./saved.ts');
});

test('of a burst only the latest is written, and all know when that is done', async () => {
  const done = [1, 2, 3].map((updated) => saved.saveTable(table(updated)));
  await db.complete();
  const late = [4, 5, 6].map((updated) => saved.saveTable(table(updated)));
  await db.complete();
  await Promise.all([...done, ...late]);
  expect(db.puts.map(({ updated }) => updated)).toEqual([3, 6]);
});

test('what is being written is read as it will be', async () => {
  void saved.saveTable(table(1));
  await new Promise((resolve) => setTimeout(resolve));
  void saved.saveTable(table(2));
  const read = saved.loadTable('a');
  const listed = saved.listTables();
  await db.complete();
  expect((await read)?.updated).toBe(2);
  expect((await listed).map(({ updated }) => updated)).toEqual([2]);
});

test('a page that closes leaves the latest, and the next page takes it back', async () => {
  void saved.saveTable(table(1));
  await new Promise((resolve) => setTimeout(resolve));
  void saved.saveTable(table(2));
  leave();
  vi.resetModules();
  const next = await import('./saved.ts');
  const read = next.loadTable('a');
  for (let i = 0; i < 3; i++) await db.complete();
  expect((await read)?.updated).toBe(2);
});

test('a table that is dropped while it is written stays dropped', async () => {
  const writing = saved.saveTable(table(1));
  await new Promise((resolve) => setTimeout(resolve));
  void saved.saveTable(table(2));
  const dropped = saved.dropTable('a');
  for (let i = 0; i < 3; i++) await db.complete();
  await Promise.all([writing, dropped]);
  const read = saved.loadTable('a');
  await db.complete();
  expect(await read).toBeUndefined();
});

test('the database has one store of tables, and is asked to read or to write as needed', async () => {
  const done = saved.saveTable(table(1));
  await db.complete();
  await done;
  const read = saved.loadTable('a');
  await db.complete();
  await read;
  expect(db.calls).toEqual([
    ['boardroom', 1],
    ['tables', { keyPath: 'id' }],
    ['tables', 'readwrite'],
    ['tables', 'readonly'],
  ]);
});

test('what cannot be stored is told', async () => {
  db.fail();
  const done = expect(saved.saveTable(table(1))).rejects.toThrow('disk full');
  await db.complete();
  await done;
});

test('a page with nothing unwritten leaves nothing', () => {
  leave();
  expect(kept.size).toBe(0);
});

test('what a page left is not taken back over something newer, and only once', async () => {
  const done = saved.saveTable(table(9));
  await db.complete();
  await done;
  kept.set('boardroom-unwritten', JSON.stringify([table(5), table(3, 'b')]));
  vi.resetModules();
  const next = await import('./saved.ts');
  const listed = next.listTables();
  for (let i = 0; i < 5; i++) await db.complete();
  expect((await listed).map(({ id, updated }) => [id, updated])).toEqual([
    ['a', 9],
    ['b', 3],
  ]);
  expect(kept.size).toBe(0);
});

test('of two that were kept in one moment the one that was left is the later', async () => {
  const done = saved.saveTable(table(9));
  await db.complete();
  await done;
  kept.set('boardroom-unwritten', JSON.stringify([{ ...table(9), title: 'left' }]));
  vi.resetModules();
  const next = await import('./saved.ts');
  const listed = next.listTables();
  for (let i = 0; i < 5; i++) await db.complete();
  expect((await listed).map(({ title }) => title)).toEqual(['left']);
});

test('without a database tables live as long as the page', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => ({
      addEventListener(type: string, hear: () => void) {
        if (type === 'error') queueMicrotask(hear);
      },
    }),
  });
  const lone = await import('./saved.ts');
  await lone.saveTable(table(1));
  await lone.saveTable(table(2, 'b'));
  expect((await lone.loadTable('a'))?.updated).toBe(1);
  expect((await lone.listTables()).map(({ id }) => id)).toEqual(['b', 'a']);
  await lone.renameTable('a', 'Friday');
  expect(await lone.loadTable('a')).toEqual({ ...table(1), title: 'Friday' });
  await lone.renameTable('nobody', 'Friday');
  await lone.dropTable('a');
  expect(await lone.loadTable('a')).toBe(undefined);
  expect(await lone.listTables()).toHaveLength(1);
});

test('a table is gone on with at the table, or at its debrief', () => {
  expect(saved.placeOfTable({ ...table(1), over: false })).toBe('#/table/a');
  expect(saved.placeOfTable({ ...table(1), over: true })).toBe('#/debrief/a');
});

test('names are eight letters that cannot be mistaken, seeds 128 bits', () => {
  const ids = Array.from({ length: 50 }, () => saved.newId());
  for (const id of ids) expect(id).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  expect(new Set(ids).size).toBe(50);
  expect(saved.newId(3)).toHaveLength(3);
  expect(saved.newSeed()).toMatch(/^[0-9a-f]{32}$/);
});
