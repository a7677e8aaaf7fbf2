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
import type { FindGame, MoreWork } from './think.ts';
import type { ToWorker } from './worker-protocol.ts';
import type { WebWorkerLike } from './web-port.ts';

/** Inside the worker: answers questions for as long as it lives. */
export function serveWebThinker(find: FindGame, more: MoreWork = {}): void {
  const scope = globalThis as unknown as WebWorkerLike;
  const hear = thinkFor(find, (message) => scope.postMessage(message), laterByMessage(), more);
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

declare const MessageChannel: new () => {
  readonly port1: { addEventListener(type: 'message', hear: () => void): void; start(): void };
  readonly port2: { postMessage(message: unknown): void };
};
