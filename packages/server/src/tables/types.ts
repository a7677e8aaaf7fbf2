/** What the rest of the server asks of the tables. */
import type { Edition } from '@boardroom/kernel';
import type { Act, Entry } from '../table/entry.ts';
import type { lineOf } from '../table/render.ts';
import type { Live } from '../table/state.ts';

/** Hears of entries once they are written. Called with the table as it is after the last one. */
export type Listener = (live: Live, entries: readonly Entry[]) => void;

/** `isOwn`: this node wrote them. */
export type Hook = (live: Live, entries: readonly Entry[], isOwn: boolean) => void;

export interface Key {
  /** With the person it belongs to in front. */
  readonly key: string;
  /** Whether the entry found is the same act as the one requested. */
  isSame(act: Act): boolean;
}

export interface Outcome {
  readonly live: Live;
  readonly entry: Entry;
  /** The key had been used: it was done before. */
  readonly repeated: boolean;
}

export interface Tables {
  create(act: Extract<Act, { do: 'created' }>, edition: Edition): Promise<Live>;
  /**
   * Decides on the table as it is, and carries the act out. `decide` may be called again if another
   * node was first; null: there is nothing to do.
   */
  act(id: string, decide: (live: Live) => Act | null, key?: Key): Promise<Outcome | null>;
  /** Replaces a person by a pseudonym in everything the table's log says of them. */
  forget(id: string, person: string): Promise<void>;
  /** Deletes all there is of it, on every node. */
  delete(id: string): Promise<void>;
  /** Looks at a table as it is written. */
  look<T>(id: string, see: (live: Live, recent: readonly Entry[]) => T): Promise<T>;
  /** Looks, and listens from then on. */
  listen<T>(
    id: string,
    listener: Listener,
    see: (live: Live, recent: readonly Entry[]) => T,
  ): Promise<T>;
  unlisten(id: string, listener: Listener): void;
  /** The table as its log says, up to the first entry that is not wanted. */
  rebuild(
    id: string,
    isWanted: (entry: Entry) => boolean,
  ): Promise<{ live: Live; entries: Entry[] }>;
  /** The lobby's line for a table held here; the stored one may be some seconds older. */
  line(id: string): { line: ReturnType<typeof lineOf>; updated: number } | null;
  /** Called after entries of tables held here, and when a table is loaded (with none). */
  onEntries(hook: Hook): void;
  readonly held: number;
  close(): Promise<void>;
}
