/** Brings news of tables to those who read them: first what they missed, then whatever follows. */
import type { News } from '@boardroom/protocol';
import type { Storage } from '../storage/types.ts';
import { parseEntry } from '../table/entry.ts';
import type { Entry } from '../table/entry.ts';
import { itemFor, newsFor } from '../table/render.ts';
import type { Parts } from '../table/render.ts';
import { belongs, isHost, seatOf } from '../table/state.ts';
import type { Tables } from '../tables/types.ts';
import { makeAttendance } from './attendance.ts';
import type { Channel } from './attendance.ts';
import { deliver, groupOf, leaveGroup, remember } from './groups.ts';
import type { Follower, Group, Reader } from './groups.ts';
import { mayHaveCode, readerOf } from './reader.ts';
import type { Eyes } from './reader.ts';

export interface Feed {
  /** News after a cursor, without waiting for more. */
  read(
    table: string,
    person: string | null,
    parts: Parts,
    since: number,
    eyes: Eyes,
  ): Promise<News>;
  /** Sends everything after a cursor, then whatever follows. Call the result to stop. */
  follow(reader: Reader, since: number): Promise<() => void>;
  /** Ends whoever reads a table; other nodes hear that it was deleted. */
  endAll(table: string): void;
  /** Seats whose person is connected, to this node or another. */
  here(table: string): readonly number[];
  /** Whether the person of a seat is. */
  isHere(table: string, seat: number): boolean;
  readonly readers: number;
  close(): void;
}

export type Source = Pick<Tables, 'look' | 'listen' | 'unlisten'>;

export interface FeedSetting {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly now: () => number;
  readonly node: string;
  /** Finds the table as it was a while ago, for those who watch with a delay. */
  readonly delayed: (table: string, seconds: number) => Source;
}

/** How far a reader can be told at the moment they were let in. */
interface Seen {
  readonly reader: number;
  readonly seq: number;
  readonly heard: readonly number[];
  readonly recent: readonly Entry[];
}

export function makeFeed({ tables, storage, now, node, delayed }: FeedSetting): Feed {
  const channels = new Map<string, Channel>();
  const dropIfEmpty = (name: string): void => {
    const channel = channels.get(name);
    if (channel?.groups.size === 0 && channel.here.size === 0 && channel.joining === 0)
      channels.delete(name);
  };
  const attendance = makeAttendance({
    storage,
    node,
    now,
    channelOf: (table) => channels.get(table),
    left: dropIfEmpty,
  });
  let readers = 0;

  /** The tables a person reads from: the true ones, or for some spectators those of a while ago. */
  const sourceFor = async (table: string, person: string | null): Promise<Source> => {
    const delay = await tables.look(table, ({ room, match }) =>
      !belongs(room, person) && match && room.spectators.kind === 'delayed'
        ? room.spectators.seconds
        : 0,
    );
    return delay === 0 ? tables : delayed(table, delay);
  };

  /** Entries of the log a reader has not had. */
  const missed = async (
    table: string,
    since: number,
    { reader, seq: last, heard: all, recent }: Seen,
  ): Promise<readonly Entry[]> => {
    if (since >= all[reader]!) return [];
    const isNew = ({ seq, heard }: Entry): boolean => seq <= last && heard[reader]! > since;
    const [oldest] = recent;
    if (oldest && oldest.heard[reader]! <= since) return recent.filter(isNew);
    return (await storage.entries(table, since)).map(parseEntry).filter(isNew);
  };

  const withItems = (news: News, entries: readonly Entry[], reader: number): News => ({
    ...news,
    items: entries.flatMap((entry) => itemFor(entry, reader, isOpenEnd(news)) ?? []),
  });

  const isOpenEnd = ({ room }: News): boolean => room?.status === 'over' && !room.sealed;

  const channelNamed = (name: string): Channel => {
    let channel = channels.get(name);
    if (!channel) {
      const groups: Channel['groups'] = new Map();
      channel = {
        groups,
        listener: (live, entries) => deliver(groups, live, entries, now()),
        joining: 0,
        here: new Map(),
        shown: '',
      };
      channels.set(name, channel);
    }
    return channel;
  };

  /** A table that has been deleted is nothing to follow any more. */
  const endAll = (table: string): void => {
    for (const name of [table, `${table} delayed`])
      for (const { readers: open } of channels.get(name)?.groups.values() ?? [])
        for (const reader of open) reader.end();
  };
  storage.onSignal((signal) => {
    if (signal.about === 'deleted') endAll(signal.log);
  });

  return {
    async read(table, person, parts, since, eyes) {
      const source = await sourceFor(table, person);
      const seen = await source.look(table, (live, recent) => {
        const reader = readerOf(live, person, eyes);
        const heard = [...live.heard];
        const hasNews = since < heard[reader]! || since === 0;
        const news = hasNews
          ? newsFor(live, reader, parts, [], now(), true, mayHaveCode(live, person, eyes))!
          : null;
        return { reader, heard, seq: live.seq, news, recent: [...recent] };
      });
      if (!seen.news) return { cursor: seen.heard[seen.reader]!, items: [] };
      const entries = await missed(table, since, seen);
      return { ...withItems(seen.news, entries, seen.reader), here: attendance.of(table) };
    },
    async follow(reader, since) {
      const { table, person, parts, eyes } = reader;
      const source = await sourceFor(table, person);
      const name = source === tables ? table : `${table} delayed`;
      const channel = channelNamed(name);
      // What happens between the look and the first news waits, so that nothing is told twice.
      const waiting: [string, number][] = [];
      const follower: Follower = {
        ...reader,
        cursor: 0,
        seat: -1,
        isHost: false,
        send: (news, cursor) => void waiting.push([news, cursor]),
      };
      let group!: Group;
      channel.joining++;
      const joined = source.listen(table, channel.listener, (live, recent) => {
        const place = readerOf(live, person, eyes);
        follower.seat = seatOf(live.room, person);
        follower.isHost = isHost(live.room, person);
        follower.cursor = live.heard[place]!;
        const hasCode = mayHaveCode(live, person, eyes);
        const news = newsFor(live, place, parts, [], now(), true, hasCode)!;
        group = groupOf(channel.groups, place, hasCode, parts);
        // Those who are there already have it: they are told everything that changes it.
        if (parts.changes && group.view === null && news.now) remember(group, news.now);
        group.readers.add(follower);
        return { reader: place, news, seq: live.seq, heard: [...live.heard], recent: [...recent] };
      });
      const seen = await joined.finally(() => {
        channel.joining--;
        dropIfEmpty(name);
      });
      readers++;
      let isHere = false;
      let stopped = false;
      const stop = (): void => {
        if (stopped) return;
        stopped = true;
        readers--;
        leaveGroup(channel.groups, group, follower);
        if (channel.groups.size === 0) source.unlisten(table, channel.listener);
        if (isHere) attendance.leave(table, channel, seen.reader);
        else dropIfEmpty(name);
      };
      try {
        const entries = await missed(table, since, seen);
        const first = { ...withItems(seen.news, entries, seen.reader), here: attendance.of(table) };
        reader.send(JSON.stringify(first), first.cursor);
        for (const [news, cursor] of waiting) reader.send(news, cursor);
        follower.send = reader.send;
      } catch (error) {
        stop();
        throw error;
      }
      if (seen.news.seat! >= 0 || reader.visits) {
        isHere = true;
        attendance.come(table, channel, seen.reader);
      }
      return stop;
    },
    endAll,
    here: (table) => attendance.of(table),
    isHere: (table, seat) => attendance.of(table).includes(seat),
    get readers() {
      return readers;
    },
    close() {
      attendance.close();
      for (const { groups } of channels.values())
        for (const { readers: open } of groups.values()) for (const reader of open) reader.end();
    },
  };
}
