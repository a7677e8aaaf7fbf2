/** Tables of one or several nodes on one database in memory: no requests, no waiting. */
import { newCode, newTableId } from '../people/secrets.ts';
import type { Signal, Storage } from '../storage/types.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Act } from '../table/entry.ts';
import { makeGames } from '../tables/games.ts';
import { makeTables } from '../tables/tables.ts';
import type { Tables } from '../tables/types.ts';
import { catalogue } from './sample-catalogue.ts';
import { ADA, BEN, USUAL } from './scene.ts';

type Created = Extract<Act, { do: 'created' }>;

export interface Nodes {
  readonly storage: Storage;
  readonly tables: readonly Tables[];
  /** What each node hears of what happens; turn it off to have it miss something. */
  hears: boolean;
  signal(signal: Signal): void;
  close(): Promise<void>;
}

/** With several nodes the database is a shared one, and what is written is told to all of them. */
export function startNodes(count: number, now: () => number = Date.now): Nodes {
  const storage = openSqlite(':memory:');
  const listeners: ((signal: Signal) => void)[] = [];
  const signal = (what: Signal): void => {
    for (const listener of listeners) listener(what);
  };
  const append: Storage['append'] = async (entry) => {
    const appended = await storage.append(entry);
    if (appended === 'appended' && nodes.hears)
      signal({ about: 'table', table: entry.table, seq: entry.seq });
    return appended;
  };
  const onSignal: Storage['onSignal'] = (listener) => void listeners.push(listener);
  const shared: Storage =
    count === 1
      ? storage
      : Object.assign(Object.create(storage) as Storage, { shared: true, append, onSignal });
  const games = makeGames(catalogue);
  const newSeed = (): string => 'secret';
  const nodes: Nodes = {
    storage: shared,
    tables: Array.from({ length: count }, () =>
      makeTables({ storage: shared, games, now, newSeed }),
    ),
    hears: true,
    signal,
    async close() {
      for (const each of nodes.tables) await each.close();
      await storage.close();
    },
  };
  return nodes;
}

/** A new table of lots for Ada and Ben, who are there but not ready yet. */
export async function newTable(
  tables: Tables,
  settings: Partial<Created['settings']> = {},
): Promise<string> {
  const id = newTableId();
  const { game } = await makeGames(catalogue).find('lots');
  const content = await catalogue[0]!.editions['classic']!();
  await tables.create(
    {
      do: 'created',
      id,
      code: newCode(),
      host: ADA,
      settings: { ...USUAL, listed: true, ...settings },
      version: game.version,
      edition: { id: 'classic', hash: 'hash' },
      chairs: 2,
    },
    { id: 'classic', content },
  );
  await tables.act(id, () => ({ do: 'sat', seat: 1, person: BEN }));
  return id;
}

/** Both are ready: the game begins. */
export async function begin(tables: Tables, id: string): Promise<void> {
  for (const seat of [0, 1]) await tables.act(id, () => ({ do: 'ready', seat, ready: true }));
}

export const say = (text: string): Act => ({ do: 'said', seat: 0, name: 'Ada', text });
