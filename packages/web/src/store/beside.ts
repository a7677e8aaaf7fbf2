/** What is kept beside the tables of this device. With its table it goes. */
import type { Note } from '@boardroom/kernel/one-file';
import type { MatchSummary } from '../progress/types.ts';
import type { Tries } from '../review/again/tries.ts';
import type { Kept } from '../review/types.ts';
import type { StoredBranches } from '../review/what-if/branches.ts';
import { openShelf } from './shelf.ts';

export interface StoredReview extends Kept {
  readonly id: string;
  /** What it was judged by; of anything else it says nothing. */
  readonly by: string;
}

export const reviews = openShelf<StoredReview>('boardroom-reviews', 'reviews');
/** What came of puzzles. */
export const tries = openShelf<{ readonly id: string; readonly tries: Tries }>(
  'boardroom-tries',
  'tries',
);
/** One's own rows of the books, match by match. */
export const summaries = openShelf<MatchSummary>('boardroom-progress', 'matches');

/** What people wrote about moments of a match. */
export const notes = openShelf<{ readonly id: string; readonly notes: readonly Note[] }>(
  'boardroom-notes',
  'notes',
);

/** Other ways a match could have gone. */
export const branches = openShelf<StoredBranches>('boardroom-branches', 'branches');

export const BESIDE = [reviews, tries, summaries, notes, branches];
