/** What is sent of the page, and how: compressed, to be kept, named, counted. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const web = mkdtempSync(join(tmpdir(), 'boardroom-page-'));
const script = 'console.log("boardroom");\n'.repeat(200);
const lines: Record<string, unknown>[] = [];
let built: Built;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'assets', 'app-1.js'), script);
  writeFileSync(join(web, 'assets', 'app-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(web, 'assets', 'app-1.js.gz'), gzipSync(script));
  built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    web,
    accessLog: true,
    log: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await built.close();
  rmSync(web, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) =>
  built.app.inject({ method: 'GET', url, headers });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('files go out as the build compressed them (%s)', async (accept, encoding, open) => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': accept });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(Number(answer.headers['content-length'])).toBeLessThan(script.length / 10);
  expect(open(answer.rawPayload).toString()).toBe(script);
});

test('and plain to whoever wants them so', async () => {
  const answer = await get('/assets/app-1.js', { 'accept-encoding': 'identity' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(script);
  expect((await get('/assets/app-1.js.br')).statusCode).toBe(404);
});

test('the page itself is asked for each time, and sent when it has changed', async () => {
  const first = await get('/');
  expect(first.headers['cache-control']).toContain('max-age=0');
  const again = await get('/', { 'if-none-match': first.headers.etag as string });
  expect(again.statusCode).toBe(304);
});

test('long answers of the API are compressed, short ones and answers to POST are not', async () => {
  const long = await get('/api', { 'accept-encoding': 'gzip, br' });
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toHaveProperty('openapi');
  const without = await get('/api', { 'accept-encoding': 'br;q=0' });
  expect(without.headers['content-encoding']).toBeUndefined();
  const short = await get('/healthz', { 'accept-encoding': 'br' });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('a request has a name, in its answer and in the log, and is counted by its route', async () => {
  const ada = await guest(built.app, 'Ada');
  const named = await get('/api/tables', { 'x-request-id': 'proxy-17' });
  expect(named.headers['x-request-id']).toBe('proxy-17');
  const odd = await get('/api/tables', { 'x-request-id': 'a b\tc' });
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
  await ada.get('/api/tables/0123456789abcdefghijkl');
  const logged = lines.filter(({ what }) => what === 'request');
  expect(logged.find(({ id }) => id === 'proxy-17')).toMatchObject({
    method: 'GET',
    route: '/api/tables',
    status: 200,
  });
  // Neither who asked nor for which table.
  expect(JSON.stringify(logged)).not.toContain('0123456789abcdefghijkl');
  expect(JSON.stringify(logged)).not.toContain(ada.token);
  const text = await built.services.metrics.registry.metrics();
  expect(text).toContain(
    'boardroom_request_seconds_count{method="GET",route="/api/tables/:id",status="4xx"} 1',
  );
  expect(text).toContain('route="page"');
  expect(text).toContain('boardroom_storage_up 1');
});
