/** Follows a table: whatever happens to the connection, every item comes once and in order. */
import type { News, Now } from '@boardroom/protocol';
import type { Http, ProblemError } from './http.ts';
import { followLines } from './lines.ts';
import type { Connection } from './lines.ts';
import { wholeNow } from './whole.ts';

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

/** `at` is the address of the table. */
export function follow(http: Http, at: string, setting: FollowSetting, more = ''): Following {
  let cursor = setting.since ?? 0;
  const eyes = setting.eyes === 'public' ? '&eyes=public' : '';
  let seat: number | undefined;
  let now: Now | undefined;
  // Only what changes comes over the line; who listens here gets whole views.
  const wanted = (setting.want ?? ['view', 'legal', 'asides']).join().replace('view', 'changes');

  const onLine = (line: string): boolean => {
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
  const close = followLines(http, {
    address: () => `${at}/events?since=${cursor}&want=${wanted}${eyes}${more}`,
    onLine,
    onConnection: (connection) => setting.onConnection?.(connection),
    onRefused: (error) => setting.onRefused?.(error),
  });
  return {
    get cursor() {
      return cursor;
    },
    close,
  };
}
