/** A stream on its connection: head and heartbeats by kind, one write a turn, slow readers let go. */
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { openStream } from './stream.ts';

function connection() {
  const written: string[] = [];
  const head: [number, Record<string, string>][] = [];
  const socket = {
    writableLength: 0,
    write: (text: string) => void written.push(text),
    setNoDelay: vi.fn<(on: boolean) => void>(),
    setTimeout: vi.fn<(ms: number) => void>(),
  };
  const raw = {
    socket,
    shouldKeepAlive: true,
    useChunkedEncodingByDefault: true,
    writeHead: (status: number, headers: Record<string, string>) =>
      void head.push([status, headers]),
    write: (text: string) => void written.push(text),
    destroy: vi.fn<() => void>(),
    end: vi.fn<() => void>(),
  };
  return { raw: raw as unknown as ServerResponse, socket, written, head, ends: raw };
}
const turn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

test('server-sent events have a name and a number, lines of JSON only themselves', async () => {
  for (const [kind, first, news, beat] of [
    ['sse', 'retry: 1000\n\n', 'id: 7\nevent: news\ndata: {}\n\n', ':\n\n'],
    ['ndjson', '', '{}\n', '\n'],
  ] as const) {
    const { raw, written, head } = connection();
    const stream = openStream(kind, raw);
    stream.begin();
    expect(written).toEqual([first]);
    expect(head[0]![0]).toBe(200);
    expect(head[0]![1]).toMatchObject({
      'content-type': `${kind === 'sse' ? 'text/event-stream' : 'application/x-ndjson'}; charset=utf-8`,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    stream.send('{}', 7);
    await turn();
    stream.beat();
    await turn();
    expect(written.slice(1)).toEqual([news, beat]);
  }
});

test('what comes in one turn is one write; what came before the head goes with it', async () => {
  const { raw, written } = connection();
  const stream = openStream('ndjson', raw);
  stream.send('1', 1);
  await turn();
  expect(written).toEqual([]);
  stream.send('2', 2);
  stream.begin();
  expect(written).toEqual(['1\n2\n']);
  stream.send('3', 3);
  stream.send('4', 4);
  expect(written).toHaveLength(1);
  await turn();
  expect(written).toEqual(['1\n2\n', '3\n4\n']);
});

test('it keeps no time and waits for no more: it is not chunked, and ends with the connection', () => {
  const { raw, socket } = connection();
  openStream('sse', raw).begin();
  expect([raw.shouldKeepAlive, raw.useChunkedEncodingByDefault]).toEqual([false, false]);
  expect(socket.setNoDelay).toHaveBeenCalledWith(true);
  expect(socket.setTimeout).toHaveBeenCalledWith(0);
});

test('a reader who does not keep up is let go', async () => {
  const { raw, socket, written, ends } = connection();
  const stream = openStream('ndjson', raw);
  stream.begin();
  socket.writableLength = 4_000_000;
  stream.send('1', 1);
  await turn();
  expect(ends.destroy).not.toHaveBeenCalled();
  socket.writableLength = 4_000_001;
  stream.send('2', 2);
  await turn();
  expect(ends.destroy).toHaveBeenCalledOnce();
  expect(written).toEqual(['', '1\n']);
});

test('at the end what was not sent yet is', () => {
  const { raw, written, ends } = connection();
  const stream = openStream('ndjson', raw);
  stream.begin();
  stream.send('last', 9);
  stream.end();
  expect(written).toEqual(['', 'last\n']);
  expect(ends.end).toHaveBeenCalledOnce();
});
