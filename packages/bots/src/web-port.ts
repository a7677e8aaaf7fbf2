/** The page's end of a Web Worker, in a file of its own, so that the page does not load the bots' code. */
import type { FromWorker, Port, ToWorker } from './worker-protocol.ts';

/** The small part of a Web Worker that both sides use here; Node's types do not have it. */
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
