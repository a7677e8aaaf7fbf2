/** Tiles of the tables of a class, made anew only where something has happened. */
import type { Tile } from '@boardroom/protocol';
import type { Feed } from '../feed/feed.ts';
import type { Live } from '../table/state.ts';
import type { Tables } from '../tables/types.ts';
import { tileOf, unclearAt, waitingTile } from './tiles.ts';
import type { Play } from './types.ts';

export type TileDesk = (play: Play) => Promise<Tile[]>;

export function makeTileDesk(tables: Tables, feed: Feed, now: () => number): TileDesk {
  const made = new WeakMap<Live, { readonly key: string; readonly tile: Tile }>();

  const look = (play: Play, index: number, live: Live, here: readonly number[]): Tile => {
    const { id, paused, ended } = play.tables[index]!;
    const key = JSON.stringify([live.seq, id, paused, ended, play.seating[index], here]);
    const known = made.get(live);
    if (known?.key === key) return known.tile;
    const tile = tileOf(play, index, live, here);
    made.set(live, { key, tile });
    return tile;
  };
  const one = async (play: Play, index: number): Promise<Tile> => {
    const { id } = play.tables[index]!;
    try {
      const tile = await tables.look(id, (live) => look(play, index, live, feed.here(id)));
      return { ...tile, ...unclearAt(play, index + 1, now()) };
    } catch {
      // It is being set, or has just been deleted.
      return waitingTile(play, index);
    }
  };
  return (play) => Promise.all(play.tables.map((_, index) => one(play, index)));
}
