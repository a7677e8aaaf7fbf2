/**
 * Bots in a worker thread of Node. The worker's own file is two lines in the room that starts it,
 * because this one does not know the games:
 *
 *     import { findGame } from '@boardroom/catalogue';
 *     serveNodeThinker(findGame);
 */
import { Worker, parentPort } from 'node:worker_threads';
import { thinkFor } from './think.ts';
import type { FindGame } from './think.ts';
import type { FromWorker, Port, ToWorker } from './worker-protocol.ts';

/** Inside the worker: answers questions for as long as it lives. */
export function serveNodeThinker(find: FindGame): void {
  const port = parentPort;
  if (!port) throw new Error('serveNodeThinker runs in a worker thread');
  port.on(
    'message',
    thinkFor(find, (message) => port.postMessage(message), setImmediate),
  );
}

/** Outside: starts a worker from its file. It does not keep the process alive. */
export function nodePort(file: URL): Port {
  const worker = new Worker(file);
  worker.unref();
  return {
    send: (message: ToWorker) => worker.postMessage(message),
    listen(hear, fail) {
      worker.on('message', (message: FromWorker) => hear(message));
      worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      worker.on('exit', () => fail('the worker has ended'));
      worker.unref();
    },
    close: () => void worker.terminate(),
  };
}
