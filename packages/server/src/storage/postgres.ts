/** Storage for many nodes: PostgreSQL. NOTIFY carries news from node to node. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { makeBatch } from './batch.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import {
  indexStatements,
  lateIndexStatement,
  snapshotStatement,
  sqlStorage,
} from './sql-storage.ts';
import type { Statement } from './sql-storage.ts';
import type { Append, Appended, DumpRow, Signal, Storage } from './types.ts';

const CHANNEL = 'boardroom';
/** NOTIFY takes at most 8000 bytes. */
const LONGEST_SIGNAL = 7000;
const RETRY = 500;
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
    const written = await together(async (client) => {
      const { rows } = await client.query<Inserted>({ name: 'append', text: INSERT, values });
      const left = new Set(rows.map(({ table_id, seq, key }) => `${table_id} ${seq} ${key}`));
      // Of two with the same number in one group the first was inserted.
      const inserted = sorted.filter(({ table, seq, key }) =>
        left.delete(`${table} ${seq} ${key}`),
      );
      for (const { table, at, index } of inserted)
        if (index) for (const each of indexStatements(table, at, index)) await query(client, each);
      for (const payload of payloads(inserted))
        await client.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, $2)',
          values: [CHANNEL, payload],
        });
      return new Set(inserted);
    });
    return entries.map((entry) => (written.has(entry) ? 'appended' : 'conflict'));
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

/** A connection of its own that hears notices, and comes back when it is lost. */
function listenTo(url: string, hear: (signal: Signal) => void) {
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, keepAlive: true });
    own.on('error', () => {});
    own.on('end', () => {
      client = null;
      if (!closed) timer = setTimeout(again, RETRY);
    });
    own.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('{')) hear(JSON.parse(payload) as Signal);
      else
        for (const part of payload.split(';')) {
          const [table, seq] = part.split(' ');
          if (table && seq) hear({ about: 'table', table, seq: Number(seq) });
        }
    });
    await own.connect();
    await own.query(`LISTEN ${CHANNEL}`);
    client = own;
  };
  const again = (): void => {
    connect().then(
      () => hear({ about: 'gap' }),
      () => {
        if (!closed) timer = setTimeout(again, RETRY);
      },
    );
  };
  return {
    ready: connect(),
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
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
