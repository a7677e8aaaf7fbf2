/** Tables as they are written: from a snapshot and what came after it, or from the whole log. */
import { isRefusal } from '@boardroom/kernel';
import { storedEdition } from '../editions.ts';
import type { Games } from '../games.ts';
import { problem } from '../problem.ts';
import type { Storage } from '../storage/types.ts';
import { parseEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { carryOut, createLive, fromSnapshot } from './fold.ts';
import type { Live } from './state.ts';

export interface Loader {
  /** Null: there is no such table. */
  load(id: string): Promise<Live | null>;
  fromLog(entries: readonly Entry[], content: string | null): Promise<Live>;
}

export function makeLoader(storage: Storage, games: Games): Loader {
  const load = async (id: string): Promise<Live | null> => {
    const row = await storage.table(id);
    if (!row) return null;
    const content = await storage.edition(row.edition);
    const snapshot = await storage.snapshot(id);
    const entries = (await storage.entries(id, snapshot?.seq ?? 0)).map(parseEntry);
    if (!snapshot) return fromLog(entries, content);
    const { room } = JSON.parse(snapshot.body) as Pick<Live, 'room'>;
    const [game, t] = await setAgain(room, content);
    const live = fromSnapshot(game, t, snapshot.seq, snapshot.body);
    for (const entry of entries) refold(live, entry);
    return live;
  };

  const fromLog = async (entries: readonly Entry[], content: string | null): Promise<Live> => {
    const { act, at } = entries[0]!;
    if (act.do !== 'created') throw new Error('a table does not begin with its creation');
    const { settings, edition, version } = act;
    const [game, t] = await setAgain({ ...settings, edition, version }, content);
    const [live] = createLive(game, t, act, at);
    for (let i = 1; i < entries.length; i++) refold(live, entries[i]!);
    return live;
  };

  const setAgain = async (
    room: Pick<Live['room'], 'game' | 'version' | 'players' | 'options' | 'edition'>,
    content: string | null,
  ): Promise<[Live['game'], Live['t']]> => {
    const { game } = await games.find(room.game);
    if (game.version !== room.version) throw problem('frozen-table', `version ${room.version}`);
    const t = games.table(game, { ...room, whole: () => storedEdition(content) });
    if (isRefusal(t)) throw problem('frozen-table', t.code);
    return [game, t];
  };

  return { load, fromLog };
}

/** Does again what the log says was done. */
export function refold(live: Live, { seq, at, act, seed }: Entry): void {
  const entry = carryOut(live, at, act, () => seed!);
  if (isRefusal(entry) || entry.seq !== seq)
    throw new Error(`table ${live.room.id}: entry ${seq} cannot be carried out again`);
}
