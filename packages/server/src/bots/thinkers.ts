/** Threads in which bots think: never on the loop that answers requests. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { newThinker } from '@boardroom/bots';
import type { FromWorker, Port, Thinker, Thinking, ThinkingTable } from '@boardroom/bots';
import { pendingIndex } from '@boardroom/kernel';
import type { Frame, Move, Saying, Seat, State } from '@boardroom/kernel';

/** A position as the bots at a table see it: each its own view. */
export interface Question {
  /** The table: its bots keep what they worked out. */
  readonly match: string;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
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
  readonly why?: Saying | undefined;
  /** Lines a bot that searches played before it chose. */
  readonly lines?: number | undefined;
}

export interface Thinkers {
  /** What the bots do next; null: nothing. Rejects if it takes too long. */
  think(question: Question): Promise<Thought | null>;
  close(): Promise<void>;
}

export interface ThinkersSetting {
  /** Address of a module that exports `catalogue`. */
  readonly catalogue: string;
  readonly threads?: number;
  /** Milliseconds the bots of a table may take. */
  readonly limit?: number;
}

interface Thread {
  readonly thinker: Thinker;
  readonly tables: Map<string, ThinkingTable>;
}

/** A thread that has handled this many different tables is replaced by a new one. */
const MOST_TABLES = 200;

export function makeThinkers({ catalogue, threads, limit = 30_000 }: ThinkersSetting): Thinkers {
  const most = threads ?? Math.max(1, Math.min(4, availableParallelism() - 1));
  const running: (Thread | null)[] = Array.from({ length: most }, () => null);
  let closed = false;

  const drop = (n: number): void => {
    running[n]?.thinker.close();
    running[n] = null;
  };
  const threadOf = (n: number): Thread => {
    if ((running[n]?.tables.size ?? 0) > MOST_TABLES) drop(n);
    return (running[n] ??= { thinker: newThinker(portTo(catalogue)), tables: new Map() });
  };
  const tableOf = ({ thinker, tables }: Thread, question: Question): ThinkingTable => {
    const { game, version, players, options, edition, content } = question;
    const key = JSON.stringify([game, version, players, options, edition]);
    let table = tables.get(key);
    if (!table) {
      table = thinker.table({
        game,
        version,
        players,
        options,
        edition: { id: edition.id, content },
      });
      tables.set(key, table);
    }
    return table;
  };

  return {
    async think(question) {
      if (closed) throw new Error('closed');
      // The bots of one table always think in the same thread: that is where their notes are.
      const n = placeOf(question.match) % most;
      const table = tableOf(threadOf(n), question);
      const began = Date.now();
      /** Rejects at the limit. */
      const inTime = async <T>(thinking: Thinking<T>): Promise<T> => {
        const { promise: late, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(
          () => {
            // Said first: what is cancelled is rejected too, for no reason of its own.
            reject(new Error('the bot took too long'));
            thinking.cancel();
          },
          Math.max(0, began + limit - Date.now()),
        );
        try {
          return await Promise.race([thinking.choice, late]);
        } catch (error) {
          // Whatever went wrong in there, the next question gets a new thread.
          drop(n);
          throw error;
        } finally {
          clearTimeout(timer);
        }
      };
      const { match, seed, asked } = question;
      for (const { seat, bot, view, aside } of question.bots) {
        const made = aside ? await inTime(table.aside({ match, bot, seat, view, seed })) : null;
        if (made) return { seat, move: made.move, why: made.why };
      }
      const found = question.bots.find(({ seat }) => seat === asked);
      if (!found) return null;
      const { seat, bot, view } = found;
      const frame = view.agenda[pendingIndex(view, seat)] as Frame;
      const choice = table.choose({ match, bot, seat, view, seed, frame });
      const { move, why, lines } = await inTime(choice);
      return { seat, move, why, lines };
    },
    async close() {
      closed = true;
      for (let n = 0; n < most; n++) drop(n);
    },
  };
}

/** A new thread that knows the games of this catalogue. It does not keep the process alive. */
function portTo(catalogue: string): Port {
  const file = new URL('./worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { catalogue } });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    listen(hear, fail) {
      worker.on('message', (message: FromWorker) => hear(message));
      worker.on('error', (error) => fail(String(error)));
      worker.on('exit', () => fail('the thread has ended'));
      worker.unref();
    },
    close: () => void worker.terminate(),
  };
}

function placeOf(match: string): number {
  let hash = 0;
  for (let i = 0; i < match.length; i++) hash = (hash * 31 + match.charCodeAt(i)) >>> 0;
  return hash;
}
