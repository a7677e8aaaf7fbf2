/** One core of a comparison in a terminal. */
import { findGame } from '@boardroom/catalogue';
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import { openBalance } from './open.ts';
import type { BalanceOrder } from './types.ts';

const opened = await openBalance(findGame, workerData as BalanceOrder);
parentPort!.on('message', (batch: Batch) => {
  parentPort!.postMessage({ batch, sums: playBatch(opened, batch) });
});
parentPort!.postMessage(null);
