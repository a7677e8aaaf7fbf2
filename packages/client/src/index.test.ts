/** What goes over the line for each call: method, address, body. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
  readonly token: string | undefined;
}

function server(answers: readonly (() => Response | Promise<Response>)[] = []) {
  const sent: Sent[] = [];
  const queue = [...answers];
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    sent.push({
      method: init.method ?? 'GET',
      path: url.slice('http://x'.length),
      body: init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : undefined,
      token: (init.headers as Record<string, string> | undefined)?.['authorization'],
    });
    return (queue.shift() ?? (() => Response.json({ cursor: 1 })))();
  };
  return {
    sent,
    client: connect({ base: 'http://x', token: 't', fetch: fetch as typeof globalThis.fetch }),
  };
}
const problem = (status: number, code: string, headers = {}): Response =>
  Response.json({ type: '', title: 'x', status, code }, { status, headers });

test('a move says what it was decided on, and its key stays the same until it is written', async () => {
  const { sent, client } = server([
    () => Promise.reject(new TypeError('network')),
    () => problem(503, 'busy-table', { 'retry-after': '1' }),
  ]);
  const made = client.table('T').move(2, { type: 'bid', coins: 3 }, { expected: 17, words: 'hi' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await made).toEqual({ cursor: 1 });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ body }) => body!['key'])).size).toBe(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/tables/T/seats/2/moves',
    token: 'Bearer t',
    body: { move: { type: 'bid', coins: 3 }, expected: 17, words: 'hi' },
  });
  expect(sent[0]!.body!['key']).toMatch(/^[0-9a-f]{32}$/);
});

test('a refused move is thrown with its code, and not sent again', async () => {
  const { sent, client } = server([() => problem(422, 'too-few-coins')]);
  await expect(client.table('T').move(0, { type: 'bid' })).rejects.toMatchObject({
    problem: { code: 'too-few-coins', status: 422 },
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.body).not.toHaveProperty('expected');
});

test('two moves have two keys; a key given is used', async () => {
  const { sent, client } = server();
  const table = client.table('T');
  await table.move(0, { type: 'a' });
  await table.move(0, { type: 'a' });
  await table.move(0, { type: 'a' }, { key: 'mine' });
  const keys = sent.map(({ body }) => body!['key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

test.each([
  ['sit', (t: any) => t.sit(1, 'L'), 'PUT', '/seats/1', { link: 'L' }],
  ['stand', (t: any) => t.stand(1), 'DELETE', '/seats/1', undefined],
  ['ready', (t: any) => t.ready(1, false), 'POST', '/seats/1/ready', { ready: false }],
  ['bot', (t: any) => t.bot(1, null), 'POST', '/seats/1/bot', { bot: null }],
  ['takeBack', (t: any) => t.takeBack(1, 2), 'POST', '/seats/1/takebacks', { count: 2 }],
  ['answer', (t: any) => t.answerTakeback(false), 'POST', '/takeback', { agree: false }],
  ['pause', (t: any) => t.pause(), 'POST', '/pause', {}],
  ['resume', (t: any) => t.resume(), 'POST', '/resume', {}],
  ['handOver', (t: any) => t.handOver('P'), 'POST', '/host', { person: 'P' }],
  ['close', (t: any) => t.close(), 'POST', '/close', {}],
  ['news', (t: any) => t.news(3, 9), 'GET', '/events?since=3&wait=9', undefined],
] as const)('%s', async (_, act, method, path, body) => {
  const { sent, client } = server();
  await act(client.table('T'));
  expect(sent).toEqual([{ method, path: `/api/tables/T${path}`, body, token: 'Bearer t' }]);
});

test('words are said once, whispered to whom they are for', async () => {
  const { sent, client } = server([() => Promise.reject(new TypeError('network'))]);
  const said = client.table('T').say('psst', 2);
  await vi.advanceTimersByTimeAsync(5000);
  await said;
  expect(sent[0]!.body).toMatchObject({ text: 'psst', to: 2 });
  expect(sent[1]!.body).toEqual(sent[0]!.body);
});

test('an edition is asked for by its hash; codes are escaped', async () => {
  const { sent, client } = server();
  await client.edition('00ff');
  await client.byCode('a/b');
  expect(sent.map(({ path }) => path)).toEqual(['/api/editions/00ff', '/api/codes/a%2Fb']);
});

test('ready unless it says otherwise', async () => {
  const { sent, client } = server();
  await client.table('T').ready(0);
  await client.table('T').ready(0, false);
  expect(sent.map(({ body }) => body)).toEqual([{ ready: true }, { ready: false }]);
});

test('a server that is asked too often is not asked before the time it names', async () => {
  const { sent, client } = server([() => problem(429, 'too-often', { 'retry-after': '7' })]);
  const made = client.me();
  await vi.advanceTimersByTimeAsync(6900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(2);
  await made;
});

test.each([
  ['POST', '/api/people', { name: 'A', colour: 'blue', token: false }, (c: any) => c.enter('A')],
  [
    'POST',
    '/api/people',
    { name: 'A', colour: 'red', token: true },
    (c: any) => c.enter('A', 'red', true),
  ],
  ['POST', '/api/people/recover', { code: 'x', token: false }, (c: any) => c.recover('x')],
  ['POST', '/api/people/recover', { code: 'x', token: true }, (c: any) => c.recover('x', true)],
  ['GET', '/api/me', undefined, (c: any) => c.me()],
  ['PATCH', '/api/me', { name: 'B' }, (c: any) => c.rename({ name: 'B' })],
  ['POST', '/api/me/recovery', {}, (c: any) => c.newRecovery()],
  ['POST', '/api/me/leave', {}, (c: any) => c.leave()],
  ['DELETE', '/api/me', undefined, (c: any) => c.forgetMe()],
  ['GET', '/api/me/export', undefined, (c: any) => c.myData()],
  ['GET', '/api/tokens', undefined, (c: any) => c.tokens()],
  [
    'POST',
    '/api/tokens',
    { name: 'bot', scopes: ['play', 'watch'], days: 90 },
    (c: any) => c.newToken('bot'),
  ],
  ['DELETE', '/api/tokens/t1', undefined, (c: any) => c.dropToken('t1')],
  ['GET', '/api/me/hooks', undefined, (c: any) => c.hooks()],
  ['POST', '/api/me/hooks', { url: 'u' }, (c: any) => c.newHook('u')],
  ['POST', '/api/me/hooks', { url: 'u', quiet: 'q' }, (c: any) => c.newHook('u', 'q')],
  ['DELETE', '/api/me/hooks/h', undefined, (c: any) => c.dropHook('h')],
  ['GET', '/api/games', undefined, (c: any) => c.games()],
  ['GET', '/api/tables', undefined, (c: any) => c.lobby()],
  ['GET', '/api/me/tables', undefined, (c: any) => c.myTables()],
  ['GET', '/api/tables/T', undefined, (c: any) => c.table('T').room()],
  ['PUT', '/api/tables/T/seats/1', {}, (c: any) => c.table('T').sit(1)],
  ['POST', '/api/tables/T/seats/1/takebacks', { count: 1 }, (c: any) => c.table('T').takeBack(1)],
  ['POST', '/api/tables/T/seats/1/link', {}, (c: any) => c.table('T').link(1)],
  ['POST', '/api/tables/T/rematch', {}, (c: any) => c.table('T').rematch()],
  ['GET', '/api/tables/T/events?since=0&wait=0', undefined, (c: any) => c.table('T').news()],
] as const)('%s %s %j', async (method, path, body, act) => {
  const { sent, client } = server();
  await act(client);
  expect(sent).toEqual([{ method, path, body, token: 'Bearer t' }]);
});

test('a table is made under a key, or under the one given', async () => {
  const { sent, client } = server();
  await client.create({ game: 'lots', players: 2 });
  await client.create({ game: 'lots', players: 2, key: 'mine' });
  expect(sent[0]!.body!['key']).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]!.body).toEqual({ game: 'lots', players: 2, key: 'mine' });
});

test('who has not come in is nobody', async () => {
  const { client } = server([() => new Response(null, { status: 204 })]);
  expect(await client.me()).toBe(null);
});
