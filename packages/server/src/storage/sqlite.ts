/** Storage in a file, for one process: SQLite with a write-ahead log, synced at every commit. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { makeBatch } from './batch.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import {
  indexStatements,
  insertEntry,
  lateIndexStatement,
  snapshotStatement,
  sqlStorage,
} from './sql-storage.ts';
import type { Statement } from './sql-storage.ts';
import type { Appended, DumpRow, Storage } from './types.ts';

/** With `readOnly` beside a server that is running, for back-ups. */
export function openSqlite(file: string, readOnly = false): Storage {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const lock = readOnly || file === ':memory:' ? null : lockFile(`${file}.lock`);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL');
  db.exec(
    'PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 10000; PRAGMA cache_size = -32000',
  );
  migrate(db);

  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text);
    if (!statement) prepared.set(text, (statement = db.prepare(text)));
    return statement;
  };
  const run = ([text, ...values]: Statement): number => Number(sql(text).run(...values).changes);
  const together = <T>(work: () => T): T => {
    sql('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      sql('COMMIT').run();
      return result;
    } catch (error) {
      sql('ROLLBACK').run();
      throw error;
    }
  };

  let frozen = false;
  let indexes = new Map<string, Statement>();
  let snapshots = new Map<string, { seq: number; body: string }>();
  const writeCaches = (): void => {
    for (const [id, { seq, body }] of snapshots) run(snapshotStatement(id, seq, body));
    for (const statement of indexes.values()) run(statement);
    snapshots = new Map();
    indexes = new Map();
  };
  let soon: NodeJS.Timeout | null = null;
  const keys = usedKeys((table) =>
    sql('SELECT key FROM entries WHERE table_id = ? AND key IS NOT NULL').all(table),
  );
  const batch = makeBatch((entries) => {
    try {
      return together(() => {
        const results = entries.map((entry): Appended => {
          const { table, at, key, index } = entry;
          if (key !== null && keys.of(table).has(key)) return 'conflict';
          if (run(insertEntry(entry)) !== 1) return 'conflict';
          if (key !== null) keys.of(table).add(key);
          if (index) for (const each of indexStatements(table, at, index)) run(each);
          return 'appended';
        });
        writeCaches();
        return results;
      });
    } catch (error) {
      keys.forget();
      throw error;
    }
  });
  const shared = sqlStorage({
    run: async (...statement) => run(statement),
    one: async (text, ...values) => sql(text).get(...values) as DumpRow | undefined,
    all: async (text, ...values) => sql(text).all(...values) as DumpRow[],
    together: async (statements) => together(() => statements.forEach(run)),
  });

  return {
    ...shared,
    kind: 'sqlite',
    shared: false,
    append: batch.append,
    keyed: async (table, key) => (keys.of(table).has(key) ? shared.keyed(table, key) : null),
    async dropTable(id) {
      await shared.dropTable(id);
      keys.forget();
    },
    async purge(before, now) {
      const gone = await shared.purge(before, now);
      keys.forget();
      return gone;
    },
    snapshot: async (table) => snapshots.get(table) ?? shared.snapshot(table),
    saveIndex(table, at, index) {
      indexes.set(table, lateIndexStatement(table, at, index));
      // With the next group of entries, or by itself if none comes.
      soon ??= setTimeout(() => {
        soon = null;
        if (indexes.size > 0 && db.isOpen) together(writeCaches);
      }, 2000).unref();
    },
    saveSnapshot: (table, seq, body) => void snapshots.set(table, { seq, body }),
    async freeze() {
      frozen = true;
      db.exec('BEGIN');
    },
    signal: () => {},
    onSignal: () => {},
    async ping() {
      sql('SELECT 1').get();
    },
    async close() {
      await batch.drained();
      if (!readOnly && !frozen) together(writeCaches);
      db.close();
      lock?.close();
    },
  };
}

interface UsedKeys {
  of(table: string): Set<string>;
  forget(): void;
}

const TABLES_REMEMBERED = 5000;

/**
 * The idempotency keys used at tables where something happened of late. One process alone writes to
 * the file, so it can know them itself: an index would be one page more to write with every move.
 */
function usedKeys(read: (table: string) => readonly Record<string, unknown>[]): UsedKeys {
  const known = new Map<string, Set<string>>();
  return {
    of(table) {
      let keys = known.get(table);
      if (!keys) {
        if (known.size >= TABLES_REMEMBERED) known.delete(known.keys().next().value!);
        known.set(table, (keys = new Set(read(table).map(({ key }) => key as string))));
      }
      return keys;
    },
    forget: () => known.clear(),
  };
}

/** A second server on the same file would not hear of this one's moves. Freed by any end, kill -9 too. */
function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 3000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(
      `another server uses ${file.replace(/\.lock$/, '')}; use PostgreSQL for several`,
    );
  }
  return lock;
}

function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  const steps = stepsFrom(version, 'sqlite');
  if (steps.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  for (const step of steps) db.exec(step);
  db.exec(`PRAGMA user_version = ${NEWEST}`);
  db.exec('COMMIT');
}
