import type { AddressInfo } from 'node:net';
import { wholeNow } from '@boardroom/client';
import type { News, Now } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

let built: Built;
let base: string;
let ada: Guest;
let ben: Guest;
beforeAll(async () => {
  built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: { streamsPerPerson: 2 },
  });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
  ada = await guest(built.app, 'Ada');
  ben = await guest(built.app, 'Ben');
});
afterAll(() => built.close());

/** Reads a stream until it has said this. */
async function readUntil(response: Response, wanted: string): Promise<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes(wanted)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

test('server-sent events: named, numbered, and taken up again at Last-Event-ID', async () => {
  const id = await startTable([ada, ben]);
  const headers = { authorization: `Bearer ${ben.token}`, accept: 'text/event-stream' };
  const stream = await fetch(`${base}/api/tables/${id}/events`, { headers });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const heard = readUntil(stream, '"type":"moved"');
  must(await ada.post(`/api/tables/${id}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
  const text = await heard;
  expect(text).toContain('retry: 1000');
  const blocks = text.split('\n\n').filter((block) => block.includes('"type":"moved"'));
  expect(blocks[0]).toMatch(/^id: 5\nevent: news\ndata: \{/);
  must(await ada.post(`/api/tables/${id}/chat`, { text: 'señor 🂡' }));
  const again = await fetch(`${base}/api/tables/${id}/events`, {
    headers: { ...headers, 'last-event-id': '5' },
  });
  const more = await readUntil(again, '"type":"said"');
  expect(more).toContain('señor 🂡');
  expect(more).not.toContain('"type":"created"');
});

test('NDJSON: one News a line; and somebody with too many streams is told so', async () => {
  const id = await startTable([ada, ben]);
  const headers = { authorization: `Bearer ${ada.token}`, accept: 'application/x-ndjson' };
  const open = await Promise.all(
    [1, 2].map(() => fetch(`${base}/api/tables/${id}/events`, { headers })),
  );
  const third = await fetch(`${base}/api/tables/${id}/events`, { headers });
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBe('5');
  const [line] = (await readUntil(open[0]!, '\n')).split('\n');
  expect((JSON.parse(line!) as News).seat).toBe(0);
  await open[1]!.body!.cancel();
});

test('a stream of changes: everything first, then what is new in view and asides', async () => {
  const id = await startTable([ada, ben]);
  const headers = { authorization: `Bearer ${ben.token}`, accept: 'application/x-ndjson' };
  const stream = await fetch(`${base}/api/tables/${id}/events?want=changes,asides`, { headers });
  const heard = readUntil(stream, '"over":true');
  const whole = async (): Promise<object> =>
    must<News>(await ben.get(`/api/tables/${id}/events?want=view,asides`)).now!;
  const views: object[] = [await whole()];
  for (;;) {
    const asked = must<News>(await ada.get(`/api/tables/${id}/events`)).now!;
    if (asked.over) break;
    for (const [seat, who] of [ada, ben].entries()) {
      const { now } = must<News>(await who.get(`/api/tables/${id}/events`));
      const [template] = now!.legal ?? [];
      if (!template) continue;
      const move =
        template['type'] === 'bid' ? { type: 'bid', coins: 0 } : { type: 'scrap', lots: [] };
      must(await who.post(`/api/tables/${id}/seats/${seat}/moves`, { move }));
      views.push(await whole());
    }
  }
  const told = (await heard)
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as News).now);
  let last: Now | undefined;
  const seen: object[] = [];
  for (const now of told) {
    if (!now) continue;
    expect(now.view === undefined).toBe(seen.length > 0);
    last = wholeNow(last, now);
    seen.push(last);
  }
  expect(seen).toEqual(views);
  // Ben's coins stay the same in the most moves, and so what he may give.
  expect(told.filter((now) => now?.asides).length).toBeLessThan(views.length / 2);
});

test('the API describes itself, for programs and for people', async () => {
  const described = (await built.app.inject('/api')).json<{
    openapi: string;
    paths: Record<string, unknown>;
  }>();
  expect(described.openapi).toBe('3.1.0');
  expect(Object.keys(described.paths)).toContain('/api/tables/{id}/seats/{seat}/moves');
  const page = await built.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/tables/{id}/events');
  const odd = await built.app.inject({
    url: '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/events',
    headers: { accept: 'image/png' },
  });
  expect(odd.json()).toMatchObject({ code: 'not-acceptable' });
});

test('how it is asked for decides the form; what nobody can give is refused', async () => {
  const id = await startTable([ada, ben]);
  const get = (accept: string) =>
    built.app.inject({
      url: `/api/tables/${id}/events`,
      headers: { authorization: `Bearer ${ada.token}`, accept },
    });
  for (const accept of ['application/json', '*/*', 'text/html, */*;q=0.1'])
    expect((await get(accept)).json()).toMatchObject({ seat: 0 });
  const refused = await get('text/html');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
    406,
    'not-acceptable',
  ]);
});

test('only what is wanted of the game is sent', async () => {
  const id = await startTable([ada, ben]);
  const parts = async (want: string | null) => {
    const query = want === null ? '' : `?want=${want}`;
    const { now } = must(await ada.get<News>(`/api/tables/${id}/events${query}`));
    return ['view', 'legal', 'asides'].filter((name) => now?.[name as 'view'] !== undefined);
  };
  expect(await parts(null)).toEqual(['view', 'legal', 'asides']);
  expect(await parts('view')).toEqual(['view']);
  expect(await parts('changes')).toEqual(['view']);
  expect(await parts('legal')).toEqual(['legal']);
  expect(await parts('asides,legal')).toEqual(['legal', 'asides']);
});

test('a wait: answered when there is news, at once if there is some, and at the end of its time', async () => {
  const id = await startTable([ada, ben]);
  const at = `/api/tables/${id}/events`;
  const { cursor } = must(await ada.get<News>(at));
  expect(must(await ada.get<News>(`${at}?since=${cursor}`))).toEqual({ cursor, items: [] });
  expect(must(await ada.get<News>(`${at}?since=${cursor - 1}&wait=20`)).items).toHaveLength(1);
  expect(must(await ada.get<News>(`${at}?since=${cursor}&wait=1`)).items).toEqual([]);
  const waiting = ada.get<News>(`${at}?since=${cursor}&wait=20`);
  await expect.poll(() => built.services.feed.readers).toBe(1);
  must(await ben.post(`/api/tables/${id}/chat`, { text: 'there' }));
  expect(must(await waiting).items).toMatchObject([{ text: 'there' }]);
  await expect.poll(() => built.services.feed.readers).toBe(0);
});

test('a number of Last-Event-ID that is none is as good as none', async () => {
  const id = await startTable([ada, ben]);
  const items = async (last: string) =>
    must(await ada.get<News>(`/api/tables/${id}/events?since=2`, { 'last-event-id': last })).items
      .length;
  expect(await items('3')).toBe(1);
  expect(await items('x')).toBe(2);
  expect(await items('1234567890')).toBe(2);
});

test('places for streams are given back: who leaves makes room', async () => {
  const id = await startTable([ada, ben]);
  const headers = { authorization: `Bearer ${ada.token}`, accept: 'application/x-ndjson' };
  const open = async (): Promise<[number, () => Promise<void>]> => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const response = await fetch(`${base}/api/tables/${id}/events`, { headers, signal });
    return [
      response.status,
      async () => {
        const before = built.services.feed.readers;
        stopping.abort();
        await expect.poll(() => built.services.feed.readers).toBe(before - 1);
      },
    ];
  };
  const [[, leave], [, other]] = [await open(), await open()];
  const [refused] = await open();
  expect(refused).toBe(429);
  // To wait for news takes a place like a stream.
  const { cursor } = must(await ada.get<News>(`/api/tables/${id}/events`));
  const wait = await ada.get(`/api/tables/${id}/events?since=${cursor}&wait=20`);
  expect(wait.status).toBe(429);
  await leave();
  const [status, end] = await open();
  expect(status).toBe(200);
  await end();
  await other();
});
