import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeBoth } from '../testing/both.ts';
import { backUp, restore } from './dump.ts';
import { openSqlite } from './sqlite.ts';
import type { Append, Storage, TableRow } from './types.ts';

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: id.slice(0, 6),
  edition: 'hash',
  status: 'playing',
  listed: true,
  line: '{}',
  wake: null,
  people: ['ada'],
  created: 1,
  updated: 1,
  ...more,
});
const entry = (table: string, seq: number, key: string | null = null): Append => ({
  table,
  seq,
  at: seq * 1_000_000_000_000,
  body: `{"n":${seq}}`,
  key,
});
const fill = async (storage: Storage, id: string): Promise<void> =>
  storage.createTable(row(id), entry(id, 1), '{"content":1}');

describeBoth('storage', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'boardroom-dump-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an entry has its number alone, and a key is used once', async () => {
    const storage = await database.open(true);
    await fill(storage, 'one');
    const results = await Promise.all([
      storage.append(entry('one', 2, 'k')),
      storage.append(entry('one', 2)),
      storage.append(entry('one', 3, 'k')),
      storage.append(entry('one', 3, 'other')),
    ]);
    expect(results).toEqual(['appended', 'conflict', 'conflict', 'appended']);
    expect(await storage.head('one')).toBe(3);
    expect(
      (await storage.entries('one', 1)).map(({ seq, at, body }) => [seq, Number(at), body]),
    ).toEqual([
      [2, 2_000_000_000_000, '{"n":2}'],
      [3, 3_000_000_000_000, '{"n":3}'],
    ]);
    expect((await storage.keyed('one', 'k'))?.seq).toBe(2);
    expect(await storage.head('two')).toBe(0);
    await storage.close();
  });

  test('what is written is there when the database is opened again', async () => {
    const storage = await database.open(true);
    await fill(storage, 'one');
    await storage.append({
      ...entry('one', 2, 'k'),
      index: { ...row('one'), status: 'over', people: ['ben'] },
    });
    storage.saveSnapshot('one', 2, '{"s":2}');
    await storage.close();
    const again = await database.open();
    expect(await again.snapshot('one')).toEqual({ seq: 2, body: '{"s":2}' });
    expect(await again.table('one')).toMatchObject({ status: 'over', people: ['ben'] });
    expect((await again.tablesOf('ben', 9)).map(({ id }) => id)).toEqual(['one']);
    expect(await again.tablesOf('ada', 9)).toEqual([]);
    expect(await again.edition('hash')).toBe('{"content":1}');
    expect(await again.append(entry('one', 3, 'k'))).toBe('conflict');
    expect((await again.keyed('one', 'k'))?.seq).toBe(2);
    await again.close();
  });

  test('a back-up fills an empty database, of the other kind too', async () => {
    const storage = await database.open(true);
    for (const id of ['one', 'two']) {
      await fill(storage, id);
      for (let seq = 2; seq < 1200; seq++) void storage.append(entry(id, seq, `k${seq}`));
    }
    await storage.append(entry('two', 1200));
    await storage.addPerson({ id: 'ada', name: 'Ada', colour: 'blue', created: 5, recovery: 'r' });
    const file = join(folder, `${database.kind}.jsonl`);
    expect(await backUp(storage, file)).toBe(2 + 1199 + 1200 + 1 + 1);
    await storage.close();
    for (const target of [
      openSqlite(join(folder, `${database.kind}.sqlite`)),
      await database.open(true),
    ]) {
      await restore(target, file);
      expect(await target.head('two')).toBe(1200);
      expect((await target.person('ada'))?.name).toBe('Ada');
      expect((await target.tablesOf('ada', 9)).length).toBe(2);
      await expect(restore(target, file)).rejects.toThrow('not empty');
      await target.close();
    }
    const short = join(folder, 'short.jsonl');
    writeFileSync(short, readFileSync(file, 'utf8').split('\n').slice(0, 50).join('\n'));
    const empty = await database.open(true);
    await expect(restore(empty, short)).rejects.toThrow('cut off');
    for await (const row of empty.dump('people')) expect(row).toBeUndefined();
    for await (const row of empty.dump('tables')) expect(row).toBeUndefined();
    await empty.close();
  });

  test('a purge forgets what nobody touched', async () => {
    const storage = await database.open(true);
    await fill(storage, 'old');
    await storage.createTable(row('new', { updated: 900, code: null }), entry('new', 1), '{}');
    expect(await storage.purge(500, 1000)).toBe(1);
    expect(await storage.table('old')).toBeNull();
    expect(await storage.head('old')).toBe(0);
    expect(await storage.table('new')).not.toBeNull();
    await storage.close();
  });

  test('a link and a recovery code serve one', async () => {
    const storage = await database.open(true);
    await storage.addLink({ hash: 'h', table: 'one', seat: 1, created: 1, usedBy: null });
    expect(await storage.useLink('h', 'ada')).toBe(true);
    expect(await storage.useLink('h', 'ada')).toBe(true);
    expect(await storage.useLink('h', 'ben')).toBe(false);
    await storage.close();
  });
});
