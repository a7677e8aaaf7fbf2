/** The page's end of a Web Worker, in a file of its own: a page goes without the code of the bots. */
import type { FromWorker, Port, ToWorker } from './worker-protocol.ts';

/** The little of a Web Worker that is used here, from both sides; Node's library has no such type. */
export interface WebWorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error' | 'messageerror', hear: (event: any) => void): void;
  terminate(): void;
}

/** Outside: speaks to a worker the page has started. */
export function webPort(worker: WebWorkerLike): Port {
  return {
    send: (message: ToWorker) => worker.postMessage(message),
    listen(hear, fail) {
      worker.addEventListener('message', ({ data }: { data: FromWorker }) => hear(data));
      worker.addEventListener('error', ({ message }: { message?: string }) =>
        fail(message ?? 'the worker cannot be loaded'),
      );
      worker.addEventListener('messageerror', () => fail('the worker cannot be understood'));
    },
    close: () => worker.terminate(),
  };
}
