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
  const transaction = () => ({
    objectStore: () => store,
    addEventListener(type: string, hear: () => void) {
      if (type === 'complete') waiting.push(hear);
    },
  });
  const opened = {
    result: { transaction },
    addEventListener(type: string, hear: () => void) {
      if (type === 'success') queueMicrotask(hear);
    },
  };
  return {
    indexedDB: { open: () => opened },
    puts,
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
beforeEach(async () => {
  db = slowDatabase();
  const kept = new Map<string, string>();
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
