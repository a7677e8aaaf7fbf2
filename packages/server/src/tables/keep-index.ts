/**
 * Keeps what lobby, sweeps and people's lists find a table by: what they must not miss is written with
 * the entry, whose turn it is a moment later. This node knows that from memory; only others wait.
 */
import { every } from '../every.ts';
import type { Storage, TableIndex } from '../storage/types.ts';
import type { Entry } from '../table/entry.ts';
import { indexedOf, tableIndex } from '../table/index-row.ts';
import type { Live } from '../table/state.ts';
import { locked } from './held.ts';
import type { Held } from './held.ts';

const INDEX_EVERY = 5000;

/** What must be written together with an entry; undefined if it can wait. */
export function indexWith(
  held: Held,
  live: Live,
  { act }: Entry,
  at: number,
): TableIndex | undefined {
  const before = held.indexed;
  const after = indexedOf(live, before, act.do === 'moved');
  if (before === after) {
    held.dirty = true;
    return undefined;
  }
  held.indexed = after;
  held.dirty = false;
  const { people, ...index } = tableIndex(live, at);
  return before.people === after.people || !people ? index : { ...index, people };
}

/** Writes what could wait. Call the result to stop. */
export function keepIndexes(
  all: ReadonlyMap<string, Held>,
  storage: Storage,
  now: () => number,
): () => void {
  return every(INDEX_EVERY, () => {
    for (const [id, held] of all) {
      if (!held.dirty || !held.live) continue;
      held.dirty = false;
      // Under the lock: what is in memory is then what is written.
      void locked(held, async () => {
        if (!held.live) return;
        // When it was last touched, not when that is written down.
        const at = held.recent.at(-1)?.at ?? now();
        const { people: _people, ...index } = tableIndex(held.live, at);
        storage.saveIndex(id, at, index);
      });
    }
  });
}
