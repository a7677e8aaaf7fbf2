/** Keeps what lies beside the tables in step with them. */
import { BESIDE, reviews, summaries, tries } from './beside.ts';
import { listTables } from './saved.ts';

/** What lies beside tables that are no more is removed. */
export async function dropStrays(): Promise<void> {
  try {
    const known = new Set((await listTables()).map(({ id }) => id));
    for (const shelf of BESIDE)
      for (const id of await shelf.ids()) if (!known.has(id)) await shelf.drop(id);
  } catch (error) {
    console.error('not tidied', error);
  }
}

/** All that reviews have found; the tables stay, and so does what people wrote or branched. */
export async function forgetReviews(): Promise<void> {
  for (const shelf of [reviews, tries, summaries]) await shelf.clear();
}
