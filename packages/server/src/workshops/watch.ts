/** Views of a workshop, now and whenever they change. */
import type { WallView, WorkshopView } from '@boardroom/protocol';
import type { Feed } from '../feed/feed.ts';
import { problem } from '../problem.ts';
import type { Tables } from '../tables/types.ts';
import { isTrainer, memberOf, playNow } from './fold.ts';
import { makeTileDesk } from './tile-desk.ts';
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
  readonly feed: Feed;
  readonly now: () => number;
}

/** Changes that come together are shown together; trainers see those of all tables. */
const TOGETHER = { trainer: 400, wall: 250, participant: 250 } as const;
/** Nobody reports who is connected: it is looked up. Those who take part do not see it. */
const LOOK_AGAIN = 5000;

export function makeWorkshopWatch(setting: WatchSetting): WorkshopWatch {
  const { workshops, tables, feed, now } = setting;
  const tilesOf = makeTileDesk(tables, feed, now);

  const view: WorkshopWatch['view'] = async (id, onlooker) => {
    const play = await workshops.look(id, (workshop) => {
      const sees = onlooker === 'wall' || isTrainer(workshop, onlooker.person);
      return sees ? playNow(workshop) : null;
    });
    // Participants see their own table at the table itself.
    const tiles = play ? await tilesOf(play) : [];
    return workshops.look(id, (workshop) => {
      if (onlooker === 'wall') return wallView(workshop, tiles);
      const { person } = onlooker;
      if (isTrainer(workshop, person)) return trainerView(workshop, tiles);
      const member = memberOf(workshop, person);
      if (!member) throw problem('not-attending');
      return participantView(workshop, member);
    });
  };

  const follow: WorkshopWatch['follow'] = (id, onlooker, send, ended) => {
    let version = '';
    let role: View['role'] = 'participant';
    let stopped = false;
    let timer: NodeJS.Timeout | null = null;
    let looking = false;
    let again = false;
    const watched = new Map<string, () => void>();
    const soon = (): void => {
      if (!stopped) timer ??= setTimeout(() => void look(), TOGETHER[role]).unref();
    };
    const stop = (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
      clearInterval(regularly);
      stopListening();
      for (const unwatch of watched.values()) unwatch();
      watched.clear();
    };
    let regularly: NodeJS.Timeout | undefined;
    /** Trainers and walls are told of moves: also of those that another node takes. */
    const watchTables = async (): Promise<void> => {
      if (role === 'participant') return;
      const set = await workshops.look(id, (workshop) =>
        (playNow(workshop)?.tables ?? []).map((table) => table.id),
      );
      for (const table of set) {
        if (watched.has(table)) continue;
        watched.set(table, () => tables.unlisten(table, soon));
        // It may still have to be set: then it is tried again with the next view.
        await tables.listen(table, soon, () => {}).catch(() => watched.delete(table));
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
      ({ role } = seen);
      if (role !== 'participant') regularly ??= setInterval(soon, LOOK_AGAIN).unref();
      await watchTables();
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
    const ready = once().catch((error: unknown) => {
      stop();
      throw error;
    });
    return { ready, stop };
  };

  return { view, follow };
}
