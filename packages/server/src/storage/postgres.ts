/** Storage for many nodes: PostgreSQL. NOTIFY carries news from node to node. */
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { StorageDown } from './away.ts';
import { makeBatch } from './batch.ts';
import { connectTo } from './connection.ts';
import type { Connection } from './connection.ts';
import type { Db, Statement } from './db.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import { CHANNEL, payloads, signalsIn } from './signals.ts';
import { sqlStorage } from './sql-storage.ts';
import {
  forgetStatements,
  indexStatements,
  lateIndexStatement,
  restoreStatements,
  snapshotStatement,
} from './statements.ts';
import type { Append, Appended, DumpRow, Purpose, Signal, Storage } from './types.ts';

/** Any number: whoever migrates holds this lock. */
const MIGRATION_LOCK = 7_223_411;

interface Inserted {
  readonly table_id: string;
  readonly seq: number;
  readonly key: string | null;
}

const INSERT = `
  INSERT INTO entries (table_id, seq, at, key, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])
  ON CONFLICT DO NOTHING RETURNING table_id, seq, key`;

/** The same with its notice, in one statement: one round trip for a group of moves. */
const INSERT_AND_TELL = `
  WITH added AS (${INSERT}),
  told AS (
    SELECT pg_notify($6, string_agg(table_id || ' ' || seq, ';')) FROM added HAVING count(*) > 0)
  SELECT table_id, seq, key, (SELECT count(*) FROM told) AS told FROM added`;
/** How many fit into one notification. */
const MOST_TOLD = 200;
const TELL = 'SELECT pg_notify($1, $2)';

type Log = (line: Record<string, unknown>) => void;

export interface PostgresStorage extends Storage {
  readonly connection: Connection;
}

export async function openPostgres(
  url: string,
  log?: Log,
  purpose: Purpose = 'use',
): Promise<PostgresStorage> {
  const connection = connectTo(url, log);
  let version: number;
  try {
    version = await connection.patiently(purpose === 'read' ? versionOf : migrate);
  } catch (error) {
    await connection.close();
    throw error instanceof StorageDown ? error.cause : error;
  }
  const listeners = new EventEmitter<{ signal: [Signal] }>();
  listeners.setMaxListeners(100);
  await connection.listen(
    CHANNEL,
    (payload) => {
      for (const signal of signalsIn(payload)) listeners.emit('signal', signal);
    },
    () => listeners.emit('signal', { about: 'gap' }),
  );

  /** The database as it was when somebody asked to freeze it. */
  let frozen: Db | null = null;
  let thaw = (): void => {};
  const query = (statement: Statement) => connection.query<DumpRow>(prepared(statement));
  const dbOn = (client: pg.ClientBase): Db => ({
    run: async (...statement) => (await client.query(prepared(statement))).rowCount ?? 0,
    one: async (...statement) => (await client.query<DumpRow>(prepared(statement))).rows[0],
    all: async (...statement) => (await client.query<DumpRow>(prepared(statement))).rows,
    async together(statements) {
      await client.query('BEGIN');
      for (const each of statements) await client.query(prepared(each));
      await client.query('COMMIT');
    },
  });

  const write = async (entries: readonly Append[]): Promise<Appended[]> => {
    // In the same order on all nodes, so that two groups never wait for each other.
    const sorted = entries.toSorted((a, b) =>
      a.table < b.table ? -1 : a.table > b.table ? 1 : a.seq - b.seq,
    );
    const values = [
      sorted.map(({ table }) => table),
      sorted.map(({ seq }) => seq),
      sorted.map(({ at }) => at),
      sorted.map(({ key }) => key),
      sorted.map(({ body }) => body),
    ];
    const isPlain =
      sorted.length <= MOST_TOLD && sorted.every(({ index, forget }) => !index && !forget);
    const rows = isPlain
      ? await connection.query<Inserted>({
          name: 'append-tell',
          text: INSERT_AND_TELL,
          values: [...values, CHANNEL],
        })
      : await connection.together((client) => appendStepwise(client, sorted, values));
    const written = new Set(insertedOf(sorted, rows.rows));
    return entries.map((entry) => (written.has(entry) ? 'appended' : 'conflict'));
  };
  /** Where lists of tables change with the entries. */
  const appendStepwise = async (
    client: pg.PoolClient,
    sorted: readonly Append[],
    values: unknown[],
  ): Promise<pg.QueryResult<Inserted>> => {
    const rows = await client.query<Inserted>({ name: 'append', text: INSERT, values });
    const inserted = insertedOf(sorted, rows.rows);
    for (const { table, at, index, forget } of inserted)
      for (const each of [
        ...(index ? indexStatements(table, at, index) : []),
        ...(forget ? forgetStatements(table, forget) : []),
      ])
        await client.query(prepared(each));
    for (const payload of payloads(inserted))
      await client.query({
        name: 'notify',
        text: TELL,
        values: [CHANNEL, payload],
      });
    return rows;
  };
  const batch = makeBatch(write);
  const waiting = new Set<Promise<unknown>>();
  const later = (work: Promise<unknown>): void => {
    const done = work.catch(() => {}).finally(() => waiting.delete(done));
    waiting.add(done);
  };

  const db: Db = {
    run: async (...statement) => (await query(statement)).rowCount ?? 0,
    one: async (...statement) =>
      frozen ? frozen.one(...statement) : (await query(statement)).rows[0],
    all: async (...statement) =>
      frozen ? frozen.all(...statement) : (await query(statement)).rows,
    together: (statements) =>
      connection.together(async (client) => {
        for (const each of statements) await client.query(prepared(each));
      }),
  };

  return {
    ...sqlStorage(db),
    connection,
    kind: 'postgres',
    version,
    fill: (rows) =>
      connection.patiently(async (client) => {
        await client.query('BEGIN');
        for await (const [table, row] of rows)
          for (const each of restoreStatements(table, row)) await client.query(prepared(each));
        await client.query('COMMIT');
      }),
    shared: true,
    // The old versions of rewritten rows go with PostgreSQL's next automatic VACUUM.
    async scrub() {},
    append: batch.append,
    saveIndex: (table, at, index) => later(query(lateIndexStatement(table, at, index))),
    saveSnapshot: (table, seq, body) => later(query(snapshotStatement(table, seq, body))),
    purge: (before, now) =>
      connection.patiently((client) => sqlStorage(dbOn(client)).purge(before, now)),
    async freeze() {
      const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
      const over = new Promise<void>((end) => {
        thaw = end;
      });
      connection
        .patiently(async (client) => {
          await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
          frozen = dbOn(client);
          resolve();
          await over;
        })
        .catch(reject);
      await ready;
    },
    signal: (signal) =>
      later(
        connection.query({ text: TELL, values: [CHANNEL, JSON.stringify(signal)], name: 'notify' }),
      ),
    onSignal: (listener) => void listeners.on('signal', listener),
    get isUp() {
      return connection.isUp;
    },
    ping: connection.ping,
    async close() {
      await batch.drained();
      await Promise.all(waiting);
      thaw();
      await connection.close();
    },
  };
}

/** Those of a sorted group that are in the database now. */
function insertedOf(sorted: readonly Append[], rows: readonly Inserted[]): Append[] {
  const left = new Set(rows.map(({ table_id, seq, key }) => `${table_id} ${seq} ${key}`));
  // Of two with the same number in one group the first was inserted.
  return sorted.filter(({ table, seq, key }) => left.delete(`${table} ${seq} ${key}`));
}

const known = new Map<string, { name: string; text: string }>();
/** Statements are prepared once a connection. */
function prepared([marked, ...values]: Statement): pg.QueryConfig {
  let statement = known.get(marked);
  if (statement === undefined) {
    let n = 0;
    const text = marked.replaceAll('?', () => `$${++n}`).replace('{share}', 'FOR SHARE');
    known.set(marked, (statement = { name: `s${known.size}`, text }));
  }
  return { ...statement, values };
}

/** Of a database that is there; nothing is changed. */
async function versionOf(client: pg.Client): Promise<number> {
  const found = await client.query("SELECT to_regclass('boardroom_version') AS name");
  if (found.rows[0]?.name === null) throw new Error('there is no Boardroom in this database');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM boardroom_version');
  stepsFrom(rows[0]!.version, 'postgres');
  return rows[0]!.version;
}

async function migrate(client: pg.Client): Promise<number> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS boardroom_version (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM boardroom_version');
  for (const step of stepsFrom(rows[0]?.version ?? 0, 'postgres')) await client.query(step);
  await client.query('DELETE FROM boardroom_version');
  await client.query('INSERT INTO boardroom_version VALUES ($1)', [NEWEST]);
  await client.query('COMMIT');
  return NEWEST;
}
