/** A table of this device with all it is played with. */
import { isRefusal, textsWith } from '@boardroom/kernel';
import type { AnyGame, Texts } from '@boardroom/kernel';
import type { AnyUi } from '@boardroom/ui-kit';
import { listed, loadUi } from '../games.ts';
import type { ListedGame } from '../games.ts';
import { refusalError } from '../parts/said-error.ts';
import { loadTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { firstTextsIn } from '../words/texts.ts';
import { editionOf } from '../engine/edition.ts';

export interface FetchedTable {
  readonly saved: SavedTable;
  readonly listed: ListedGame;
  readonly game: AnyGame;
  readonly content: unknown;
  readonly texts: Texts;
  readonly ui: AnyUi;
}

/** Few tables are fetched from a server: what that takes comes then. */
async function fromServer(id: string): Promise<SavedTable | undefined> {
  const { fetchRecord } = await import('../online/fetch-record.ts');
  return fetchRecord(id);
}

/** Null if there is no such table here, or its game is not known. */
async function fetchNow(id: string): Promise<FetchedTable | null> {
  const saved = (await loadTable(id)) ?? (await fromServer(id));
  const found = saved && listed(saved.record.game);
  if (!saved || !found) return null;
  const [game, played, texts, ui] = await Promise.all([
    found.entry.game(),
    editionOf(found.entry, saved.record),
    firstTextsIn(found.entry.texts),
    loadUi(found),
  ]);
  if (isRefusal(played)) throw refusalError(played);
  const { edition } = played;
  const { content } = edition;
  return { saved, listed: found, game, content, texts: textsWith(texts, edition), ui };
}

let early: { readonly id: string; readonly table: Promise<FetchedTable | null> } | undefined;

/** Begins while the page that will draw the table is itself still on its way. */
export function fetchEarly(id: string): void {
  early = { id, table: fetchNow(id) };
  // Whoever takes it hears of a failure.
  early.table.catch(() => undefined);
}

export function fetchTable(id: string): Promise<FetchedTable | null> {
  const table = early?.id === id ? early.table : fetchNow(id);
  early = undefined;
  return table;
}
