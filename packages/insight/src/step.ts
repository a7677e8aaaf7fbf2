/** Going on with a review for a while: first over the whole match, then where it brings most. */
import { now } from '@boardroom/bots';
import { linesOf } from './alike.ts';
import { isLookedAt, movesToTry, newOthers } from './alternatives.ts';
import type { Other } from './alternatives.ts';
import { SPREAD_GAMES, SURE } from './decided.ts';
import { beliefsOf } from './heard.ts';
import { reachOf } from './ledger.ts';
import { booksOf, entriesByLink } from './review.ts';
import type { Review } from './review.ts';
import { sampleAlternative } from './sample.ts';
import type { Tally } from './tally.ts';
import { firstPass, nextTask } from './work.ts';
import type { Task, Work } from './work.ts';

/** Plays pairs for about so many milliseconds. */
export function stepReview(review: Review, ms: number, clock = now): void {
  const until = clock() + ms;
  for (let time = clock(); time < until;) {
    const task = nextOf(review);
    if (!task) return;
    for (let i = 0; i < task.pairs && time < until; i++) {
      task.play();
      const later = clock();
      for (const tally of task.tallies) tally.spent += (later - time) / task.tallies.length;
      review.spent[task.purpose] += later - time;
      time = later;
    }
  }
}

interface Next {
  readonly purpose: keyof Review['spent'];
  /** All that grow by each pair. */
  readonly tallies: readonly Tally[];
  readonly pairs: number;
  play(): void;
}

/** Shares of the time after the first pass: games of decisions that seem costly, and other moves there. */
const SPREADS = 0.25;
const OTHERS = 0.1;

function nextOf(review: Review): Next | null {
  const { work, spent } = review;
  const all = spent.books + spent.spreads + spent.others;
  if (firstPass(work) === 1) {
    outlookOf(review, all);
    if (spent.spreads < SPREADS * all) {
      const next = nextSpread(review);
      if (next) return next;
    }
    if (spent.others < OTHERS * all) {
      const next = nextOther(review);
      if (next) return next;
    }
  }
  const task = nextTask(work, review.outlook.beliefs, review.outlook.reach);
  if (!task) return null;
  return nextPairs('books', task.work, task.kind, task.pairs);
}

function nextPairs(purpose: Next['purpose'], work: Work, kind: Task['kind'], pairs: number): Next {
  const tallies = linesOf(work).map((lines) => lines[kind]!);
  return { purpose, tallies, pairs, play: () => work[kind]!(tallies[0]!.pairs) };
}

/** What seems so for the moment is asked anew when so much more time has been spent. */
const OUTLOOK_MS = 1500;

function outlookOf(review: Review, spent: number): void {
  const { chain, counted, outlook } = review;
  if (spent < outlook.until) return;
  outlook.until = spent + OUTLOOK_MS;
  outlook.beliefs = beliefsOf(chain.links, counted, review.prior);
  outlook.reach = reachOf(booksOf(review));
  const entries = entriesByLink(review);
  outlook.suspects = chain.options
    .flatMap((option) => {
      const judged = entries.get(option.link);
      if (!judged || option.seat >= judged.values.length) return [];
      const [value, se] = [judged.values[option.seat]!, judged.ses[option.seat]!];
      return Math.abs(value) > SURE * se ? [{ option, value }] : [];
    })
    .toSorted((a, b) => a.value - b.value);
}

/** Whole lines of decisions that seem costly or better, until there are enough to say so. */
function nextSpread({ outlook, work }: Review): Next | null {
  let least: Work | undefined;
  for (const { option } of outlook.suspects) {
    const one = work[option.link]!;
    const { pairs } = one.lines.whole;
    if (pairs < SPREAD_GAMES && (!least || pairs < least.lines.whole.pairs)) least = one;
  }
  return least ? nextPairs('spreads', least, 'whole', 4) : null;
}

/** At so many of the costliest decisions other moves are looked at. */
const DECISIONS = 12;

function nextOther({ outlook, chain, others, short, whole }: Review): Next | null {
  const costly = outlook.suspects.filter(({ value }) => value < 0).slice(0, DECISIONS);
  let least: { id: number; other: Other } | undefined;
  for (const { option } of costly) {
    const id = option.link;
    const link = chain.links[id]!;
    if (!others.has(id))
      others.set(id, newOthers(short, link, id, movesToTry(short, link, option)));
    for (const other of others.get(id)!)
      if (!isLookedAt(other) && (!least || other.lines.whole.pairs < least.other.lines.whole.pairs))
        least = { id, other };
  }
  if (!least) return null;
  const { id, other } = least;
  const tally = other.lines.whole;
  const play = (): void =>
    sampleAlternative(whole, chain.links[id]!, id, tally.pairs, other.move, tally);
  return { purpose: 'others', tallies: [tally], pairs: 2, play };
}
