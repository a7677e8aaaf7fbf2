/**
 * The page's worker: it is started when it is first needed, started again when it is lost, and left
 * alone for a while when that does not help. Whoever asks gets an answer or an error, never silence.
 */
import { Cancelled, newThinker, WorkerLost } from '@boardroom/bots/thinker';
import type { Thinker, Thinking, ThinkingTable } from '@boardroom/bots/thinker';
import { webPort } from '@boardroom/bots/web-port';
import type { Choice, Question, TableNotice } from '@boardroom/bots';
import type { Jobs } from './jobs.ts';

/** Without a seed any bot has a whim of its own. */
type Asked = Omit<Question, 'seed'> & Partial<Pick<Question, 'seed'>>;

/** Jobs of a worker by name: what is given, and what comes back. */
type Offered<J> = { readonly [K in keyof J]: { given: unknown; result: unknown } };

export interface BotDesk<J extends Offered<J> = Jobs> {
  /** A bot's answer to `frame`, or without one an aside it would make. */
  ask(table: TableNotice, question: Asked): Thinking<Choice | null>;
  job<K extends keyof J & string>(name: K, given: J[K]['given']): Promise<J[K]['result']>;
  close(): void;
}

const TRIES = 3;
const PAUSE = 400;
/** After that many failures it is not asked again for so long. */
const REST = 20_000;

function startWorker(): Worker {
  return new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
}

export function openBotDesk<J extends Offered<J> = Jobs>(
  start: () => Worker = startWorker,
): BotDesk<J> {
  let thinker: Thinker | undefined;
  let closed = false;
  /** The same notice is told to a worker once. */
  let told: { readonly notice: TableNotice; readonly table: ThinkingTable } | undefined;
  let lost: { readonly error: WorkerLost; readonly until: number } | undefined;

  function running(): Thinker {
    if (thinker) return thinker;
    try {
      thinker = newThinker(webPort(start()));
    } catch (error) {
      // A page's security policy may refuse it outright.
      throw new WorkerLost(String(error));
    }
    return thinker;
  }

  function tableOf(one: Thinker, notice: TableNotice): ThinkingTable {
    if (told?.notice !== notice) told = { notice, table: one.table(notice) };
    return told.table;
  }

  function withRetry<T>(put: (thinker: Thinker) => Thinking<T>): Thinking<T> {
    let now: Thinking<T> | undefined;
    let withdrawn = false;
    const attempt = async (tries: number): Promise<T> => {
      if (closed || withdrawn) throw new Cancelled();
      if (lost && lost.until > Date.now()) throw lost.error;
      try {
        now = put(running());
        const answer = await now.choice;
        lost = undefined;
        return answer;
      } catch (error) {
        if (!(error instanceof WorkerLost) || closed) throw error;
        thinker?.close();
        thinker = told = undefined;
        if (tries === TRIES) {
          lost = { error, until: Date.now() + REST };
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
        return attempt(tries + 1);
      }
    };
    return {
      choice: attempt(1),
      cancel() {
        withdrawn = true;
        now?.cancel();
      },
    };
  }

  return {
    ask: (table, question) =>
      withRetry((one) => {
        const { seed = crypto.getRandomValues(new Uint32Array(1))[0]! } = question;
        const asked = { ...question, seed };
        const { frame } = asked;
        const at = tableOf(one, table);
        return frame ? at.choose({ ...asked, frame }) : at.aside(asked);
      }),
    job: (name, given) => withRetry((one) => one.job<J[typeof name]['result']>(name, given)).choice,
    close() {
      closed = true;
      thinker?.close();
    },
  };
}

/** One job for a worker of its own. */
export async function askOnce<K extends keyof Jobs>(
  name: K,
  given: Jobs[K]['given'],
): Promise<Jobs[K]['result']> {
  const desk = openBotDesk();
  try {
    return await desk.job(name, given);
  } finally {
    desk.close();
  }
}
