/** Numbered work on several cores; what comes of it does not depend on how many. */
import { Worker, parentPort } from 'node:worker_threads';

interface Handful {
  readonly from: number;
  readonly to: number;
}

/** Results by their numbers, from 0 to `count` − 1. `script` is a worker that calls {@link serve}. */
export async function onCores<R>(
  script: URL,
  order: object,
  count: number,
  handful: number,
  workers: number,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const employ = (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = new Worker(script, { workerData: order });
    worker.on('message', ({ from, made }: { from: number; made: readonly R[] }) => {
      for (const [i, each] of made.entries()) results[from + i] = each;
      if (next === count) return void worker.terminate().then(() => resolve(), reject);
      const to = Math.min(count, next + handful);
      worker.postMessage({ from: next, to } satisfies Handful);
      next = to;
    });
    worker.on('error', reject);
    return promise;
  };
  await Promise.all(Array.from({ length: workers }, employ));
  return results;
}

/** The worker's side. */
export function serve<R>(work: (number: number) => R): void {
  parentPort!.on('message', ({ from, to }: Handful) => {
    const made = Array.from({ length: to - from }, (_, i) => work(from + i));
    parentPort!.postMessage({ from, made });
  });
  // Free for the first handful.
  parentPort!.postMessage({ from: 0, made: [] });
}
