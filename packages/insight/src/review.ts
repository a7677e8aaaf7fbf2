/** A review in the making: step for a while, look at the books, stop, save, go on. */
import { now } from '@boardroom/bots';
import { isOver, isRefusal } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal } from '@boardroom/kernel';
import { decidedOf } from './decided.ts';
import { ledgerOf } from './ledger.ts';
import type { Books, Counted } from './ledger.ts';
import { chainOf } from './links.ts';
import type { Chain } from './links.ts';
import { hash, referencePlayer, sharesOf } from './play-on.ts';
import type { Player } from './play-on.ts';
import { sampleKnown, sampleLink } from './sample.ts';
import { courseOf } from './scenes.ts';
import type { Course } from './scenes.ts';
import { newTally, scatterOf } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Decided, Entry, Ledger, Progress } from './types.ts';

export interface Review {
  readonly p: Player;
  readonly course: Course;
  readonly chain: Chain;
  readonly counted: Counted[];
  /** All that can be counted, in the order of the match. */
  readonly work: readonly Work[];
}

/** Pairs to be played for one tally. */
interface Work {
  readonly tally: Tally;
  /** How much its variance matters to the rows people look at. */
  readonly weight: number;
  play(n: number): void;
}

/** Of a machine that plays only some of the pairs: every `of`-th, from the `part`-th on. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** Opens a review of a record, or says why it cannot be played again. */
export function openReview(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  { part, of }: Part = { part: 0, of: 1 },
): Review | Refusal {
  const course = courseOf(game, content, record);
  if (isRefusal(course)) return course;
  const { t } = course.match;
  const p = referencePlayer(game, t);
  const chain = chainOf(p, course);
  const sampler = { p, course, seed: seedOf(record.seed) };
  const work: Work[] = [];
  const counted = chain.links.map((link, id): Counted => {
    const isDecision = link.kind === 'decision';
    const truth = newTally(t.players, isDecision && !link.known);
    work.push({
      tally: truth,
      weight: link.kind === 'chance' ? CHANCE_WEIGHT : 1,
      play: (n) => sampleLink(sampler, link, id, n * of + part, truth),
    });
    if (!link.known) return { truth };
    const known = newTally(t.players, true);
    work.push({
      tally: known,
      weight: 1,
      play: (n) => sampleKnown(sampler, link, id, n * of + part, known),
    });
    return { truth, known };
  });
  return { p, course, chain, counted, work };
}

function seedOf(text: string): number {
  let seed = 0;
  for (let i = 0; i < text.length; i++) seed = hash(seed, text.charCodeAt(i), i);
  return seed;
}

/** The row of chance is what the other rows leave; single turns of luck need less. */
const CHANCE_WEIGHT = 0.3;
/** Pairs of the first pass over the whole match. */
const FIRST = 4;

/** Plays pairs for about so many milliseconds. */
export function stepReview(review: Review, ms: number, clock = now): void {
  const until = now() + ms;
  const { work } = review;
  for (let time = now(); time < until;) {
    const next = nextWork(work);
    if (!next) return;
    const more = next.tally.pairs < FIRST ? 1 : Math.ceil(next.tally.pairs / 8);
    for (let i = 0; i < more && time < until; i++) {
      next.play(next.tally.pairs);
      const later = clock();
      next.tally.spent += later - time;
      time = later;
    }
  }
}

/** First something of everything, then where time brings most. */
function nextWork(work: readonly Work[]): Work | undefined {
  let best: Work | undefined;
  let most = -Infinity;
  for (const one of work) {
    const { pairs, spent } = one.tally;
    const gain =
      pairs < FIRST
        ? 1e9 - pairs
        : (one.weight * scatterOf(one.tally)) / pairs / Math.max(spent, 1e-3);
    if (gain > most) {
      most = gain;
      best = one;
    }
  }
  return best;
}

/** The books as they stand; null before the first pass is through. */
export function ledgerSoFar(review: Review): Ledger | null {
  return firstPass(review) < 1 ? null : ledgerOf(booksOf(review));
}

/** Every decision of the match, in its order. */
export function decisionsSoFar(review: Review): Decided[] {
  const { chain, counted } = review;
  const entries = entriesByLink(review);
  return chain.options.map((option) =>
    decidedOf(option, counted[option.link], entries.get(option.link)),
  );
}

function entriesByLink(review: Review): Map<number, Entry> {
  const judged = (ledgerSoFar(review)?.entries ?? []).filter(({ kind }) => kind === 'judgement');
  const links = review.chain.links.flatMap(({ kind }, i) => (kind === 'decision' ? [i] : []));
  return new Map(judged.map((entry, i) => [links[i]!, entry]));
}

export function booksOf({ p, course, chain, counted }: Review): Books {
  const { match, states } = course;
  return {
    links: chain.links,
    counted,
    moves: states.length - 1,
    players: p.t.players,
    end: isOver(match.s) ? sharesOf(p, match.s) : null,
  };
}

function firstPass({ work }: Review): number {
  let done = 0;
  for (const { tally } of work) done += Math.min(FIRST, tally.pairs);
  return done / (FIRST * work.length);
}

export function progressOf(review: Review): Progress {
  let [pairs, spent] = [0, 0];
  for (const { tally } of review.work) {
    pairs += tally.pairs;
    spent += tally.spent;
  }
  const ledger = ledgerSoFar(review);
  const worst = ledger ? Math.max(...ledger.rows.flatMap(({ ses }) => ses)) : NaN;
  return { first: firstPass(review), pairs, worst, spent };
}
