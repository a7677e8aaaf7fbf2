/** Follows something of which every line is a whole. */
import type { Http, ProblemError } from './http.ts';
import { followLines } from './lines.ts';
import type { Connection } from './lines.ts';

export interface ViewSetting<V> {
  onView(view: V): void;
  onConnection?(connection: Connection): void;
  /** The server refused for good: deleted, or you are out. */
  onRefused?(error: ProblemError): void;
}

/** The result stops it. */
export function followViews<V>(http: Http, path: string, setting: ViewSetting<V>): () => void {
  return followLines(http, {
    address: () => path,
    onLine(line) {
      setting.onView(JSON.parse(line) as V);
      return true;
    },
    onConnection: (connection) => setting.onConnection?.(connection),
    onRefused: (error) => setting.onRefused?.(error),
  });
}
