/** The data of every earlier release, opened by this one: with its rules, with later ones, without. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { catalogue as games } from '@boardroom/catalogue';
import { isRefusal, newRng, parseRecord } from '@boardroom/kernel';
import type { GameEntry, MatchRecord } from '@boardroom/kernel';
import type { News, Room, TableLine } from '@boardroom/protocol';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { makeLocalQueue } from '../bots/queue.ts';
import { makeThinkers } from '../bots/thinkers.ts';
import { NO_LIMITS } from '../limits.ts';
import { exportAll } from '../ops/export.ts';
import { hashOf } from '../people/secrets.ts';
import { backUp, restore } from '../storage/dump.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Dumped, DumpRow, Storage } from '../storage/types.ts';
import { guest, must, playOn, startTable, withToken } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { startPostgres } from '../testing/postgres.ts';
import { catalogue as sample } from '../testing/sample-catalogue.ts';

const folder = new URL('./data-sets/', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'boardroom-upgrade-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const today = [...games, ...sample];
/** The games of a later release, which may have kept the rules it has changed. */
const later = (keeps: boolean): GameEntry[] =>
  today.map((entry) => ({
    ...entry,
    game: async () => {
      const game = await entry.game();
      return { ...game, version: game.version + 1 };
    },
    earlier: keeps ? { ...entry.earlier, 1: entry.game } : {},
  }));

describe.each(readdirSync(folder))('data of release %s', (release) => {
  const read = (name: string) => readFileSync(new URL(`${release}/${name}`, folder));
  const lines = gunzipSync(read('backup.jsonl.gz')).toString().trim().split('\n');
  const rows = lines.slice(1, -1).map((line) => JSON.parse(line) as [Dumped, DumpRow]);
  const of = (name: Dumped): DumpRow[] =>
    rows.flatMap(([table, row]) => (table === name ? [row] : []));
  const ids = (game: RegExp, status: string): string[] =>
    of('tables')
      .filter((row) => row['status'] === status)
      .filter(({ line }) => game.test((JSON.parse(line as string) as { game: string }).game))
      .map(({ id }) => id as string);
  const finished = ids(/./, 'over');
  const running = ids(/lots/, 'playing');
  const { sqlite, postgres, version } = JSON.parse(read('schema.json').toString()) as {
    version: number;
    sqlite: string[];
    postgres: string[];
  };
  const backup = join(scratch, `${release}.jsonl`);
  writeFileSync(backup, `${lines.join('\n')}\n`);

  const entriesOf = ({ services }: Built, id: string) => services.storage.entries(id, 0);
  let count = 0;
  const restored = async (): Promise<Storage> => {
    const storage = openSqlite(join(scratch, `${release}-${count++}.sqlite`));
    await restore(storage, backup);
    return storage;
  };
  /** Everybody in the data set forgot their token; Ada finds another. */
  const adaAt = async ({ app, services }: Built): Promise<Guest> => {
    const [row] = of('people').filter(({ name }) => name === 'Ada');
    await services.storage.addToken({
      hash: hashOf('x'.repeat(40)),
      id: 'again',
      person: row!['id'] as string,
      kind: 'session',
      name: 'session',
      scopes: ['play', 'watch', 'host'],
      created: Date.now(),
      expires: Date.now() + 1e9,
    });
    return withToken(app, 'x'.repeat(40), row!['id'] as string);
  };
  const record = async (who: Guest, id: string): Promise<MatchRecord> => {
    const made = parseRecord(must(await who.get<string>(`/api/tables/${id}/record`)));
    if (isRefusal(made)) throw new Error(made.code);
    return made;
  };

  test('the database is brought up to date where it lies (sqlite)', async () => {
    const file = join(scratch, `${release}.sqlite`);
    const db = new DatabaseSync(file);
    for (const step of sqlite) db.exec(step);
    db.exec('BEGIN');
    for (const [table, row] of rows)
      db.prepare(
        `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join()})`,
      ).run(...Object.values(row));
    db.exec(`PRAGMA user_version = ${version}; COMMIT`);
    db.close();
    // Whoever backs up before the upgrade may have the later programs already.
    const before = openSqlite(file, 'read');
    expect(await backUp(before, join(scratch, `${release}-before.jsonl`))).toBe(rows.length);
    await before.close();
    const storage = openSqlite(file);
    expect(await storage.head(finished[0]!)).toBeGreaterThan(1);
    expect((await storage.table(running[0]!))!.status).toBe('playing');
    await storage.close();
  });

  test('the database is brought up to date where it lies (postgres)', async () => {
    const server = await startPostgres();
    try {
      const url = await server.database();
      const client = new pg.Client(url);
      await client.connect();
      for (const step of postgres) await client.query(step);
      await client.query('CREATE TABLE boardroom_version (version INTEGER NOT NULL)');
      await client.query('INSERT INTO boardroom_version VALUES ($1)', [version]);
      await client.end();
      const storage = await openPostgres(url);
      await restore(storage, backup);
      expect(await storage.head(finished[0]!)).toBeGreaterThan(1);
      await storage.close();
    } finally {
      await server.stop();
    }
  });

  test.each([
    ['the rules it was played with', today],
    ['later rules and those kept beside them', later(true)],
    ['later rules alone', later(false)],
  ])('finished games are read with %s', async (_name, catalogue) => {
    const storage = await restored();
    const built = await buildApp({ storage, catalogue, limits: NO_LIMITS });
    const ada = await adaAt(built);
    for (const id of finished) {
      const moved = of('entries').filter(
        ({ table_id, body }) => table_id === id && (body as string).includes('"do":"moved"'),
      );
      expect((await record(ada, id)).moves).toHaveLength(moved.length);
      const { items, room } = must(await ada.get<News>(`/api/tables/${id}/events`));
      expect(room!.status).toBe('over');
      expect(items.filter(({ type }) => type === 'moved')).toHaveLength(moved.length);
    }
    const out = mkdtempSync(join(scratch, 'export-'));
    expect(await exportAll(storage, catalogue, out)).toEqual({
      written: finished.length + running.length,
      failed: [],
    });
    expect(
      must(await ada.get<{ tables: TableLine[] }>('/api/me/tables')).tables.length,
    ).toBeGreaterThan(0);
    expect((await ada.del('/api/me')).status).toBe(204);
    await built.close();
  });

  test('running games go on under their own rules where these are kept', async () => {
    const module = new URL('../testing/later-catalogue.ts', import.meta.url).href;
    const thinkers = makeThinkers({ catalogue: module, threads: 1 });
    const bots = { thinkers, queue: makeLocalQueue(), pace: 0 };
    const built = await buildApp({
      storage: await restored(),
      catalogue: later(true),
      limits: NO_LIMITS,
      bots,
    });
    const ada = await adaAt(built);
    for (const id of running) {
      const room = must(await ada.get<Room>(`/api/tables/${id}`));
      expect(room.version).toBe(1);
      expect(room.frozen).toBeUndefined();
      const before = of('entries').filter(({ table_id }) => table_id === id).length;
      // The clock that ran out long ago and the bot that was asked are seen to.
      if (room.clock.kind !== 'none' || room.seats.some(({ kind }) => kind === 'bot'))
        await expect
          .poll(async () => (await entriesOf(built, id)).length, { timeout: 15_000 })
          .toBeGreaterThan(before);
      else {
        const { now } = must(await ada.get<News>(`/api/tables/${id}/events`));
        if (now!.legal) {
          const move =
            now!.legal[0]!['type'] === 'bid'
              ? { type: 'bid', coins: 0 }
              : { type: 'scrap', lots: [] };
          must(await ada.post(`/api/tables/${id}/seats/0/moves`, { move }));
        }
      }
    }
    // A new table is set under the new rules.
    const made = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2 }));
    expect(made.version).toBe(2);
    await built.close();
  });
  test('where they are not kept a table is frozen, says so, and harms no other', async () => {
    const storage = await restored();
    const module = new URL('../testing/later-catalogue.ts', import.meta.url).href;
    const thinkers = makeThinkers({ catalogue: module, threads: 1 });
    const told: unknown[] = [];
    const built = await buildApp({
      storage,
      catalogue: later(false),
      limits: NO_LIMITS,
      bots: { thinkers, queue: makeLocalQueue(), pace: 0 },
      log: (line) => told.push(line),
    });
    const ada = await adaAt(built);
    for (const id of running) {
      const { items, room, now } = must(await ada.get<News>(`/api/tables/${id}/events`));
      expect(room!.frozen).toEqual({ version: 1, why: 'other-version' });
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(now).toBeUndefined();
      const refused = await ada.post(`/api/tables/${id}/seats/0/moves`, {
        move: { type: 'bid', coins: 0 },
      });
      expect([refused.status, refused.body.code]).toEqual([409, 'frozen-table']);
    }
    // Bots of a new table move, though frozen tables are first in every sweep.
    const cy = await guest(built.app, 'Cy');
    const { id } = must(
      await cy.post<Room>('/api/tables', {
        game: 'lots',
        players: 2,
        seats: ['open', { bot: 'random' }],
      }),
    );
    must(await cy.post(`/api/tables/${id}/seats/0/ready`, { ready: true }));
    await expect
      .poll(
        async () => (await entriesOf(built, id)).some(({ body }) => body.includes('"by":"bot"')),
        {
          timeout: 15_000,
        },
      )
      .toBe(true);
    await expect
      .poll(
        () =>
          storage
            .tablesToWake(Date.now(), 100)
            .then((wake) => wake.filter((each) => running.includes(each))),
        {
          timeout: 5000,
        },
      )
      .toEqual([]);
    expect(told.filter((line) => (line as { what: string }).what === 'frozen-table').length).toBe(
      running.length,
    );
    // The seat is free again for whoever comes after the rules.
    must(await ada.del(`/api/tables/${running[0]}/seats/0`));
    await built.close();
  });
});

test('how a game of this release ended is told when its rules are gone', async () => {
  const file = join(scratch, 'ended.sqlite');
  const first = await buildApp({ storage: openSqlite(file), catalogue: sample, limits: NO_LIMITS });
  const pair = [await guest(first.app, 'Ada'), await guest(first.app, 'Ben')] as const;
  const id = await startTable(pair);
  await playOn(newRng(3), pair, id);
  const { now } = must(await pair[0].get<News>(`/api/tables/${id}/events`));
  await first.close();

  const second = await buildApp({
    storage: openSqlite(file),
    catalogue: later(false),
    limits: NO_LIMITS,
  });
  const ada = withToken(second.app, pair[0].token);
  const again = must(await ada.get<News>(`/api/tables/${id}/events`));
  expect(again.now).toMatchObject({ over: true, result: now!.result, seed: now!.seed });
  const record = parseRecord(must(await ada.get<string>(`/api/tables/${id}/record`)));
  expect(record).toMatchObject({ version: 1, result: now!.result });
  await second.close();
});
