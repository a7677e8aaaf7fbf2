/** Tables on this device: each is a record and who sits where. Kept in IndexedDB. */
import type { MatchRecord, Seat } from '@boardroom/kernel';
import type { Player } from '@boardroom/ui-kit';
import type { KeptWhy } from '../engine/whys.ts';
import { openShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

export interface SavedSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly colour: Player;
  /** Name of the bot (`makeBot`). */
  readonly bot?: string;
}

export interface SavedTable {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly SavedSeat[];
  readonly record: MatchRecord;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** "Day 18 of 25", whose move it is, or who won: for the list. */
  readonly note?: string;
  /** A person of this device has to decide. */
  readonly mine?: boolean;
  /** Of a table elsewhere: the seat of the person at this device. */
  readonly you?: Seat;
  /** Of a table elsewhere: the commitment to the dice this page saw when the game began. */
  readonly committed?: string;
  /** Why bots moved as they did. */
  readonly whys?: readonly KeptWhy[];
  /** Index of the tutorial's step; absent if it is no lesson, or over. */
  readonly lesson?: number;
  /** A branch of another table's review that is played on here. */
  readonly whatIf?: { readonly of: string; readonly branch: string };
  /** Of a table that goes on from another: so many of its moves were made there. */
  readonly past?: number;
}

/** In localStorage: what a closing page had not written yet. */
const LEFT = 'boardroom-unwritten';

const shelf = openShelf<SavedTable>('boardroom', 'tables');
let taken: Promise<void> | undefined;

/** The shelf, with what the last page left unwritten. */
async function ready(): Promise<Shelf<SavedTable>> {
  await (taken ??= takeBack().catch((error: unknown) => console.error('not taken back', error)));
  return shelf;
}

/**
 * What is shown but not yet written. A page that closes cannot wait for the database, so it leaves
 * these where writing is immediate, and the next page takes them back.
 */
const unwritten = new Map<string, SavedTable>();

addEventListener('pagehide', () => {
  if (unwritten.size === 0) return;
  try {
    localStorage.setItem(LEFT, JSON.stringify([...unwritten.values()]));
  } catch {
    // No room: the database may still manage in time.
  }
});

async function takeBack(): Promise<void> {
  for (const table of left()) {
    const known = await shelf.get(table.id);
    if (!known || known.updated <= table.updated) await shelf.put(table);
  }
}

function left(): SavedTable[] {
  try {
    const tables = JSON.parse(localStorage.getItem(LEFT) ?? '[]') as SavedTable[];
    localStorage.removeItem(LEFT);
    return tables;
  } catch {
    return [];
  }
}

/** Tables that are being written: what comes meanwhile is written after, only the latest of it. */
const writing = new Map<string, Promise<void>>();

/** Resolves when the table is written as it is then. */
export function saveTable(table: SavedTable): Promise<void> {
  const { id } = table;
  unwritten.set(id, table);
  const begun = writing.get(id);
  if (begun) return begun;
  const done = writeOut(id).finally(() => writing.delete(id));
  writing.set(id, done);
  return done;
}

async function writeOut(id: string): Promise<void> {
  const { put } = await ready();
  for (let table = unwritten.get(id); table; table = unwritten.get(id)) {
    const latest = table;
    await put(latest);
    if (unwritten.get(id) === latest) unwritten.delete(id);
  }
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  const stored = await (await ready()).get(id);
  return unwritten.get(id) ?? stored;
}

export async function dropTable(id: string): Promise<void> {
  unwritten.delete(id);
  await (await ready()).drop(id);
}

/** Nothing else of it changes, so it keeps its place in the list. */
export async function renameTable(id: string, title: string): Promise<void> {
  const table = await loadTable(id);
  if (table) await saveTable({ ...table, title });
}

/** Where a table is gone on with: at the table, or at its debrief. */
export function placeOfTable({ id, over }: SavedTable): string {
  return over ? `#/debrief/${id}` : `#/table/${id}`;
}

/** The latest first. */
export async function listTables(): Promise<SavedTable[]> {
  const all = await (await ready()).all();
  return all
    .map((table) => unwritten.get(table.id) ?? table)
    .toSorted((a, b) => b.updated - a.updated);
}

export function newId(length = 8): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
