/** Matches are judged here, away from the page: a slice at a time, for as long as somebody asks. */
import { serveWebThinker } from '@boardroom/bots/web-worker';
import { editionNamed, findGame } from '@boardroom/catalogue';
import {
  addSaved,
  byConcept,
  findingsOf,
  nextStream,
  openReview,
  saveReview,
  stepReview,
  togetherSoFar,
} from '@boardroom/insight';
import type { Review, SavedReview } from '@boardroom/insight';
import { isRefusal, rulesOf } from '@boardroom/kernel';
import type { AnyConcepts, MatchRecord, Refusal } from '@boardroom/kernel';
import { stepFork } from './fork-job.ts';
import type { Found, ReviewJobs } from './types.ts';

/** One match at a time: its page asks for nothing else. */
interface Opened {
  readonly id: string;
  readonly review: Review;
  readonly concepts: AnyConcepts;
}
let opened: Opened | undefined;

async function openedOf(
  id: string,
  record: MatchRecord,
  counted: SavedReview | null,
): Promise<Opened | Refusal> {
  if (opened?.id === id) return opened;
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
  opened = { id, review, concepts: (await entry.concepts?.()) ?? {} };
  return opened;
}

function foundOf({ review, concepts }: Opened): Found {
  const findings = findingsOf(review);
  const { players } = review.p.t;
  return {
    ...findings,
    concepts: byConcept(findings.decisions, concepts, players, togetherSoFar(review)),
  };
}

const jobs: {
  [K in keyof ReviewJobs]: (given: ReviewJobs[K]['given']) => Promise<ReviewJobs[K]['result']>;
} = {
  async step({ id, record, ms, counted }) {
    const found = await openedOf(id, record, counted);
    if (isRefusal(found)) return found;
    stepReview(found.review, ms);
    return foundOf(found);
  },
  fork: stepFork,
  counted: ({ id }) => Promise.resolve(opened?.id === id ? saveReview(opened.review) : null),
};

serveWebThinker(findGame, { jobs });
