import { parentPort } from 'node:worker_threads';
import { playTask } from './play.ts';
import type { Task } from './schedule.ts';

parentPort!.on('message', ({ cell, number }: Task) => {
  void playTask(cell, number).then((row) => parentPort!.postMessage(row));
});
