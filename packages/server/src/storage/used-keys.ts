export interface UsedKeys {
  of(table: string): Set<string>;
  forget(): void;
}

const TABLES_REMEMBERED = 5000;

/**
 * The idempotency keys used at tables where something happened of late. One process alone writes to
 * the file, so it can know them itself: an index would be one page more to write with every move.
 */
export function usedKeys(read: (table: string) => readonly Record<string, unknown>[]): UsedKeys {
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
