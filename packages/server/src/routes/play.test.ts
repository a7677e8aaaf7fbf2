import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import type { News, Room } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must, startTable, withToken } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('a game', (database) => {
  let built: Built;
  let ada: Guest;
  let ben: Guest;
  const build = async () =>
    buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS, seed: () => 'fixed' });
  beforeAll(async () => {
    built = await build();
    ada = await guest(built.app, 'Ada');
    ben = await guest(built.app, 'Ben', 'red');
  });
  afterAll(() => built.close());

  const news = async (who: Guest, id: string, since = 0): Promise<News> =>
    must(await who.get(`/api/tables/${id}/events?since=${since}`));
  const bid = (who: Guest, id: string, seat: number, coins: number, more = {}) =>
    who.post(`/api/tables/${id}/seats/${seat}/moves`, { move: { type: 'bid', coins }, ...more });

  test('nothing is dealt before everybody is ready', async () => {
    const { id } = must(await ada.post<Room>('/api/tables', { game: 'lots', players: 2 }));
    must(await ada.post(`/api/tables/${id}/seats/0/ready`));
    expect((await news(ada, id)).now).toBeUndefined();
    expect((await bid(ada, id, 0, 1)).body.code).toBe('not-playing');
    must(await ben.put(`/api/tables/${id}/seats/1`));
    must(await ben.post(`/api/tables/${id}/seats/1/ready`));
    const after = await news(ada, id);
    expect(after.room?.status).toBe('playing');
    expect(after.room?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(after.items.at(-1)).toMatchObject({ type: 'ready', started: true });
    expect(after.now?.legal).toHaveLength(1);
  });

  test('each sees their own, in their own count, and a secret gift is no news to others', async () => {
    const cy = await guest(built.app, 'Cy');
    const id = await startTable([ada, ben, cy]);
    const before = await news(cy, id);
    must(await bid(ada, id, 0, 3));
    const seen = await news(cy, id, before.cursor);
    expect(seen.items).toHaveLength(1);
    expect(seen.items[0]).not.toHaveProperty('move');
    expect(JSON.stringify(seen)).not.toContain('"coins":3');
    const gift = { move: { type: 'give', to: 1, coins: 2 } };
    must(await ada.post(`/api/tables/${id}/seats/0/moves`, gift));
    expect((await news(cy, id, seen.cursor)).items).toEqual([]);
    expect((await news(cy, id, seen.cursor)).cursor).toBe(seen.cursor);
    const told = await news(ben, id, before.cursor);
    expect(told.items.at(-1)?.events).toEqual([{ type: 'given', seat: 0, to: 1, coins: 2 }]);
    expect((told.now!.view as { coins: number[] }).coins).toEqual([-1, 12, -1]);
  });

  test('a move has its effect once, and a stale, foreign or illegal one has none', async () => {
    const id = await startTable([ada, ben]);
    const { cursor } = await news(ada, id);
    const first = must(await bid(ada, id, 0, 2, { key: 'one', expected: cursor }));
    expect(await bid(ada, id, 0, 2, { key: 'one', expected: cursor })).toMatchObject({
      status: 200,
      body: { cursor: first.cursor, repeated: true },
    });
    expect((await bid(ada, id, 0, 3, { key: 'one' })).body.code).toBe('key-reused');
    expect((await bid(ada, id, 1, 1)).body.code).toBe('not-your-seat');
    expect((await bid(ben, id, 1, 11)).body).toMatchObject({
      code: 'too-few-coins',
      facts: { coins: 10 },
    });
    // The question is the same as before Ada's bid: Ben's older cursor is good enough.
    const answer = must(await bid(ben, id, 1, 1, { expected: cursor }));
    expect((await bid(ada, id, 0, 1, { expected: cursor })).body.code).toBe('stale');
    expect((await news(ben, id)).cursor).toBe(answer.cursor);
  });

  test('a server that starts again goes on where the last one stopped', async () => {
    const id = await startTable([ada, ben]);
    must(await bid(ada, id, 0, 4));
    const before = await news(ben, id);
    await built.close();
    built = await build();
    ada = withToken(built.app, ada.token, ada.id);
    ben = withToken(built.app, ben.token, ben.id);
    expect({ ...(await news(ben, id)), here: [] }).toEqual({ ...before, here: [] });
    expect(must(await bid(ben, id, 1, 1)).cursor).toBe(before.cursor + 1);
  });

  test('a whole game ends with a record that anybody can check', async () => {
    const id = await startTable([ada, ben]);
    expect((await ada.get(`/api/tables/${id}/record`)).body.code).toBe('not-over');
    for (let moves = 0; ; moves++) {
      const { now } = await news(ada, id);
      if (now!.over) break;
      expect(moves).toBeLessThan(100);
      const { seat, kind } = now!.asked[0] as { seat: number; kind: string };
      const who = seat === 0 ? ada : ben;
      const move = kind === 'bid' ? { type: 'bid', coins: 0 } : { type: 'scrap', lots: [] };
      must(await who.post(`/api/tables/${id}/seats/${seat}/moves`, { move }));
    }
    const { now, room } = await news(ben, id);
    expect(room?.status).toBe('over');
    expect(now?.seed).toBe('fixed');
    const record = parseRecord((await ada.get<string>(`/api/tables/${id}/record`)).body);
    if (isRefusal(record)) throw new Error(record.code);
    const game = await catalogue[0]!.game();
    const match = replay(game, await catalogue[0]!.editions['classic']!(), record);
    if (isRefusal(match)) throw new Error(JSON.stringify(match));
    expect(verifyResult(match, record)).toBeNull();
    expect(record.names).toEqual(['Ada', 'Ben']);
  });

  test('takebacks need consent and end at what chance or others did', async () => {
    const id = await startTable([ada, ben], { takebacks: 'consent' });
    must(await bid(ada, id, 0, 4));
    expect((await ada.post(`/api/tables/${id}/seats/0/takebacks`)).body.code).toBe('no-takeback');
    expect((await ben.post(`/api/tables/${id}/takeback`, { agree: true })).body.code).toBe(
      'no-takeback',
    );
  });
});
