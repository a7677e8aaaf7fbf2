/** The readers of a table in groups who may see the same: news is made once for each group. */
import type { Now } from '@boardroom/protocol';
import { changesOf, isSame } from '../table/changes.ts';
import type { Act, Entry } from '../table/entry.ts';
import { newsFor } from '../table/render.ts';
import type { Parts } from '../table/render.ts';
import { isHost, seatOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';
import type { Eyes } from './reader.ts';

export interface Reader {
  readonly table: string;
  /** Null: somebody who only watches. */
  readonly person: string | null;
  readonly parts: Parts;
  readonly eyes: Eyes;
  /** Those at the table are told that somebody without a seat is there. */
  readonly visits?: boolean;
  /** Gets news as JSON text. */
  send(news: string, cursor: number): void;
  /** The reader's role at this table has changed (sat down, stood up): start over. */
  end(): void;
}

/** A reader, and how far they have been told. */
export interface Follower extends Reader {
  cursor: number;
  /** Where they sat when they began, and whether they were the host. */
  seat: number;
  isHost: boolean;
}

export interface Group {
  readonly reader: number;
  readonly hasCode: boolean;
  readonly parts: Parts;
  readonly readers: Set<Follower>;
  /** What they have, if they want changes only. */
  view: object | null;
  asides: readonly object[] | null;
}

export type Groups = Map<string, Group>;

/** Acts that may change a reader's role at the table. */
const CHANGE_ROLES: readonly Act['do'][] = ['sat', 'stood', 'teamed', 'hosted', 'forgot'];

/** The group of those who may see the same, made if there is none. */
export function groupOf(groups: Groups, reader: number, hasCode: boolean, parts: Parts): Group {
  const { view, changes, legal, asides } = parts;
  const name = [reader, hasCode, view, changes, legal, asides].join();
  let group = groups.get(name);
  if (!group) {
    group = { reader, hasCode, parts, readers: new Set(), view: null, asides: null };
    groups.set(name, group);
  }
  return group;
}

/** Takes a reader out, and the group with the last of them. */
export function leaveGroup(groups: Groups, group: Group, follower: Follower): void {
  group.readers.delete(follower);
  if (group.readers.size > 0) return;
  for (const [name, each] of groups) if (each === group) groups.delete(name);
}

/** Tells each group of entries that are written. */
export function deliver(groups: Groups, live: Live, entries: readonly Entry[], at: number): void {
  const mayChangeRoles = entries.some(({ act }) => CHANGE_ROLES.includes(act.do));
  for (const group of groups.values()) {
    const news = newsFor(live, group.reader, group.parts, entries, at, false, group.hasCode);
    if (!news) continue;
    if (group.parts.changes && news.now) sayChanges(group, news.now);
    const text = JSON.stringify(news);
    for (const reader of group.readers) {
      reader.cursor = news.cursor;
      reader.send(text, news.cursor);
    }
    if (!mayChangeRoles) continue;
    for (const reader of group.readers)
      if (
        seatOf(live.room, reader.person) !== reader.seat ||
        isHost(live.room, reader.person) !== reader.isHost
      )
        reader.end();
  }
}

/** What a new reader gets whole is what the changes of its group are counted from. */
export function remember(group: Group, { view, asides }: Now): void {
  group.view = view ?? null;
  group.asides = asides ?? null;
}

/** Replaces the view by what changed in the one the readers have. */
function sayChanges(group: Group, now: Now): void {
  const { view, asides } = group;
  remember(group, now);
  // Of a sealed end there is no view.
  if (!view || !now.view) return;
  const { changes, gone } = changesOf(view, now.view);
  now.view = undefined;
  now.changes = changes;
  if (gone) now.gone = gone;
  if (asides && now.asides && isSame(asides, now.asides)) now.asides = undefined;
}
