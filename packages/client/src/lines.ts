/** Follows something that is sent line by line, over any number of lost connections. */
import { isPassing, ProblemError, sleep } from './http.ts';
import type { Http } from './http.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export interface LineSetting {
  /** Where it is read from; asked again at every connection. */
  address(): string;
  /** False: the rest of this connection is of no use, and another is opened. */
  onLine(line: string): boolean;
  onConnection?(connection: Connection): void;
  /** The server refused for good: deleted, or you are out. */
  onRefused?(error: ProblemError): void;
}

/** The server sends something every 15 seconds; after this much silence the line is dead. */
const SILENCE = 40_000;
/** A connection that held so long was a good one: the next is opened soon. */
const HELD = 5000;

/** The result stops it. */
export function followLines(http: Http, setting: LineSetting): () => void {
  const closing = new AbortController();
  const show = (connection: Connection): void => setting.onConnection?.(connection);

  const once = async (): Promise<void> => {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    closing.signal.addEventListener('abort', stop);
    // A browser that knows the network is gone need not wait for silence.
    const events = globalThis as Partial<EventTarget>;
    events.addEventListener?.('offline', stop);
    let timer = setTimeout(stop, SILENCE);
    try {
      const response = await http.open(setting.address(), 'application/x-ndjson', attempt.signal);
      show('open');
      const decoder = new TextDecoder();
      const reader = response.body!.getReader();
      for (let rest = ''; ;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(stop, SILENCE);
        const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
        rest = lines.pop()!;
        // An empty line says that the server is still there.
        for (const line of lines) if (line !== '' && !setting.onLine(line)) return;
      }
    } finally {
      clearTimeout(timer);
      closing.signal.removeEventListener('abort', stop);
      events.removeEventListener?.('offline', stop);
      attempt.abort();
    }
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted;) {
      show('connecting');
      const began = Date.now();
      let asked = 0;
      try {
        await once();
      } catch (error) {
        if (closing.signal.aborted) return;
        if (error instanceof ProblemError && !isPassing(error)) {
          show('lost');
          setting.onRefused?.(error);
          return;
        }
        if (error instanceof ProblemError) asked = (error.retryAfter ?? 0) * 1000;
      }
      if (closing.signal.aborted) return;
      show('lost');
      failures = Date.now() - began > HELD ? 0 : failures + 1;
      const pause = Math.min(5000, 100 * 2 ** Math.min(failures, 6));
      await sleep(Math.max(asked, pause), closing.signal);
    }
  };
  void run();
  return () => closing.abort();
}
