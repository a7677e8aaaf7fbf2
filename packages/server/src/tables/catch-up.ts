/** Other nodes write to tables held here: who reads them is told, and nobody decides on an old state. */
import type { Storage } from '../storage/types.ts';
import { locked } from './held.ts';
import type { Held, HeldTables } from './held.ts';

const AT_ONCE = 4;

/** Whether the database is further than memory. One process alone never asks. */
export async function isStale(storage: Storage, id: string, held: Held): Promise<boolean> {
  if (!storage.shared) return false;
  const head = await storage.head(id);
  held.known = Math.max(held.known, head);
  return head > (held.live?.seq ?? 0);
}

export function catchUpOnSignals(storage: Storage, { all, current, drop }: HeldTables): void {
  storage.onSignal((signal) => {
    if (signal.about === 'table') {
      const held = all.get(signal.table);
      if (!held || signal.seq <= held.known) return;
      held.known = signal.seq;
      if (held.listeners.size > 0) void catchUp(signal.table, held, false);
    } else if (signal.about === 'deleted') drop(signal.log);
    else if (signal.about === 'gap') void catchUpAll();
  });
  /** If it fails, the database is down, and a gap will follow. */
  const catchUp = (id: string, held: Held, isUnsure: boolean): Promise<void> =>
    locked(held, async () => {
      if (isUnsure) await isStale(storage, id, held);
      await current(id, held);
    }).catch(() => {
      held.live = null;
    });
  /** A few at a time: thousands of queries at once would block the database for everything else. */
  const catchUpAll = async (): Promise<void> => {
    const left = [...all].values();
    const work = async (): Promise<void> => {
      for (const [id, held] of left) await catchUp(id, held, true);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
}
