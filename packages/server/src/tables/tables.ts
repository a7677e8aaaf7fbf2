/**
 * All tables: those in use are held in memory, all of them are in the database. A table is changed
 * under its lock; nobody sees a change before it is written.
 */
import { formatEdition, isRefusal } from '@boardroom/kernel';
import { every } from '../every.ts';
import { problem, refused } from '../problem.ts';
import type { Storage, TableRow } from '../storage/types.ts';
import { createLive } from '../table/create.ts';
import { formatEntry, parseEntry } from '../table/entry.ts';
import { indexedOf, tableIndex } from '../table/index-row.ts';
import { makeLoader } from '../table/load.ts';
import { lineOf } from '../table/render.ts';
import { snapshotOf } from '../table/snapshot.ts';
import type { Live } from '../table/state.ts';
import { makeAct, SNAPSHOT_EVERY } from './act.ts';
import { catchUpOnSignals } from './catch-up.ts';
import { makeForget } from './forget-person.ts';
import type { Games } from './games.ts';
import { locked, makeHeldTables } from './held.ts';
import { keepIndexes } from './keep-index.ts';
import type { Tables } from './types.ts';

export interface TablesSetting {
  readonly storage: Storage;
  readonly games: Games;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly log?: (line: Record<string, unknown>) => void;
}

const DROP_EVERY = 60_000;
/** Entries since the last snapshot that make another one worth its while when a table is dropped. */
const WORTH_A_SNAPSHOT = 10;

export function makeTables({
  storage,
  games,
  now,
  newSeed,
  log = () => {},
}: TablesSetting): Tables {
  const { load, fromLog } = makeLoader(storage, games, log);
  const held = makeHeldTables(storage, now, load);
  const { all, current } = held;
  const saveSnapshot = (live: Live): void => {
    if (!live.frozen) storage.saveSnapshot(live.room.id, live.seq, snapshotOf(live));
  };
  const stopDropping = every(DROP_EVERY, () =>
    held.dropIdle((live) => {
      if (live.seq % SNAPSHOT_EVERY >= WORTH_A_SNAPSHOT) saveSnapshot(live);
    }),
  );
  const stopKeeping = keepIndexes(all, storage, now);
  catchUpOnSignals(storage, held);

  return {
    async create(act, edition) {
      const { game } = await games.find(act.settings.game);
      const { players, options } = act.settings;
      const setting = { players, options, edition: act.edition, whole: () => edition };
      const t = games.table(game, setting);
      if (isRefusal(t)) throw refused(t);
      const at = now();
      const [live, entry] = createLive(game, t, act, at);
      const index = tableIndex(live, at);
      const row: TableRow = {
        ...index,
        people: index.people ?? [],
        id: act.id,
        code: act.code || null,
        edition: act.edition.hash,
        created: at,
        updated: at,
      };
      const first = { table: act.id, seq: 1, at, body: formatEntry(entry), key: null };
      await storage.createTable(row, first, formatEdition(game.id, edition));
      const made = held.of(act.id);
      Object.assign(made, { live, told: 1, indexed: indexedOf(live) });
      held.tell(made, [entry], true);
      return live;
    },
    act: makeAct({ storage, held, now, newSeed, saveSnapshot }),
    forget: makeForget({ storage, held, fromLog, now, saveSnapshot }),
    async delete(id) {
      const table = held.of(id);
      await locked(table, async () => {
        await storage.dropTable(id);
        held.drop(id);
      });
      storage.signal({ about: 'deleted', log: id });
    },
    look(id, see) {
      const table = held.of(id);
      return locked(table, async () => see(await current(id, table), table.recent));
    },
    listen(id, listener, see) {
      const table = held.of(id);
      return locked(table, async () => {
        const seen = see(await current(id, table), table.recent);
        table.listeners.add(listener);
        return seen;
      });
    },
    unlisten: (id, listener) => void all.get(id)?.listeners.delete(listener),
    async rebuild(id, isWanted) {
      const row = await storage.table(id);
      if (!row) throw problem('no-table');
      const whole = (await storage.entries(id, 0)).map(parseEntry);
      const end = whole.findIndex((entry) => !isWanted(entry));
      const entries = end < 0 ? whole : whole.slice(0, Math.max(1, end));
      return { live: await fromLog(row, entries, end < 0), entries };
    },
    line(id) {
      const { live, busy, known, recent } = all.get(id) ?? {};
      const last = recent?.at(-1);
      // While somebody works on it, memory may be ahead of what is written.
      if (!live || !last || busy || known! > live.seq) return null;
      return { line: lineOf(live), updated: last.at };
    },
    onEntries: held.onEntries,
    get held() {
      return all.size;
    },
    async close() {
      stopDropping();
      stopKeeping();
      await Promise.all([...all.values()].map((table) => locked(table, () => {})));
    },
  };
}
