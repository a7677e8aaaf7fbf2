/** Matches are judged here, away from the page: a slice at a time, for as long as somebody asks. */
import { serveWebThinker } from '@boardroom/bots/web-worker';
import { editionNamed, findGame } from '@boardroom/catalogue';
import {
  addSaved,
  findingsOf,
  nextStream,
  openReview,
  saveReview,
  stepReview,
} from '@boardroom/insight';
import type { Review, SavedReview } from '@boardroom/insight';
import { isRefusal, rulesOf } from '@boardroom/kernel';
import type { MatchRecord, Refusal } from '@boardroom/kernel';
import type { ReviewJobs } from './types.ts';

/** One match at a time: its page asks for nothing else. */
let opened: { readonly id: string; readonly review: Review } | undefined;

async function reviewOf(
  id: string,
  record: MatchRecord,
  counted: SavedReview | null,
): Promise<Review | Refusal> {
  if (opened?.id === id) return opened.review;
  const entry = findGame(record.game);
  if (!entry) return { code: 'other-game', facts: { game: record.game } };
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) return found;
  const game = await rulesOf(entry, record.version);
  if (!game) return { code: 'other-version', facts: { version: record.version } };
  const review = openReview(game, found.edition.content, record, nextStream(counted ?? {}));
  if (isRefusal(review)) return review;
  // Counts that do not fit any more are left alone: the review begins anew.
  if (counted) addSaved(review, counted);
  opened = { id, review };
  return review;
}

const jobs: {
  [K in keyof ReviewJobs]: (given: ReviewJobs[K]['given']) => Promise<ReviewJobs[K]['result']>;
} = {
  async step({ id, record, ms, counted }) {
    const review = await reviewOf(id, record, counted);
    if (isRefusal(review)) return review;
    stepReview(review, ms);
    return findingsOf(review);
  },
  counted: ({ id }) => Promise.resolve(opened?.id === id ? saveReview(opened.review) : null),
};

serveWebThinker(findGame, { jobs });
