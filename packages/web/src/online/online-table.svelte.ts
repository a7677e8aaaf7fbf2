/** A table on the server as this page knows it: who sits there, who is here, time, talk, the line. */
import type { Connection, Following, News, RemoteTable, Room } from '@boardroom/client';
import type { Seat } from '@boardroom/kernel';
import { codeOf, problemText } from './problems.ts';
import { say } from '../words/index.ts';
import { namesOf, talkOf } from './talk.ts';
import type { TalkLine } from './talk.ts';

export type OnlineTable = ReturnType<typeof makeOnlineTable>;

interface Clock {
  readonly left: readonly number[];
  readonly running: readonly boolean[];
  /** When it said so, by the clock of this browser. */
  readonly since: number;
}

export interface Hearer {
  news(news: News): void;
  connection(connection: Connection): void;
}

export function makeOnlineTable(
  remote: RemoteTable,
  hearer: Hearer,
  eyes: 'own' | 'public' = 'own',
) {
  let room = $state.raw<Room | null>(null);
  let seat = $state(-1);
  let here = $state.raw<readonly Seat[]>([]);
  let asked = $state.raw<readonly Seat[]>([]);
  let over = $state(false);
  let clock = $state.raw<Clock | null>(null);
  let connection = $state<Connection>('connecting');
  let lines = $state.raw<readonly TalkLine[]>([]);
  let refused = $state<string | null>(null);
  /** Something its reader should know and put away. */
  let notice = $state<string | null>(null);
  /** The seat somebody wanted before they said who they are. */
  let wantedSeat: Seat | null = null;
  let names: string[] = [];
  let following: Following | undefined;

  function hear(news: News): void {
    if (news.items[0]?.n === 1) {
      lines = [];
      names = [];
    }
    const fresh = news.items.flatMap((item) => talkOf(item, names));
    if (fresh.length > 0) lines = [...lines, ...fresh];
    if (news.room) {
      ({ room } = news);
      namesOf(news.room, names);
    }
    if (news.seat !== undefined) seat = news.seat;
    if (news.here) ({ here } = news);
    if (news.now) {
      over = news.now.over;
      asked = over ? [] : (news.now.asked as unknown as { seat: Seat }[]).map((one) => one.seat);
      const { clock: told } = news.now;
      clock = told ? { left: told.left, running: told.running, since: performance.now() } : null;
    }
    hearer.news(news);
  }

  function start(): void {
    following?.close();
    refused = null;
    following = remote.follow({
      want: ['view'],
      eyes,
      onNews: hear,
      onConnection(state) {
        connection = state;
        hearer.connection(state);
      },
      onRefused: (error) => (refused = codeOf(error)),
    });
  }

  /** Does something and says why if it could not be done. */
  async function attempt(act: (table: RemoteTable) => Promise<unknown>): Promise<boolean> {
    notice = null;
    try {
      await act(remote);
      return true;
    } catch (error) {
      notice = problemText(error);
      return false;
    }
  }

  return {
    remote,
    start,
    attempt,
    close: () => following?.close(),
    get room() {
      return room;
    },
    /** The own seat; -1 of who watches. */
    get seat() {
      return seat;
    },
    get here() {
      return here;
    },
    get clock() {
      return clock;
    },
    get connection() {
      return connection;
    },
    get lines() {
      return lines;
    },
    get refused() {
      return refused ?? (room?.frozen ? 'frozen-table' : null);
    },
    get over() {
      return over;
    },
    get myTurn() {
      return (
        seat >= 0 && room?.status === 'playing' && !room.seats[seat]?.bot && asked.includes(seat)
      );
    },
    wantSeat(wanted: Seat) {
      wantedSeat = wanted;
      notice = say('online.who.first');
    },
    /** Somebody has said who they are. */
    async cameIn(): Promise<void> {
      const wanted = wantedSeat;
      wantedSeat = null;
      notice = null;
      if (wanted !== null) await attempt((one) => one.sit(wanted));
      start();
    },
    get notice() {
      return notice;
    },
    set notice(text: string | null) {
      notice = text;
    },
  };
}
