/** Brings news of tables to those who read them: one rendering for all who may see the same. */
import type { News, Now } from '@boardroom/protocol';
import { makePresence } from './presence.ts';
import { problem } from './problem.ts';
import type { Storage } from './storage/types.ts';
import { parseEntry } from './table/entry.ts';
import type { Act, Entry } from './table/entry.ts';
import { changesOf, isSame } from './table/changes.ts';
import { itemFor, newsFor } from './table/render.ts';
import type { Parts } from './table/render.ts';
import { belongs, isHost, seatOf, spectatorOf } from './table/state.ts';
import type { Live } from './table/state.ts';
import type { Listener, Tables } from './tables.ts';

/** What a reader sees: as much as their seat does, or what everybody may. */
export type Eyes = 'own' | 'public';

interface Reader {
  readonly table: string;
  /** Null: somebody who only watches. */
  readonly person: string | null;
  readonly parts: Parts;
  readonly eyes: Eyes;
  /** Gets news as JSON text. */
  send(news: string, cursor: number): void;
  /** The reader's role at this table has changed (sat down, stood up): start over. */
  end(): void;
}

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
  /** Whether the person of a seat is connected, to this node or another. */
  isHere(table: string, seat: number): boolean;
  readonly readers: number;
  close(): void;
}

export type Source = Pick<Tables, 'look' | 'listen' | 'unlisten'>;

/** A reader, and how far they have been told. */
interface Follower extends Reader {
  cursor: number;
  /** Where they sat when they began, and whether they were its host. */
  seat: number;
  isHost: boolean;
}

interface Group {
  readonly reader: number;
  readonly hasCode: boolean;
  readonly parts: Parts;
  readonly readers: Set<Follower>;
  /** What they have, if they want changes only. */
  view: object | null;
  asides: readonly object[] | null;
}

interface Channel {
  readonly groups: Map<string, Group>;
  readonly listener: Listener;
  /** Seats connected here, with the number of connections. */
  readonly here: Map<number, number>;
  shown: string;
}

export interface FeedSetting {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly now: () => number;
  readonly node: string;
  /** Finds the table as it was a while ago, for those who watch with a delay. */
  readonly behind: (table: string, seconds: number) => Source;
}

/** What may change a reader's role at the table. */
const MOVES: readonly Act['do'][] = ['sat', 'stood', 'hosted', 'forgot'];
/** A person who reconnects within this time was never away. */
const AWAY_AFTER = 1500;

export function readerOf(live: Live, person: string | null, eyes: Eyes = 'own'): number {
  const seat = seatOf(live.room, person);
  if (seat >= 0) return eyes === 'own' ? seat : spectatorOf(live);
  if (live.match && live.room.spectators.kind === 'none' && !isHost(live.room, person))
    throw problem('no-spectators');
  return spectatorOf(live);
}

/** The code is for those of the table, but not for a wall that everybody looks at. */
function hasCode(live: Live, person: string | null, eyes: Eyes): boolean {
  return eyes === 'own' && belongs(live.room, person);
}

export function makeFeed({ tables, storage, now, node, behind }: FeedSetting): Feed {
  const channels = new Map<string, Channel>();
  let readers = 0;

  /** The tables a person reads from: the true ones, or for some spectators those of a while ago. */
  const sourceFor = async (table: string, person: string | null): Promise<Source> => {
    const delay = await tables.look(table, ({ room, match }) =>
      !belongs(room, person) && match && room.spectators.kind === 'delayed'
        ? room.spectators.seconds
        : 0,
    );
    return delay === 0 ? tables : behind(table, delay);
  };

  /** Entries of the log a reader has not had. */
  const missed = async (
    table: string,
    reader: number,
    since: number,
    upTo: { seq: number; heard: readonly number[] },
    recent: readonly Entry[],
  ): Promise<readonly Entry[]> => {
    if (since >= upTo.heard[reader]!) return [];
    const isNew = ({ seq, heard }: Entry): boolean => seq <= upTo.seq && heard[reader]! > since;
    const [oldest] = recent;
    if (oldest && oldest.heard[reader]! <= since) return recent.filter(isNew);
    return (await storage.entries(table, since)).map(parseEntry).filter(isNew);
  };

  const withItems = (news: News, entries: readonly Entry[], reader: number): News => ({
    ...news,
    items: entries.flatMap((entry) => itemFor(entry, reader, news.room?.status === 'over') ?? []),
  });

  const read: Feed['read'] = async (table, person, parts, since, eyes) => {
    const source = await sourceFor(table, person);
    const seen = await source.look(table, (live, recent) => {
      const reader = readerOf(live, person, eyes);
      const heard = [...live.heard];
      const hasNews = since < heard[reader]! || since === 0;
      const news = hasNews
        ? newsFor(live, reader, parts, [], now(), true, hasCode(live, person, eyes))!
        : null;
      return { reader, heard, seq: live.seq, news, recent: [...recent] };
    });
    if (!seen.news) return { cursor: seen.heard[seen.reader]!, items: [] };
    const entries = await missed(table, seen.reader, since, seen, seen.recent);
    const here = hereOf(table);
    return { ...withItems(seen.news, entries, seen.reader), here };
  };

  const hereOf = (table: string): number[] => {
    const seats = new Set(channels.get(table)?.here.keys());
    for (const seat of presence.elsewhere(table)) seats.add(seat);
    return [...seats].sort((a, b) => a - b);
  };

  const showHere = (table: string, channel: Channel): void => {
    const here = hereOf(table);
    const shown = here.join();
    if (shown === channel.shown) return;
    channel.shown = shown;
    for (const group of channel.groups.values())
      for (const { cursor, send } of group.readers)
        send(JSON.stringify({ cursor, items: [], here }), cursor);
  };

  const come = (table: string, channel: Channel, seat: number, by: 1 | -1): void => {
    const count = (channel.here.get(seat) ?? 0) + by;
    if (count > 0) channel.here.set(seat, count);
    else channel.here.delete(seat);
    presence.tell(table, [...channel.here.keys()]);
    showHere(table, channel);
    forget(table, channel);
  };
  const forget = (name: string, channel: Channel): void => {
    if (channel.groups.size === 0 && channel.here.size === 0) channels.delete(name);
  };
  const presence = makePresence({
    storage,
    node,
    now,
    changed(table) {
      const channel = channels.get(table);
      if (channel) showHere(table, channel);
    },
  });

  const deliver = (channel: Channel, live: Live, entries: readonly Entry[]): void => {
    const moves = entries.some(({ act }) => MOVES.includes(act.do));
    const at = now();
    for (const group of channel.groups.values()) {
      const news = newsFor(live, group.reader, group.parts, entries, at, false, group.hasCode);
      if (!news) continue;
      if (group.parts.changes && news.now) sayChanges(group, news.now);
      const text = JSON.stringify(news);
      for (const reader of group.readers) {
        reader.cursor = news.cursor;
        reader.send(text, news.cursor);
      }
      if (!moves) continue;
      for (const reader of group.readers)
        if (
          seatOf(live.room, reader.person) !== reader.seat ||
          isHost(live.room, reader.person) !== reader.isHost
        )
          reader.end();
    }
  };

  const channelOf = (table: string, source: Source): Channel => {
    const name = source === tables ? table : `${table} behind`;
    let channel = channels.get(name);
    if (!channel) {
      const made: Channel = {
        groups: new Map(),
        listener: (live, entries) => deliver(made, live, entries),
        here: new Map(),
        shown: '',
      };
      channel = made;
      channels.set(name, channel);
    }
    return channel;
  };

  return {
    read,
    async follow(reader, since) {
      const { table, person, parts, eyes } = reader;
      const source = await sourceFor(table, person);
      const channel = channelOf(table, source);
      // What happens between the look and the first news waits, so that nothing is told twice.
      const waiting: [string, number][] = [];
      const held: Follower = {
        ...reader,
        cursor: 0,
        seat: -1,
        isHost: false,
        send: (news, cursor) => void waiting.push([news, cursor]),
      };
      let group!: Group;
      const seen = await source.listen(table, channel.listener, (live, recent) => {
        const place = readerOf(live, person, eyes);
        held.seat = seatOf(live.room, person);
        held.isHost = isHost(live.room, person);
        const coded = hasCode(live, person, eyes);
        const { view, changes, legal, asides } = parts;
        const name = [place, coded, view, changes, legal, asides].join();
        const news = newsFor(live, place, parts, [], now(), true, coded)!;
        const none = {
          reader: place,
          hasCode: coded,
          parts,
          readers: new Set<Follower>(),
          view: null,
          asides: null,
        };
        group = channel.groups.get(name) ?? none;
        // Those who are there already have it: they are told everything that changes it.
        if (parts.changes && group.view === null && news.now) remember(group, news.now);
        channel.groups.set(name, group);
        group.readers.add(held);
        held.cursor = live.heard[place]!;
        return { place, news, seq: live.seq, heard: [...live.heard], recent: [...recent] };
      });
      readers++;
      const isSeat = seen.news.seat! >= 0;
      let stopped = false;
      const stop = (): void => {
        if (stopped) return;
        stopped = true;
        readers--;
        group.readers.delete(held);
        if (isSeat) setTimeout(() => come(table, channel, seen.place, -1), AWAY_AFTER).unref();
        if (group.readers.size > 0) return;
        for (const [name, each] of channel.groups) if (each === group) channel.groups.delete(name);
        if (channel.groups.size > 0) return;
        source.unlisten(table, channel.listener);
        if (!isSeat) forget(source === tables ? table : `${table} behind`, channel);
      };
      try {
        const entries = await missed(table, seen.place, since, seen, seen.recent);
        const first = { ...withItems(seen.news, entries, seen.place), here: hereOf(table) };
        reader.send(JSON.stringify(first), first.cursor);
        for (const [news, cursor] of waiting) reader.send(news, cursor);
        held.send = reader.send;
      } catch (error) {
        stop();
        throw error;
      }
      if (isSeat) come(table, channel, seen.place, 1);
      return stop;
    },
    isHere: (table, seat) => hereOf(table).includes(seat),
    get readers() {
      return readers;
    },
    close() {
      presence.close();
      for (const { groups } of channels.values())
        for (const { readers: open } of groups.values()) for (const reader of open) reader.end();
    },
  };
}

function remember(group: Group, { view, asides }: Now): void {
  group.view = view ?? null;
  group.asides = asides ?? null;
}

/** Says the game as it stands by what changed in what the readers have. */
function sayChanges(group: Group, now: Now): void {
  const { view, asides } = group;
  remember(group, now);
  if (!view) return;
  const { changes, gone } = changesOf(view, now.view!);
  now.view = undefined;
  now.changes = changes;
  if (gone) now.gone = gone;
  if (asides && now.asides && isSame(asides, now.asides)) now.asides = undefined;
}
