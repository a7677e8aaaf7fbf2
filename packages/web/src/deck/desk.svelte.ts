/**
 * The desk at which a deck is made: workers read the records, play forks on and review the tables
 * while the trainer speaks. What was found so far can be looked at at any time.
 */
import { Cancelled } from '@boardroom/bots/thinker';
import { isRefusal } from '@boardroom/kernel';
import { openBotDesk } from '../engine/bot-desk.ts';
import type { BotDesk } from '../engine/bot-desk.ts';
import { refusalError } from '../parts/said-error.ts';
import { say } from '../words/index.ts';
import type { ClassRecord, DeckFound, DeckJobs, Moment, MomentFound, TableFound } from './types.ts';

/** Between two looks: short at first, for people wait then. */
const FIRST_SLICE = 300;
const SLICE = 900;
/** Reviews of a table go on until its rows are this sure, or for so long. */
const SURE_ENOUGH = 0.04;
/** First every table, one after another, until something can be said of it. */
const SAYABLE = 0.11;
const MOST_SPENT = 90_000;
/** Options of a moment are worth looking at with so many games. */
const FIRST_GAMES = 60;

type Desk = BotDesk<DeckJobs>;
export type DeckDesk = ReturnType<typeof startDesk>;

function startWorker(): Worker {
  return new Worker(new URL('./deck.worker.ts', import.meta.url), { type: 'module' });
}

interface Setting {
  /** Where turning points may lie, the most telling first, as far as is known. */
  readonly suggest: (found: DeckFound) => Moment | null;
  readonly start?: () => Worker;
  readonly cores?: number;
}

const EMPTY: DeckFound = {
  courses: [],
  unit: '',
  parted: null,
  compared: [],
  reviews: [],
  moments: [],
  idle: [],
};

export function startDesk(
  records: readonly ClassRecord[],
  { suggest, start = startWorker, cores = navigator.hardwareConcurrency ?? 2 }: Setting,
) {
  const desks: Desk[] = Array.from({ length: cores > 1 ? 2 : 1 }, () =>
    openBotDesk<DeckJobs>(start),
  );
  const [first, second = first] = desks as [Desk, Desk?];
  let found = $state.raw<DeckFound>(EMPTY);
  let state = $state<'reading' | 'ready' | 'done' | 'failed'>('reading');
  let trouble = $state('');
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  /** Moments the trainer has asked for, before anything else. */
  let wanted: Moment[] = [];

  const isSame = (a: Moment, b: Moment): boolean => a.table === b.table && a.move === b.move;
  const recordOf = (table: number): ClassRecord => records.find((one) => one.table === table)!;
  function must<T extends object>(result: T): Exclude<T, { code: string }> {
    if (isRefusal(result)) throw refusalError(result);
    return result as Exclude<T, { code: string }>;
  }
  function keepReview(review: TableFound): void {
    const reviews = found.reviews.filter(({ table }) => table !== review.table);
    found = { ...found, reviews: [...reviews, review] };
  }
  function keepMoment(one: MomentFound): void {
    const moments = found.moments.filter((each) => !isSame(each, one));
    found = { ...found, moments: [...moments, one] };
  }

  /** Options of a moment for one slice; false: they are played out, or there are none. */
  async function playMoment(desk: Desk, { table, move }: Moment, ms: number): Promise<boolean> {
    const result = await desk.job('moment', { one: recordOf(table), move, ms });
    if (isClosed()) return false;
    if (isRefusal(result)) {
      found = { ...found, idle: [...found.idle, { table, move }] };
      return false;
    }
    keepMoment({ table, move, found: result.found });
    return !result.done;
  }
  const gamesOf = (moment: Moment): number =>
    found.moments.find((one) => isSame(one, moment))?.found.games ?? 0;
  const isPlayedOut = new Set<string>();
  async function tend(desk: Desk, moment: Moment, ms: number): Promise<void> {
    if (!(await playMoment(desk, moment, ms))) isPlayedOut.add(`${moment.table} ${moment.move}`);
  }
  const isOpen = ({ table, move }: Moment): boolean => !isPlayedOut.has(`${table} ${move}`);

  /** Of some fork enough games are played to say something. */
  const isTold = (): boolean =>
    found.parted?.partings.some(({ games }) => games >= FIRST_GAMES) ?? false;

  let done = false;
  let forking = false;
  async function forks(): Promise<void> {
    forking = true;
    done ||= found.compared.length < 2;
    for (let ms = FIRST_SLICE; !isClosed(); ms = SLICE) {
      const asked = wanted.find((moment) => isOpen(moment) && gamesOf(moment) < FIRST_GAMES);
      if (asked) {
        await tend(first, asked, ms);
        continue;
      }
      if (!done) {
        const result = await first.job('parted', { tables: found.compared, ms });
        if (isClosed()) return;
        if (isRefusal(result)) done = true;
        else {
          found = { ...found, parted: result.found };
          ({ done } = result);
        }
      }
      if (done || isTold()) settleReady();
      const moment = suggest(found);
      if (moment && !wanted.some((one) => isSame(one, moment))) wanted = [...wanted, moment];
      const open = wanted.find(isOpen);
      if (open) await tend(first, open, ms);
      else if (done) break;
    }
    forking = false;
  }

  /** The books of the table that is least sure are gone on with. */
  async function reviews(): Promise<void> {
    const left = records.map(({ table }) => table);
    const unread = [...left];
    while (!isClosed() && left.length > 0) {
      const table = unread.shift() ?? leastSure(left);
      const known = found.reviews.find((one) => one.table === table);
      const ms = known?.ledger ? SLICE : FIRST_SLICE;
      const review = await second.job('review', { one: recordOf(table), ms });
      if (isClosed()) return;
      if (isRefusal(review)) left.splice(left.indexOf(table), 1);
      else {
        keepReview(review);
        const { worst, spent } = review.progress;
        if (!review.ledger) unread.unshift(table);
        else if (worst <= SURE_ENOUGH || spent >= MOST_SPENT) left.splice(left.indexOf(table), 1);
      }
    }
  }
  function leastSure(tables: readonly number[]): number {
    const worst = (table: number): number =>
      found.reviews.find((one) => one.table === table)?.progress.worst ?? Infinity;
    const sketched = tables.find((table) => worst(table) > SAYABLE);
    return sketched ?? tables.toSorted((a, b) => worst(b) - worst(a))[0]!;
  }

  function settleReady(): void {
    if (state === 'reading') state = 'ready';
  }
  function fail(error: unknown): void {
    if (isClosed() || error instanceof Cancelled) return;
    console.error('deck failed', error);
    trouble = error instanceof Error && state === 'reading' ? error.message : say('deck.trouble');
    state = 'failed';
  }
  async function work(): Promise<void> {
    const opened = must(await first.job('open', { records }));
    found = { ...found, ...opened };
    await (desks.length > 1 ? Promise.all([forks(), reviews()]) : forks().then(reviews));
    if (!isClosed()) state = 'done';
  }
  work().catch(fail);

  return {
    get found() {
      return found;
    },
    get state() {
      return state;
    },
    get trouble() {
      return trouble;
    },
    /** A moment to be looked at next. */
    want(moment: Moment): void {
      if (wanted.some((one) => isSame(one, moment))) return;
      wanted = [moment, ...wanted];
      if (!forking && state !== 'reading') forks().catch(fail);
    },
    close() {
      closing.abort();
      for (const desk of desks) desk.close();
    },
  };
}
