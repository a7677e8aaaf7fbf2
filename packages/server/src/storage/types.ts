/**
 * What the server asks of a database. The truth of a table, and of a workshop, is its log of entries,
 * appended one by one; everything else about it can be made from it again.
 */
import type { QuietHours, Scope } from '@boardroom/protocol';

interface EntryRow {
  readonly seq: number;
  /** Milliseconds; PostgreSQL gives long numbers as text. */
  readonly at: number | string;
  /** JSON of an entry. */
  readonly body: string;
}

/** What the lobby, clocks and the purge must find without opening the table. */
export interface TableIndex {
  readonly status: string;
  readonly listed: boolean;
  /** JSON of a line of the lobby. */
  readonly line: string;
  /** When somebody must look after the table: a clock runs out, or a bot is asked. */
  readonly wake: number | null;
  /** Persons seated, and the host; absent in an append: as before. */
  readonly people?: readonly string[];
}

export interface Append {
  /** The table whose log it is; or the workshop: no two have the same id. */
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  /** Idempotency key with its owner; unique in the table. */
  readonly key: string | null;
  /** Absent: as before. */
  readonly index?: TableIndex | undefined;
  readonly forget?: Forgetting | undefined;
}

/** With an entry: what was written about a person at the table earlier is rewritten. */
export interface Forgetting {
  readonly person: string;
  /** Who they are now. */
  readonly as: string;
  readonly changed: readonly { readonly seq: number; readonly body: string }[];
}
/** `conflict`: another entry has this number or this key. */
export type Appended = 'appended' | 'conflict';

export interface TableRow extends TableIndex {
  readonly people: readonly string[];
  readonly id: string;
  readonly code: string | null;
  readonly edition: string;
  readonly created: number;
  readonly updated: number;
}

/** What finds a workshop without reading its log. */
export interface WorkshopIndex {
  /** JSON of a line of a trainer's list. */
  readonly line: string;
  /** When everything of it is deleted. */
  readonly deletes: number;
  /** When somebody must see to it that its tables follow its log; null: nothing is under way. */
  readonly wake: number | null;
}

export interface WorkshopRow extends WorkshopIndex {
  readonly id: string;
  readonly code: string;
  readonly edition: string;
  readonly created: number;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly created: number;
  readonly recovery: string | null;
}

export interface TokenRow {
  readonly hash: string;
  readonly id: string;
  readonly person: string;
  /** Of a device (a cookie or a program's first token) or made for a bot. */
  readonly kind: 'session' | 'personal';
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  readonly expires: number;
}

export interface LinkRow {
  readonly hash: string;
  readonly table: string;
  readonly seat: number;
  readonly created: number;
  readonly usedBy: string | null;
}

export interface HookRow {
  readonly id: string;
  readonly person: string;
  readonly url: string;
  /** As it is: what is sent is signed with it. */
  readonly secret: string;
  readonly quiet: QuietHours | null;
  readonly created: number;
}

/** An edition that somebody handed out by its link. */
export interface PublishedRow {
  readonly hash: string;
  readonly person: string;
  /** JSON of what is printed on the box. */
  readonly box: string;
  readonly created: number;
  /** When its link was last opened, to the day. */
  readonly used: number;
}

/** How a trainer wants classes to be, kept to set one up again. */
export interface TemplateRow {
  readonly id: string;
  readonly person: string;
  /** JSON of the settings of a workshop. */
  readonly body: string;
  readonly updated: number;
}

/** A word from another node. */
export type Signal =
  | { readonly about: 'table'; readonly table: string; readonly seq: number }
  /** Who is connected at a node, at these tables. */
  | {
      readonly about: 'here';
      readonly node: string;
      readonly tables: readonly (readonly [table: string, seats: readonly number[]])[];
    }
  /** A node is alive; is alive and asks who is where; is shutting down. */
  | { readonly about: 'node' | 'who' | 'gone'; readonly node: string }
  | { readonly about: 'token'; readonly hash: string }
  /** A table or a workshop has been deleted. */
  | { readonly about: 'deleted'; readonly log: string }
  /** Something may have been missed: look at everything again. */
  | { readonly about: 'gap' };

export const DUMPED = [
  'people',
  'tokens',
  'editions',
  'tables',
  'entries',
  'links',
  'hooks',
  'workshops',
  'attending',
  'published',
  'templates',
] as const;
export type Dumped = (typeof DUMPED)[number];
export type DumpRow = Record<string, string | number | null>;

/** What somebody opens a database for: to look at one that is there, or to use it. */
export type Purpose = 'read' | 'use';

export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** Of its tables: how many steps of the migrations it has. */
  readonly version: number;
  /** Whether other processes may write too. */
  readonly shared: boolean;

  createTable(row: TableRow, first: Append, content: string): Promise<void>;
  append(entry: Append): Promise<Appended>;
  /** The number of the last entry; 0 if there is no such table. */
  head(table: string): Promise<number>;
  /** Those after a number, all or the first of them. */
  entries(table: string, after: number, most?: number): Promise<EntryRow[]>;
  /** The entry with this idempotency key. */
  keyed(table: string, key: string): Promise<EntryRow | null>;
  /** Soon, not at once: it is only for finding tables. */
  saveIndex(table: string, at: number, index: TableIndex): void;
  snapshot(table: string): Promise<{ seq: number; body: string } | null>;
  saveSnapshot(table: string, seq: number, body: string): void;

  table(id: string): Promise<TableRow | null>;
  tableByCode(code: string): Promise<string | null>;
  listedTables(limit: number): Promise<TableRow[]>;
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** Tables a person ever was at. */
  visited(person: string, limit: number): Promise<string[]>;
  /** How many tables of a person are neither over nor closed and were touched since. */
  openTables(person: string, since: number): Promise<number>;
  tablesToWake(before: number, limit: number): Promise<string[]>;
  /** Nobody needs to look after the table before this time. */
  postpone(table: string, until: number): Promise<void>;
  edition(hash: string): Promise<string | null>;
  /** With the edition itself; once for each person. */
  publish(row: PublishedRow, content: string): Promise<void>;
  /** By whoever was first. */
  published(hash: string): Promise<PublishedRow | null>;
  /** What a person handed out, the newest first. */
  publishedBy(person: string): Promise<PublishedRow[]>;
  /** Somebody opened its link. */
  touchPublished(hash: string, at: number): Promise<void>;
  /** False: this person never handed it out. Gone at once if nothing else uses it. */
  withdraw(hash: string, person: string): Promise<boolean>;
  /**
   * Forgets publications whose link nobody opened since and that nothing is played with, and then
   * every edition that no publication, table or workshop names. Says how many editions went.
   */
  dropUnused(before: number): Promise<number>;
  dropTable(id: string): Promise<void>;
  /** Forgets tables not touched since, and people and tokens nobody needs. Says how many tables. */
  purge(before: number, now: number): Promise<number>;

  createWorkshop(row: WorkshopRow, owner: string, first: Append, content: string): Promise<void>;
  workshop(id: string): Promise<WorkshopRow | null>;
  workshopByCode(code: string): Promise<string | null>;
  /** Those a person leads or takes part in, the newest first. */
  workshopsOf(person: string, limit: number): Promise<WorkshopRow[]>;
  saveWorkshop(id: string, index: WorkshopIndex): Promise<void>;
  /** Before an entry names a person: whoever must be forgotten is found. */
  attend(workshop: string, person: string): Promise<void>;
  unattend(workshop: string, person: string): Promise<void>;
  workshopsToWake(before: number, limit: number): Promise<string[]>;
  /** Whoever gets true sees to it until then. */
  claimWorkshop(id: string, before: number, until: number): Promise<boolean>;
  workshopsToDelete(before: number, limit: number): Promise<string[]>;
  /** Its log and its row; its tables and people have gone before. */
  dropWorkshop(id: string): Promise<void>;

  /** Or as it is now, if it is there. */
  saveTemplate(row: TemplateRow): Promise<void>;
  /** The newest first. */
  templatesOf(person: string): Promise<TemplateRow[]>;
  /** False: they have no such one. */
  dropTemplate(person: string, id: string): Promise<boolean>;

  addPerson(row: PersonRow): Promise<void>;
  person(id: string): Promise<PersonRow | null>;
  changePerson(id: string, change: Partial<Omit<PersonRow, 'id'>>): Promise<void>;
  personByRecovery(hash: string): Promise<PersonRow | null>;
  dropPerson(id: string): Promise<void>;
  /** Sees to it, as far as we can, that what was dropped or rewritten is in no file any more. */
  scrub(): Promise<void>;
  addToken(row: TokenRow): Promise<void>;
  token(hash: string): Promise<TokenRow | null>;
  tokensOf(person: string): Promise<TokenRow[]>;
  dropToken(hash: string): Promise<void>;
  addHook(row: HookRow): Promise<void>;
  hooksOf(person: string): Promise<HookRow[]>;
  /** False: they have no such one. */
  dropHook(person: string, id: string): Promise<boolean>;
  addLink(row: LinkRow): Promise<void>;
  link(hash: string): Promise<LinkRow | null>;
  /** Marks a link used; false if somebody else was first. */
  useLink(hash: string, person: string): Promise<boolean>;
  dropLinks(table: string, seat: number): Promise<void>;

  signal(signal: Signal): void;
  onSignal(listener: (signal: Signal) => void): void;

  /** Whether it answered and could be written the last time somebody tried. */
  readonly isUp: boolean;
  /** Resolves if it can be written. */
  ping(): Promise<void>;
  /** From now on reads the database as it is at this moment: for back-ups. */
  freeze(): Promise<void>;
  dump(table: Dumped): AsyncIterable<DumpRow>;
  /** Puts rows in, all of them or none: if reading them throws, nothing is there. */
  fill(rows: AsyncIterable<readonly [Dumped, DumpRow]>): Promise<void>;
  /** Writes what is pending and releases the database. */
  close(): Promise<void>;
}
