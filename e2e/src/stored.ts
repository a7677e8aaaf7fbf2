/** Tables put where the page keeps them, without playing them there. */
import type { MatchRecord } from '@boardroom/kernel';
import type { Page } from 'playwright-core';

export interface StoredTable {
  readonly id: string;
  readonly title: string;
  readonly record: MatchRecord;
  /** Seats of people; bots sit in the others. */
  readonly people: readonly number[];
  readonly over?: boolean;
}

export async function storeTable(page: Page, table: StoredTable): Promise<void> {
  const { people, over = false, ...rest } = table;
  const seats = Array.from({ length: table.record.players }, (_, seat) => ({
    kind: people.includes(seat) ? 'human' : 'bot',
    name: `Player ${seat + 1}`,
    colour: seat + 1,
    ...(people.includes(seat) ? {} : { bot: 'easy' }),
  }));
  await storeAll(page, 'boardroom', 'tables', [{ ...rest, seats, created: 0, updated: 0, over }]);
}

/** Puts things into one of the page's stores, at any document of its address. */
export function storeAll(
  page: Page,
  database: string,
  store: string,
  things: readonly object[],
): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open(given.database, 1);
        asked.addEventListener('upgradeneeded', () =>
          asked.result.createObjectStore(given.store, { keyPath: 'id' }),
        );
        asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
        asked.addEventListener('success', () => {
          const writing = asked.result.transaction(given.store, 'readwrite');
          for (const thing of given.things) writing.objectStore(given.store).put(thing);
          writing.addEventListener('complete', () => {
            asked.result.close();
            resolve();
          });
        });
      }),
    { database, store, things },
  );
}
