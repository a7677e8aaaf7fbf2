/** What only the file has: one process, private, caches that are written with the next entries. */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageDown } from './away.ts';
import { openSqlite } from './sqlite.ts';
import type { Append, Storage, TableIndex, TableRow } from './types.ts';

let folder: string;
let file: string;
const opened: Storage[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardroom-sqlite-'));
  file = join(folder, 'deep', 'boardroom.sqlite');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const storage of opened.splice(0)) await storage.close();
  rmSync(folder, { recursive: true });
});
function open(...more: [('read' | 'use')?, ((line: Record<string, unknown>) => void)?]): Storage {
  const storage = openSqlite(file, ...more);
  opened.push(storage);
  return storage;
}
async function close(storage: Storage): Promise<void> {
  opened.splice(opened.indexOf(storage), 1);
  await storage.close();
}

const index: TableIndex = { status: 'playing', listed: true, line: '{"n":1}', wake: 7 };
const row = (id: string): TableRow => ({
  ...index,
  line: '{}',
  people: ['ada'],
  id,
  code: id,
  edition: 'hash',
  created: 1,
  updated: 1,
});
const entry = (table: string, seq: number, more: Partial<Append> = {}): Append => ({
  table,
  seq,
  at: seq,
  body: `{"n":${seq}}`,
  key: null,
  ...more,
});
const withTable = async (storage: Storage, id = 'T'): Promise<void> =>
  storage.createTable(row(id), entry(id, 1), '{}');

test('the folder and the files are the server’s own', () => {
  open();
  expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
  for (const each of [file, `${file}.lock`]) expect(statSync(each).mode & 0o777).toBe(0o600);
});

test('one process at a time, but a reader beside it', async () => {
  const storage = open();
  await withTable(storage);
  expect(() => openSqlite(file)).toThrow(`another server uses ${file};`);
  const reader = open('read');
  expect((await reader.table('T'))?.id).toBe('T');
  await close(storage);
  await close(open());
}, 15_000);

test('a reader makes nothing: neither a file nor a database of another file', () => {
  expect(() => openSqlite(file, 'read')).toThrow('there is no database');
  expect(existsSync(file)).toBe(false);
  const other = join(folder, 'other.sqlite');
  new DatabaseSync(other).close();
  writeFileSync(other, '');
  expect(() => openSqlite(other, 'read')).toThrow('not a database of Boardroom');
});

test('it is for one: nobody else is told anything', async () => {
  const storage = openSqlite(':memory:');
  opened.push(storage);
  expect([storage.kind, storage.shared, storage.isUp]).toEqual(['sqlite', false, true]);
  const heard = vi.fn<() => void>();
  storage.onSignal(heard);
  storage.signal({ about: 'gap' });
  expect(heard).not.toHaveBeenCalled();
});

test('a key is used once, also after the server has started again', async () => {
  const storage = open();
  await withTable(storage);
  expect(await storage.append(entry('T', 2, { key: 'k' }))).toBe('appended');
  expect(await storage.append(entry('T', 3, { key: 'k' }))).toBe('conflict');
  expect(await storage.keyed('T', 'other')).toBeNull();
  await close(storage);
  const again = open();
  expect((await again.keyed('T', 'k'))?.seq).toBe(2);
  expect(await again.append(entry('T', 3, { key: 'k' }))).toBe('conflict');
  expect(await again.append(entry('T', 3, { key: 'l' }))).toBe('appended');
});

test('keys of a table that is gone are free again', async () => {
  const storage = open();
  for (const drop of [() => storage.dropTable('T'), () => storage.purge(100, 100)]) {
    await withTable(storage);
    expect(await storage.append(entry('T', 2, { key: 'k' }))).toBe('appended');
    await drop();
    expect(await storage.keyed('T', 'k')).toBeNull();
    expect(await storage.table('T')).toBeNull();
  }
});

test('two in one group with the same number or key: the first', async () => {
  const storage = open();
  await withTable(storage);
  const results = await Promise.all([
    storage.append(entry('T', 2, { key: 'k' })),
    storage.append(entry('T', 2)),
    storage.append(entry('T', 3, { key: 'k' })),
    storage.append(entry('T', 3, { index: { ...index, people: ['ben'] } })),
  ]);
  expect(results).toEqual(['appended', 'conflict', 'conflict', 'appended']);
  expect(await storage.table('T')).toMatchObject({ line: '{"n":1}', people: ['ben'], updated: 3 });
  expect((await storage.tablesOf('ben', 9)).map(({ id }) => id)).toEqual(['T']);
  expect(await storage.tablesOf('ada', 9)).toEqual([]);
});

test('snapshots and late indexes are kept, and written with the next entry', async () => {
  const storage = open();
  await withTable(storage);
  storage.saveSnapshot('T', 1, 'one');
  storage.saveIndex('T', 5, index);
  expect(await storage.snapshot('T')).toEqual({ seq: 1, body: 'one' });
  const reader = open('read');
  expect(await reader.snapshot('T')).toBeNull();
  expect((await reader.table('T'))?.line).toBe('{}');
  await storage.append(entry('T', 2));
  expect(await reader.snapshot('T')).toEqual({ seq: 1, body: 'one' });
  expect(await reader.table('T')).toMatchObject({ line: '{"n":1}', wake: 7, updated: 5 });
});

test('… or by themselves, if none comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = open();
  await withTable(storage);
  const reader = open('read');
  for (const n of [1, 2]) {
    storage.saveIndex('T', 5 * n, { ...index, line: `{"n":${n}}` });
    vi.advanceTimersByTime(1999);
    expect((await reader.table('T'))?.line).not.toBe(`{"n":${n}}`);
    vi.advanceTimersByTime(1);
    expect((await reader.table('T'))?.line).toBe(`{"n":${n}}`);
  }
});

test('… or at the end', async () => {
  const storage = open();
  await withTable(storage);
  storage.saveSnapshot('T', 1, 'one');
  storage.saveIndex('T', 5, index);
  await close(storage);
  const again = open();
  expect(await again.snapshot('T')).toEqual({ seq: 1, body: 'one' });
  expect((await again.table('T'))?.line).toBe('{"n":1}');
});

test('a late index is not written over a newer one, nor over another status', async () => {
  const storage = open();
  await withTable(storage);
  await storage.append(entry('T', 9, { index: { ...index, line: '"new"', status: 'over' } }));
  storage.saveIndex('T', 8, { ...index, status: 'over', line: '"old"' });
  await storage.append(entry('T', 10));
  expect((await storage.table('T'))?.line).toBe('"new"');
  storage.saveIndex('T', 11, { ...index, status: 'playing', line: '"other"' });
  await storage.append(entry('T', 11));
  expect((await storage.table('T'))?.line).toBe('"new"');
});

test('forgetting rewrites the log, and drops what was kept of it', async () => {
  const storage = open();
  await withTable(storage);
  await storage.append(entry('T', 2, { key: 'ada k' }));
  storage.saveSnapshot('T', 2, 'names ada');
  storage.saveIndex('T', 3, { ...index, line: '"names ada"' });
  const forget = { person: 'ada', as: 'P-1', changed: [{ seq: 1, body: '{"anew":1}' }] };
  await storage.append(entry('T', 3, { forget }));
  expect((await storage.entries('T', 0)).map(({ body }) => body)).toEqual([
    '{"anew":1}',
    '{"n":2}',
    '{"n":3}',
  ]);
  expect(await storage.snapshot('T')).toBeNull();
  expect((await storage.table('T'))?.line).toBe('{}');
  expect(await storage.keyed('T', 'ada k')).toBeNull();
  expect((await storage.keyed('T', 'P-1 k'))?.seq).toBe(2);
});

test('a group that fails leaves nothing, and its keys are free', async () => {
  const storage = open();
  await withTable(storage);
  const bad = entry('T', 3, { index: { ...index, wake: {} as never } });
  const results = await Promise.allSettled([
    storage.append(entry('T', 2, { key: 'k' })),
    storage.append(bad),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await storage.head('T')).toBe(1);
  expect(await storage.append(entry('T', 2, { key: 'k' }))).toBe('appended');
});

test('a back-up that breaks off while it is read leaves the database as it was', async () => {
  const storage = open();
  async function* rows() {
    yield ['editions', { hash: 'h', content: '{}' }] as const;
    throw new Error('cut off');
  }
  await expect(storage.fill(rows())).rejects.toThrow('cut off');
  expect(await storage.edition('h')).toBeNull();
  await withTable(storage);
});

test('a database that is frozen is read as it was', async () => {
  const storage = open();
  await withTable(storage);
  const reader = open('read');
  await reader.freeze();
  expect(await reader.head('T')).toBe(1);
  await storage.append(entry('T', 2));
  expect(await reader.head('T')).toBe(1);
});

test('a disk without room: said once, readyz fails, and it is up again when there is', async () => {
  const lines: unknown[] = [];
  const storage = open('use', ({ what }) => lines.push(what));
  await withTable(storage);
  await storage.ping();
  const run = vi.spyOn(DatabaseSync.prototype, 'exec');
  const trouble = Object.assign(new Error('disk full'), { errcode: 13 });
  run.mockImplementation(() => {
    throw trouble;
  });
  await expect(storage.scrub()).rejects.toThrow(StorageDown);
  expect(storage.isUp).toBe(false);
  await expect(storage.ping()).rejects.toMatchObject({ why: 'storage-full' });
  expect(lines).toEqual(['storage-full']);
  run.mockRestore();
  await storage.ping();
  expect(storage.isUp).toBe(true);
  expect(lines).toEqual(['storage-full', 'storage-back']);
});

test('a write a moment ago is proof enough that one can write', async () => {
  const storage = open();
  await withTable(storage);
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  await storage.ping();
  expect(exec).not.toHaveBeenCalled();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
  await storage.ping();
  expect(exec).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
