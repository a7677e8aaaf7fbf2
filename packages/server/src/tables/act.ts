/** The one way to change a table: decide, carry out, append, tell, all under its lock. */
import { isRefusal } from '@boardroom/kernel';
import { ProblemError, problem, refused } from '../problem.ts';
import type { Append, Storage } from '../storage/types.ts';
import { formatEntry, parseEntry } from '../table/entry.ts';
import type { Act, Entry } from '../table/entry.ts';
import { carryOut } from '../table/fold.ts';
import { frozenProblem, WITHOUT_RULES } from '../table/frozen.ts';
import type { Live } from '../table/state.ts';
import { isStale } from './catch-up.ts';
import { locked } from './held.ts';
import type { Held, HeldTables } from './held.ts';
import { indexWith } from './keep-index.ts';
import type { Key, Outcome, Tables } from './types.ts';

/** How often another node may be first before we give up. */
export const MOST_TRIES = 8;
export const SNAPSHOT_EVERY = 50;

export interface ActSetting {
  readonly storage: Storage;
  readonly held: HeldTables;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly saveSnapshot: (live: Live) => void;
}

export function makeAct(setting: ActSetting): Tables['act'] {
  const { storage, held: tables, now, newSeed, saveSnapshot } = setting;

  const findKeyed = async (id: string, key: Key | undefined): Promise<Entry | null> => {
    const row = key && (await storage.keyed(id, key.key));
    if (!row) return null;
    const entry = parseEntry(row);
    if (!key.isSame(entry.act)) throw problem('key-reused');
    return entry;
  };

  /** The act carried out in memory; null: there is nothing to do. */
  const decideOn = (live: Live, decide: (live: Live) => Act | null, at: number): Entry | null => {
    const wanted = decide(live);
    if (!wanted) return null;
    if (live.frozen && !WITHOUT_RULES.includes(wanted.do)) throw frozenProblem(live.frozen);
    const outcome = carryOut(live, at, wanted, newSeed);
    if (isRefusal(outcome)) throw refused(outcome);
    return outcome;
  };

  /** Whatever fails here, what is in memory may be ahead of what is written: it goes. */
  const append = async (held: Held, row: Append): Promise<boolean> => {
    try {
      if ((await storage.append(row)) === 'appended') return true;
    } catch (error) {
      held.live = null;
      throw error;
    }
    held.live = null;
    return false;
  };

  /** One attempt; `again` if another node was first. */
  const tryOnce = async (
    id: string,
    held: Held,
    decide: (live: Live) => Act | null,
    key: Key | undefined,
  ): Promise<Outcome | null | 'again'> => {
    const { current, tell } = tables;
    const live = held.live && held.known <= held.live.seq ? held.live : await current(id, held);
    const at = now();
    let entry: Entry | null;
    try {
      entry = decideOn(live, decide, at);
    } catch (error) {
      if (!(error instanceof ProblemError)) held.live = null;
      const known = await findKeyed(id, key);
      if (known) return { live, entry: known, repeated: true };
      if (error instanceof ProblemError && (await isStale(storage, id, held))) return 'again';
      throw error;
    }
    if (!entry) return null;
    const { seq } = entry;
    const index = indexWith(held, live, entry, at);
    const row = { table: id, seq, at, body: formatEntry(entry), key: key?.key ?? null, index };
    if (await append(held, row)) {
      if (seq % SNAPSHOT_EVERY === 0) saveSnapshot(live);
      tell(held, [entry], true);
      return { live, entry, repeated: false };
    }
    const known = await findKeyed(id, key);
    return known ? { live: await current(id, held), entry: known, repeated: true } : 'again';
  };

  return (id, decide, key) => {
    const held = tables.of(id);
    return locked(held, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const outcome = await tryOnce(id, held, decide, key);
        if (outcome !== 'again') return outcome;
      }
      throw problem('busy-table', undefined, 1);
    });
  };
}
