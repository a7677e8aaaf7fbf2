/** Visits the tables that are due, again and again. One that fails does the others no harm. */
import { every } from '../every.ts';
import type { Services } from '../services.ts';
import { StorageDown } from '../storage/away.ts';

const AT_ONCE = 4;
const MOST = 100;
/** How long a table that cannot go on is left alone, so that it is not in the way of others. */
const LATER = 10 * 60_000;

/** `visit` says whether the table can go on. Call the result to stop. */
export function sweepTables(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  log: (line: Record<string, unknown>) => void,
  pause: number,
  visit: (table: string) => Promise<boolean>,
): () => void {
  let sweeping = false;
  const look = async (id: string): Promise<void> => {
    let canGoOn = false;
    try {
      canGoOn = await visit(id);
    } catch (error) {
      if (error instanceof StorageDown) return;
      log({ level: 'error', what: 'sweep', table: id, error: String(error) });
    }
    if (!canGoOn) await storage.postpone(id, now() + LATER).catch(() => {});
  };
  const sweep = async (): Promise<void> => {
    if (sweeping) return;
    sweeping = true;
    try {
      const ids = (await storage.tablesToWake(now(), MOST)).values();
      const work = async (): Promise<void> => {
        for (const id of ids) await look(id);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      if (!(error instanceof StorageDown))
        log({ level: 'warn', what: 'sweep', error: String(error) });
    } finally {
      sweeping = false;
    }
  };
  return every(pause, () => void sweep());
}
