/** Tables as they are written: from a snapshot and what came after it, or from the whole log. */
import { isRefusal } from '@boardroom/kernel';
import { StorageDown } from '../storage/away.ts';
import type { Storage, TableRow } from '../storage/types.ts';
import { storedEdition } from '../tables/editions.ts';
import type { Games } from '../tables/games.ts';
import { createLive } from './create.ts';
import { parseEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { carryOut } from './fold.ts';
import { foldFrozen, frozenFrom } from './frozen.ts';
import { fromSnapshot } from './snapshot.ts';
import type { Live } from './state.ts';

export interface Loader {
  /** Null: there is no such table. */
  load(id: string): Promise<Live | null>;
  /** The first entries of a table, or all of them. */
  fromLog(row: TableRow, entries: readonly Entry[], isWhole: boolean): Promise<Live>;
}

type Log = (line: Record<string, unknown>) => void;

/** The version of its rules is not here. */
class NoRules extends Error {}

export function makeLoader(storage: Storage, games: Games, log: Log): Loader {
  const load = async (id: string): Promise<Live | null> => {
    const row = await storage.table(id);
    if (!row) return null;
    try {
      const snapshot = await storage.snapshot(id);
      if (snapshot) return await fromSnapshotOf(row, snapshot);
    } catch (error) {
      // A snapshot is a cache: the log is asked before a table is given up.
      if (error instanceof StorageDown) throw error;
    }
    return fromLog(row, (await storage.entries(id, 0)).map(parseEntry), true);
  };

  const fromSnapshotOf = async (
    row: TableRow,
    snapshot: { seq: number; body: string },
  ): Promise<Live> => {
    const { room } = JSON.parse(snapshot.body) as Pick<Live, 'room'>;
    const [game, t] = await setAgain(room, row);
    const live = fromSnapshot(game, t, snapshot.seq, snapshot.body);
    for (const row of await storage.entries(room.id, snapshot.seq)) refold(live, parseEntry(row));
    return live;
  };

  const fromLog: Loader['fromLog'] = async (row, entries, isWhole) => {
    const { act, at } = entries[0]!;
    if (act.do !== 'created') throw new Error('a table does not begin with its creation');
    try {
      const { settings, edition, version } = act;
      const [game, t] = await setAgain({ ...settings, edition, version }, row);
      const [live] = createLive(game, t, act, at);
      for (let i = 1; i < entries.length; i++) refold(live, entries[i]!);
      return live;
    } catch (error) {
      if (error instanceof StorageDown) throw error;
      const why = error instanceof NoRules ? 'other-version' : 'other-rules';
      const { game } = act.settings;
      log({ level: 'warn', what: 'frozen-table', table: row.id, game, error: String(error) });
      const own = act.edition.own && storedEdition(await storage.edition(row.edition));
      return frozenFrom(entries, why, isWhole ? row.status : null, own);
    }
  };

  const setAgain = async (
    room: Pick<Live['room'], 'game' | 'version' | 'players' | 'options' | 'edition'>,
    { edition }: TableRow,
  ): Promise<[Live['game'], Live['t']]> => {
    const game = await games.rules(room.game, room.version);
    if (!game) throw new NoRules(`version ${room.version}`);
    const content = await storage.edition(edition);
    const t = games.table(game, { ...room, whole: () => storedEdition(content) });
    if (isRefusal(t)) throw new Error(t.code);
    return [game, t];
  };

  return { load, fromLog };
}

/** Carries out again what the log says was done. */
export function refold(live: Live, entry: Entry): void {
  if (live.frozen) return foldFrozen(live, entry);
  const { seq, at, act, seed } = entry;
  const again = carryOut(live, at, act, () => seed!);
  if (isRefusal(again) || again.seq !== seq)
    throw new Error(`table ${live.room.id}: entry ${seq} cannot be carried out again`);
}
