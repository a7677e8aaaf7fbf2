/** Forks played on in a worker of their own; the review waits meanwhile. */
import { isRefusal } from '@boardroom/kernel';
import type { Fork, Tally } from '@boardroom/insight';
import { openBotDesk } from '../engine/bot-desk.ts';
import { refusalError } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import type { Judging } from './judging.svelte.ts';
import type { ForkCounted, ReviewJobs } from './types.ts';

/** Between two looks at what was counted. */
const SLICE = 300;

interface ForkWish {
  readonly fork: Fork;
  readonly counted: Tally | null;
  /** So many pairs at most. */
  readonly pairs: number;
  /** Hears of every slice; false: that is enough. */
  look(so: ForkCounted): boolean;
}

export interface ForkDesk {
  /** What was counted in the end; throws what the worker refuses. */
  play(wish: ForkWish): Promise<ForkCounted>;
  close(): void;
}

function startWorker(): Worker {
  return new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
}

export function openForkDesk({ id, record }: SavedTable, judging: Judging): ForkDesk {
  const desk = openBotDesk<ReviewJobs>(startWorker);
  return {
    async play({ fork, counted, pairs, look }) {
      const wasWorking = judging.state === 'working';
      if (wasWorking) judging.stop();
      try {
        for (let so = counted; ;) {
          const next = await desk.job('fork', { id, record, fork, counted: so, pairs, ms: SLICE });
          if (isRefusal(next)) throw refusalError(next);
          so = next.counted;
          if (!look(next) || so.pairs >= pairs) return next;
        }
      } finally {
        if (wasWorking) judging.go();
      }
    },
    close: () => desk.close(),
  };
}
