import { editionHash, isRefusal, parseRecord, replay } from '@boardroom/kernel';
import type { News, Room, TableLine, WholeEdition } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('editions', (database) => {
  let built: Built;
  let ada: Guest;
  let ben: Guest;
  beforeAll(async () => {
    built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
    ada = await guest(built.app, 'Ada');
    ben = await guest(built.app, 'Ben', 'red');
  });
  afterAll(() => built.close());
  const wish = { game: 'lots', players: 2, listed: true };
  const open = (more: object): ReturnType<typeof ada.post<Room>> =>
    ada.post<Room>('/api/tables', { ...wish, ...more });
  const refusalOf = async (more: object): Promise<unknown> => {
    const { status, body } = await open(more);
    return [status, (body as unknown as { code: string }).code];
  };

  test('a content of one’s own never carries the name of one of the game’s editions', async () => {
    const content = { lots: [7] };
    expect(await refusalOf({ edition: 'classic', content })).toEqual([409, 'edition-name-taken']);
    const room = must(await open({ content }));
    expect(room.edition).toMatchObject({ id: 'own', hash: editionHash(content) });
    expect(room.edition.own).toMatchObject({ base: 'classic', words: 0 });
    expect(room.edition.own!.changes).toBeGreaterThan(0);
    const { tables } = must(await ben.get<{ tables: TableLine[] }>('/api/tables'));
    expect(tables.find(({ id }) => id === room.id)?.edition).toEqual(room.edition);
  });

  test('the game’s own content is that edition, whatever it is called', async () => {
    const content = await catalogue[0]!.editions['classic']!();
    const room = must(await open({ edition: 'mine', content }));
    expect(room.edition).toEqual({ id: 'classic', hash: editionHash(content) });
    expect(await refusalOf({ edition: 'mine' })).toEqual([404, 'no-edition']);
  });

  test('an edition is served by its hash, for ever the same', async () => {
    const content = { lots: [3, 1] };
    const texts = { en: { 'ask.bid': 'Name your price' } };
    const room = must(await open({ edition: 'worded', content, texts }));
    expect(room.edition.own?.words).toBe(1);
    const { hash } = room.edition;
    const answer = await built.app.inject(`/api/editions/${hash}`);
    expect(answer.headers['cache-control']).toContain('immutable');
    const whole = answer.json<WholeEdition>();
    expect(whole).toEqual({ game: 'lots', id: 'worded', hash, content, texts });
    expect(editionHash(whole.content, whole.texts)).toBe(hash);
    const classic = must(await open({})).edition;
    expect(must(await ben.get(`/api/editions/${classic.hash}`))).toMatchObject({ id: 'classic' });
    expect((await ben.get('/api/editions/0123456789abcdef')).status).toBe(404);
  });

  test('the record carries an edition of one’s own and replays without the server', async () => {
    const content = { lots: [1] };
    const id = await startTable([ada, ben], { edition: 'short', content });
    const at = `/api/tables/${id}`;
    must(await ada.post(`${at}/seats/0/moves`, { move: { type: 'bid', coins: 0 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'bid', coins: 1 } }));
    must(await ben.post(`${at}/seats/1/moves`, { move: { type: 'scrap', lots: [] } }));
    const record = parseRecord(must(await ada.get<string>(`${at}/record`)));
    if (isRefusal(record)) throw new Error(record.code);
    expect(record.own).toMatchObject({ id: 'short', content });
    const game = await catalogue[0]!.game();
    expect(replay(game, null, record)).not.toHaveProperty('code');
  });

  test('fields that nothing reads are refused, and nothing is set', async () => {
    expect(await refusalOf({ plyers: 3 })).toEqual([400, 'bad-request']);
    expect(await refusalOf({ options: { coin: 3 } })).toEqual([422, 'bad-options']);
    expect(await refusalOf({ content: { lots: [1], padding: 'x' } })).toEqual([422, 'bad-edition']);
  });

  test('a seed given by the host decides all chance, is said to be given, and is not shown', async () => {
    const content = { lots: [1, 2, 3, 4, 5, 6, 7, 8] };
    const first: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const id = await startTable([ada, ben], { edition: 'long-one', content, seed: 'SAME-LUCK' });
      const news = must(await ben.get<News>(`/api/tables/${id}/events`));
      expect(news.room).toMatchObject({ seeded: true });
      expect(JSON.stringify(news)).not.toContain('SAME-LUCK');
      expect(must(await ada.get<Room>(`/api/tables/${id}`))).not.toHaveProperty('seed');
      first.push((news.now!.view as { lot: number }).lot);
    }
    expect(new Set(first).size).toBe(1);
    expect(must(await open({}))).toMatchObject({ seeded: false });
  });
});
