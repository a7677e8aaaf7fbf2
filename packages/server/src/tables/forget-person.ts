/** Forgetting a person at a table: its log is rewritten without them, and everybody reads it anew. */
import { problem } from '../problem.ts';
import type { Storage } from '../storage/types.ts';
import { formatEntry, parseEntry } from '../table/entry.ts';
import { forgetIn } from '../table/forget.ts';
import { indexedOf, tableIndex } from '../table/index-row.ts';
import type { Loader } from '../table/load.ts';
import type { Live } from '../table/state.ts';
import { MOST_TRIES } from './act.ts';
import { locked } from './held.ts';
import type { HeldTables } from './held.ts';
import type { Tables } from './types.ts';

export interface ForgetSetting {
  readonly storage: Storage;
  readonly held: HeldTables;
  readonly fromLog: Loader['fromLog'];
  readonly now: () => number;
  readonly saveSnapshot: (live: Live) => void;
}

export function makeForget(setting: ForgetSetting): Tables['forget'] {
  const { storage, held: tables, fromLog, now, saveSnapshot } = setting;
  return (id, person) => {
    const held = tables.of(id);
    return locked(held, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await storage.table(id);
        if (!row) return;
        const entries = (await storage.entries(id, 0)).map(parseEntry);
        const { anew, entry, forgetting } = forgetIn(entries, person, now());
        const live = await fromLog(row, anew, true);
        const { seq, at } = entry;
        const index = tableIndex(live, at);
        const added = { table: id, seq, at, body: formatEntry(entry), key: null, index };
        const appended = await storage.append({ ...added, forget: forgetting });
        // Another node was first: read again.
        if (appended === 'conflict') continue;
        held.live = live;
        held.indexed = indexedOf(live);
        held.dirty = false;
        // Newer than any snapshot another node may still write of the table as it was.
        saveSnapshot(live);
        tables.tell(held, [entry], true);
        return;
      }
      throw problem('busy-table', undefined, 1);
    });
  };
}
