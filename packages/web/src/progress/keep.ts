/** When a review is kept, so is what its player's history needs of it. */
import { listed } from '../games.ts';
import type { Found } from '../review/types.ts';
import { summaries } from '../store/beside.ts';
import type { SavedTable } from '../store/saved.ts';
import { summaryOf } from './summary.ts';

/** Where the browser keeps nothing, it is known as long as the page lives. */
export async function keepSummary(saved: SavedTable, found: Found): Promise<void> {
  const concepts = (await listed(saved.record.game)?.entry.concepts?.()) ?? {};
  const summary = summaryOf(saved, found, concepts);
  if (summary) await summaries.put(summary).catch(() => undefined);
}
