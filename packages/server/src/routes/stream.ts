/** News on an open connection. A reader who does not keep up is dropped and comes back with a cursor. */
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

/** Streams with something to send, until the work in hand is done. */
let waiting: (() => void)[] = [];

/**
 * After a commit the news of all its tables is first rendered and then sent, one write per reader:
 * code that stays in the processor's cache saves a tenth of the time.
 */
function sendSoon(send: () => void): void {
  if (waiting.length === 0) process.nextTick(sendAll);
  waiting.push(send);
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const send of all) send();
}

export function openStream(kind: StreamKind, raw: ServerResponse): Stream {
  let unsent = '';
  let begun = false;
  const flush = (): void => {
    if (!begun || unsent === '') return;
    const { socket } = raw;
    if ((socket?.writableLength ?? 0) > MOST_WAITING) raw.destroy();
    // Straight to the socket: no chunks, no framing.
    else socket?.write(unsent, 'utf8');
    unsent = '';
  };
  const write = (text: string): void => {
    if (unsent === '') sendSoon(flush);
    unsent += text;
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
      raw.write((kind === 'sse' ? 'retry: 1000\n\n' : '') + unsent);
      unsent = '';
    },
    send: (news, cursor) =>
      write(kind === 'sse' ? `id: ${cursor}\nevent: news\ndata: ${news}\n\n` : `${news}\n`),
    beat: () => write(kind === 'sse' ? ':\n\n' : '\n'),
    end() {
      flush();
      raw.end();
    },
  };
}
