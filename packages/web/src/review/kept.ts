/** Reviews on this device, beside the tables: a second visit shows at once what the first found. */
import type { MatchRecord } from '@boardroom/kernel';
import { reviews } from '../store/beside.ts';
import type { StoredReview } from '../store/beside.ts';
import { judgedBy } from './judged-by.ts';
import type { Kept } from './types.ts';

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
  const stored: StoredReview = { id, by: judgedBy(record), findings, counted };
  await reviews.put(stored).catch(() => undefined);
}
