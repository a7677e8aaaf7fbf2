/** Plays jobs on all cores: a worker that is free gets the next few. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { load } from './play-batch.ts';
import type { GameRow, Job, TableOrder } from './play-batch.ts';
import type { WorkerNews } from './worker.ts';

export interface Played {
  /** In the order of their numbers. */
  readonly rows: GameRow[];
  readonly cpuSeconds: number;
}

/** Hands out few enough jobs at a time that the workers end together. */
const HANDFULS = 20;
const LARGEST_HANDFUL = 500;

export async function playJobs(
  order: TableOrder,
  jobs: readonly Job[],
  progress?: (done: number) => void,
  workers = availableParallelism(),
): Promise<Played> {
  await load(order);
  const count = Math.max(1, Math.min(workers, jobs.length));
  const handful = Math.ceil(jobs.length / count / HANDFULS);
  const rows: GameRow[] = [];
  let cpuSeconds = 0;
  let next = 0;
  const take = (): readonly Job[] => {
    const from = next;
    next = Math.min(jobs.length, next + Math.min(LARGEST_HANDFUL, handful));
    return jobs.slice(from, next);
  };
  const hear = (news: WorkerNews): void => {
    rows.push(...news.rows);
    cpuSeconds += news.cpuSeconds;
    if (news.rows.length > 0) progress?.(rows.length);
  };
  await Promise.all(Array.from({ length: count }, () => employ(order, take, hear)));
  rows.sort((a, b) => a.number - b.number);
  return { rows, cpuSeconds };
}

function employ(
  order: TableOrder,
  take: () => readonly Job[],
  hear: (news: WorkerNews) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
  worker.on('message', (news: WorkerNews) => {
    hear(news);
    if (!news.free) return;
    const jobs = take();
    if (jobs.length > 0) worker.postMessage(jobs);
    else worker.terminate().then(() => resolve(), reject);
  });
  worker.on('error', reject);
  return promise;
}
