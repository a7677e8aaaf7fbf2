/** Things that happen at a table to those who sit at it, with a game that tells secrets in ordinary moves. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyGame, Decision, GameEntry } from '@boardroom/kernel';
import { lots } from '@boardroom/kernel/testing/sample-game';
import type { Lots } from '@boardroom/kernel/testing/sample-game';
import type { News, Room } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue as sample } from '../testing/sample-catalogue.ts';

/** Lots in which whoever bids is told something that nobody else is. */
const usual = lots.agenda.bid as Decision<Lots>;
const telling = {
  ...lots,
  agenda: {
    ...lots.agenda,
    bid: {
      ...usual,
      apply(...given: Parameters<typeof usual.apply>) {
        usual.apply(...given);
        const [, , f, move, emit] = given;
        emit?.({ ...move, type: 'sealed', seat: f.seat } as never, [f.seat]);
      },
    },
  },
} as unknown as AnyGame;
const catalogue = [{ ...sample[0]!, game: async () => telling }] as readonly GameEntry[];

let built: Built;
let base: string;
let ada: Guest;
let ben: Guest;
let cy: Guest;
let time = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-life-'));
const file = join(folder, 'boardroom.sqlite');

async function build(): Promise<void> {
  built = await buildApp({
    storage: openSqlite(file),
    catalogue,
    limits: NO_LIMITS,
    now: () => time,
    seed: () => 'fixed',
  });
  await built.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
}
beforeAll(async () => {
  await build();
  ada = await guest(built.app, 'Ada');
  ben = await guest(built.app, 'Ben', 'red');
  cy = await guest(built.app, 'Cy', 'green');
});
afterAll(async () => {
  await built.close();
  rmSync(folder, { recursive: true, force: true });
});

const news = async (who: Guest, id: string, since = 0): Promise<News> =>
  must(await who.get(`/api/tables/${id}/events?since=${since}`));
const bid = (who: Guest, id: string, seat: number, coins: number, more = {}) =>
  who.post(`/api/tables/${id}/seats/${seat}/moves`, { move: { type: 'bid', coins }, ...more });
const code = async (answer: Promise<{ body: { code?: string } }>): Promise<string | undefined> =>
  (await answer).body.code;

/** A stream, and everything it has said so far. */
async function follow(who: Guest, id: string) {
  const heard = { text: '' };
  const stopping = new AbortController();
  const response = await fetch(`${base}/api/tables/${id}/events`, {
    headers: { authorization: `Bearer ${who.token}`, accept: 'application/x-ndjson' },
    signal: stopping.signal,
  });
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      heard.text += decoder.decode(part, { stream: true });
  })().catch(() => {});
  const until = async (words: string): Promise<void> => {
    for (let i = 0; i < 500 && !heard.text.includes(words); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard.text).toContain(words);
  };
  return { heard, until, ended, stop: () => (stopping.abort(), ended) };
}

test('what a move tells its seat alone nobody else hears of, by poll, stream or number', async () => {
  const id = await startTable([ada, ben, cy]);
  const stream = await follow(ben, id);
  await stream.until('"cursor"');
  const [before, watched] = [await news(ben, id), await news(cy, id)];
  must(await bid(ada, id, 0, 7));
  expect(JSON.stringify(await news(ada, id))).toContain('"coins":7');
  for (const [who, { cursor }] of [
    [ben, before],
    [cy, watched],
  ] as const) {
    const told = await news(who, id, cursor);
    expect(JSON.stringify(told.items)).not.toMatch(/sealed|"coins"/);
    expect(told.cursor - cursor).toBe(told.items.length);
  }
  must(await bid(ben, id, 1, 2));
  await stream.until('sealed');
  expect(stream.heard.text).not.toContain('"coins":7');
  await stream.stop();
});

test('nobody takes back a move that told a secret', async () => {
  const id = await startTable([ada, ben], { takebacks: 'consent' });
  must(await bid(ada, id, 0, 3));
  expect((await news(ada, id)).now?.undo).toBe(0);
  expect(await code(ada.post(`/api/tables/${id}/seats/0/takebacks`))).toBe('no-takeback');
});

test('where nothing may be taken back it cannot be asked for', async () => {
  const id = await startTable([ada, ben], { takebacks: 'none' });
  expect(await code(ada.post(`/api/tables/${id}/seats/0/takebacks`))).toBe('no-takebacks');
  expect(await code(ben.post(`/api/tables/${id}/seats/0/takebacks`))).toBe('not-your-seat');
});

test('who stands up with an open stream hears nothing more where nobody may watch', async () => {
  const id = await startTable([ada, ben, cy]);
  const [leaving, staying] = [await follow(ben, id), await follow(cy, id)];
  await leaving.until('"cursor"');
  must(await ben.del(`/api/tables/${id}/seats/1`));
  const before = leaving.heard.text.length;
  must(await ada.post(`/api/tables/${id}/chat`, { text: 'gone?' }));
  await staying.until('gone?');
  expect(leaving.heard.text.slice(before)).not.toContain('gone?');
  expect(await code(ben.get(`/api/tables/${id}/events`))).toBe('no-spectators');
  await Promise.all([leaving.stop(), staying.stop()]);
});

test('who stands up with an open stream begins anew, as one who watches', async () => {
  const id = await startTable([ada, ben, cy], { spectators: { kind: 'public' } });
  const stream = await follow(ben, id);
  await stream.until('"coins":[-1,10,-1]');
  must(await ben.del(`/api/tables/${id}/seats/1`));
  await stream.ended;
  must(await bid(ada, id, 0, 6));
  const watched = await news(ben, id);
  expect(watched.seat).toBe(-1);
  expect((watched.now!.view as { coins: number[] }).coins).toEqual([-1, -1, -1]);
  expect(JSON.stringify(watched.items)).not.toMatch(/sealed|"coins":6/);
  expect(await code(bid(ben, id, 1, 1))).toBe('not-your-seat');
  await stream.stop();
});

test('a bot in a person’s seat: the person does not play until they are back', async () => {
  const id = await startTable([ada, ben]);
  const at = `/api/tables/${id}/seats/1/bot`;
  expect(await code(cy.post(at, { bot: 'normal' }))).toMatch(/not-/);
  expect(await code(ben.post(at, { bot: 'nobody' }))).toBe('no-bot');
  must(await ben.post(at, { bot: 'normal' }));
  expect(await code(bid(ben, id, 1, 1))).toBe('a-bot-plays');
  const { room, seat } = await news(ben, id);
  expect(seat).toBe(1);
  expect(room?.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', bot: 'normal' });
  must(await ben.post(at, { bot: null }));
  must(await bid(ben, id, 1, 1));
});

test('a key is good for one act: the same again is told again, another is refused', async () => {
  const id = await startTable([ada, ben]);
  const first = must(await bid(ada, id, 0, 2, { key: 'k' }));
  expect(must(await bid(ada, id, 0, 2, { key: 'k' }))).toMatchObject({
    cursor: first.cursor,
    repeated: true,
  });
  expect(await code(bid(ada, id, 0, 3, { key: 'k' }))).toBe('key-reused');
  expect(await code(ada.post(`/api/tables/${id}/chat`, { text: 'hi', key: 'k' }))).toBe(
    'key-reused',
  );
  // Keys are each person's own.
  must(await bid(ben, id, 1, 2, { key: 'k' }));
  const other = await startTable([ada, ben]);
  must(await bid(ada, other, 0, 2, { key: 'k' }));
});

test('many at once at one table: each once, in one order, for everybody the same', async () => {
  const id = await startTable([ada, ben]);
  const { cursor } = await news(ben, id);
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (i % 2 ? ada : ben).post(`/api/tables/${id}/chat`, { text: `word ${i}`, key: `w${i}` }),
    ),
  );
  const [a, b] = [await news(ada, id, cursor), await news(ben, id, cursor)];
  const words = (told: News): (string | undefined)[] => told.items.map(({ text }) => text);
  expect(new Set(words(b)).size).toBe(12);
  expect(words(a)).toEqual(words(b));
  expect(b.items.map(({ n }) => n)).toEqual(b.items.map((_, i) => cursor + 1 + i));
});

test('news can be asked for from any number on, in order', async () => {
  const id = await startTable([ada, ben]);
  for (const text of ['one', 'two', 'three'])
    must(await ada.post(`/api/tables/${id}/chat`, { text }));
  const all = await news(ben, id);
  for (const { n } of all.items) {
    const rest = await news(ben, id, n);
    expect(rest.items).toEqual(all.items.slice(n));
  }
});

test('a session runs out after its time, and not before', async () => {
  const dan = await guest(built.app, 'Dan');
  const { expires } = must(
    await dan.post<{ expires: number }>('/api/tokens', { name: 'short', days: 1 }),
  );
  expect(expires).toBeGreaterThan(time);
  must(await dan.get('/api/me'));
  time += 800 * 86_400_000;
  expect(await code(dan.get('/api/me'))).toBe('bad-token');
  expect(await code(ada.get('/api/me'))).toBe('bad-token');
  ada = await guest(built.app, 'Ada');
  ben = await guest(built.app, 'Ben', 'red');
});

test('a log with a hole is not played over it: the table is frozen, and says so', async () => {
  const id = await startTable([ada, ben]);
  must(await bid(ada, id, 0, 2));
  must(await ben.post(`/api/tables/${id}/chat`, { text: 'late' }));
  const { items } = await news(ben, id);
  await built.close();
  const database = new DatabaseSync(file);
  const rows = database.prepare('select name from sqlite_master where type = ?').all('table');
  const entries = rows.map(({ name }) => String(name)).find((name) => /entries/.test(name))!;
  const columns = database
    .prepare(`select name from pragma_table_info('${entries}')`)
    .all()
    .map(({ name }) => String(name));
  const table = columns.find((name) => /table/.test(name))!;
  const made = database
    .prepare(`delete from "${entries}" where "${table}" = ? and body like '%"moved"%'`)
    .run(id);
  expect(made.changes).toBe(1);
  database.exec('delete from snapshots');
  database.close();
  await build();
  const again = (who: Guest): Guest => ({ ...who, get: withApp(who) });
  const room = must(await again(ben).get<Room>(`/api/tables/${id}`));
  expect(room.frozen).toBeTruthy();
  expect(items.length).toBeGreaterThan(0);
});

/** The same person at the server that was started again. */
function withApp(who: Guest): Guest['get'] {
  return async (path) => {
    const response = await built.app.inject({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
}
