/** Storage for many nodes: PostgreSQL. NOTIFY carries news from node to node. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { makeBatch } from './batch.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import { CHANNEL, listenTo } from './notices.ts';
import {
  indexStatements,
  lateIndexStatement,
  snapshotStatement,
  sqlStorage,
} from './sql-storage.ts';
import type { Statement } from './sql-storage.ts';
import type { Append, Appended, DumpRow, Signal, Storage } from './types.ts';

/** NOTIFY takes at most 8000 bytes. */
const LONGEST_SIGNAL = 7000;
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

/** The same and the notice of it, all in one statement: one way there and back for a group of moves. */
const INSERT_AND_TELL = `
  WITH added AS (${INSERT}),
  told AS (
    SELECT pg_notify($6, string_agg(table_id || ' ' || seq, ';')) FROM added HAVING count(*) > 0)
  SELECT table_id, seq, key, (SELECT count(*) FROM told) AS told FROM added`;
/** So many fit into one notice. */
const MOST_TOLD = 200;

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that dies while idle is replaced; whoever uses one hears of it themselves.
  pool.on('error', () => {});
  await migrate(pool);

  const listeners = new EventEmitter<{ signal: [Signal] }>();
  listeners.setMaxListeners(100);
  const wire = listenTo(url, (signal) => listeners.emit('signal', signal));
  await wire.ready;

  let frozen: pg.PoolClient | null = null;
  const query = async (client: pg.Pool | pg.PoolClient, [text, ...values]: Statement) => {
    const numbered = numberMarks(text);
    return client.query<DumpRow>({ name: nameOf(numbered), text: numbered, values });
  };
  const together = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      client.release(error as Error);
      throw error;
    }
  };

  const write = async (entries: readonly Append[]): Promise<Appended[]> => {
    // In one order on all nodes: two groups never wait for each other.
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
    const isPlain = sorted.length <= MOST_TOLD && sorted.every(({ index }) => !index);
    const rows = isPlain
      ? await pool.query<Inserted>({
          name: 'append-tell',
          text: INSERT_AND_TELL,
          values: [...values, CHANNEL],
        })
      : await together((client) => appendStepwise(client, sorted, values));
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
    for (const { table, at, index } of inserted)
      if (index) for (const each of indexStatements(table, at, index)) await query(client, each);
    for (const payload of payloads(inserted))
      await client.query({
        name: 'notify',
        text: 'SELECT pg_notify($1, $2)',
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

  return {
    ...sqlStorage({
      run: async (...statement) => (await query(pool, statement)).rowCount ?? 0,
      one: async (...statement) => (await query(frozen ?? pool, statement)).rows[0],
      all: async (...statement) => (await query(frozen ?? pool, statement)).rows,
      together: (statements) =>
        together(async (client) => {
          for (const each of statements) await query(client, each);
        }),
    }),
    kind: 'postgres',
    shared: true,
    append: batch.append,
    saveIndex: (table, at, index) => later(query(pool, lateIndexStatement(table, at, index))),
    saveSnapshot: (table, seq, body) => later(query(pool, snapshotStatement(table, seq, body))),
    async freeze() {
      frozen = await pool.connect();
      await frozen.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    },
    signal: (signal) =>
      later(pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(signal)])),
    onSignal: (listener) => void listeners.on('signal', listener),
    async ping() {
      await pool.query('SELECT 1');
    },
    async close() {
      await batch.drained();
      await Promise.all(waiting);
      await wire.close();
      frozen?.release(true);
      await pool.end();
    },
  };
}

/** Those of a sorted group that are in the database now. */
function insertedOf(sorted: readonly Append[], rows: readonly Inserted[]): Append[] {
  const left = new Set(rows.map(({ table_id, seq, key }) => `${table_id} ${seq} ${key}`));
  // Of two with the same number in one group the first was inserted.
  return sorted.filter(({ table, seq, key }) => left.delete(`${table} ${seq} ${key}`));
}

/** Several tables in one notice. */
function payloads(written: readonly Append[]): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { table, seq } of written) {
    const next = `${table} ${seq};`;
    if (part.length + next.length > LONGEST_SIGNAL) {
      parts.push(part);
      part = '';
    }
    part += next;
  }
  return part === '' ? parts : [...parts, part];
}

const numbered = new Map<string, string>();
function numberMarks(text: string): string {
  let known = numbered.get(text);
  if (known === undefined) {
    let n = 0;
    known = text.replaceAll('?', () => `$${++n}`);
    numbered.set(text, known);
  }
  return known;
}

const names = new Map<string, string>();
/** Statements are prepared once a connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `s${names.size}`));
  return name;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS boardroom_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM boardroom_version',
    );
    for (const step of stepsFrom(rows[0]?.version ?? 0, 'postgres')) await client.query(step);
    await client.query('DELETE FROM boardroom_version');
    await client.query('INSERT INTO boardroom_version VALUES ($1)', [NEWEST]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
