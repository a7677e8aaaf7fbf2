/** The tables this node has in memory: each with its lock, its listeners and its last entries. */
import { problem } from '../problem.ts';
import type { Storage } from '../storage/types.ts';
import { parseEntry } from '../table/entry.ts';
import type { Entry } from '../table/entry.ts';
import { indexedOf, NOTHING } from '../table/index-row.ts';
import type { Indexed } from '../table/index-row.ts';
import { refold } from '../table/load.ts';
import type { Live } from '../table/state.ts';
import type { Hook, Listener } from './types.ts';

export interface Held {
  /** Null: to be read again before anybody uses it. */
  live: Live | null;
  /** Somebody works on it; the others wait, in order. */
  busy: boolean;
  readonly queue: (() => void)[];
  readonly listeners: Set<Listener>;
  /** The last entries, so that a reader who lags a little needs no database. */
  recent: Entry[];
  /** Everybody here has been told up to this entry. */
  told: number;
  /** Another node has written up to here. */
  known: number;
  /** What lobby and sweeps know of it for certain. */
  indexed: Indexed;
  /** The rest of the index is out of date. */
  dirty: boolean;
  used: number;
}

export interface HeldTables {
  readonly all: ReadonlyMap<string, Held>;
  of(id: string): Held;
  /** The table up to date with the database; listeners are told what is new. Under its lock. */
  current(id: string, held: Held): Promise<Live>;
  tell(held: Held, entries: readonly Entry[], isOwn: boolean): void;
  onEntries(hook: Hook): void;
  /** It has been deleted: nothing in memory may bring it back. */
  drop(id: string): void;
  /** Lets go of tables nobody has used for a while. */
  dropIdle(dropped: (live: Live) => void): void;
}

const RECENT = 16;
const IDLE = 5 * 60_000;

export function makeHeldTables(
  storage: Storage,
  now: () => number,
  load: (id: string) => Promise<Live | null>,
): HeldTables {
  const all = new Map<string, Held>();
  const hooks: Hook[] = [];

  const of = (id: string): Held => {
    let held = all.get(id);
    if (!held) all.set(id, (held = newHeld()));
    held.used = now();
    return held;
  };

  const current = async (id: string, held: Held): Promise<Live> => {
    if (!held.live) {
      const live = await load(id);
      if (!live) {
        // Asking for tables that are not there must not fill the memory.
        all.delete(id);
        throw problem('no-table');
      }
      held.live = live;
      held.indexed = indexedOf(live);
      if (held.told === 0) held.told = live.seq;
      if (held.told < live.seq)
        tell(held, (await storage.entries(id, held.told)).map(parseEntry), false);
      for (const hook of hooks) hook(live, [], false);
    } else if (held.known > held.live.seq) {
      const entries = (await storage.entries(id, held.live.seq)).map(parseEntry);
      // What is in memory still names a person who has been forgotten in the meantime.
      if (entries.some(isForgetting)) {
        held.live = null;
        return current(id, held);
      }
      for (const entry of entries) refold(held.live, entry);
      held.indexed = indexedOf(held.live);
      tell(held, entries, false);
    }
    return held.live;
  };

  const tell: HeldTables['tell'] = (held, entries, isOwn) => {
    if (entries.length === 0) return;
    const live = held.live!;
    held.told = live.seq;
    // Earlier entries may name the person, too.
    if (entries.some(isForgetting)) held.recent = [];
    held.recent.push(...entries);
    if (held.recent.length > 2 * RECENT) held.recent = held.recent.slice(-RECENT);
    for (const listener of held.listeners) listener(live, entries);
    for (const hook of hooks) hook(live, entries, isOwn);
  };

  return {
    all,
    of,
    current,
    tell,
    onEntries: (hook) => void hooks.push(hook),
    drop(id) {
      const held = all.get(id);
      if (held) held.live = null;
      all.delete(id);
    },
    dropIdle(dropped) {
      const old = now() - IDLE;
      for (const [id, held] of all)
        if (held.listeners.size === 0 && held.used < old) {
          all.delete(id);
          if (held.live) dropped(held.live);
        }
    },
  };
}

function newHeld(): Held {
  return {
    live: null,
    busy: false,
    queue: [],
    listeners: new Set(),
    recent: [],
    told: 0,
    known: 0,
    indexed: NOTHING,
    dirty: false,
    used: 0,
  };
}

const isForgetting = ({ act }: Entry): boolean => act.do === 'forgot';

/** One after another, table by table. A table that is free is worked on at once. */
export async function locked<T>(
  held: Pick<Held, 'busy' | 'queue'>,
  work: () => T | Promise<T>,
): Promise<T> {
  if (held.busy) await new Promise<void>((go) => held.queue.push(go));
  held.busy = true;
  try {
    return await work();
  } finally {
    const go = held.queue.shift();
    // It stays busy while it is handed on, so that nobody gets in between.
    if (go) go();
    else held.busy = false;
  }
}
