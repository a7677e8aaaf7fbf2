/** What holds for every request, whatever it is for. */
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import type { AppSetting, Built } from './app.ts';
import { openSqlite } from './storage/sqlite.ts';
import { catalogue } from './testing/sample-catalogue.ts';
import { guest } from './testing/guest.ts';

let built: Built;
const lines: Record<string, unknown>[] = [];
async function open(more: Partial<AppSetting> = {}): Promise<Built['app']> {
  lines.length = 0;
  const log = (line: Record<string, unknown>): void => void lines.push(line);
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue, log, ...more });
  return built.app;
}
afterEach(() => built.close());

const json = { 'content-type': 'application/json' };

test('answers of the API are kept by nobody and are what they say; files are another matter', async () => {
  const app = await open();
  const { headers } = await app.inject('/api/games');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const health = await app.inject('/healthz');
  expect(health.headers).not.toHaveProperty('cache-control');
  expect((await app.inject('/api/games/')).statusCode).toBe(200);
});

test('every request has a name: its own if it is one, else ours', async () => {
  const app = await open();
  const named = async (id: string) =>
    (await app.inject({ url: '/api/games', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await named('proxy-17.a')).toBe('proxy-17.a');
  const ours = [await named('two words'), await named('x'.repeat(65)), await named('')];
  for (const name of ours) expect(name).toMatch(/^[0-9a-f]{10}-\w+$/);
  expect(new Set(ours).size).toBe(3);
});

test('the log has a line for each request if it is wanted, by route and not by address', async () => {
  await (await open()).inject('/api/games');
  expect(lines).toEqual([]);
  await built.close();
  const app = await open({ accessLog: true });
  await app.inject('/api/tables/AbCdEfGhIjKlMnOpQrStUv');
  await app.inject('/nowhere?secret=1');
  await app.inject('/healthz');
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/tables/:id', 404],
    ['GET', 'none', 404],
    ['GET', '/healthz', 200],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('no body is an empty one; anything but JSON is refused, and JSON that would do harm', async () => {
  const app = await open();
  const ada = await guest(app, 'Ada');
  const post = async (payload: string | undefined, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/people/recover',
      headers: { authorization: `Bearer ${ada.token}`, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return [answer.statusCode, answer.json<{ code: string; detail?: string }>().code];
  };
  expect(await post(undefined, {})).toEqual([400, 'bad-request']);
  expect(await post('', json)).toEqual([400, 'bad-request']);
  expect(await post('{"code":"ABCDE-ABCDE-ABCDE-ABCDE"}', json)).toEqual([404, 'no-recovery']);
  expect(await post('{"code":', json)).toEqual([400, 'bad-request']);
  expect(await post('{"__proto__":{"x":1}}', json)).toEqual([400, 'bad-request']);
  expect(await post('{"constructor":{"prototype":{"x":1}}}', json)).toEqual([400, 'bad-request']);
  expect(await post('code=1', { 'content-type': 'text/plain' })).toEqual([415, 'not-json']);
});

test('what is wrong with a request is said by its place', async () => {
  const app = await open();
  const answer = await app.inject({ method: 'POST', url: '/api/people', payload: { name: '' } });
  expect(answer.json()).toMatchObject({ code: 'bad-request', status: 400 });
  expect(answer.json<{ detail: string }>().detail).toMatch(/^name: /);
  const body = await app.inject({ method: 'POST', url: '/api/people', payload: [1] });
  expect(body.json<{ detail: string }>().detail).toMatch(/^body: /);
});

test('a fault of ours says nothing to others, and all to the log', async () => {
  const app = await open();
  vi.spyOn(built.services.storage, 'listedTables').mockRejectedValue(new Error('the secret'));
  const answer = await app.inject('/api/tables');
  expect(answer.json()).toMatchObject({ code: 'broken', status: 500 });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body).not.toContain('the secret');
  expect(lines).toEqual([
    { level: 'error', at: '/api/tables', method: 'GET', error: expect.stringContaining('secret') },
  ]);
  // What was refused is nobody's fault.
  await app.inject('/api/tables/none');
  expect(lines).toHaveLength(1);
});

test('a person who goes to an address gets a page, a program a problem', async () => {
  const app = await open();
  const visit = await app.inject({
    url: '/api/nowhere',
    headers: { 'sec-fetch-mode': 'navigate' },
  });
  expect(visit.headers['content-type']).toContain('text/html');
  expect(visit.headers['content-security-policy']).toContain("default-src 'none'");
  expect(visit.body).toContain('There is nothing at this address.');
  expect((await app.inject('/api/nowhere')).json()).toMatchObject({ code: 'not-found' });
});

test('requests of the API are counted by address until one is known, files are not', async () => {
  const app = await open({ limits: { requestsPerAddress: 3, requestsPerPerson: 2 } });
  const ada = await guest(app, 'Ada');
  for (let i = 0; i < 5; i++) expect((await app.inject('/healthz')).statusCode).toBe(200);
  const status = async () => (await app.inject('/api/games')).statusCode;
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
  const mine = async () => (await ada.get('/api/me')).status;
  expect([await mine(), await mine(), await mine()]).toEqual([200, 200, 429]);
  const refused = await app.inject('/api/games');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a server that closes takes nothing new, and says when to come back', async () => {
  const app = await open();
  const ready = async () => (await app.inject('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  const slow = Promise.withResolvers<void>();
  vi.spyOn(built.services.people, 'close').mockImplementation(() => {});
  vi.spyOn(built.services.storage, 'close').mockImplementation(async () => slow.promise);
  const closing = built.close();
  const post = await app.inject({ method: 'POST', url: '/api/people', payload: { name: 'x' } });
  expect(post.json()).toMatchObject({ code: 'closing-down', status: 503 });
  expect(post.headers['retry-after']).toBe('2');
  slow.resolve();
  await closing;
});
