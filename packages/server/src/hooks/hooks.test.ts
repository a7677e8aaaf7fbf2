/** It is your turn and you are not here: somebody tells you, signed, but not at night. */
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Hook, HookCall } from '@boardroom/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { isAllowed } from './allowed.ts';
import { isQuiet } from './quiet.ts';

const NOON = Date.UTC(2026, 5, 1, 12, 0);
type Made = Hook & { secret: string };

describeBoth('webhooks', (database) => {
  let built: Built;
  let [ada, ben]: Guest[] = [];
  const calls: { url: string; body: string; signature: string }[] = [];
  let answers: number[] = [];
  beforeAll(async () => {
    built = await buildApp({
      storage: await database.open(),
      catalogue,
      limits: NO_LIMITS,
      now: () => NOON,
      hooks: {
        allowed: ['https://hooks.example.org/'],
        pauses: [1, 1],
        async fetch(url, init) {
          const signature = new Headers(init!.headers).get('boardroom-signature')!;
          calls.push({ url: String(url), body: String(init!.body), signature });
          return new Response(null, { status: answers.shift() ?? 204 });
        },
      },
    });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => guest(built.app, name)));
  });
  afterAll(() => built.close());
  beforeEach(() => {
    calls.length = 0;
    answers = [];
  });
  const hook = async (who: Guest, url: string, quiet?: object): Promise<Made> =>
    must(await who.post<Made>('/api/me/hooks', { url, ...(quiet ? { quiet } : {}) }));

  test('only at addresses that are allowed, and with the secret shown once', async () => {
    const refused = await ada!.post('/api/me/hooks', { url: 'http://169.254.169.254/' });
    expect([refused.status, refused.body.code]).toEqual([403, 'hook-not-allowed']);
    const made = await hook(ada!, 'https://hooks.example.org/ada');
    const list = await ada!.get('/api/me/hooks');
    expect(list.body).toMatchObject({ hooks: [{ id: made.id }] });
    expect(JSON.stringify(list.body)).not.toContain(made.secret);
    expect((await ben!.del(`/api/me/hooks/${made.id}`)).status).toBe(404);
    expect((await ada!.del(`/api/me/hooks/${made.id}`)).status).toBe(204);
    const zone = { from: '22:00', to: '07:00', zone: 'Mars/Olympus' };
    const url = 'https://hooks.example.org/x';
    expect((await ada!.post('/api/me/hooks', { url, quiet: zone })).status).toBe(400);
  });

  test('a call is signed, tried again, and made to who is away and not asleep', async () => {
    const made = await hook(ben!, 'https://hooks.example.org/ben');
    await hook(ben!, 'https://hooks.example.org/asleep', {
      from: '11:00',
      to: '13:00',
      zone: 'UTC',
    });
    answers = [500];
    const id = await startTable([ada!, ben!]);
    await expect.poll(() => calls.length).toBe(2);
    expect(new Set(calls.map(({ url }) => url))).toEqual(
      new Set(['https://hooks.example.org/ben']),
    );
    const { body, signature } = calls[1]!;
    expect(JSON.parse(body) as HookCall).toEqual({
      type: 'your-turn',
      table: id,
      game: 'lots',
      seat: 1,
      at: NOON,
    });
    const hash = createHmac('sha256', made.secret)
      .update(`${NOON / 1000}.${body}`)
      .digest('hex');
    expect(signature).toBe(`t=${NOON / 1000},v1=${hash}`);

    // Now he is at the table.
    const { port } = built.app.server.address() as AddressInfo;
    const following = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/tables/${id}/events`, {
      headers: { authorization: `Bearer ${ben!.token}`, accept: 'application/x-ndjson' },
      signal: following.signal,
    });
    await stream.body!.getReader().read();
    await expect.poll(() => built.services.feed.isHere(id, 1)).toBe(true);
    calls.length = 0;
    for (const [seat, who] of [ada!, ben!].entries())
      must(
        await who.post(`/api/tables/${id}/seats/${seat}/moves`, {
          move: { type: 'bid', coins: 0 },
        }),
      );
    // A call would be on its way by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toEqual([]);
    following.abort();
  });
});

test('quiet hours, over midnight and where people live', () => {
  const night = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };
  const at = (hour: number, minute = 0): number => Date.UTC(2026, 5, 1, hour, minute);
  expect(isQuiet(night, at(19, 59))).toBe(false);
  expect(isQuiet(night, at(20))).toBe(true);
  expect(isQuiet(night, at(4, 59))).toBe(true);
  expect(isQuiet(night, at(5))).toBe(false);
  expect(isQuiet(null, at(3))).toBe(false);
});

test('an address is allowed by its beginning, as a browser reads it', () => {
  const allowed = readConfig({
    BOARDROOM_WEBHOOKS: 'https://a.example/in/  https://b.example/',
  }).hooks;
  expect(isAllowed('https://a.example/in/x', allowed)).toBe(true);
  expect(isAllowed('https://a.example/in/../out', allowed)).toBe(false);
  expect(isAllowed('https://a.example.evil/in/', allowed)).toBe(false);
  expect(isAllowed('https://b.example@evil.example/', allowed)).toBe(false);
  expect(isAllowed('https://user:word@b.example/', allowed)).toBe(false);
  expect(isAllowed('http://b.example/', allowed)).toBe(false);
  expect(() => readConfig({ BOARDROOM_WEBHOOKS: 'https://a.example' })).toThrow(ConfigError);
  expect(() => readConfig({ BOARDROOM_WEBHOOKS: 'ftp://a.example/' })).toThrow(ConfigError);
});
