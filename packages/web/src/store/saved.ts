/** Tables on this device: each is a record and who sits where. Kept in IndexedDB. */
import type { MatchRecord } from '@boardroom/kernel';
import type { Player } from '@boardroom/ui-kit';
import type { KeptWhy } from '../engine/whys.ts';

export interface SavedSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly colour: Player;
  /** Name of the bot (`makeBot`). */
  readonly bot?: string;
}

export interface SavedTable {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly SavedSeat[];
  readonly record: MatchRecord;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** "Day 18 of 25", whose move it is, or who won: for the list. */
  readonly note?: string;
  /** A person of this device has to decide. */
  readonly mine?: boolean;
  /** Of a table elsewhere: the commitment to the dice this page saw when the game began. */
  readonly committed?: string;
  /** Why bots moved as they did. */
  readonly whys?: readonly KeptWhy[];
  /** Index of the tutorial's step; absent if it is no lesson, or over. */
  readonly lesson?: number;
}

const DATABASE = 'boardroom';
const STORE = 'tables';
/** In localStorage: what a closing page had not written yet. */
const LEFT = 'boardroom-unwritten';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.addEventListener('upgradeneeded', () =>
      asked.result.createObjectStore(STORE, { keyPath: 'id' }),
    );
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
  });
}

/** Where the browser keeps nothing, tables live as long as the page. */
const memory = new Map<string, SavedTable>();
let database: Promise<IDBDatabase | null> | undefined;

/** The database, with what the last page left unwritten; null where there is none. */
function ready(): Promise<IDBDatabase | null> {
  return (database ??= open().then(
    async (opened) => {
      await takeBack(opened).catch((error: unknown) => console.error('not taken back', error));
      return opened;
    },
    () => null,
  ));
}

async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  without: () => T,
): Promise<T> {
  const db = await ready();
  return db ? transact(db, mode, ask) : without();
}

/** Resolves when the transaction is complete: what was written then stays written. */
function transact<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const asked = ask(transaction.objectStore(STORE));
    const failed = (): void => reject(transaction.error ?? new Error('not stored'));
    transaction.addEventListener('complete', () => resolve(asked.result));
    transaction.addEventListener('error', failed);
    transaction.addEventListener('abort', failed);
  });
}

/**
 * What is shown but not yet written. A page that closes cannot wait for the database, so it leaves
 * these where writing is immediate, and the next page takes them back.
 */
const unwritten = new Map<string, SavedTable>();

addEventListener('pagehide', () => {
  if (unwritten.size === 0) return;
  try {
    localStorage.setItem(LEFT, JSON.stringify([...unwritten.values()]));
  } catch {
    // No room: the database may still manage in time.
  }
});

async function takeBack(db: IDBDatabase): Promise<void> {
  for (const table of left()) {
    const known = await transact(
      db,
      'readonly',
      (store) => store.get(table.id) as IDBRequest<SavedTable | undefined>,
    );
    if (!known || known.updated <= table.updated)
      await transact(db, 'readwrite', (store) => store.put(table));
  }
}

function left(): SavedTable[] {
  try {
    const tables = JSON.parse(localStorage.getItem(LEFT) ?? '[]') as SavedTable[];
    localStorage.removeItem(LEFT);
    return tables;
  } catch {
    return [];
  }
}

/** Tables that are being written: what comes meanwhile is written after, only the latest of it. */
const writing = new Map<string, Promise<void>>();

/** Resolves when the table is written as it is then. */
export function saveTable(table: SavedTable): Promise<void> {
  const { id } = table;
  unwritten.set(id, table);
  const begun = writing.get(id);
  if (begun) return begun;
  const done = writeOut(id).finally(() => writing.delete(id));
  writing.set(id, done);
  return done;
}

async function writeOut(id: string): Promise<void> {
  const db = await ready();
  for (let table = unwritten.get(id); table; table = unwritten.get(id)) {
    const latest = table;
    if (db) await transact(db, 'readwrite', (store) => store.put(latest));
    else memory.set(id, latest);
    if (unwritten.get(id) === latest) unwritten.delete(id);
  }
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  const stored = await run<SavedTable | undefined>(
    'readonly',
    (store) => store.get(id) as IDBRequest<SavedTable | undefined>,
    () => memory.get(id),
  );
  return unwritten.get(id) ?? stored;
}

export async function dropTable(id: string): Promise<void> {
  unwritten.delete(id);
  await run<unknown>(
    'readwrite',
    (store) => store.delete(id) as IDBRequest<unknown>,
    () => memory.delete(id),
  );
}

/** Nothing else of it changes, so it keeps its place in the list. */
export async function renameTable(id: string, title: string): Promise<void> {
  const table = await loadTable(id);
  if (table) await saveTable({ ...table, title });
}

/** Where a table is gone on with: at the table, or at its debrief. */
export function placeOfTable({ id, over }: SavedTable): string {
  return over ? `#/debrief/${id}` : `#/table/${id}`;
}

/** The latest first. */
export async function listTables(): Promise<SavedTable[]> {
  const all = await run<SavedTable[]>(
    'readonly',
    (store) => store.getAll() as IDBRequest<SavedTable[]>,
    () => [...memory.values()],
  );
  return all
    .map((table) => unwritten.get(table.id) ?? table)
    .toSorted((a, b) => b.updated - a.updated);
}

export function newId(length = 8): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
