/** Follows a table: whatever happens to the connection, every item comes once and in order. */
import type { News, Now } from '@boardroom/protocol';
import { ProblemError, isPassing, sleep } from './http.ts';
import type { Http } from './http.ts';
import { wholeNow } from './whole.ts';

export type Connection = 'connecting' | 'open' | 'lost';

export interface FollowSetting {
  /** Where to begin; 0 is the beginning. */
  readonly since?: number;
  /** Parts of `now` that are wanted; all if absent. A page with the rules needs only `['view']`. */
  readonly want?: readonly ('view' | 'legal' | 'asides')[];
  /** Only what everybody may see, though one sits at the table: for a screen others look at. */
  readonly eyes?: 'own' | 'public';
  onNews(news: News): void;
  onConnection?(connection: Connection): void;
  /** The server refused for good: no such table, not allowed to watch. */
  onRefused?(error: ProblemError): void;
}

export interface Following {
  readonly cursor: number;
  close(): void;
}

/** The server sends something every 15 seconds; after this much silence the line is dead. */
const SILENCE = 40_000;

/** `at` is the address of the table. */
export function follow(http: Http, at: string, setting: FollowSetting, more = ''): Following {
  let cursor = setting.since ?? 0;
  const eyes = setting.eyes === 'public' ? '&eyes=public' : '';
  let seat: number | undefined;
  let now: Now | undefined;
  // Only what changes comes over the line; who listens here gets whole views.
  const wanted = (setting.want ?? ['view', 'legal', 'asides']).join().replace('view', 'changes');
  const closing = new AbortController();
  const show = (connection: Connection): void => setting.onConnection?.(connection);

  const hear = (line: string): boolean => {
    if (line === '') return true;
    const news = JSON.parse(line) as News;
    if (news.seat !== undefined && seat !== undefined && news.seat !== seat) {
      // Somebody else at this table now, with another count: everything again.
      seat = news.seat;
      cursor = 0;
      return false;
    }
    seat = news.seat ?? seat;
    cursor = news.cursor;
    if (news.now) {
      now = wholeNow(now, news.now);
      news.now = now;
    }
    setting.onNews(news);
    return true;
  };

  const once = async (): Promise<void> => {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    closing.signal.addEventListener('abort', stop);
    // A browser that knows the network is gone need not wait for silence.
    const events = globalThis as Partial<EventTarget>;
    events.addEventListener?.('offline', stop);
    let timer = setTimeout(stop, SILENCE);
    try {
      const path = `${at}/events?since=${cursor}&want=${wanted}${eyes}${more}`;
      const response = await http.open(path, 'application/x-ndjson', attempt.signal);
      show('open');
      const decoder = new TextDecoder();
      let rest = '';
      const reader = response.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(stop, SILENCE);
        const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (!hear(line)) return;
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
      failures = Date.now() - began > 5000 ? 0 : failures + 1;
      const pause = Math.min(5000, 100 * 2 ** Math.min(failures, 6));
      await sleep(Math.max(asked, pause), closing.signal);
    }
  };
  void run();
  return {
    get cursor() {
      return cursor;
    },
    close: () => closing.abort(),
  };
}
