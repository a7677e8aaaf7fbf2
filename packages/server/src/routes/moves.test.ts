/** What a move over the wire is answered, whatever is sent. */
import { request as ask } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('a move over the wire', () => {
  let built: Built;
  let ada: Guest;
  let table: string;
  beforeAll(async () => {
    built = await buildApp({
      storage: openSqlite(':memory:'),
      catalogue,
      now: () => 1000,
      limits: { requestsPerPerson: 60 },
    });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    ada = await guest(built.app, 'Ada');
    table = await startTable([ada, await guest(built.app, 'Ben')]);
  });
  afterAll(() => built.close());

  const send = (
    path: string,
    headers: Record<string, string>,
    parts: readonly (string | Buffer)[],
  ): Promise<Answered> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const { port } = built.app.server.address() as AddressInfo;
    const sent = ask({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
    return promise;
  };
  const move = (
    seat: number | string,
    body: string | readonly Buffer[],
    more: Record<string, string> = {},
  ): Promise<Answered> => {
    const parts = typeof body === 'string' ? [body] : body;
    const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
      'content-length': String(length),
      ...more,
    };
    return send(`/api/tables/${table}/seats/${seat}/moves`, headers, parts);
  };
  const bid = (coins: unknown, more: object = {}): string =>
    JSON.stringify({ move: { type: 'bid', coins }, ...more });

  test('is refused by its code, or made', async () => {
    const outcomes = {
      'an illegal move': await move(0, bid(99)),
      'not a number': await move(0, bid('ten')),
      'another’s seat': await move(1, bid(1)),
      'no such seat': await move(7, bid(1)),
      'a seat beyond all': await move(25, bid(1)),
      'a stale move': await move(0, bid(1, { expected: 1 })),
      'a bad expectation': await move(0, bid(1, { expected: -1 })),
      'a bad key': await move(0, bid(1, { key: 'with space' })),
      'a bad key in the head': await move(0, bid(1), { 'idempotency-key': 'with space' }),
      'no move': await move(0, '{}'),
      'a list': await move(0, '[]'),
      'no JSON': await move(0, '{"move":'),
      'a forged shape': await move(0, '{"move":{"type":"bid","coins":1,"__proto__":{"x":1}}}'),
      'not UTF-8': await move(0, [Buffer.from([0x22, 0xff, 0xfe, 0x22])]),
      'an unknown token': await move(0, bid(1), { authorization: 'Bearer br_unknown' }),
      'another scheme': await move(0, bid(1), { authorization: 'Basic eDp5' }),
      nobody: await move(0, bid(1), { authorization: 'Bearer ' }),
      'another type': await move(0, bid(1), { 'content-type': 'text/plain' }),
      'too large': await move(0, bid(1, { more: 'x'.repeat(20_000) })),
      'a move': await move(0, bid(3, { key: 'once' })),
      'the same again': await move(0, bid(3), { 'idempotency-key': 'once' }),
      'its key again': await move(0, bid(4, { key: 'once' })),
    };
    const statuses = Object.fromEntries(
      Object.entries(outcomes).map(([name, { status }]) => [name, status]),
    );
    expect(statuses).toEqual({
      'an illegal move': 422,
      'not a number': 422,
      'another’s seat': 403,
      'no such seat': 404,
      'a seat beyond all': 400,
      'a stale move': 409,
      'a bad expectation': 400,
      'a bad key': 400,
      'a bad key in the head': 400,
      'no move': 400,
      'a list': 400,
      'no JSON': 400,
      'a forged shape': 400,
      'not UTF-8': 400,
      'an unknown token': 401,
      'another scheme': 401,
      nobody: 401,
      'another type': 415,
      'too large': 413,
      'a move': 200,
      'the same again': 200,
      'its key again': 409,
    });
    expect(JSON.parse(outcomes['the same again'].body)).toHaveProperty('repeated', true);
    // Through one door: whatever comes of it, an answer has the marks of every answer.
    for (const [name, { headers, status }] of Object.entries(outcomes))
      expect(headers, name).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]+$/),
        'content-type': `application/${status === 200 ? 'json' : 'problem+json'}; charset=utf-8`,
      });
  });

  test('takes a body in pieces, cut within a letter too', async () => {
    const whole = Buffer.from(JSON.stringify({ move: { type: 'bid', coins: 'ä🂡' } }));
    const cut = whole.indexOf(0xc3) + 1;
    const { status } = await move(0, [whole.subarray(0, cut), whole.subarray(cut)]);
    expect(status).toBe(422);
  });

  test('a cookie of another site’s page makes no move', async () => {
    const entered = await built.app.inject({
      method: 'POST',
      url: '/api/people',
      payload: { name: 'Cy' },
    });
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!;
    const { port } = built.app.server.address() as AddressInfo;
    const from = async (origin: string): Promise<unknown> => {
      const headers = {
        cookie,
        origin,
        'content-type': 'application/json',
        'content-length': String(bid(1).length),
      };
      return JSON.parse((await send(`/api/tables/${table}/seats/0/moves`, headers, [bid(1)])).body);
    };
    expect(await from('https://elsewhere.example')).toHaveProperty('code', 'other-origin');
    expect(await from(`http://127.0.0.1:${port}`)).toHaveProperty('code', 'not-your-seat');
  });

  test('counts with all other requests', async () => {
    const outcomes = [];
    for (let i = 0; i < 60; i++) outcomes.push((await move(1, bid(1))).status);
    expect(outcomes.at(0)).toBe(403);
    expect(outcomes.at(-1)).toBe(429);
    expect(await ada.get('/api/me')).toMatchObject({ status: 429 });
  });
});
