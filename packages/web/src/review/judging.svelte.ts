/** A review that goes on in its worker: what it found so far, stop, go on. */
import { Cancelled } from '@boardroom/bots/thinker';
import { isRefusal } from '@boardroom/kernel';
import { openBotDesk } from '../engine/bot-desk.ts';
import { refusalError } from '../parts/said-error.ts';
import { keepSummary } from '../progress/keep.ts';
import type { SavedTable } from '../store/saved.ts';
import { say } from '../words/index.ts';
import { keepReview } from './kept.ts';
import type { Found, Kept, ReviewJobs } from './types.ts';

/** Between two looks at the books: short at first, for people wait then. */
const FIRST_SLICE = 400;
const SLICE = 1500;
const BUDGET = 120_000;
/** What was found is written down so often. */
const KEEP_EVERY = 8000;

export type Judging = ReturnType<typeof startJudging>;

function startWorker(): Worker {
  return new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
}

interface Setting {
  /** So long it works by itself, in milliseconds; who wants more presses *Go on*. */
  readonly budget?: number;
  /** Whether it begins by itself. */
  readonly begins?: boolean;
  readonly start?: () => Worker;
}

/** `kept`: what an earlier visit found; it stays until this one knows more. */
export function startJudging(
  saved: SavedTable,
  kept: Kept | null,
  { budget = BUDGET, begins = true, start = startWorker }: Setting = {},
) {
  const { id, record } = saved;
  const desk = openBotDesk<ReviewJobs>(start);
  let findings = $state.raw<Found | null>(kept?.findings ?? null);
  /** Stopping: what is under way is still finished and kept. What says *stopped* is kept. */
  let state = $state<'working' | 'stopping' | 'stopped' | 'failed'>('stopped');
  let trouble = $state('');
  let closed = false;
  let looping = false;
  let counted = kept?.counted ?? null;
  let keptAt = 0;
  let worked = 0;
  let until = budget;

  function take(next: Found): void {
    if (findings?.ledger && next.progress.pairs < findings.progress.pairs) return;
    findings = next;
  }
  /** Found and counted belong together: they are written together. */
  async function keep(): Promise<void> {
    if (!findings?.ledger || worked === keptAt) return;
    keptAt = worked;
    counted = await desk.job('counted', { id });
    await keepReview(id, record, { findings, counted });
    await keepSummary(saved, findings);
  }
  function fail(words: string): void {
    trouble = words;
    state = 'failed';
  }

  async function work(): Promise<void> {
    // Stopped and gone on with while a slice was under way: the loop goes on by itself.
    if (looping) return;
    looping = true;
    try {
      do await slices();
      while (state === 'working');
      if (state === 'stopping') state = 'stopped';
    } finally {
      looping = false;
    }
  }
  async function slices(): Promise<void> {
    while (state === 'working') {
      const ms = findings?.ledger ? SLICE : FIRST_SLICE;
      const found = await desk.job('step', { id, record, ms, counted });
      if (closed) return;
      if (isRefusal(found)) return fail(refusalError(found).message);
      take(found);
      worked += ms;
      if (worked >= until) state = 'stopping';
      else if (keptAt === 0 || worked - keptAt >= KEEP_EVERY) await keep();
    }
    await keep();
  }

  function go(): void {
    if (state === 'working') return;
    state = 'working';
    trouble = '';
    until = worked + budget;
    work().catch((error: unknown) => {
      if (closed || error instanceof Cancelled) return;
      console.error('review failed', error);
      fail(say('review.lost'));
    });
  }
  if (begins) go();

  return {
    get findings() {
      return findings;
    },
    get state() {
      return state;
    },
    /** Whether what is found may still change by itself. */
    get isBusy() {
      return state === 'working' || state === 'stopping';
    },
    get trouble() {
      return trouble;
    },
    go,
    stop() {
      if (state === 'working') state = 'stopping';
    },
    close() {
      if (closed) return;
      closed = true;
      state = 'stopped';
      desk.close();
    },
  };
}
