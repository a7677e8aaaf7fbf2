/** Many people behind one address, and one who makes tokens up. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { News, Problem, Room } from '@boardroom/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { LIMITS } from '../limits.ts';
import type { Limits } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardroom-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
writeFileSync(join(folder, 'assets', 'page.js'), '');
afterAll(() => rmSync(folder, { recursive: true }));

/** A server whose minute never ends: whatever happens, happens within one. */
async function inOneMinute<T>(
  work: (built: Built) => Promise<T>,
  limits: Partial<Limits> = {},
): Promise<T> {
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    web: folder,
    now: () => 1_000_000,
    limits,
  });
  try {
    return await work(built);
  } finally {
    await built.close();
  }
}

describe('limits', () => {
  test(
    '200 people behind one address come in, find their table and play within a minute',
    { timeout: 300_000 },
    () =>
      inOneMinute(async ({ app, services }) => {
        const trainer = await guest(app, 'Trainer');
        const refused: unknown[] = [];
        const note = (at: string, status: number, body: unknown): void => {
          if (status >= 400) refused.push([at, status, body]);
        };
        for (let group = 0; group < 50; group++) {
          const room = must(
            await trainer.post<Room>('/api/tables', { game: 'lots', players: 4, sit: false }),
          );
          const { code } = await services.tables.look(room.id, (live) => live.room);
          const players: Guest[] = [];
          for (let seat = 0; seat < 4; seat++) {
            for (let i = 0; i < 8; i++) {
              const file = await app.inject(i === 0 ? '/' : '/assets/page.js');
              note('a file', file.statusCode, file.body);
            }
            for (const path of ['/api/games', '/api/me', '/api/tables', `/api/codes/${code}`]) {
              const answer = await app.inject(path);
              note(path, answer.statusCode, answer.body);
            }
            const player = await guest(app, `Player ${group}.${seat}`);
            note('come in', player.token ? 201 : 429, '');
            players.push(player);
            const at = `/api/tables/${room.id}`;
            const sat = await player.put(`${at}/seats/${seat}`);
            note('sit', sat.status, sat.body);
          }
          for (const [seat, player] of players.entries()) {
            const ready = await player.post(`/api/tables/${room.id}/seats/${seat}/ready`);
            note('ready', ready.status, ready.body);
          }
          for (const [seat, player] of players.entries()) {
            const at = `/api/tables/${room.id}`;
            const seen = await player.get<News>(`${at}/events`);
            note('look', seen.status, seen.body);
            const bid = { move: { type: 'bid', coins: 0 } };
            const moved = await player.post(`${at}/seats/${seat}/moves`, bid);
            note('move', moved.status, moved.body);
          }
        }
        expect(refused).toEqual([]);
      }),
  );

  test('made-up tokens do not pass, and lock out nobody who is known', { timeout: 300_000 }, () =>
    inOneMinute(async ({ app }) => {
      const [ada, ben] = [await guest(app, 'Ada'), await guest(app, 'Ben')];
      const id = await startTable([ada, ben]);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const counts = new Map<number, number>();
      const move = async (token: string, coins: number): Promise<Response> =>
        fetch(`http://127.0.0.1:${port}/api/tables/${id}/seats/0/moves`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ move: { type: 'bid', coins } }),
        });
      const made = (i: number): string => `br_made-up-${i}`;
      let last: Response | undefined;
      for (let i = 0; i < 300; i++) {
        const headers = { authorization: `Bearer ${made(i)}` };
        const { statusCode } = await app.inject({ url: '/api/me/tables', headers });
        last = await move(made(i + 5000), 1);
        for (const status of [statusCode, last.status])
          counts.set(status, (counts.get(status) ?? 0) + 1);
      }
      expect(Object.fromEntries(counts)).toEqual({
        401: LIMITS.badTokens,
        429: 600 - LIMITS.badTokens,
      });
      expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await last!.json()) as Problem).toMatchObject({ code: 'too-often' });
      expect((await move(ada.token, 1)).status).toBe(200);
      must(await ben.get('/api/me'));
    }),
  );

  test('a person has one allowance, whatever token and whatever door', () =>
    inOneMinute(
      async ({ app }) => {
        const ada = await guest(app, 'Ada');
        const { token } = must(
          await ada.post<{ token: string }>('/api/tokens', { name: 'bot', scopes: ['watch'] }),
        );
        const statuses: number[] = [];
        for (let i = 0; i < 40; i++) {
          const headers = { authorization: `Bearer ${i % 2 ? token : ada.token}` };
          statuses.push((await app.inject({ url: '/api/me', headers })).statusCode);
        }
        // One was used up above; the first request with a token not seen before counts for the address.
        expect(statuses.filter((status) => status === 200)).toHaveLength(30 - 1 + 1);
        expect(statuses.filter((status) => status === 429)).toHaveLength(10);
        expect((await app.inject('/api/me')).statusCode).toBe(204);
      },
      { requestsPerPerson: 30 },
    ));

  test('only wrong guesses count as guesses', () =>
    inOneMinute(
      async ({ app }) => {
        const ada = await guest(app, 'Ada');
        const { code } = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2 }));
        const find = async (each: string): Promise<number> =>
          (await app.inject(`/api/codes/${each}`)).statusCode;
        for (let i = 0; i < 10; i++) expect(await find(code!)).toBe(200);
        for (let i = 0; i < 3; i++) expect(await find('ABCDEF')).toBe(404);
        expect(await find('ABCDEF')).toBe(429);
        expect(await find(code!)).toBe(429);
      },
      { guesses: 3 },
    ));

  test('a browser that goes to an address gets a page that tries again by itself', () =>
    inOneMinute(
      async ({ app }) => {
        const headers = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' };
        const visit = () => app.inject({ url: '/api/docs', headers });
        expect((await visit()).statusCode).toBe(200);
        const { statusCode, body, headers: got } = await visit();
        expect(statusCode).toBe(429);
        expect(got['content-type']).toContain('text/html');
        expect(body).toContain(`http-equiv="refresh" content="${got['retry-after']}"`);
        expect(got['content-security-policy']).toContain("default-src 'none'");
        const page = await app.inject({ url: '/', headers });
        expect(page.statusCode).toBe(200);
      },
      { requestsPerAddress: 1 },
    ));

  test('every limit can be set', () => {
    const { limits } = readConfig({ BOARDROOM_LIMIT_REQUESTS_PER_PERSON: '77' });
    expect(limits).toEqual({ ...LIMITS, requestsPerPerson: 77 });
    expect(() => readConfig({ BOARDROOM_LIMIT_NEWCOMERS: 'many' })).toThrow(ConfigError);
    expect(() => readConfig({ BOARDROOM_LIMIT_NEWCOMERS: '0' })).toThrow(ConfigError);
  });
});
