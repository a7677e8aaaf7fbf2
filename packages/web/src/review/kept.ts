/** Reviews on this device, in a database beside the tables: a second visit shows at once what the first found. */
import { REFERENCE } from '@boardroom/insight';
import type { MatchRecord } from '@boardroom/kernel';
import { listTables } from '../store/saved.ts';
import { openShelf } from '../store/shelf.ts';
import type { Kept } from './types.ts';

interface Stored extends Kept {
  readonly id: string;
  /** What it was judged by; of anything else it says nothing. */
  readonly by: string;
}

/** Grows when findings get another shape. */
const SHAPE = 2;

/** Rules, edition, match and policy: another of them is another review. */
function judgedBy({ game, version, edition, moves }: MatchRecord): string {
  return JSON.stringify([SHAPE, game, version, edition, moves.length, REFERENCE]);
}

const reviews = openShelf<Stored>('boardroom-reviews', 'reviews');

/** Null if there is none, or the browser keeps nothing. */
export async function keptReview(id: string, record: MatchRecord): Promise<Kept | null> {
  try {
    const kept = await reviews.get(id);
    return kept?.by === judgedBy(record) ? kept : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, a review lives as long as its page. */
export async function keepReview(
  id: string,
  record: MatchRecord,
  { findings, counted }: Kept,
): Promise<void> {
  const stored: Stored = { id, by: judgedBy(record), findings, counted };
  await reviews.put(stored).catch(() => undefined);
}

/** With its table goes what was found of it: reviews of tables that are no more are removed. */
export async function dropStrays(): Promise<void> {
  try {
    const [ids, tables] = await Promise.all([reviews.ids(), listTables()]);
    const known = new Set(tables.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await reviews.drop(id);
  } catch (error) {
    console.error('reviews not tidied', error);
  }
}
