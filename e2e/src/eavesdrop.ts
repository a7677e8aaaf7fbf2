/** Writes down all a page is told by the server and all it asks of it, streams included. */
import type { BrowserContext, Page } from 'playwright-core';

interface SentMove {
  readonly key: string;
  readonly status: number;
  readonly code: string;
}

export interface Overheard {
  /** Texts of answers and lines of streams. */
  readonly heard: readonly string[];
  /** Moves that were sent: the status of the answer, 0 if none came, and why one was refused. */
  readonly moves: readonly SentMove[];
}

export async function eavesdrop(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const notes: { heard: string[]; moves: SentMove[] } = { heard: [], moves: [] };
    Object.assign(window, { overheard: notes });
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const path = String(input);
      if (!path.startsWith('/api/')) return ask(input, init);
      const move = path.endsWith('/moves') && init?.method === 'POST';
      const sent = {
        key: move ? (JSON.parse(init.body as string) as { key: string }).key : '',
        status: 0,
        code: '',
      };
      if (move) notes.moves.push(sent);
      const answer = await ask(input, init);
      sent.status = answer.status;
      if (move && !answer.ok)
        sent.code = ((await answer.clone().json()) as { code?: string }).code ?? '';
      // When it is over the record tells everything to everybody.
      if (!answer.body || answer.status === 204 || path.endsWith('/record')) return answer;
      const [ours, theirs] = answer.body.tee();
      void (async () => {
        const reader = ours.pipeThrough(new TextDecoderStream()).getReader();
        let rest = '';
        for (;;) {
          const { done, value = '' } = await reader.read();
          const lines = (rest + value).split('\n');
          rest = lines.pop()!;
          notes.heard.push(...lines.filter(Boolean));
          if (done) break;
        }
        if (rest) notes.heard.push(rest);
      })().catch(() => undefined);
      return new Response(theirs, { status: answer.status, headers: answer.headers });
    };
  });
}

export function overheard(page: Page): Promise<Overheard> {
  return page.evaluate(() => (window as unknown as { overheard: Overheard }).overheard);
}
