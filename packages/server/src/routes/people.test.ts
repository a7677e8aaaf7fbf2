/** Persons, their sessions and tokens: what each may do, and when it ends. */
import type { AddressInfo } from 'node:net';
import type { Room, Token, Welcome } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must, startTable, withToken } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

type Made = Token & { token: string };

describeBoth('people', (database) => {
  let built: Built;
  let ada: Guest;
  let ben: Guest;
  let time = 1_000_000_000;
  beforeAll(async () => {
    const storage = await database.open();
    built = await buildApp({ storage, catalogue, limits: NO_LIMITS, now: () => time });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    ada = await guest(built.app, 'Ada');
    ben = await guest(built.app, 'Ben');
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const newToken = async (who: Guest, body: object): Promise<Made> =>
    must(await who.post<Made>('/api/tokens', { name: 'bot', ...body }));

  test('a token, whatever its scopes, does nothing that outlives it', async () => {
    const made = await newToken(ada, { scopes: ['host', 'play', 'watch'], days: 1 });
    const bot = withToken(built.app, made.token);
    const patch = (who: Guest) =>
      built.app.inject({
        method: 'PATCH',
        url: '/api/me',
        headers: { authorization: `Bearer ${who.token}` },
        payload: { name: 'Eve' },
      });
    expect(await code(bot.post('/api/me/recovery'))).toBe('out-of-scope');
    expect((await patch(bot)).json()).toMatchObject({ code: 'out-of-scope' });
    expect(await code(bot.post('/api/tokens', { name: 'more' }))).toBe('out-of-scope');
    expect(await code(bot.get('/api/tokens'))).toBe('out-of-scope');
    expect(await code(bot.del(`/api/tokens/${made.id}`))).toBe('out-of-scope');
    expect(await code(bot.del('/api/me'))).toBe('out-of-scope');
    must(await bot.get('/api/me'));
    must(await bot.post('/api/tables', { game: 'lots', players: 2 }));
    must(await ada.post('/api/me/recovery'));
    expect((await patch(ada)).statusCode).toBe(200);
  });

  test('another name is another name at the tables one sits at, too', async () => {
    const [dee, eve] = [await guest(built.app, 'Dee'), await guest(built.app, 'Eve')];
    const id = await startTable([eve, dee]);
    const answer = await built.app.inject({
      method: 'PATCH',
      url: '/api/me',
      headers: { authorization: `Bearer ${dee.token}` },
      payload: { name: 'Delia' },
    });
    expect(answer.json()).toMatchObject({ id: dee.id, name: 'Delia', colour: 'blue' });
    const { seats } = must(await eve.get<Room>(`/api/tables/${id}`));
    expect(seats.map(({ name }) => name)).toEqual(['Eve', 'Delia']);
    expect(must(await dee.get<{ name: string }>('/api/me')).name).toBe('Delia');
  });

  test('sessions and tokens are listed, and each can be ended', async () => {
    const cy = await guest(built.app, 'Cy');
    const body = { code: cy.recovery, token: true };
    const phone = must(
      await withToken(built.app, '').post<Welcome & { token: string }>('/api/people/recover', body),
    );
    await newToken(cy, { name: 'my bot', days: 3 });
    const list = async (): Promise<Token[]> =>
      must(await cy.get<{ tokens: Token[] }>('/api/tokens')).tokens;
    const all = await list();
    expect(new Set(all.map(({ kind, current }) => `${kind} ${current}`))).toEqual(
      new Set(['personal false', 'session false', 'session true']),
    );
    expect(all).toHaveLength(3);
    expect(JSON.stringify(all)).not.toContain('hash');
    const other = all.find(({ kind, current }) => kind === 'session' && !current)!;
    must(await cy.del(`/api/tokens/${other.id}`));
    expect(await code(withToken(built.app, phone.token).get('/api/me'))).toBe('bad-token');
    expect(await code(cy.del(`/api/tokens/${other.id}`))).toBe('no-such-token');
    expect(await code(ben.del(`/api/tokens/${all[0]!.id}`))).toBe('no-such-token');
    expect(await list()).toHaveLength(2);
  });

  test('a person keeps so many sessions: the oldest goes', async () => {
    let who = await guest(built.app, 'Dot');
    const first = who;
    for (let i = 0; i < NO_LIMITS.tokensPerPerson; i++) {
      time += 1000;
      const back = must(
        await withToken(built.app, '').post<Welcome & { token: string }>('/api/people/recover', {
          code: who.recovery,
          token: true,
        }),
      );
      who = withToken(built.app, back.token, back.id, back.recovery);
    }
    const { tokens } = must(await who.get<{ tokens: Token[] }>('/api/tokens'));
    expect(tokens).toHaveLength(NO_LIMITS.tokensPerPerson);
    expect(await code(first.get('/api/me'))).toBe('bad-token');
    await newToken(who, {});
  });

  /** Opens a stream; `ended` resolves when the server ends it. */
  const follow = async (id: string, token: string): Promise<{ ended: Promise<void> }> => {
    const { port } = built.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/tables/${id}/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' },
    });
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    await reader.read();
    const toTheEnd = async (): Promise<void> => {
      while (!(await reader.read()).done);
    };
    return { ended: toTheEnd() };
  };

  test('a stream ends when its token is dropped, and others go on', async () => {
    const id = await startTable([ada, ben]);
    const made = await newToken(ada, { scopes: ['watch'] });
    const { ended } = await follow(id, made.token);
    let isOther = false;
    void (await follow(id, ada.token)).ended.then(() => (isOther = true));
    must(await ada.del(`/api/tokens/${made.id}`));
    await ended;
    expect(isOther).toBe(false);
    expect(built.services.feed.readers).toBe(1);
  });

  test('a stream, and a wait for news, end when their token runs out', async () => {
    const id = await startTable([ada, ben]);
    const made = await newToken(ada, { scopes: ['watch'], days: 1 });
    const { ended } = await follow(id, made.token);
    const { port } = built.app.server.address() as AddressInfo;
    const waiting = fetch(`http://127.0.0.1:${port}/api/tables/${id}/events?since=5&wait=55`, {
      headers: { authorization: `Bearer ${made.token}` },
    });
    await expect.poll(() => built.services.feed.readers).toBe(3);
    time += 86_400_001;
    built.services.people.dropExpired();
    await ended;
    expect((await waiting).status).toBe(401);
  });

  test('a cookie that is good for nothing is taken away', async () => {
    const ask = (cookie: string) => built.app.inject({ url: '/api/me', headers: { cookie } });
    const old = await ask('boardroom=br_of-another-server');
    expect([old.statusCode, old.cookies[0]?.value]).toEqual([204, '']);
    const good = await ask(`boardroom=${ada.token}`);
    expect([good.statusCode, good.cookies]).toEqual([200, []]);
  });

  test('signing out ends what is open with it', async () => {
    const id = await startTable([ada, ben]);
    const fay = await guest(built.app, 'Fay');
    const table = await startTable([fay], { players: 2, seats: ['open', { bot: 'random' }] });
    expect(table).not.toBe(id);
    const { ended } = await follow(table, fay.token);
    must(await fay.post('/api/me/leave'));
    await ended;
  });
});
