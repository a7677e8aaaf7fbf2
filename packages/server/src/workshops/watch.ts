/** Views of a workshop, now and whenever they change. */
import type { Tile, WallView, WorkshopView } from '@boardroom/protocol';
import type { Feed } from '../feed/feed.ts';
import { problem } from '../problem.ts';
import type { Storage } from '../storage/types.ts';
import { parseEntry } from '../table/entry.ts';
import type { Entry } from '../table/entry.ts';
import type { Tables } from '../tables/types.ts';
import { isTrainer, memberOf, playNow } from './fold.ts';
import { tileOf, waitingTile } from './tiles.ts';
import type { Play } from './types.ts';
import { participantView, trainerView, wallView } from './views.ts';
import type { Workshops } from './workshops.ts';

/** Whose eyes: a person's, or everybody's. */
export type Onlooker = { readonly person: string | null } | 'wall';
type View = WorkshopView | WallView;

export interface WorkshopWatch {
  /** Throws if they may not see it. */
  view(id: string, onlooker: Onlooker): Promise<View>;
  /** Sends the view, then every view that is another; `ended` when there is none any more. */
  follow(id: string, onlooker: Onlooker, send: (view: View) => void, ended: () => void): Follow;
}

interface Follow {
  /** Resolves with the first view, or rejects. */
  readonly ready: Promise<void>;
  stop(): void;
}

export interface WatchSetting {
  readonly workshops: Workshops;
  readonly tables: Tables;
  readonly storage: Storage;
  readonly feed: Feed;
}

/** Changes that come together are shown together. */
const TOGETHER = 250;
/** Who is connected is told by nobody: it is looked at. */
const LOOK_AGAIN = 5000;

export function makeWorkshopWatch({
  workshops,
  tables,
  storage,
  feed,
}: WatchSetting): WorkshopWatch {
  const tile = async (play: Play, index: number): Promise<Tile> => {
    const { id } = play.tables[index]!;
    const lastOf = async (seq: number, recent: readonly Entry[]): Promise<readonly Entry[]> =>
      recent.length > 0 ? recent : (await storage.entries(id, seq - 1)).map(parseEntry);
    const isHere = (seat: number): boolean => feed.isHere(id, seat);
    try {
      const { seq, recent } = await tables.look(id, (live, entries) => ({
        seq: live.seq,
        recent: [...entries],
      }));
      const last = await lastOf(seq, recent);
      return await tables.look(id, (live) => tileOf(play, index, { live, last, isHere }));
    } catch {
      // It is being set, or has just been deleted.
      return waitingTile(play, index);
    }
  };

  const view: WorkshopWatch['view'] = async (id, onlooker) => {
    if (onlooker === 'wall') return workshops.look(id, wallView);
    const { person } = onlooker;
    const play = await workshops.look(id, (workshop) => {
      if (!isTrainer(workshop, person)) return null;
      return { play: playNow(workshop) };
    });
    if (!play)
      return workshops.look(id, (workshop) => {
        const member = memberOf(workshop, person);
        if (!member) throw problem('not-attending');
        return participantView(workshop, member);
      });
    const tiles = play.play
      ? await Promise.all(play.play.tables.map((_, i) => tile(play.play!, i)))
      : [];
    return workshops.look(id, (workshop) => {
      if (!isTrainer(workshop, person)) throw problem('not-attending');
      return trainerView(workshop, tiles);
    });
  };

  const follow: WorkshopWatch['follow'] = (id, onlooker, send, ended) => {
    let version = '';
    let stopped = false;
    let timer: NodeJS.Timeout | null = null;
    let looking = false;
    let again = false;
    const watched = new Map<string, () => void>();
    const soon = (): void => {
      if (!stopped) timer ??= setTimeout(() => void look(), TOGETHER).unref();
    };
    const stop = (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
      clearInterval(regularly);
      stopListening();
      for (const unwatch of watched.values()) unwatch();
      watched.clear();
    };
    /** A trainer is told of moves: also of those that another node takes. */
    const watchTables = async (seen: View): Promise<void> => {
      if (seen.role !== 'trainer') return;
      for (const { table, status } of seen.tables) {
        if (watched.has(table) || status === 'waiting') continue;
        watched.set(table, () => tables.unlisten(table, soon));
        await tables.listen(table, soon, () => {});
        if (stopped) tables.unlisten(table, soon);
      }
    };
    const once = async (): Promise<void> => {
      const seen = await view(id, onlooker);
      if (stopped) return;
      if (seen.version !== version) {
        version = seen.version;
        send(seen);
      }
      await watchTables(seen);
    };
    const look = async (): Promise<void> => {
      timer = null;
      if (looking) {
        again = true;
        return;
      }
      looking = true;
      try {
        await once();
      } catch {
        stop();
        ended();
      }
      looking = false;
      if (again) soon();
      again = false;
    };
    const stopListening = workshops.listen(id, soon);
    const regularly = setInterval(soon, LOOK_AGAIN).unref();
    const ready = once().catch((error: unknown) => {
      stop();
      throw error;
    });
    return { ready, stop };
  };

  return { view, follow };
}
