/** Reviews on this device, in a database beside the tables: a second visit shows at once what the first found. */
import { REFERENCE } from '@boardroom/insight';
import type { MatchRecord } from '@boardroom/kernel';
import { listTables } from '../store/saved.ts';
import type { Kept } from './types.ts';

interface Stored extends Kept {
  readonly id: string;
  /** What it was judged by; of anything else it says nothing. */
  readonly by: string;
}

const DATABASE = 'boardroom-reviews';
const STORE = 'reviews';
/** Grows when findings get another shape. */
const SHAPE = 1;

/** Rules, edition, match and policy: another of them is another review. */
function judgedBy({ game, version, edition, moves }: MatchRecord): string {
  return JSON.stringify([SHAPE, game, version, edition, moves.length, REFERENCE]);
}

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

async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      const failed = (): void => reject(transaction.error ?? new Error('not stored'));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('error', failed);
      transaction.addEventListener('abort', failed);
    });
  } finally {
    db.close();
  }
}

/** Null if there is none, or the browser keeps nothing. */
export async function keptReview(id: string, record: MatchRecord): Promise<Kept | null> {
  try {
    const kept = await run('readonly', (store) => store.get(id) as IDBRequest<Stored | undefined>);
    return kept?.by === judgedBy(record) ? kept : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, a review lives as long as its page. */
export async function keepReview(
  id: string,
  record: MatchRecord,
  { findings, counted }: Kept,
): Promise<void> {
  const stored: Stored = { id, by: judgedBy(record), findings, counted };
  await run('readwrite', (store) => store.put(stored)).catch(() => undefined);
}

/** With its table goes what was found of it: reviews of tables that are no more are removed. */
export async function dropStrays(): Promise<void> {
  try {
    const [ids, tables] = await Promise.all([
      run('readonly', (store) => store.getAllKeys()),
      listTables(),
    ]);
    const known = new Set(tables.map(({ id }) => id));
    for (const id of ids)
      if (!known.has(String(id))) await run('readwrite', (store) => store.delete(id));
  } catch (error) {
    console.error('reviews not tidied', error);
  }
}
