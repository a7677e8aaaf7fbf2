import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROBLEMS } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, startTable } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

let built: Built;
beforeAll(async () => {
  const limits = { requestTime: 300 };
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue, limits });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => built.close());

async function send(...lines: string[]): Promise<Socket> {
  const { port } = built.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

/** Everything that came until the server hung up. */
async function answer(...lines: string[]): Promise<{ head: string; problem: unknown }> {
  const [head, body] = (await text(await send(...lines))).split('\r\n\r\n');
  return { head: head!, problem: JSON.parse(body!) };
}

const POST = ['POST /api/people HTTP/1.1', 'host: x', 'content-type: application/json'];

test.each([
  ['a body that does not come', 'slow-request', [...POST, 'content-length: 1000', '', '{']],
  ['a head that does not come', 'slow-request', ['GET /api/games HTTP/1.1', 'host: x', '']],
  ['a head without end', 'too-large', ['GET / HTTP/1.1', `x: ${'x'.repeat(100_000)}`, '', '']],
  ['what is not HTTP at all', 'bad-request', ['hello', '', '']],
] as const)('%s is refused like any other request: %s', async (_what, code, lines) => {
  const { head, problem } = await answer(...lines);
  const [status, title] = PROBLEMS[code];
  expect(problem).toEqual({ type: `/api/docs#${code}`, title, status, code });
  expect(head.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
});

test('into a stream that is open nothing of the kind is written: it ends', async () => {
  const ada = await guest(built.app, 'Ada');
  const id = await startTable([ada, await guest(built.app, 'Ben')]);
  const get = `GET /api/tables/${id}/events HTTP/1.1`;
  const who = `authorization: Bearer ${ada.token}`;
  const socket = await send(get, 'host: x', who, 'accept: application/x-ndjson', '', '');
  const heard = text(socket);
  await expect.poll(() => built.services.feed.readers).toBe(1);
  socket.write('and now for something completely different\r\n\r\n');
  const [, ...rest] = (await heard).split('\r\n\r\n');
  const lines = rest.join('').split('\n').filter(Boolean);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('cursor');
  expect(lines.length).toBeGreaterThan(0);
  await expect.poll(() => built.services.feed.readers).toBe(0);
});
