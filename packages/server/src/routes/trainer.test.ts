/** A host without a seat: sees what everybody may, speaks, pauses, and has the code. */
import type { AddressInfo } from 'node:net';
import type { News, Room } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('a host without a seat', (database) => {
  let built: Built;
  let [trainer, ada, ben, eve]: Guest[] = [];
  let at: string;
  beforeAll(async () => {
    built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    [trainer, ada, ben, eve] = await Promise.all(
      ['Trainer', 'Ada', 'Ben', 'Eve'].map((name) => guest(built.app, name)),
    );
    const setting = { game: 'lots', players: 2, sit: false, chat: false };
    const room = must(await trainer!.post<Room>('/api/tables', setting));
    at = `/api/tables/${room.id}`;
    for (const [seat, who] of [ada!, ben!].entries()) {
      must(await who.put(`${at}/seats/${seat}`));
      must(await who.post(`${at}/seats/${seat}/ready`));
    }
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

  test('sees what everybody may see, though nobody may watch, and has the code', async () => {
    must(await ada!.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 3 } }));
    const seen = must(await trainer!.get<News>(`${at}/events`));
    expect(seen).toMatchObject({ seat: -1, now: { view: { coins: [-1, -1], bids: [0, -1] } } });
    expect(seen.now).not.toHaveProperty('legal');
    expect(seen.room!.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(must(await trainer!.get<Room>(at)).code).toBe(seen.room!.code);
    const wall = must(await trainer!.get<News>(`${at}/events?eyes=public`));
    expect(wall.room).not.toHaveProperty('code');
    expect(await code(eve!.get(`${at}/events`))).toBe('no-spectators');
  });

  test('speaks to all, pauses and goes on', async () => {
    must(await trainer!.post(`${at}/chat`, { text: 'Five minutes left.', key: 'once' }));
    must(await trainer!.post(`${at}/chat`, { text: 'Five minutes left.', key: 'once' }));
    const { items } = must(await ben!.get<News>(`${at}/events`));
    expect(items.filter(({ type }) => type === 'said')).toMatchObject([
      { seat: -1, name: 'Trainer', text: 'Five minutes left.' },
    ]);
    expect(JSON.stringify(items)).not.toContain(trainer!.id);
    expect(await code(trainer!.post(`${at}/chat`, { text: 'psst', to: 1 }))).toBe('no-whisper');
    expect(await code(ada!.post(`${at}/chat`, { text: 'hello' }))).toBe('no-talk');
    expect(await code(eve!.post(`${at}/chat`, { text: 'hello' }))).toBe('not-seated');
    must(await trainer!.post(`${at}/pause`));
    must(await trainer!.post(`${at}/resume`));
    expect(
      await code(trainer!.post(`${at}/seats/1/moves`, { move: { type: 'bid', coins: 1 } })),
    ).toBe('not-your-seat');
  });

  test('who hands the table over sees it no more', async () => {
    const { port } = built.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${at}/events`, {
      headers: { authorization: `Bearer ${trainer!.token}`, accept: 'application/x-ndjson' },
    });
    const reader = response.body!.getReader();
    await reader.read();
    must(await trainer!.post(`${at}/host`, { person: ada!.id }));
    while (!(await reader.read()).done);
    expect(await code(trainer!.get(`${at}/events`))).toBe('no-spectators');
  });
});
