import { parentPort, workerData } from 'node:worker_threads';
import { load, playJob } from './play-batch.ts';
import type { GameRow, Job, TableOrder } from './play-batch.ts';

/** What a worker sends: some rows, how much CPU time they took it, and whether it is free again. */
export interface WorkerNews {
  readonly rows: readonly GameRow[];
  readonly cpuSeconds: number;
  readonly free: boolean;
}

/** Often enough for a smooth progress bar, seldom enough to cost nothing. */
const NEWS_EVERY_MS = 100;

const loaded = await load(workerData as TableOrder);
let rows: GameRow[] = [];
let sent = performance.now();
let cpu = process.threadCpuUsage();

function tell(free: boolean): void {
  const now = process.threadCpuUsage();
  const cpuSeconds = (now.user + now.system - cpu.user - cpu.system) / 1e6;
  parentPort!.postMessage({ rows, cpuSeconds, free } satisfies WorkerNews);
  rows = [];
  cpu = now;
  sent = performance.now();
}

parentPort!.on('message', (jobs: readonly Job[]) => {
  for (const job of jobs) {
    rows.push(playJob(loaded, job));
    if (performance.now() - sent > NEWS_EVERY_MS) tell(false);
  }
  tell(true);
});
tell(true);
