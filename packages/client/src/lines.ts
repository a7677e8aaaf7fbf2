/** Follows something that is sent line by line, over any number of lost connections. */
import type { Connection } from './follow.ts';
import { isPassing, ProblemError, sleep } from './http.ts';
import type { Http } from './http.ts';

export interface ViewSetting<V> {
  onView(view: V): void;
  onConnection?(connection: Connection): void;
  /** The server refused for good: deleted, or you are out. */
  onRefused?(error: ProblemError): void;
}

/** The server sends something every 15 seconds; after this much silence the line is dead. */
const SILENCE = 40_000;

/** The result stops it. */
export function followLines<V>(http: Http, path: string, setting: ViewSetting<V>): () => void {
  const closing = new AbortController();
  const show = (connection: Connection): void => setting.onConnection?.(connection);
  const hear = (line: string): void => {
    if (line !== '') setting.onView(JSON.parse(line) as V);
  };
  const once = async (): Promise<void> => {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    closing.signal.addEventListener('abort', stop);
    let timer = setTimeout(stop, SILENCE);
    try {
      const response = await http.open(path, 'application/x-ndjson', attempt.signal);
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
        for (const line of lines) hear(line);
      }
    } finally {
      clearTimeout(timer);
      closing.signal.removeEventListener('abort', stop);
      attempt.abort();
    }
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      show('connecting');
      try {
        await once();
        failures = 0;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (error instanceof ProblemError && !isPassing(error)) {
          show('lost');
          setting.onRefused?.(error);
          return;
        }
      }
      if (closing.signal.aborted) return;
      show('lost');
      await sleep(Math.min(5000, 200 * 2 ** Math.min(failures, 5)), closing.signal);
    }
  };
  void run();
  return () => closing.abort();
}
