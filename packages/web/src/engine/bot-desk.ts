/** Asks the bots' worker; answers come when they come. */
import type { Move, Suggestion } from '@boardroom/kernel';
import type { BotAnswer, BotQuestion } from './bot-messages.ts';

export interface BotDesk {
  ask(question: Omit<BotQuestion, 'id' | 'luck'>): Promise<Suggestion<Move> | null>;
  close(): void;
}

export function openBotDesk(): BotDesk {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, (answer: BotAnswer) => void>();

  function start(): Worker {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    return started;
  }

  return {
    async ask(question) {
      worker ??= start();
      const id = ++count;
      const luck = crypto.getRandomValues(new Uint32Array(1))[0]!;
      const answer = await new Promise<BotAnswer>((resolve) => {
        waiting.set(id, resolve);
        worker!.postMessage({ ...question, id, luck } satisfies BotQuestion);
      });
      if (answer.error) throw new Error(answer.error);
      return answer.suggestion;
    },
    close() {
      worker?.terminate();
      waiting.clear();
    },
  };
}
