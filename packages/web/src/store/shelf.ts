/** What this device keeps, in the browser's database: shelves of things with an id. The one way in. */
export interface Shelf<T> {
  get(id: string): Promise<T | undefined>;
  all(): Promise<T[]>;
  ids(): Promise<string[]>;
  /** Resolves when the transaction is complete: what was written then stays written. */
  put(one: T): Promise<void>;
  drop(id: string): Promise<void>;
  clear(): Promise<void>;
}

type Ask<R> = (store: IDBObjectStore) => { readonly result: R };

function open(database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.addEventListener('upgradeneeded', () =>
      asked.result.createObjectStore(store, { keyPath: 'id' }),
    );
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
  });
}

/** Each shelf is a database of its own: none has to wait for pages that know an older form of it. */
export function openShelf<T extends { readonly id: string }>(
  database: string,
  store: string,
): Shelf<T> {
  /** Where the browser keeps nothing, things live as long as the page. */
  const memory = new Map<string, T>();
  let opened: Promise<IDBDatabase | null> | undefined;

  async function run<R>(mode: IDBTransactionMode, ask: Ask<R>, without: () => R): Promise<R> {
    const db = await (opened ??= open(database, store).catch(() => null));
    if (!db) return without();
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(store, mode);
      const asked = ask(transaction.objectStore(store));
      const failed = (): void => reject(transaction.error ?? new Error('not stored'));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('error', failed);
      transaction.addEventListener('abort', failed);
    });
  }
  const write = async (ask: Ask<unknown>, without: () => void): Promise<void> => {
    await run('readwrite', ask, without);
  };

  return {
    get: (id) =>
      run(
        'readonly',
        (from) => from.get(id) as IDBRequest<T | undefined>,
        () => memory.get(id),
      ),
    all: () =>
      run(
        'readonly',
        (from) => from.getAll() as IDBRequest<T[]>,
        () => [...memory.values()],
      ),
    ids: () =>
      run(
        'readonly',
        (from) => from.getAllKeys() as IDBRequest<string[]>,
        () => [...memory.keys()],
      ),
    put: (one) =>
      write(
        (to) => to.put(one),
        () => void memory.set(one.id, one),
      ),
    drop: (id) =>
      write(
        (from) => from.delete(id),
        () => void memory.delete(id),
      ),
    clear: () =>
      write(
        (from) => from.clear(),
        () => memory.clear(),
      ),
  };
}
