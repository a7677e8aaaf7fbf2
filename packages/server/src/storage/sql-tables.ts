/** Tables, their logs and the links to their seats, in SQL that both databases take. */
import type { Db, Statement } from './db.ts';
import { linkOf, tableOf } from './rows.ts';
import {
  dropStatements,
  insertEdition,
  insertEntry,
  insertRow,
  seatStatements,
} from './statements.ts';
import type { DumpRow, Storage, TableRow } from './types.ts';

type TableStorage = Pick<
  Storage,
  | 'createTable'
  | 'head'
  | 'entries'
  | 'keyed'
  | 'snapshot'
  | 'table'
  | 'tableByCode'
  | 'listedTables'
  | 'tablesOf'
  | 'visited'
  | 'openTables'
  | 'tablesToWake'
  | 'postpone'
  | 'dropTable'
  | 'purge'
  | 'addLink'
  | 'link'
  | 'useLink'
  | 'dropLinks'
>;

const tableRow = (row: TableRow): DumpRow => ({
  id: row.id,
  code: row.code,
  edition: row.edition,
  status: row.status,
  listed: row.listed ? 1 : 0,
  line: row.line,
  wake: row.wake,
  people: JSON.stringify(row.people),
  created: row.created,
  updated: row.updated,
});

export function sqlTables({ run, one, all, together }: Db): TableStorage {
  const text = async (...statement: Statement): Promise<string | null> =>
    ((await one(...statement))?.['text'] ?? null) as string | null;
  return {
    createTable: (row, first, content) =>
      together([
        ...insertEdition(row.edition, content),
        insertRow('tables', tableRow(row)),
        ...seatStatements(row.id, row.people),
        insertEntry(first),
      ]),
    async head(table) {
      const row = await one('SELECT MAX(seq) AS seq FROM entries WHERE table_id = ?', table);
      // Of none it is NULL, which is 0.
      return Number(row?.['seq']);
    },
    entries: async (table, after, most = 2 ** 31 - 1) =>
      (await all(
        'SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
        table,
        after,
        most,
      )) as never,
    keyed: async (table, key) =>
      ((await one(
        'SELECT seq, at, body FROM entries WHERE table_id = ? AND key = ?',
        table,
        key,
      )) ?? null) as never,
    snapshot: async (table) =>
      ((await one('SELECT seq, body FROM snapshots WHERE table_id = ?', table)) ?? null) as never,

    async table(id) {
      const row = await one('SELECT * FROM tables WHERE id = ?', id);
      return row ? tableOf(row) : null;
    },
    tableByCode: (code) => text('SELECT id AS text FROM tables WHERE code = ?', code),
    listedTables: async (limit) =>
      (
        await all(
          `SELECT * FROM tables WHERE listed = 1 AND status IN ('gathering', 'playing', 'paused')
           ORDER BY updated DESC LIMIT ?`,
          limit,
        )
      ).map(tableOf),
    tablesOf: async (person, limit) =>
      (
        await all(
          `SELECT tables.* FROM tables JOIN seated ON seated.table_id = tables.id
           WHERE seated.person = ? ORDER BY updated DESC LIMIT ?`,
          person,
          limit,
        )
      ).map(tableOf),
    visited: async (person, limit) =>
      (await all('SELECT table_id FROM visited WHERE person = ? LIMIT ?', person, limit)).map(
        ({ table_id }) => table_id as string,
      ),
    async openTables(person, since) {
      const row = await one(
        `SELECT COUNT(*) AS count FROM tables JOIN seated ON seated.table_id = tables.id
         WHERE seated.person = ? AND updated > ? AND status IN ('gathering', 'playing', 'paused')`,
        person,
        since,
      );
      return Number(row?.['count']);
    },
    tablesToWake: async (before, limit) =>
      (await all('SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?', before, limit)).map(
        ({ id }) => id as string,
      ),
    async postpone(table, until) {
      await run('UPDATE tables SET wake = ? WHERE id = ? AND wake < ?', until, table, until);
    },
    dropTable: (id) => together(dropStatements(id)),
    async purge(before, now) {
      const old = await all('SELECT id FROM tables WHERE updated < ?', before);
      for (const { id } of old) await together(dropStatements(id as string));
      await together([
        ['DELETE FROM tokens WHERE expires < ?', now],
        [
          `DELETE FROM people WHERE created < ? AND id NOT IN (SELECT person FROM seated)
           AND id NOT IN (SELECT person FROM tokens)`,
          before,
        ],
        ['DELETE FROM hooks WHERE person NOT IN (SELECT id FROM people)'],
        ['DELETE FROM templates WHERE person NOT IN (SELECT id FROM people)'],
      ]);
      return old.length;
    },

    async addLink({ hash, table, seat, created, usedBy }) {
      await run(...insertRow('links', { hash, table_id: table, seat, created, used_by: usedBy }));
    },
    async link(hash) {
      const row = await one('SELECT * FROM links WHERE hash = ?', hash);
      return row ? linkOf(row) : null;
    },
    useLink: async (hash, person) =>
      (await run(
        'UPDATE links SET used_by = ? WHERE hash = ? AND (used_by IS NULL OR used_by = ?)',
        person,
        hash,
        person,
      )) === 1,
    async dropLinks(table, seat) {
      await run('DELETE FROM links WHERE table_id = ? AND seat = ?', table, seat);
    },
  };
}
