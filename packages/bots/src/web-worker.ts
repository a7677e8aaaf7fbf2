/**
 * Bots in a Web Worker. The worker's own file is two lines in the page's room:
 *
 *     import { findGame } from '@boardroom/catalogue';
 *     serveWebThinker(findGame);
 *
 * and the page starts it with
 *
 *     newThinker(webPort(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })))
 */
import { thinkFor } from './think.ts';
import type { FindGame } from './think.ts';
import type { FromWorker, Port, ToWorker } from './worker-protocol.ts';

/** The little of a Web Worker that is used here, from both sides; Node's library has no such type. */
export interface WebWorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', hear: (event: any) => void): void;
  terminate(): void;
}

/** Inside the worker: answers questions for as long as it lives. */
export function serveWebThinker(find: FindGame): void {
  const scope = globalThis as unknown as WebWorkerLike;
  const hear = thinkFor(find, (message) => scope.postMessage(message), laterByMessage());
  scope.addEventListener('message', ({ data }: { data: ToWorker }) => hear(data));
}

/** A message to oneself comes after the messages that wait already; a timer would come 4 ms late. */
function laterByMessage(): (go: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return (go) => {
    waiting.push(go);
    port2.postMessage(null);
  };
}

/** Outside: speaks to a worker the page has started. */
export function webPort(worker: WebWorkerLike): Port {
  return {
    send: (message: ToWorker) => worker.postMessage(message),
    listen(hear, fail) {
      worker.addEventListener('message', ({ data }: { data: FromWorker }) => hear(data));
      worker.addEventListener('error', ({ message }: { message?: string }) =>
        fail(message ?? 'the worker failed'),
      );
    },
    close: () => worker.terminate(),
  };
}

declare const MessageChannel: new () => {
  readonly port1: { addEventListener(type: 'message', hear: () => void): void; start(): void };
  readonly port2: { postMessage(message: unknown): void };
};
