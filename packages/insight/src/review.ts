/** A review in the making: what is known of the match, what was counted, and the books so far. */
import { levelsOf } from '@boardroom/bots';
import { isOver, isRefusal } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal } from '@boardroom/kernel';
import { linesOf } from './alike.ts';
import { alternativesOf } from './alternatives.ts';
import type { Other } from './alternatives.ts';
import type { Together } from './by-concept.ts';
import { decidedOf } from './decided.ts';
import { priorOf } from './foresight.ts';
import type { Prior } from './foresight.ts';
import { shortLine, wholeLine } from './leaf.ts';
import { beliefsOf } from './heard.ts';
import type { Beliefs, Counted } from './heard.ts';
import { judgementsOf, ledgerOf } from './ledger.ts';
import type { Books } from './ledger.ts';
import { chainOf } from './links.ts';
import type { Chain, Link, Option } from './links.ts';
import { hash, referencePlayer, seedOf, sharesOf } from './play-on.ts';
import type { Player } from './play-on.ts';
import { sampleLink } from './sample.ts';
import type { Sampler } from './sample.ts';
import { courseOf } from './scenes.ts';
import type { Course } from './scenes.ts';
import { newShared, newTally } from './tally.ts';
import type { Decided, Entry, Ledger, Progress } from './types.ts';
import { firstPass } from './work.ts';
import type { Reach, Work } from './work.ts';

export interface Review {
  readonly p: Player;
  readonly course: Course;
  readonly chain: Chain;
  readonly counted: readonly Counted[];
  /** What is believed of short lines of decisions beforehand. */
  readonly prior: Prior;
  /** All that can be played, in the order of the match. */
  readonly work: readonly Work[];
  readonly record: MatchRecord;
  stream: number;
  /** How other moves are tried. */
  readonly whole: Sampler;
  readonly short: Sampler;
  /** Other moves that were looked at, by link. */
  readonly others: Map<number, Other[]>;
  /** Milliseconds by what they were for. */
  readonly spent: { books: number; spreads: number; others: number };
  /** How things seemed when somebody last looked. */
  readonly outlook: {
    until: number;
    beliefs: Beliefs;
    reach: Reach;
    /** Decisions that seem costly or better than the reference, the costliest first. */
    suspects: readonly { readonly option: Option; readonly value: number }[];
  };
}

/**
 * Opens a review of a record, or says why it cannot be played again. Reviews of one record with
 * different streams play different pairs: several machines can share the work and add it up.
 */
export function openReview(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  stream = 0,
): Review | Refusal {
  const course = courseOf(game, content, record);
  if (isRefusal(course)) return course;
  const p = referencePlayer(game, course.match.t);
  const chain = chainOf(p, course);
  const prior = priorOf(levelsOf(game).review);
  const work: Work[] = [];
  const near = shortLine(p);
  const whole = { p, course, seed: hash(seedOf(record.seed), stream, 0), near, on: wholeLine };
  const short = near && { ...whole, seed: hash(seedOf(record.seed), stream, 1), on: undefined };
  const counted = chain.links.map((link, id): Counted => {
    const left = Math.max(LEAST_LEFT, 1 - link.move / record.moves.length);
    const one = workOn(p, link, { id, left }, whole, short);
    work.push(one);
    return { truth: one.lines, ...(one.known ? { known: one.known } : {}) };
  });
  return {
    p,
    course,
    record,
    stream,
    chain,
    counted,
    prior,
    work,
    whole,
    short: short ?? whole,
    others: new Map(),
    spent: { books: 0, spreads: 0, others: 0 },
    outlook: {
      until: 0,
      beliefs: beliefsOf(chain.links, counted, prior),
      reach: { slopes: { decisions: 0, luck: 0 }, rows: [] },
      suspects: [],
    },
  };
}

/** What an entry counts besides the rows it is part of; single turns of luck need less. */
const OWN_WEIGHT = { deal: 0, decision: 0.2, chance: 0.06 } as const;

/** However late in the match, a line takes some time. */
const LEAST_LEFT = 0.01;

function workOn(
  p: Player,
  link: Link,
  { id, left }: { readonly id: number; readonly left: number },
  long: Sampler,
  brief: Sampler | undefined,
): Work {
  const { players } = p.t;
  const { kind } = link;
  const isDecision = kind === 'decision';
  // The level of the start must be found somewhere, and only whole lines know levels.
  const near = kind === 'deal' ? undefined : brief;
  const lines = {
    whole: newTally(players, 'whole', isDecision),
    ...(near ? { short: newTally(players, 'short') } : {}),
  };
  const known = link.known && {
    whole: newShared(players, 'whole', true),
    ...(near ? { short: newShared(players, 'short') } : {}),
  };
  return {
    link: id,
    left,
    sort: isDecision ? 'decisions' : 'luck',
    weight: OWN_WEIGHT[kind],
    lines,
    ...(known ? { known } : {}),
    whole: (n) => sampleLink(long, link, id, n, lines.whole, known?.whole),
    ...(near
      ? { short: (n: number) => sampleLink(near, link, id, n, lines.short!, known?.short) }
      : {}),
  };
}

/** The books as they stand; null before the first pass over the whole match is through. */
export function ledgerSoFar(review: Review): Ledger | null {
  return firstPass(review.work) < 1 ? null : ledgerOf(booksOf(review));
}

/** Every decision of the match, in its order. */
export function decisionsSoFar(review: Review): Decided[] {
  const { chain, counted, others, prior } = review;
  const entries = entriesByLink(review);
  const belief = beliefsOf(chain.links, counted, prior).decisions;
  return chain.options.map((option) => {
    const { link, seat } = option;
    const looked = alternativesOf(others.get(link) ?? [], seat, belief);
    return decidedOf(option, counted[link], entries.get(link), looked);
  });
}

/** Adds up decisions by their numbers in `decisionsSoFar`; undefined before the first pass is through. */
export function togetherSoFar(review: Review): Together | undefined {
  if (firstPass(review.work) < 1) return undefined;
  const judged = judgementsOf(booksOf(review));
  return (decisions, seat) => {
    const links = decisions.map((i) => review.chain.options[i]!.link).filter((link) => link >= 0);
    const { values, ses } = judged(links);
    return { value: values[seat]!, se: ses[seat]! };
  };
}

/** The entry of judgement of each decision that has one, by its link. */
export function entriesByLink(review: Review): Map<number, Entry> {
  const judged = (ledgerSoFar(review)?.entries ?? []).filter(({ kind }) => kind === 'judgement');
  const links = review.chain.links.flatMap(({ kind }, i) => (kind === 'decision' ? [i] : []));
  return new Map(judged.map((entry, i) => [links[i]!, entry]));
}

export function booksOf({ p, course, chain, counted, prior }: Review): Books {
  const { match, states } = course;
  return {
    links: chain.links,
    counted,
    prior,
    moves: states.length - 1,
    players: p.t.players,
    end: isOver(match.s) ? sharesOf(p, match.s) : null,
  };
}

export function progressOf(review: Review): Progress {
  let pairs = 0;
  for (const { whole, short } of review.work.flatMap(linesOf))
    pairs += whole.pairs + (short?.pairs ?? 0);
  const { books, spreads, others } = review.spent;
  const spent = books + spreads + others;
  const ledger = ledgerSoFar(review);
  const worst = ledger ? Math.max(...ledger.rows.flatMap(({ ses }) => ses)) : NaN;
  return { first: firstPass(review.work), pairs, worst, spent };
}
