import { parentPort, workerData } from 'node:worker_threads';
import { load, playNumber } from './play-batch.ts';
import type { BatchOrder, GameRow } from './play-batch.ts';

/** What a worker sends: some rows, and how much CPU time they took it. */
export interface WorkerNews {
  readonly rows: readonly GameRow[];
  readonly cpuSeconds: number;
}

/** Often enough for a smooth progress bar, seldom enough to cost nothing. */
const NEWS_EVERY_MS = 100;

const order = workerData as BatchOrder;
const loaded = await load(order);
let rows: GameRow[] = [];
let sent = performance.now();
let cpu = process.threadCpuUsage();
for (let number = order.from; number < order.to; number++) {
  rows.push(playNumber(loaded, order, number));
  if (performance.now() - sent > NEWS_EVERY_MS || number === order.to - 1) {
    const now = process.threadCpuUsage();
    const cpuSeconds = (now.user + now.system - cpu.user - cpu.system) / 1e6;
    parentPort!.postMessage({ rows, cpuSeconds } satisfies WorkerNews);
    rows = [];
    cpu = now;
    sent = performance.now();
  }
}
