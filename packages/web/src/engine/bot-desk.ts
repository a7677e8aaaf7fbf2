/** Asks the worker; answers come when they come. */
import type { Move, Suggestion } from '@boardroom/kernel';
import type { Asked, BotAsk, WorkerAnswer, WorkerQuestion } from './bot-messages.ts';

export interface BotDesk {
  /** A bot's move. */
  ask(question: Omit<BotAsk, 'luck'>): Promise<Suggestion<Move> | null>;
  call<K extends keyof Asked>(kind: K, ask: Asked[K]['ask']): Promise<Asked[K]['answer']>;
  close(): void;
}

export function openBotDesk(): BotDesk {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();

  function start(): Worker {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    return started;
  }

  async function call<K extends keyof Asked>(
    kind: K,
    ask: Asked[K]['ask'],
  ): Promise<Asked[K]['answer']> {
    worker ??= start();
    const id = ++count;
    const { answer, error } = await new Promise<WorkerAnswer>((resolve) => {
      waiting.set(id, resolve);
      worker!.postMessage({ id, kind, ask } satisfies WorkerQuestion<K>);
    });
    if (error !== undefined) throw new Error(error);
    return answer as Asked[K]['answer'];
  }

  return {
    call,
    ask: (question) =>
      call('suggest', { ...question, luck: crypto.getRandomValues(new Uint32Array(1))[0]! }),
    close() {
      worker?.terminate();
      waiting.clear();
    },
  };
}

/** One question to a worker of its own. */
export async function askOnce<K extends keyof Asked>(
  kind: K,
  ask: Asked[K]['ask'],
): Promise<Asked[K]['answer']> {
  const desk = openBotDesk();
  try {
    return await desk.call(kind, ask);
  } finally {
    desk.close();
  }
}
