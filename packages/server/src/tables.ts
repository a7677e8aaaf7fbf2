/**
 * The tables this node holds in memory, and the one way to change one: decide, carry out, append,
 * tell. A table is changed under its lock; nobody sees a change before it is written.
 */
import { formatEdition, isRefusal } from '@boardroom/kernel';
import type { Edition } from '@boardroom/kernel';
import type { Games } from './games.ts';
import { ProblemError, problem, refused } from './problem.ts';
import type { Storage, TableIndex, TableRow } from './storage/types.ts';
import { formatEntry, parseEntry } from './table/entry.ts';
import type { Act, Entry } from './table/entry.ts';
import { carryOut, createLive, snapshotOf } from './table/fold.ts';
import { forgetIn } from './table/forget.ts';
import { frozenProblem, WITHOUT_RULES } from './table/frozen.ts';
import { indexedOf, NOTHING, tableIndex } from './table/index-row.ts';
import type { Indexed } from './table/index-row.ts';
import { makeLoader, refold } from './table/load.ts';
import { lineOf } from './table/render.ts';
import type { Live } from './table/state.ts';

/** Hears of entries once they are written. Called with the table as it is after the last one. */
export type Listener = (live: Live, entries: readonly Entry[]) => void;

/** `isOwn`: this node wrote them. */
type Hook = (live: Live, entries: readonly Entry[], isOwn: boolean) => void;

export interface Key {
  /** With the person it belongs to in front. */
  readonly key: string;
  /** Whether the entry found is the same act as the one requested. */
  isSame(act: Act): boolean;
}

export interface Tables {
  create(act: Extract<Act, { do: 'created' }>, edition: Edition): Promise<Live>;
  /**
   * Decides on the table as it is, and carries the act out. `decide` may be called again if another
   * node was first; null: there is nothing to do.
   */
  act(id: string, decide: (live: Live) => Act | null, key?: Key): Promise<Outcome | null>;
  /** Makes a person who was at the table somebody nobody knows, in all that is written of it. */
  forget(id: string, person: string): Promise<void>;
  /** Looks at a table as it is written. */
  look<T>(id: string, see: (live: Live, recent: readonly Entry[]) => T): Promise<T>;
  /** Looks, and from then on listens. */
  listen<T>(
    id: string,
    listener: Listener,
    see: (live: Live, recent: readonly Entry[]) => T,
  ): Promise<T>;
  unlisten(id: string, listener: Listener): void;
  /** The table as its log says, up to the first entry that is not wanted. */
  rebuild(
    id: string,
    isWanted: (entry: Entry) => boolean,
  ): Promise<{ live: Live; entries: Entry[] }>;
  /** How the lobby shows a table held here, where what is stored of it is older. */
  line(id: string): { line: ReturnType<typeof lineOf>; updated: number } | null;
  /** Called after entries of tables held here, and when a table is opened (with none). */
  onEntries(hook: Hook): void;
  readonly held: number;
  close(): Promise<void>;
}

interface Outcome {
  readonly live: Live;
  readonly entry: Entry;
  readonly repeated: boolean;
}

interface Held {
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

export interface TablesSetting {
  readonly storage: Storage;
  readonly games: Games;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly log?: (line: Record<string, unknown>) => void;
}

const SNAPSHOT_EVERY = 50;
const RECENT = 16;
const MOST_TRIES = 8;
const IDLE = 5 * 60_000;
/** Whose turn it is, for the lists of other nodes; this one knows it from memory. */
const INDEX_EVERY = 5000;

export function makeTables({
  storage,
  games,
  now,
  newSeed,
  log = () => {},
}: TablesSetting): Tables {
  const { load, fromLog } = makeLoader(storage, games, log);
  const all = new Map<string, Held>();
  const hooks: Hook[] = [];
  const keep = (live: Live): void => {
    if (!live.frozen) storage.saveSnapshot(live.room.id, live.seq, snapshotOf(live));
  };
  const sweeper = setInterval(() => {
    const old = now() - IDLE;
    for (const [id, held] of all)
      if (held.listeners.size === 0 && held.used < old) {
        all.delete(id);
        if (held.live && held.live.seq % SNAPSHOT_EVERY >= 10) keep(held.live);
      }
  }, 60_000);
  sweeper.unref();

  const heldOf = (id: string): Held => {
    let held = all.get(id);
    if (!held) {
      held = {
        live: null,
        busy: false,
        queue: [],
        listeners: new Set(),
        recent: [],
        told: 0,
        known: 0,
        indexed: NOTHING,
        dirty: false,
        used: now(),
      };
      all.set(id, held);
    }
    held.used = now();
    return held;
  };

  /** One after another, table by table. A table that is free is worked on at once. */
  const locked = async <T>(held: Held, work: () => T | Promise<T>): Promise<T> => {
    if (held.busy) await new Promise<void>((go) => held.queue.push(go));
    held.busy = true;
    try {
      return await work();
    } finally {
      const go = held.queue.shift();
      // It stays busy on the way to the next: nobody slips in between.
      if (go) go();
      else held.busy = false;
    }
  };

  /** Brings a held table up to date with the database, and reports what is new. */
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
      // The memory still names a person who has been forgotten in the meantime.
      if (entries.some(({ act }) => act.do === 'forgot')) {
        held.live = null;
        return current(id, held);
      }
      for (const entry of entries) refold(held.live, entry);
      held.indexed = indexedOf(held.live);
      tell(held, entries, false);
    }
    return held.live;
  };

  const tell = (held: Held, entries: readonly Entry[], isOwn: boolean): void => {
    if (entries.length === 0) return;
    const live = held.live!;
    held.told = live.seq;
    // Entries of before may tell of them, too.
    if (entries.some(({ act }) => act.do === 'forgot')) held.recent = [];
    held.recent.push(...entries);
    if (held.recent.length > 2 * RECENT) held.recent = held.recent.slice(-RECENT);
    for (const listener of held.listeners) listener(live, entries);
    for (const hook of hooks) hook(live, entries, isOwn);
  };

  /** What the database must know at once after an entry; whose turn it is can wait a moment. */
  const indexOf = (held: Held, live: Live, { act }: Entry, at: number): TableIndex | undefined => {
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
  };
  const indexer = setInterval(() => {
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
  }, INDEX_EVERY);
  indexer.unref();

  const stale = async (id: string, held: Held): Promise<boolean> => {
    if (!storage.shared) return false;
    const head = await storage.head(id);
    held.known = Math.max(held.known, head);
    return head > (held.live?.seq ?? 0);
  };

  const findKeyed = async (id: string, key: Key | undefined): Promise<Entry | null> => {
    const row = key && (await storage.keyed(id, key.key));
    if (!row) return null;
    const entry = parseEntry(row);
    if (!key.isSame(entry.act)) throw problem('key-reused');
    return entry;
  };

  const act: Tables['act'] = (id, decide, key) => {
    const held = heldOf(id);
    return locked(held, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const live = held.live && held.known <= held.live.seq ? held.live : await current(id, held);
        const at = Math.max(now(), 1);
        let entry: Entry;
        try {
          const wanted = decide(live);
          if (!wanted) return null;
          if (live.frozen && !WITHOUT_RULES.includes(wanted.do)) throw frozenProblem(live.frozen);
          const outcome = carryOut(live, at, wanted, newSeed);
          if (isRefusal(outcome)) throw refused(outcome);
          entry = outcome;
        } catch (error) {
          if (!(error instanceof ProblemError)) held.live = null;
          const known = await findKeyed(id, key);
          if (known) return { live, entry: known, repeated: true };
          if (error instanceof ProblemError && (await stale(id, held))) continue;
          throw error;
        }
        const row = {
          table: id,
          seq: entry.seq,
          at,
          body: formatEntry(entry),
          key: key?.key ?? null,
          index: indexOf(held, live, entry, at),
        };
        let appended;
        try {
          appended = await storage.append(row);
        } catch (error) {
          held.live = null;
          throw error;
        }
        if (appended === 'appended') {
          if (entry.seq % SNAPSHOT_EVERY === 0) keep(live);
          tell(held, [entry], true);
          return { live, entry, repeated: false };
        }
        // Somebody else was first, or the key had been used: discard what is in memory.
        held.live = null;
        const known = await findKeyed(id, key);
        if (known) return { live: await current(id, held), entry: known, repeated: true };
      }
      throw problem('busy-table', undefined, 1);
    });
  };

  const forget: Tables['forget'] = (id, person) => {
    const held = heldOf(id);
    return locked(held, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await storage.table(id);
        if (!row) return;
        const entries = (await storage.entries(id, 0)).map(parseEntry);
        const { anew, entry, forgetting } = forgetIn(entries, person, Math.max(now(), 1));
        const live = await fromLog(row, anew, true);
        const { seq, at } = entry;
        const index = tableIndex(live, at);
        const added = { table: id, seq, at, body: formatEntry(entry), key: null, index };
        const appended = await storage.append({ ...added, forget: forgetting });
        // Somebody else was first: read again.
        if (appended === 'conflict') continue;
        held.live = live;
        held.indexed = indexedOf(live);
        held.dirty = false;
        // A later one than any node has of before.
        keep(live);
        tell(held, [entry], true);
        return;
      }
      throw problem('busy-table', undefined, 1);
    });
  };

  storage.onSignal((signal) => {
    if (signal.about === 'table') {
      const held = all.get(signal.table);
      if (!held || signal.seq <= held.known) return;
      held.known = signal.seq;
      if (held.listeners.size > 0) void catchUp(signal.table, held, false);
    } else if (signal.about === 'gap') void catchUpAll();
  });
  /** Tells readers what others wrote. If that fails the database is down, and a gap will follow. */
  const catchUp = (id: string, held: Held, isUnsure: boolean): Promise<void> =>
    locked(held, async () => {
      if (isUnsure) await stale(id, held);
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
    await Promise.all(Array.from({ length: 4 }, work));
  };

  return {
    async create(act, edition) {
      const { game } = await games.find(act.settings.game);
      const { players, options } = act.settings;
      const setting = { players, options, edition: act.edition, whole: () => edition };
      const t = games.table(game, setting);
      if (isRefusal(t)) throw refused(t);
      const at = Math.max(now(), 1);
      const [live, entry] = createLive(game, t, act, at);
      const index = tableIndex(live, at);
      const row: TableRow = {
        ...index,
        people: index.people ?? [],
        id: act.id,
        code: act.code,
        edition: act.edition.hash,
        created: at,
        updated: at,
      };
      const first = {
        table: act.id,
        seq: 1,
        at,
        body: formatEntry(entry),
        key: null,
        index: undefined,
      };
      await storage.createTable(row, first, formatEdition(game.id, edition));
      const held = heldOf(act.id);
      Object.assign(held, { live, told: 1, indexed: indexedOf(live) });
      tell(held, [entry], true);
      return live;
    },
    act,
    forget,
    look(id, see) {
      const held = heldOf(id);
      return locked(held, async () => see(await current(id, held), held.recent));
    },
    listen(id, listener, see) {
      const held = heldOf(id);
      return locked(held, async () => {
        const seen = see(await current(id, held), held.recent);
        held.listeners.add(listener);
        return seen;
      });
    },
    async rebuild(id, isWanted) {
      const row = await storage.table(id);
      if (!row) throw problem('no-table');
      const log = (await storage.entries(id, 0)).map(parseEntry);
      const end = log.findIndex((entry) => !isWanted(entry));
      const entries = end < 0 ? log : log.slice(0, Math.max(1, end));
      return { live: await fromLog(row, entries, end < 0), entries };
    },
    unlisten: (id, listener) => void all.get(id)?.listeners.delete(listener),
    line(id) {
      const { live, busy, dirty, known, recent } = all.get(id) ?? {};
      // While somebody works on it, memory may be ahead of what is written.
      if (!live || busy || !dirty || known! > live.seq) return null;
      return { line: lineOf(live), updated: recent!.at(-1)!.at };
    },
    onEntries: (hook) => void hooks.push(hook),
    get held() {
      return all.size;
    },
    async close() {
      clearInterval(sweeper);
      clearInterval(indexer);
      await Promise.all([...all.values()].map((held) => locked(held, () => {})));
    },
  };
}
