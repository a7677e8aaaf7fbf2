/** Storage in a file, for one process: SQLite with a write-ahead log, synced at every commit. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { sqliteTrouble } from './away.ts';
import { makeBatch } from './batch.ts';
import type { Statement } from './db.ts';
import { NEWEST, stepsFrom } from './migrations.ts';
import { sqlStorage } from './sql-storage.ts';
import {
  forgetStatements,
  indexStatements,
  insertEntry,
  lateIndexStatement,
  restoreStatements,
  snapshotStatement,
} from './statements.ts';
import type { Appended, DumpRow, Purpose, Storage } from './types.ts';
import { usedKeys } from './used-keys.ts';

type Log = (line: Record<string, unknown>) => void;

/** How long a write counts as proof that one can write; after that /readyz tries one. */
const FRESH = 5000;

/** To `read` works beside a running server, for back-ups. */
export function openSqlite(file: string, purpose: Purpose = 'use', log: Log = () => {}): Storage {
  const isFile = file !== ':memory:';
  if (purpose === 'read' && isFile && !existsSync(file))
    throw new Error(`there is no database at ${file}`);
  if (purpose === 'use' && isFile) makePrivate(file);
  const lock = purpose === 'use' && isFile ? lockFile(`${file}.lock`) : null;
  const db = new DatabaseSync(file, { readOnly: purpose === 'read' });
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000');
  if (purpose === 'use') {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    db.exec('PRAGMA wal_autocheckpoint = 10000');
    migrate(db);
  }
  const version = versionOf(db);
  if (version === 0) throw new Error(`${file} is not a database of Boardroom`);

  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text);
    if (!statement) prepared.set(text, (statement = db.prepare(text.replace('{share}', ''))));
    return statement;
  };
  const run = ([text, ...values]: Statement): number => Number(sql(text).run(...values).changes);

  /** Whether the last write failed for want of space, and when one went well. */
  let isFull = false;
  let written = 0;
  /** Runs a write; logs when there is no room for it, and when there is again. */
  const writing = <T>(work: () => T): T => {
    try {
      const result = work();
      written = Date.now();
      if (isFull) log({ level: 'info', what: 'storage-back' });
      isFull = false;
      return result;
    } catch (error) {
      const down = sqliteTrouble(error);
      if (!down) throw error;
      if (!isFull) log({ level: 'error', what: down.why, error: String(error) });
      isFull = true;
      throw down;
    }
  };
  const together = <T>(work: () => T): T =>
    writing(() => {
      sql('BEGIN IMMEDIATE').run();
      try {
        const result = work();
        sql('COMMIT').run();
        return result;
      } catch (error) {
        // Some faults, a full disk among them, roll back by themselves.
        if (db.isTransaction) sql('ROLLBACK').run();
        throw error;
      }
    });

  let frozen = false;
  let indexes = new Map<string, Statement>();
  let snapshots = new Map<string, { seq: number; body: string }>();
  const writeCaches = (): void => {
    for (const [id, { seq, body }] of snapshots) run(snapshotStatement(id, seq, body));
    for (const statement of indexes.values()) run(statement);
  };
  /** Called once they are committed. */
  const forgetCaches = (): void => {
    snapshots = new Map();
    indexes = new Map();
  };
  let soon: NodeJS.Timeout | null = null;
  const keys = usedKeys((table) =>
    sql('SELECT key FROM entries WHERE table_id = ? AND key IS NOT NULL').all(table),
  );
  const batch = makeBatch((entries) => {
    try {
      const done = together(() => {
        const results = entries.map((entry): Appended => {
          const { table, at, key, index, forget } = entry;
          if (key !== null && keys.of(table).has(key)) return 'conflict';
          if (run(insertEntry(entry)) !== 1) return 'conflict';
          if (key !== null) keys.of(table).add(key);
          if (index) for (const each of indexStatements(table, at, index)) run(each);
          if (forget) {
            for (const each of forgetStatements(table, forget)) run(each);
            snapshots.delete(table);
            indexes.delete(table);
            keys.forget();
          }
          return 'appended';
        });
        writeCaches();
        return results;
      });
      forgetCaches();
      return done;
    } catch (error) {
      keys.forget();
      throw error;
    }
  });
  const saveCaches = (): void => {
    try {
      together(writeCaches);
      forgetCaches();
    } catch {
      // They can be rebuilt, and are tried again with the next entries.
    }
  };
  const saveSoon = (): void => {
    soon = null;
    if (indexes.size > 0 && db.isOpen) saveCaches();
  };
  const shared = sqlStorage({
    run: async (...statement) => writing(() => run(statement)),
    one: async (text, ...values) => sql(text).get(...values) as DumpRow | undefined,
    all: async (text, ...values) => sql(text).all(...values) as DumpRow[],
    together: async (statements) => together(() => statements.forEach(run)),
  });

  return {
    ...shared,
    kind: 'sqlite',
    version,
    shared: false,
    append: batch.append,
    keyed: async (table, key) => (keys.of(table).has(key) ? shared.keyed(table, key) : null),
    async dropTable(id) {
      snapshots.delete(id);
      indexes.delete(id);
      await shared.dropTable(id);
      keys.forget();
    },
    async dropWorkshop(id) {
      await shared.dropWorkshop(id);
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
      soon ??= setTimeout(saveSoon, 2000).unref();
    },
    saveSnapshot: (table, seq, body) => void snapshots.set(table, { seq, body }),
    async freeze() {
      frozen = true;
      db.exec('BEGIN');
    },
    async scrub() {
      saveCaches();
      writing(() => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    signal: () => {},
    onSignal: () => {},
    get isUp() {
      return !isFull;
    },
    async ping() {
      if (!isFull && Date.now() - written < FRESH) return;
      // Changes nothing, and cannot be done where nothing can be written.
      writing(() => db.exec(`PRAGMA user_version = ${version}`));
    },
    async fill(rows) {
      sql('BEGIN IMMEDIATE').run();
      try {
        for await (const [table, row] of rows)
          for (const each of restoreStatements(table, row)) run(each);
        sql('COMMIT').run();
      } catch (error) {
        if (db.isTransaction) sql('ROLLBACK').run();
        throw error;
      }
    },
    async close() {
      await batch.drained();
      if (purpose === 'use' && !frozen) saveCaches();
      db.close();
      lock?.close();
    },
  };
}

/** Only the server's own user may read it: it holds secrets of games in play and token hashes. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const each of [file, `${file}.lock`]) {
    closeSync(openSync(each, 'a', 0o600));
    chmodSync(each, 0o600);
  }
}

function versionOf(db: DatabaseSync): number {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  return version;
}

/** A second server on the same file would miss this one's moves. Released however we end, even by kill -9. */
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
  const steps = stepsFrom(versionOf(db), 'sqlite');
  if (steps.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  for (const step of steps) db.exec(step);
  db.exec(`PRAGMA user_version = ${NEWEST}`);
  db.exec('COMMIT');
}
