/** Tables as they were a while ago, for those who watch with a delay. */
import { every } from '../every.ts';
import type { Source } from '../feed/feed.ts';
import type { Storage } from '../storage/types.ts';
import { parseEntry } from '../table/entry.ts';
import type { Entry } from '../table/entry.ts';
import { refold } from '../table/load.ts';
import type { Live } from '../table/state.ts';
import type { Listener, Tables } from './types.ts';

interface Shadow {
  readonly ready: Promise<{ live: Live; recent: Entry[] }>;
  readonly listeners: Set<Listener>;
}

const STEP = 1000;

export function makeDelayed(
  tables: Tables,
  storage: Storage,
  now: () => number,
): (table: string, seconds: number) => Source {
  const shadows = new Map<string, Shadow>();

  const shadowOf = (table: string, seconds: number): Shadow => {
    const isOld = ({ at }: Entry): boolean => at <= now() - seconds * 1000;
    const known = shadows.get(table);
    if (known) return known;
    const ready = tables
      .rebuild(table, isOld)
      .then(({ live, entries }) => ({ live, recent: entries.slice(-1) }));
    const shadow: Shadow = { ready, listeners: new Set() };
    const step = async (): Promise<void> => {
      const { live, recent } = await ready;
      const due: Entry[] = [];
      for (const entry of (await storage.entries(table, live.seq)).map(parseEntry)) {
        if (!isOld(entry)) break;
        refold(live, entry);
        due.push(entry);
      }
      if (due.length === 0) return;
      // What is in memory still names a person who has been forgotten.
      if (due.some(({ act }) => act.do === 'forgot'))
        Object.assign(live, (await tables.rebuild(table, isOld)).live);
      recent.splice(0, recent.length, due.at(-1)!);
      for (const listener of shadow.listeners) listener(live, due);
    };
    const drop = (): void => {
      stop();
      shadows.delete(table);
    };
    const stop = every(STEP, () => {
      if (shadow.listeners.size === 0) drop();
      else step().catch(drop);
    });
    ready.catch(drop);
    shadows.set(table, shadow);
    return shadow;
  };

  return (table, seconds) => ({
    async look(_id, see) {
      const { live, recent } = await shadowOf(table, seconds).ready;
      return see(live, recent);
    },
    async listen(_id, listener, see) {
      const shadow = shadowOf(table, seconds);
      const { live, recent } = await shadow.ready;
      const seen = see(live, recent);
      shadow.listeners.add(listener);
      return seen;
    },
    unlisten: (_id, listener) => void shadows.get(table)?.listeners.delete(listener),
  });
}
