/** News on an open connection. A reader who does not keep up is let go: they come back with a cursor. */
import type { ServerResponse } from 'node:http';

export type StreamKind = 'ndjson' | 'sse';

export interface Stream {
  /** Writes the head and what was sent before. */
  begin(): void;
  readonly send: (news: string, cursor: number) => void;
  readonly beat: () => void;
  end(): void;
}

const MOST_WAITING = 4_000_000;

export function openStream(kind: StreamKind, raw: ServerResponse): Stream {
  const waiting: string[] = [];
  let begun = false;
  const write = (text: string): void => {
    if (!begun) waiting.push(text);
    else if ((raw.socket?.writableLength ?? 0) > MOST_WAITING) raw.destroy();
    // Straight to the socket: one piece of news is one write.
    else raw.socket?.write(text, 'utf8');
  };
  return {
    begin() {
      // The stream ends with the connection: no need to wrap every piece of news in a chunk.
      raw.shouldKeepAlive = false;
      raw.useChunkedEncodingByDefault = false;
      raw.writeHead(200, {
        'content-type':
          kind === 'sse'
            ? 'text/event-stream; charset=utf-8'
            : 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-content-type-options': 'nosniff',
        // Without it a reverse proxy may keep news until it has enough of them.
        'x-accel-buffering': 'no',
      });
      raw.socket?.setNoDelay(true);
      raw.socket?.setTimeout(0);
      begun = true;
      raw.write((kind === 'sse' ? 'retry: 1000\n\n' : '') + waiting.join(''));
      waiting.length = 0;
    },
    send: (news, cursor) =>
      write(kind === 'sse' ? `id: ${cursor}\nevent: news\ndata: ${news}\n\n` : `${news}\n`),
    beat: () => write(kind === 'sse' ? ':\n\n' : '\n'),
    end: () => void raw.end(),
  };
}
