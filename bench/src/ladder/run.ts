/** Plays cells on all cores for a given time. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LadderRow } from './rows.ts';
import type { Schedule, Task } from './schedule.ts';

export interface Pace {
  readonly minutes: number;
  readonly workers?: number;
}

/** Games that the end of the time cuts off are not told. */
export async function playCells(
  schedule: Schedule,
  { minutes, workers = availableParallelism() }: Pace,
  tell: (row: LadderRow) => void,
): Promise<void> {
  const until = performance.now() + 60_000 * minutes;
  const left = (): number => (until - performance.now()) / 1000;
  const employ = (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    const end = (): void => void worker.terminate().then(() => resolve(), reject);
    const alarm = setTimeout(end, 1000 * left());
    let task: Task | null = null;
    const give = (): void => {
      task = schedule.next(left());
      if (task) return worker.postMessage(task);
      clearTimeout(alarm);
      end();
    };
    worker.on('message', (row: LadderRow) => {
      schedule.took(task!.cell, row);
      tell(row);
      give();
    });
    worker.on('error', reject);
    give();
    return promise;
  };
  await Promise.all(Array.from({ length: Math.min(workers, schedule.open) }, employ));
}
