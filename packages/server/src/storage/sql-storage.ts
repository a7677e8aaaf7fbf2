/** SQL that is the same in both databases. */
import { hookOf, linkOf, tableOf, tokenOf } from './rows.ts';
import type {
  Append,
  Dumped,
  DumpRow,
  Forgetting,
  PersonRow,
  Storage,
  TableIndex,
  TableRow,
} from './types.ts';

type Value = string | number | null;
export type Statement = readonly [text: string, ...values: Value[]];

/** A database that takes `?` for values. */
export interface Db {
  /** How many rows changed. */
  run(...statement: Statement): Promise<number>;
  one(...statement: Statement): Promise<DumpRow | undefined>;
  all(...statement: Statement): Promise<DumpRow[]>;
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>;
}

type Shared = Omit<
  Storage,
  | 'kind'
  | 'version'
  | 'fill'
  | 'shared'
  | 'append'
  | 'saveIndex'
  | 'saveSnapshot'
  | 'freeze'
  | 'signal'
  | 'scrub'
  | 'onSignal'
  | 'isUp'
  | 'ping'
  | 'close'
>;

const CHILDREN = ['entries', 'snapshots', 'links', 'seated', 'visited'] as const;
const PERSON_FIELDS = ['name', 'colour', 'recovery', 'created'] as const;

const KEYS: Readonly<Record<Dumped, readonly string[]>> = {
  people: ['id'],
  tokens: ['hash'],
  editions: ['hash'],
  tables: ['id'],
  entries: ['table_id', 'seq'],
  links: ['hash'],
  hooks: ['id'],
};
const PAGE = 1000;

export const insertEntry = ({ table, seq, at, key, body }: Append): Statement => [
  'INSERT INTO entries (table_id, seq, at, key, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  table,
  seq,
  at,
  key,
  body,
];

export function indexStatements(id: string, at: number, index: TableIndex): Statement[] {
  const { status, listed, line, wake, people } = index;
  const first: Statement = [
    'UPDATE tables SET status = ?, listed = ?, line = ?, wake = ?, updated = ? WHERE id = ?',
    status,
    listed ? 1 : 0,
    line,
    wake,
    at,
    id,
  ];
  if (!people) return [first];
  return [
    first,
    ['UPDATE tables SET people = ? WHERE id = ?', JSON.stringify(people), id],
    ...seatStatements(id, people),
  ];
}

/** Never over something newer: it is written later than it was worked out. */
export const lateIndexStatement = (id: string, at: number, index: TableIndex): Statement => [
  'UPDATE tables SET line = ?, wake = ?, updated = ? WHERE id = ? AND status = ? AND updated <= ?',
  index.line,
  index.wake,
  at,
  id,
  index.status,
  at,
];

function seatStatements(id: string, people: readonly string[]): Statement[] {
  return [
    ['DELETE FROM seated WHERE table_id = ?', id],
    ...people.flatMap((person): Statement[] => [
      ['INSERT INTO seated (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', person, id],
      visit(person, id),
    ]),
  ];
}

const visit = (person: string, table: string): Statement => [
  'INSERT INTO visited (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  person,
  table,
];

export function forgetStatements(table: string, { person, as, changed }: Forgetting): Statement[] {
  return [
    ...changed.map(({ seq, body }): Statement => [
      'UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?',
      body,
      table,
      seq,
    ]),
    // Keys begin with whose they are.
    [
      'UPDATE entries SET key = ? || substr(key, ?) WHERE table_id = ? AND substr(key, 1, ?) = ?',
      as,
      person.length + 1,
      table,
      person.length + 1,
      `${person} `,
    ],
    ['DELETE FROM snapshots WHERE table_id = ?', table],
    ['UPDATE links SET used_by = ? WHERE table_id = ? AND used_by = ?', as, table, person],
    ['DELETE FROM visited WHERE table_id = ? AND person = ?', table, person],
  ];
}

export const snapshotStatement = (id: string, seq: number, body: string): Statement => [
  `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?) ON CONFLICT (table_id)
   DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshots.seq`,
  id,
  seq,
  body,
];

function insertRow(table: string, row: DumpRow): Statement {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  return [`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, ...Object.values(row)];
}

/** A row of a back-up. */
export const restoreStatements = (table: Dumped, row: DumpRow): Statement[] => [
  insertRow(table, row),
  ...(table === 'tables'
    ? seatStatements(row['id'] as string, JSON.parse(row['people'] as string) as string[])
    : []),
  ...(table === 'entries' ? visitsIn(row) : []),
];

/** Who came to the table by this entry. */
function visitsIn({ body, table_id: table }: DumpRow): Statement[] {
  if (!/^\{"act":\{"do":"(created|sat)"/.test(body as string)) return [];
  const { act } = JSON.parse(body as string) as {
    act: { host?: { id: string }; person?: { id: string } };
  };
  const person = act.host ?? act.person;
  return person ? [visit(person.id, table as string)] : [];
}

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

const dropStatements = (id: string): Statement[] => [
  ...CHILDREN.map((table): Statement => [`DELETE FROM ${table} WHERE table_id = ?`, id]),
  ['DELETE FROM tables WHERE id = ?', id],
];

const personOf = (row: DumpRow | undefined): PersonRow | null =>
  row ? ({ ...row, created: Number(row['created']) } as unknown as PersonRow) : null;

export function sqlStorage({ run, one, all, together }: Db): Shared {
  const text = async (...statement: Statement): Promise<string | null> =>
    ((await one(...statement))?.['text'] ?? null) as string | null;
  return {
    createTable: (row, first, content) =>
      together([
        [
          'INSERT INTO editions (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING',
          row.edition,
          content,
        ],
        insertRow('tables', tableRow(row)),
        ...seatStatements(row.id, row.people),
        insertEntry(first),
      ]),
    async head(table) {
      const row = await one('SELECT MAX(seq) AS seq FROM entries WHERE table_id = ?', table);
      return Number(row?.['seq'] ?? 0);
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
      return Number(row?.['count'] ?? 0);
    },
    tablesToWake: async (before, limit) =>
      (await all('SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?', before, limit)).map(
        ({ id }) => id as string,
      ),
    async postpone(table, until) {
      await run('UPDATE tables SET wake = ? WHERE id = ? AND wake < ?', until, table, until);
    },
    edition: (hash) => text('SELECT content AS text FROM editions WHERE hash = ?', hash),
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
        ['DELETE FROM editions WHERE hash NOT IN (SELECT edition FROM tables)'],
      ]);
      return old.length;
    },

    async addPerson({ id, name, colour, created, recovery }) {
      await run(...insertRow('people', { id, name, colour, created, recovery }));
    },
    person: async (id) => personOf(await one('SELECT * FROM people WHERE id = ?', id)),
    async changePerson(id, change) {
      for (const field of PERSON_FIELDS) {
        const value = change[field];
        if (value !== undefined)
          await run(`UPDATE people SET ${field} = ? WHERE id = ?`, value, id);
      }
    },
    personByRecovery: async (hash) =>
      personOf(await one('SELECT * FROM people WHERE recovery = ?', hash)),
    dropPerson: (id) =>
      together([
        ['DELETE FROM tokens WHERE person = ?', id],
        ['DELETE FROM visited WHERE person = ?', id],
        ['DELETE FROM hooks WHERE person = ?', id],
        ['DELETE FROM people WHERE id = ?', id],
      ]),
    async addToken({ hash, id, person, kind, name, scopes, created, expires }) {
      const list = JSON.stringify(scopes);
      await run(
        ...insertRow('tokens', { hash, id, person, kind, name, scopes: list, created, expires }),
      );
    },
    async token(hash) {
      const row = await one('SELECT * FROM tokens WHERE hash = ?', hash);
      return row ? tokenOf(row) : null;
    },
    tokensOf: async (person) =>
      (await all('SELECT * FROM tokens WHERE person = ? ORDER BY created', person)).map(tokenOf),
    async dropToken(hash) {
      await run('DELETE FROM tokens WHERE hash = ?', hash);
    },
    async addHook({ quiet, ...row }) {
      await run(...insertRow('hooks', { ...row, quiet: JSON.stringify(quiet) }));
    },
    hooksOf: async (person) =>
      (await all('SELECT * FROM hooks WHERE person = ? ORDER BY created', person)).map(hookOf),
    dropHook: async (person, id) =>
      (await run('DELETE FROM hooks WHERE id = ? AND person = ?', id, person)) === 1,
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

    async *dump(table) {
      const keys = KEYS[table];
      const order = `ORDER BY ${keys.join(', ')} LIMIT ${PAGE}`;
      const marks = keys.map(() => '?').join(', ');
      let rows = await all(`SELECT * FROM ${table} ${order}`);
      for (;;) {
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        const after = `WHERE (${keys.join(', ')}) > (${marks})`;
        rows = await all(
          `SELECT * FROM ${table} ${after} ${order}`,
          ...keys.map((key) => last[key]!),
        );
      }
    },
  };
}
