import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeBoth } from '../testing/both.ts';
import { stepsFrom } from './migrations.ts';

const body = (act: object): string => JSON.stringify({ act, heard: [1] }).replaceAll("'", "''");
const ENTRIES = [
  body({ do: 'created', id: 't', host: { id: 'ada', name: 'Ada' } }),
  body({ do: 'sat', seat: 1, person: { id: 'fay', name: "Fay's" } }),
  body({ do: 'said', seat: 1, name: 'Fay', text: '"sat" and "created"' }),
  body({ do: 'sat', seat: 1, person: { id: 'fay', name: 'Fay' } }),
].map(
  (text, i) =>
    `INSERT INTO entries (table_id, seq, at, key, body) VALUES ('t', ${i + 1}, 1, NULL, '${text}');`,
);

describeBoth('migrations', (database) => {
  test('a database of before knows who was at which table', async () => {
    if (database.kind === 'postgres') await (await database.open(true)).close();
    const [first] = stepsFrom(0, database.kind);
    if (database.kind === 'sqlite') {
      mkdirSync(dirname(database.place()), { recursive: true });
      const db = new DatabaseSync(database.place());
      db.exec(`${first!} ${ENTRIES.join('')} PRAGMA user_version = 1`);
      db.close();
    } else {
      const client = new pg.Client({ connectionString: database.place() });
      await client.connect();
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await client.query('CREATE TABLE boardroom_version (version INTEGER NOT NULL)');
      await client.query('INSERT INTO boardroom_version VALUES (1)');
      await client.query(first! + ENTRIES.join(''));
      await client.end();
    }
    const storage = await database.open();
    expect(await storage.visited('ada', 10)).toEqual(['t']);
    expect(await storage.visited('fay', 10)).toEqual(['t']);
    expect(await storage.visited('Fay', 10)).toEqual([]);
    await storage.close();
  });

  test('so does one that was filled from a back-up', async () => {
    const storage = await database.open(true);
    await storage.fill(
      (async function* () {
        for (const [i, act] of [
          { do: 'created', id: 't', host: { id: 'ada' } },
          { do: 'sat', seat: 1, person: { id: 'fay' } },
          { do: 'closed' },
        ].entries())
          yield [
            'entries',
            { table_id: 't', seq: i + 1, at: 1, key: null, body: body(act) },
          ] as const;
      })(),
    );
    expect(await storage.visited('ada', 10)).toEqual(['t']);
    expect(await storage.visited('fay', 10)).toEqual(['t']);
    await storage.close();
  });
});
