/**
 * All workshops: those in use are held in memory, all of them are in the database. One is changed under
 * its lock, and nobody sees a change before it is written. As with tables, two nodes that write at once
 * meet at one primary key: the second reads what the first wrote and decides anew.
 */
import { every } from '../every.ts';
import { problem, ProblemError } from '../problem.ts';
import type { Storage, WorkshopIndex } from '../storage/types.ts';
import { locked } from '../tables/held.ts';
import { foldAll, foldIn, openWorkshop } from './fold.ts';
import { forgetIn } from './forget.ts';
import { formatWorkshopEntry, parseWorkshopEntry } from './types.ts';
import type { Workshop, WorkshopAct, WorkshopEntry } from './types.ts';

type Listener = () => void;

interface Held {
  /** Null: to be read again before anybody uses it. */
  workshop: Workshop | null;
  busy: boolean;
  readonly queue: (() => void)[];
  readonly listeners: Set<Listener>;
  /** Another node has written up to here. */
  known: number;
  used: number;
}

interface WorkshopKey {
  /** With the person it belongs to in front. */
  readonly key: string;
  isSame(act: WorkshopAct): boolean;
}

interface Outcome {
  readonly workshop: Workshop;
  readonly entry: WorkshopEntry;
  /** The key had been used: it was done before. */
  readonly repeated: boolean;
}

interface ActSetting {
  /** The trainer whose doing it is. */
  readonly by?: string;
  readonly key?: WorkshopKey | undefined;
}

export interface Workshops {
  open(act: Extract<WorkshopAct, { do: 'opened' }>, content: string): Promise<Workshop>;
  /** Decides on the workshop as it is, and carries the act out; null: there is nothing to do. */
  act(
    id: string,
    decide: (workshop: Workshop) => WorkshopAct | null,
    setting?: ActSetting,
  ): Promise<Outcome | null>;
  look<T>(id: string, see: (workshop: Workshop) => T): Promise<T>;
  /** The whole log. */
  entries(id: string): Promise<WorkshopEntry[]>;
  /** Called when something was written; the result stops it. */
  listen(id: string, listener: Listener): () => void;
  /** Rewrites what the log says of a person. */
  forget(id: string, person: string): Promise<void>;
  /** It has been deleted. */
  drop(id: string): void;
  close(): void;
}

const MOST_TRIES = 8;
const IDLE = 5 * 60_000;
/** How soon somebody looks whether tables follow, if the node that should see to it is gone. */
export const WAKE = 5000;

function indexOf({ settings, created, deletes, plays, owner }: Workshop, at: number) {
  const line = { title: settings.title, game: settings.game, created, owner };
  const waits = plays.some(({ settled }) => !settled);
  const index: WorkshopIndex = {
    line: JSON.stringify(line),
    deletes,
    wake: waits ? at + WAKE : null,
  };
  return index;
}

export function makeWorkshops(storage: Storage, now: () => number): Workshops {
  const all = new Map<string, Held>();
  const of = (id: string): Held => {
    let held = all.get(id);
    if (!held) {
      held = { workshop: null, busy: false, queue: [], listeners: new Set(), known: 0, used: 0 };
      all.set(id, held);
    }
    held.used = now();
    return held;
  };
  const read = async (id: string, after: number): Promise<WorkshopEntry[]> =>
    (await storage.entries(id, after)).map(parseWorkshopEntry);

  /** Up to date with the database, under its lock. */
  const current = async (id: string, held: Held): Promise<Workshop> => {
    if (!held.workshop) {
      const row = await storage.workshop(id);
      if (!row) {
        if (held.listeners.size === 0) all.delete(id);
        throw problem('no-workshop');
      }
      held.workshop = foldAll(await read(id, 0));
    } else if (held.known > held.workshop.seq) {
      const entries = await read(id, held.workshop.seq);
      // Earlier entries name the person no more.
      if (entries.some(({ did }) => did.do === 'forgot'))
        held.workshop = foldAll(await read(id, 0));
      else for (const entry of entries) foldIn(held.workshop, entry);
    }
    return held.workshop;
  };
  const tell = (held: Held): void => {
    for (const listener of held.listeners) listener();
  };
  const isStale = async (id: string, held: Held): Promise<boolean> => {
    if (!storage.shared) return false;
    held.known = Math.max(held.known, await storage.head(id));
    return held.known > (held.workshop?.seq ?? 0);
  };
  const findKeyed = async (id: string, key: WorkshopKey | undefined) => {
    const row = key && (await storage.keyed(id, key.key));
    if (!row) return null;
    const entry = parseWorkshopEntry(row);
    if (!key.isSame(entry.did)) throw problem('key-reused');
    return entry;
  };

  const tryOnce = async (
    id: string,
    held: Held,
    decide: (workshop: Workshop) => WorkshopAct | null,
    { by, key }: ActSetting,
  ): Promise<Outcome | null | 'again'> => {
    const workshop = await current(id, held);
    const repeated = await findKeyed(id, key);
    if (repeated) return { workshop, entry: repeated, repeated: true };
    let act: WorkshopAct | null;
    try {
      act = decide(workshop);
    } catch (error) {
      if (error instanceof ProblemError && (await isStale(id, held))) return 'again';
      throw error;
    }
    if (!act) return null;
    const at = now();
    const entry: WorkshopEntry = { seq: workshop.seq + 1, at, did: act, ...(by ? { by } : {}) };
    if (act.do === 'joined') await storage.attend(id, act.person.id);
    if (act.do === 'trained') await storage.attend(id, act.trainer.id);
    const body = formatWorkshopEntry(entry);
    const row = { table: id, seq: entry.seq, at, body, key: key?.key ?? null };
    if ((await storage.append(row)) === 'conflict') {
      held.known = Math.max(held.known, await storage.head(id));
      return 'again';
    }
    foldIn(workshop, entry);
    if (INDEXED.includes(act.do)) await storage.saveWorkshop(id, indexOf(workshop, at));
    tell(held);
    return { workshop, entry, repeated: false };
  };

  storage.onSignal((signal) => {
    if (signal.about === 'table') {
      const held = all.get(signal.table);
      if (!held || signal.seq <= held.known) return;
      held.known = signal.seq;
      if (held.workshop && signal.seq > held.workshop.seq) tell(held);
    } else if (signal.about === 'gap') {
      for (const held of all.values()) {
        held.workshop = null;
        tell(held);
      }
    } else if (signal.about === 'deleted') drop(signal.log);
  });
  const drop = (id: string): void => {
    const held = all.get(id);
    if (!held) return;
    all.delete(id);
    held.workshop = null;
    tell(held);
  };
  const stop = every(60_000, () => {
    for (const [id, { listeners, busy, used }] of all)
      if (listeners.size === 0 && !busy && used < now() - IDLE) all.delete(id);
  });

  return {
    async open(act, content) {
      const at = now();
      const workshop = openWorkshop(act, at);
      const { id, code, edition } = act;
      const row = { id, code, edition: edition.hash, created: at, ...indexOf(workshop, at) };
      const body = formatWorkshopEntry({ seq: 1, at, did: act });
      const first = { table: id, seq: 1, at, body, key: null };
      await storage.createWorkshop(row, act.owner.id, first, content);
      of(id).workshop = workshop;
      return workshop;
    },
    act(id, decide, setting = {}) {
      const held = of(id);
      return locked(held, async () => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const outcome = await tryOnce(id, held, decide, setting);
          if (outcome !== 'again') return outcome;
        }
        throw problem('busy-table', undefined, 1);
      });
    },
    look(id, see) {
      const held = of(id);
      return locked(held, async () => see(await current(id, held)));
    },
    entries: (id) => read(id, 0),
    listen(id, listener) {
      const held = of(id);
      held.listeners.add(listener);
      return () => void held.listeners.delete(listener);
    },
    forget(id, person) {
      const held = of(id);
      return locked(held, async () => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const { entry, forgetting } = forgetIn(await read(id, 0), person, now());
          const body = formatWorkshopEntry(entry);
          const row = { table: id, seq: entry.seq, at: entry.at, body, key: null };
          if ((await storage.append({ ...row, forget: forgetting })) === 'conflict') continue;
          held.workshop = null;
          tell(held);
          return;
        }
        throw problem('busy-table', undefined, 1);
      });
    },
    drop,
    close: stop,
  };
}

/** Acts that change what finds a workshop, or what its tables are to do. */
const INDEXED: readonly WorkshopAct['do'][] = ['went', 'closed', 'settled', 'kept'];
