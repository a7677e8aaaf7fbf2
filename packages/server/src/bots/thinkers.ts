/** Threads in which bots think: never on the loop that answers requests. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move, Seat, State } from '@boardroom/kernel';

/** A position as the bots at a table see it: each its own view. */
export interface Question {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly content: unknown;
  /** So that the same position is thought about alike on every node. */
  readonly seed: number;
  readonly bots: readonly {
    readonly seat: Seat;
    readonly bot: string;
    readonly view: State;
    /** Whether it may still make an aside. */
    readonly aside: boolean;
  }[];
  /** The seat whose bot must answer, if no aside comes first; -1 for none. */
  readonly asked: Seat;
}

export interface Thought {
  readonly seat: Seat;
  readonly move: Move;
  readonly aside: boolean;
}

export interface Thinkers {
  /** What the bots do next; null: nothing. Rejects if it takes too long. */
  think(question: Question): Promise<Thought | null>;
  close(): Promise<void>;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (thought: Thought | null) => void;
  readonly reject: (error: Error) => void;
}

export interface ThinkersSetting {
  /** Address of a module that exports `catalogue`. */
  readonly catalogue: string;
  readonly threads?: number;
  /** Milliseconds a bot may take. */
  readonly limit?: number;
}

export function makeThinkers(setting: ThinkersSetting): Thinkers {
  const { catalogue, limit = 30_000 } = setting;
  const most = setting.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1));
  const idle: Worker[] = [];
  /** Threads at work, and how to give up what they work on. */
  const busy = new Map<Worker, (error: Error) => void>();
  const queue: Waiting[] = [];
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { catalogue },
    });
    worker.unref();
    return worker;
  };

  const next = (): void => {
    if (queue.length === 0 || (idle.length === 0 && busy.size >= most)) return;
    const { question, resolve, reject } = queue.shift()!;
    const worker = idle.pop() ?? start();
    busy.set(worker, reject);
    const settle = (isSound: boolean): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      busy.delete(worker);
      if (isSound && !closed) idle.push(worker);
      else void worker.terminate();
      next();
    };
    const timer = setTimeout(() => {
      settle(false);
      reject(new Error('the bot took too long'));
    }, limit);
    worker.once('message', ({ thought, error }: { thought: Thought | null; error?: string }) => {
      settle(true);
      if (error === undefined) resolve(thought);
      else reject(new Error(error));
    });
    worker.once('error', (error) => {
      settle(false);
      reject(error as Error);
    });
    worker.postMessage(question);
  };

  return {
    think(question) {
      const { promise, resolve, reject } = Promise.withResolvers<Thought | null>();
      if (closed) reject(new Error('closed'));
      else queue.push({ question, resolve, reject });
      next();
      return promise;
    },
    async close() {
      closed = true;
      const gone = new Error('closed');
      for (const { reject } of queue.splice(0)) reject(gone);
      for (const reject of busy.values()) reject(gone);
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
