/** What a page or a server holds: bots that think in a worker and never in its own loop. */
import type {
  Choice,
  FromWorker,
  Port,
  Question,
  TableNotice,
  ToWorker,
} from './worker-protocol.ts';

/** The question was withdrawn before there was an answer. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** The worker itself is gone, or never came: another one may do better. */
export class WorkerLost extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WorkerLost';
  }
}

export interface Thinking<T> {
  readonly choice: Promise<T>;
  /** Withdraws the question: the promise is rejected with {@link Cancelled}. */
  cancel(): void;
}

export interface ThinkingTable {
  /** A move for the frame and why, by a bot that sees this view. */
  choose(question: Question & Required<Pick<Question, 'frame'>>): Thinking<Choice>;
  /** An aside the bot would make now, or null. */
  aside(question: Omit<Question, 'frame'>): Thinking<Choice | null>;
}

export interface Thinker {
  /** The worker is told about a table once, however many matches are played with the same setting. */
  table(notice: TableNotice): ThinkingTable;
  /** Other work a worker was given, by name. */
  job<T>(name: string, given: unknown): Thinking<T>;
  /** Drops everything the bots of a match keep. */
  forget(match: string): void;
  /** Ends the worker; open questions are rejected. */
  close(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function newThinker(port: Port): Thinker {
  const waiting = new Map<number, Waiting>();
  const tables = new Map<string, number>();
  let asked = 0;
  let closed: Error | null = null;

  const settle = (message: FromWorker): void => {
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'choice') one?.resolve(message.choice);
    else if (message.type === 'done') one?.resolve(message.result);
    else if (message.type === 'cancelled') one?.reject(new Cancelled());
    else one?.reject(new Error(message.reason));
  };
  const stop = (error: Error): void => {
    closed ??= error;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  port.listen(settle, (reason) => stop(new WorkerLost(reason)));

  const put = <T>(messageWith: (id: number) => ToWorker): Thinking<T> => {
    const id = ++asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (closed) reject(closed);
    else {
      waiting.set(id, { resolve, reject });
      port.send(messageWith(id));
    }
    return {
      choice: promise as Promise<T>,
      cancel() {
        if (!waiting.delete(id)) return;
        reject(new Cancelled());
        port.send({ type: 'cancel', id });
      },
    };
  };

  const ask = <T>(table: number, question: Question): Thinking<T> =>
    put((id) => ({ type: 'ask', id, table, question }));

  return {
    job: (job, given) => put((id) => ({ type: 'job', id, job, given })),
    table(notice) {
      const key = JSON.stringify(notice);
      let table = tables.get(key);
      if (table === undefined) {
        table = tables.size;
        tables.set(key, table);
        if (!closed) port.send({ type: 'table', table, notice });
      }
      const number = table;
      return {
        choose: (question) => ask<Choice>(number, question),
        aside: (question) => ask<Choice | null>(number, question),
      };
    },
    forget(match) {
      if (!closed) port.send({ type: 'forget', match });
    },
    close() {
      if (closed) return;
      stop(new Cancelled());
      port.close();
    },
  };
}
