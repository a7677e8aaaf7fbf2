/**
 * All tables of a class have one luck: what one has seen of it, another has still to come. So nothing of
 * a table that has ended gets out, by whatever way, before all have ended or play is closed.
 */
import type { AddressInfo } from 'node:net';
import { newRng } from '@boardroom/kernel';
import type { News, OwnData, Room, TableLine } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { guest, must, playOn } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('one luck', (database) => {
  let built: Built;
  let base: string;
  const calls: string[] = [];
  beforeAll(async () => {
    built = await buildApp({
      storage: await database.open(),
      catalogue,
      limits: NO_LIMITS,
      hooks: {
        allowed: ['https://hooks.example/'],
        fetch: async (_url, init) => {
          calls.push(String(init!.body));
          return new Response();
        },
      },
    });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const idOf = async (room: TestClass, who: Pupil): Promise<string> =>
    (await room.seen(who)).table!;

  /** Two tables of two at play; the first has ended. */
  const oneEnded = async () => {
    const room = await openClass(built.app);
    const pupils = (await room.joinAll(4)) as [Pupil, Pupil, Pupil, Pupil];
    const [ada, ben, cy] = pupils;
    must(await ada.post('/api/me/hooks', { url: 'https://hooks.example/ada' }));
    await room.go('play');
    const first = await idOf(room, ada);
    const second = await idOf(room, cy);
    const { seeds } = await built.services.workshops.look(room.at.split('/').at(-1)!, (w) => w);
    const stream = await listen(ada, first);
    await playOn(newRng(3), [ada, ben], first);
    // The workshop hears of the end a moment later.
    await expect.poll(async () => (await room.view()).tables[0]!.ended).toBe(true);
    return { room, pupils, first, second, seed: seeds['play']!, stream };
  };
  const listen = async (who: Guest, table: string): Promise<() => string> => {
    const response = await fetch(`${base}/api/tables/${table}/events?want=changes,legal,asides`, {
      headers: { authorization: `Bearer ${who.token}`, accept: 'application/x-ndjson' },
    });
    let heard = '';
    const decoder = new TextDecoder();
    void (async () => {
      for await (const part of response.body!) heard += decoder.decode(part as Uint8Array);
    })().catch(() => {});
    return () => heard;
  };

  test('nothing of a table that has ended gets out before the others have ended', async () => {
    const { room, pupils, first, second, seed, stream } = await oneEnded();
    const [ada, , cy, dan] = pupils;
    const at = `/api/tables/${first}`;
    const outs: unknown[] = [];
    const eve = await guest(built.app, 'Eve');

    const news = must(await ada.get<News>(`${at}/events`));
    expect(news.now).toEqual({ asked: [], undo: 0, over: true });
    expect(news.room).toMatchObject({ status: 'over', sealed: true });
    // The last move told nothing of how it ended.
    expect(news.items.at(-1)).not.toHaveProperty('events');
    const visit = must(await room.trainer.get<News>(`${room.at}/tables/1/events`));
    expect(visit.now).toEqual({ asked: [], undo: 0, over: true });
    expect(visit.room).not.toHaveProperty('code');
    outs.push(news, visit);

    for (const who of [ada, cy, room.trainer, eve]) {
      const record = await who.get(`${at}/record`);
      expect([who === eve, record.body.code]).toEqual([who === eve, 'sealed']);
      outs.push(record.body);
    }
    expect(await code(ada.post(`${at}/rematch`))).toBe('sealed');
    expect(await code(cy.get(`${at}/events`))).toBe('no-spectators');
    expect(await code(eve.get(`${at}/events`))).toBe('no-spectators');
    expect(await code(eve.get(at))).toBe('no-spectators');
    outs.push(must(await ada.get<Room>(at)));

    const mine = must(await ada.get<{ tables: TableLine[] }>('/api/me/tables'));
    expect(mine.tables).toMatchObject([{ id: first, status: 'over' }]);
    const own = must(await ada.get<OwnData>('/api/me/export'));
    const theirs = must(await room.trainer.get<OwnData>('/api/me/export'));
    outs.push(mine, own, theirs);

    const views = [
      await room.view(),
      await room.seen(ada),
      await room.seen(dan),
      await room.wall(),
    ];
    expect(views.map(({ seeds }) => seeds)).toEqual([{}, {}, {}, {}]);
    expect(await room.seen(ada)).toMatchObject({ waiting: true });
    expect(await room.seen(dan)).toMatchObject({ waiting: false });
    outs.push(views, calls, stream());

    for (const out of outs) {
      expect(JSON.stringify(out)).not.toContain(seed);
      expect(JSON.stringify(out)).not.toContain('"result"');
    }
    // Whoever knows the commitment can check it later, and know nothing now.
    expect(news.room!.commitment).toBe(views[0]!.commitments['play']);

    await playOn(newRng(4), [cy, dan], second);
    await expect.poll(async () => (await room.view()).seeds['play']).toBe(seed);
    const look = async (): Promise<News> => must(await ada.get<News>(`${at}/events`));
    await expect.poll(async () => (await look()).room!.sealed).toBe(undefined);
    const after = await look();
    expect(after.now).toMatchObject({ over: true, seed, result: { places: expect.any(Array) } });
    // What was kept back is told with the opening.
    expect(after.items.at(-1)).toMatchObject({ type: 'unsealed', events: [{}, expect.anything()] });
    expect((await ada.get(`${at}/record`)).status).toBe(200);
    expect(await code(cy.get(`${at}/record`))).toBe('no-spectators');
    await expect.poll(stream).toContain(seed);
  });

  test('closing play opens all tables, and those that still play end', async () => {
    const { room, pupils, first, second, seed } = await oneEnded();
    await room.order('close');
    const [ada, , cy] = pupils;
    const ended = must(await ada.get<News>(`/api/tables/${first}/events`));
    expect(ended.now).toMatchObject({ over: true, seed });
    const cut = must(await cy.get<News>(`/api/tables/${second}/events`));
    expect(cut.room).toMatchObject({ status: 'closed' });
    expect(cut.room).not.toHaveProperty('sealed');
    expect(JSON.stringify(cut)).not.toContain(seed);
    expect((await room.wall()).seeds).toEqual({ play: seed });
    expect(await code(room.trainer.post(`${room.at}/close`))).toBe('not-in-play');
  });

  test('a table that was closed after its end is sealed all the same', async () => {
    const { pupils, first, seed } = await oneEnded();
    await built.services.tables.act(first, () => ({ do: 'closed' }));
    const news = must(await pupils[0].get<News>(`/api/tables/${first}/events`));
    expect(news.now).toEqual({ asked: [], undo: 0, over: true });
    expect(JSON.stringify(news)).not.toContain(seed);
    expect(await code(pupils[0].get(`/api/tables/${first}/record`))).toBe('sealed');
  });
});
