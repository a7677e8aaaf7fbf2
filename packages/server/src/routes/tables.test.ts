import type { News, Room, TableLine } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must, startTable, withToken } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('tables', (database) => {
  let built: Built;
  let ada: Guest;
  let ben: Guest;
  let cy: Guest;
  let time = 1_000_000;
  beforeAll(async () => {
    const storage = await database.open();
    built = await buildApp({ storage, catalogue, limits: NO_LIMITS, now: () => time });
    ada = await guest(built.app, 'Ada');
    ben = await guest(built.app, 'Ben', 'red');
    cy = await guest(built.app, 'Cy');
  });
  afterAll(() => built.close());
  const news = async (who: Guest, id: string, since = 0): Promise<News> =>
    must(await who.get(`/api/tables/${id}/events?since=${since}`));
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

  test('a table can be found by code, by link and, if listed, in the lobby', async () => {
    const room = must(
      await ada.post<Room>('/api/tables', { game: 'lots', players: 3, listed: true }),
    );
    const at = `/api/tables/${room.id}`;
    expect((await ben.get(`/api/codes/${room.code!.toLowerCase()}`)).body).toEqual({
      table: room.id,
    });
    const lobby = must(await ben.get<{ tables: TableLine[] }>('/api/tables')).tables;
    expect(lobby.find(({ id }) => id === room.id)).toMatchObject({ open: 2, names: ['Ada'] });
    expect(must(await ben.get<Room>(at))).not.toHaveProperty('code');
    must(await ben.put(`${at}/seats/1`));
    const mine = must(await ben.get<{ tables: TableLine[] }>('/api/me/tables')).tables;
    expect(mine.map(({ id, yourSeat }) => [id, yourSeat])).toContainEqual([room.id, 1]);
    expect(await code(cy.put(`${at}/seats/1`))).toBe('seat-taken');
    expect(await code(ben.put(`${at}/seats/2`))).toBe('already-seated');
    expect(await code(cy.put(`${at}/seats/7`))).toBe('no-seat');
    must(await ben.put(`${at}/seats/1`));
    must(await ben.del(`${at}/seats/1`));
    must(await cy.put(`${at}/seats/1`));
  });

  test('the lobby shows running games only to be watched', async () => {
    const closed = await startTable([ada, ben], { listed: true });
    const open = await startTable([ada, ben], { listed: true, spectators: { kind: 'public' } });
    const lobby = must(await cy.get<{ tables: TableLine[] }>('/api/tables')).tables;
    const shown = lobby.map(({ id }) => id);
    expect([shown.includes(closed), shown.includes(open)]).toEqual([false, true]);
  });

  test('who has not come in is nobody, not a mistake', async () => {
    const answer = await built.app.inject('/api/me');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('a table asked for twice with one key is set once', async () => {
    const wanted = { game: 'lots', players: 2, key: 'table-1' };
    const answers = await Promise.all([1, 2, 3].map(() => ada.post<Room>('/api/tables', wanted)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.code}`)).size).toBe(1);
    const { key, ...rest } = wanted;
    const late = await ada.post<Room>('/api/tables', rest, { 'idempotency-key': key });
    expect([late.status, late.body.id]).toEqual([200, answers[0]!.body.id]);
    expect(await code(ada.post('/api/tables', { ...wanted, players: 3 }))).toBe('key-reused');
    const others = must(await ben.post<Room>('/api/tables', wanted));
    expect(others.id).not.toBe(late.body.id);
  });

  test('a seat link is good for one person, and the host may free a seat and give it again', async () => {
    const { id } = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2 }));
    const at = `/api/tables/${id}`;
    expect(await code(ben.post(`${at}/seats/1/link`))).toBe('not-host');
    const { link } = must(await ada.post<{ link: string }>(`${at}/seats/1/link`));
    expect(await code(ben.put(`${at}/seats/0`, { link }))).toBe('no-link');
    must(await ben.put(`${at}/seats/1`, { link }));
    must(await ben.put(`${at}/seats/1`, { link }));
    must(await ada.post(`${at}/seats/0/ready`));
    must(await ben.post(`${at}/seats/1/ready`));
    must(await ada.del(`${at}/seats/1`));
    expect(await code(cy.put(`${at}/seats/1`))).toBe('not-invited');
    expect(await code(cy.put(`${at}/seats/1`, { link }))).toBe('no-link');
    // Who sat there may come back; or the host gives the seat to somebody else.
    must(await ben.put(`${at}/seats/1`));
    must(await ben.del(`${at}/seats/1`));
    const second = must(await ada.post<{ link: string }>(`${at}/seats/1/link`));
    must(await cy.put(`${at}/seats/1`, { link: second.link }));
    expect(await code(ben.put(`${at}/seats/1`))).toBe('seat-taken');
    expect((await news(cy, id)).now?.legal).toHaveLength(1);
  });

  test('a recovery code brings a person back on another device, once', async () => {
    const dot = await guest(built.app, 'Dot');
    const nobody = withToken(built.app, '');
    const body = { code: dot.recovery.toLowerCase(), token: true };
    const back = must(
      await nobody.post<{ id: string; token: string }>('/api/people/recover', body),
    );
    expect(back.id).toBe(dot.id);
    expect(must(await withToken(built.app, back.token).get<{ name: string }>('/api/me')).name).toBe(
      'Dot',
    );
    expect(await code(nobody.post('/api/people/recover', body))).toBe('no-recovery');
  });

  test('the host hands over, pauses and closes; nobody else does', async () => {
    const id = await startTable([ada, ben]);
    const at = `/api/tables/${id}`;
    const move = { move: { type: 'bid', coins: 0 } };
    expect(await code(ben.post(`${at}/pause`))).toBe('not-host');
    must(await ada.post(`${at}/pause`));
    expect(await code(ben.post(`${at}/seats/1/moves`, move))).toBe('paused');
    must(await ada.post(`${at}/host`, { person: ben.id }));
    must(await ben.post(`${at}/resume`));
    must(await ben.post(`${at}/seats/1/moves`, move));
    must(await ben.post(`${at}/close`));
    expect(await code(ada.post(`${at}/seats/0/moves`, move))).toBe('not-playing');
  });

  test('clocks: at zero the rules answer, a pause stops them, a bank gives time back', async () => {
    const id = await startTable([ada, ben], { clock: { kind: 'decision', seconds: 10 } });
    const at = `/api/tables/${id}`;
    time += 4000;
    expect((await news(ada, id)).now?.clock).toMatchObject({
      left: [6000, 6000],
      running: [true, true],
    });
    must(await ada.post(`${at}/pause`));
    time += 60_000;
    must(await ada.post(`${at}/resume`));
    const { left } = (await news(ada, id)).now!.clock!;
    expect(left).toEqual([6000, 6000]);
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
    const { cursor } = await news(ada, id);
    time += 6001;
    const { items } = must(await ada.get<News>(`${at}/events?since=${cursor}&wait=5`));
    expect(items[0]).toMatchObject({ type: 'moved', seat: 1, by: 'clock' });
    expect(items[0]!.events).toContainEqual({
      type: 'sold',
      seat: 0,
      lot: expect.any(Number),
      coins: 1,
    });

    const bank = await startTable([ada, ben], {
      clock: { kind: 'bank', seconds: 60, increment: 5 },
    });
    time += 10_000;
    must(await ada.post(`/api/tables/${bank}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
    time += 10_000;
    expect((await news(ada, bank)).now?.clock).toMatchObject({ left: [55_000, 40_000] });
  });

  test('a clock of the machine that is set back gives nobody time', async () => {
    const id = await startTable([ada, ben], { clock: { kind: 'bank', seconds: 60, increment: 0 } });
    const at = `/api/tables/${id}`;
    time -= 3_600_000;
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
    const { left } = (await news(ada, id)).now!.clock!;
    for (const each of left) expect(each).toBeLessThanOrEqual(60_000);
    time += 3_600_000;
  });

  test('ready, sitting down and taking back need no body', async () => {
    const { id } = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2 }));
    const bare = (who: Guest, method: 'POST' | 'PUT', path: string, type?: string) =>
      built.app.inject({
        method,
        url: `/api/tables/${id}/${path}`,
        headers: {
          authorization: `Bearer ${who.token}`,
          ...(type ? { 'content-type': type } : {}),
        },
      });
    expect((await bare(ben, 'PUT', 'seats/1')).statusCode).toBe(200);
    expect((await bare(ben, 'POST', 'seats/1/ready')).statusCode).toBe(200);
    expect((await bare(ada, 'POST', 'seats/0/ready', 'application/json')).statusCode).toBe(200);
    expect((await news(ada, id)).room?.status).toBe('playing');
    expect((await bare(ada, 'POST', 'seats/0/takebacks')).json()).toMatchObject({
      code: 'no-takeback',
    });
  });

  test('a finished game that is closed keeps its record', async () => {
    const id = await startTable([ada, ben], { edition: 'short', content: { lots: [1] } });
    const at = `/api/tables/${id}`;
    expect(await code(ada.get(`${at}/record`))).toBe('not-over');
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 0 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'bid', coins: 1 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'scrap', lots: [] } }));
    const record = must(await ada.get<string>(`${at}/record`));
    must(await ada.post(`${at}/close`));
    expect(must(await ben.get<string>(`${at}/record`))).toBe(record);
    expect((await news(ben, id)).now).toMatchObject({ over: true, seed: expect.any(String) });
  });

  test('spectators: none, public, or a while behind', async () => {
    const closed = await startTable([ada, ben]);
    expect(await code(cy.get(`/api/tables/${closed}/events`))).toBe('no-spectators');
    expect(await code(cy.get(`/api/tables/${closed}`))).toBe('no-spectators');
    const open = await startTable([ada, ben], { spectators: { kind: 'public' } });
    must(await ada.post(`/api/tables/${open}/seats/0/moves`, { move: { type: 'bid', coins: 3 } }));
    const seen = await news(cy, open);
    expect(seen).toMatchObject({ seat: -1, now: { view: { coins: [-1, -1], bids: [0, -1] } } });
    expect(seen.now).not.toHaveProperty('legal');
    const late = await startTable([ada, ben], { spectators: { kind: 'delayed', seconds: 30 } });
    time += 31_000;
    const before = await news(cy, late);
    must(await ada.post(`/api/tables/${late}/seats/0/moves`, { move: { type: 'bid', coins: 3 } }));
    expect((await news(cy, late, before.cursor)).items).toEqual([]);
    time += 31_000;
    await expect
      .poll(async () => (await news(cy, late, before.cursor)).items.length, { timeout: 5000 })
      .toBe(1);
  });

  test('who sits at the table can look with the eyes of everybody, whoever else may watch', async () => {
    for (const spectators of [
      { kind: 'none' },
      { kind: 'public' },
      { kind: 'delayed', seconds: 30 },
    ] as const) {
      const id = await startTable([ada, ben], { spectators });
      const at = `/api/tables/${id}`;
      must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 3 } }));
      const wall = must(await ada.get<News>(`${at}/events?eyes=public`));
      expect(wall).toMatchObject({ seat: -1, now: { view: { coins: [-1, -1], bids: [0, -1] } } });
      expect(wall.now).not.toHaveProperty('legal');
      expect(await news(ada, id)).toMatchObject({ seat: 0, now: { view: { coins: [10, -1] } } });
    }
    const closed = await startTable([ada, ben]);
    expect(await code(cy.get(`/api/tables/${closed}/events?eyes=public`))).toBe('no-spectators');
    expect(await code(cy.get(`/api/tables/${closed}/events?eyes=all`))).toBe('bad-request');
  });

  test('talk, in private only where the game has it, and a rematch with everybody in their seat', async () => {
    const id = await startTable([ada, ben], { edition: 'short', content: { lots: [1] } });
    const at = `/api/tables/${id}`;
    must(await ada.post(`${at}/chat`, { text: '<script>alert(1)</script>', key: 'a' }));
    must(await ada.post(`${at}/chat`, { text: '<script>alert(1)</script>', key: 'a' }));
    const { items } = await news(ben, id);
    expect(items.filter(({ type }) => type === 'said')).toMatchObject([
      { name: 'Ada', text: '<script>alert(1)</script>' },
    ]);
    expect(await code(ada.post(`${at}/chat`, { text: 'psst', to: 1 }))).toBe('no-whisper');
    expect(await code(cy.post(`${at}/chat`, { text: 'hello' }))).toBe('not-seated');
    expect(await code(ada.post(`${at}/rematch`))).toBe('not-over');
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 0 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'bid', coins: 1 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'scrap', lots: [] } }));
    const { table } = must(await ben.post<{ table: string }>(`${at}/rematch`));
    expect(must(await ada.post<{ table: string }>(`${at}/rematch`)).table).toBe(table);
    const again = must(await ada.get<Room>(`/api/tables/${table}`));
    expect(again.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(again.edition.id).toBe('short');
    expect(await built.services.storage.table(table)).not.toBeNull();
  });

  test('a rematch has the same bots, and a seat for everybody who sat down since', async () => {
    const seats = ['open', { bot: 'normal' }] as const;
    const id = await startTable([ada], { players: 2, seats: [...seats] });
    must(await ada.post(`/api/tables/${id}/close`));
    const { table } = must(await ada.post<{ table: string }>(`/api/tables/${id}/rematch`));
    const again = must(await ada.get<Room>(`/api/tables/${table}`));
    expect(again.seats.map(({ name, bot }) => name ?? bot)).toEqual(['Ada', 'normal']);
  });

  test('a rematch that two ask for at once is one', async () => {
    const id = await startTable([ada, ben]);
    must(await ada.post(`/api/tables/${id}/close`));
    const both = await Promise.all(
      [ada, ben].map((who) => who.post<{ table: string }>(`/api/tables/${id}/rematch`)),
    );
    const [first, second] = both.map((answer) => must(answer).table);
    expect(second).toBe(first);
    expect(await built.services.storage.table(first!)).not.toBeNull();
  });

  test('takebacks: by consent of the others, within the barriers', async () => {
    const id = await startTable([ada, ben], { edition: 'short', content: { lots: [1, 2, 3] } });
    const at = `/api/tables/${id}`;
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 0 } }));
    expect((await news(ada, id)).now?.undo).toBe(0);
    expect(await code(ada.post(`${at}/seats/0/takebacks`))).toBe('no-takeback');
  });

  test('tokens do what their scopes say, until they are dropped', async () => {
    const made = must(
      await ada.post<{ id: string; token: string }>('/api/tokens', {
        name: 'watcher',
        scopes: ['watch'],
      }),
    );
    const watcher = withToken(built.app, made.token);
    must(await watcher.get('/api/me'));
    expect(await code(watcher.post('/api/tables', { game: 'lots', players: 2 }))).toBe(
      'out-of-scope',
    );
    expect(await code(watcher.post('/api/tokens', { name: 'more' }))).toBe('out-of-scope');
    must(await ada.del(`/api/tokens/${made.id}`));
    expect(await code(watcher.get('/api/me'))).toBe('bad-token');
  });

  test('a cookie works for our own page alone', async () => {
    const { app } = built;
    const entered = await app.inject({
      method: 'POST',
      url: '/api/people',
      payload: { name: 'Eve' },
    });
    const [cookie] = entered.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(entered.json()).not.toHaveProperty('token');
    const post = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/tables',
        headers: { cookie: `${cookie!.name}=${cookie!.value}`, ...headers },
        payload: { game: 'lots', players: 2 },
      });
    expect((await post({ origin: 'https://evil.example' })).json()).toMatchObject({
      code: 'other-origin',
    });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(
      201,
    );
  });

  test('who goes is forgotten', async () => {
    const fay = await guest(built.app, 'Fay');
    const { id } = must(await fay.post<Room>('/api/tables', { game: 'lots', players: 2 }));
    expect((await fay.del('/api/me')).status).toBe(204);
    expect(await code(fay.get('/api/me'))).toBe('bad-token');
    expect(must(await ada.get<Room>(`/api/tables/${id}`)).host).toBeNull();
  });
});
