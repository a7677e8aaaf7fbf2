/** Going on with a review for a while: first over the whole match, then where it brings most. */
import { now } from '@boardroom/bots';
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

/** Plays pairs for about so many milliseconds. */
export function stepReview(review: Review, ms: number, clock = now): void {
  const until = clock() + ms;
  for (let time = clock(); time < until;) {
    const task = nextOf(review);
    if (!task) return;
    for (let i = 0; i < task.pairs && time < until; i++) {
      task.play();
      const later = clock();
      task.tally.spent += later - time;
      review.spent[task.purpose] += later - time;
      time = later;
    }
  }
}

interface Next {
  readonly purpose: keyof Review['spent'];
  readonly tally: Tally;
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
  const tally = task.work.lines[task.kind]!;
  const play = (): void => task.work[task.kind]!(tally.pairs);
  return { purpose: 'books', tally, pairs: task.pairs, play };
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
function nextSpread({ outlook, counted, chain, work }: Review): Next | null {
  let least: Tally | undefined;
  for (const { option } of outlook.suspects) {
    const { truth, known } = counted[option.link]!;
    const { whole } = known ?? truth;
    if (whole.pairs < SPREAD_GAMES && (!least || whole.pairs < least.pairs)) least = whole;
  }
  if (!least || chain.options.length === 0) return null;
  const tally = least;
  const one = work.find(({ lines }) => lines.whole === tally)!;
  return { purpose: 'spreads', tally, pairs: 4, play: () => one.whole(tally.pairs) };
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
  return { purpose: 'others', tally, pairs: 2, play };
}
