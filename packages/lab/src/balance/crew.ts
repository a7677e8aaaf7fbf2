/** Plays a comparison on all cores of this machine. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Batch } from './batch.ts';
import type { Run } from './run.ts';
import type { BalanceOrder, Sums } from './types.ts';

type News = { readonly batch: Batch; readonly sums: Sums } | null;

/** Ends when the run is done; `progress` hears whenever there is news. */
export async function playRun(
  order: BalanceOrder,
  run: Run,
  progress?: () => void,
  workers = availableParallelism(),
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => employ(order, run, progress)));
}

function employ(order: BalanceOrder, run: Run, progress?: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
  worker.on('message', (news: News) => {
    if (news && run.hear(news.batch, news.sums)) progress?.();
    const batch = run.take();
    if (batch) worker.postMessage(batch);
    else worker.terminate().then(() => resolve(), reject);
  });
  worker.on('error', reject);
  return promise;
}
