/** Editions that are handed out by their hash: what may go out, how long it stays, when it is gone. */
import { editionHash } from '@boardroom/kernel';
import type { OwnData, PublishedBox, WholeEdition } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { guest, must } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const DAY = 86_400_000;
/** As the server counts them. */
const KEPT = 400 * DAY;
const [lots] = catalogue as [(typeof catalogue)[number]];
/** The same game under a licence that goes on to whatever is made from it. */
const licensed = {
  ...lots,
  id: 'shared-lots',
  licence: { name: 'CC BY-NC-SA 2.5', url: 'https://example.org/', alike: true },
  game: async () => ({ ...(await lots.game()), id: 'shared-lots' }),
};

describeBoth('published editions', (database) => {
  let built: Built;
  let time = 1000 * DAY;
  let ada: Guest;
  let ben: Guest;
  beforeAll(async () => {
    built = await buildApp({
      storage: await database.open(),
      catalogue: [...catalogue, licensed],
      now: () => time,
      limits: { ...NO_LIMITS, editionsPerPerson: 4, editionBytes: 4000, newEditions: 13 },
    });
    ada = await guest(built.app, 'Ada');
    ben = await guest(built.app, 'Ben', 'red');
  });
  afterAll(() => built.close());

  const draft = (content: unknown, more: object = {}) => ({
    game: 'lots',
    id: 'mine',
    title: 'Risky Lots',
    rules: 1,
    content,
    ...more,
  });
  const put = (who: Guest, body: ReturnType<typeof draft>, texts?: Record<string, never>) =>
    who.put<PublishedBox>(`/api/editions/${editionHash(body.content, texts)}`, {
      ...body,
      ...(texts ? { texts } : {}),
    });
  const code = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  /** As anybody who has the link sees it. */
  const status = async (path: string): Promise<number> => (await built.app.inject(path)).statusCode;

  test('it is out under its hash, once, with what its first publisher says on the box', async () => {
    const content = { lots: [2, 4] };
    const hash = editionHash(content);
    expect(await code(ben.get(`/api/editions/${hash}/box`))).toEqual([404, 'not-published']);
    const body = draft(content, { notes: 'Bid low.', by: 'Mira', licence: 'CC BY 4.0' });
    const first = await put(ada, body);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ hash, title: 'Risky Lots', yours: true, published: time });
    expect((await put(ada, { ...body, title: 'Another' })).body.title).toBe('Risky Lots');
    time += 1000;
    must(await put(ben, draft(content, { title: 'Mine now' })));
    const box = must(await ben.get<PublishedBox>(`/api/editions/${hash}/box`));
    expect(box).toMatchObject({ title: 'Risky Lots', by: 'Mira', notes: 'Bid low.' });
    expect(box).not.toHaveProperty('yours');
    expect(JSON.stringify(box)).not.toContain(ada.id);
    const whole = must(await ben.get<WholeEdition>(`/api/editions/${hash}`));
    expect(whole).toEqual({ game: 'lots', id: 'mine', hash, content });
    // Taken back by the first, it is the other's.
    must(await ada.del(`/api/editions/${hash}`));
    const later = must(await ada.get<PublishedBox>(`/api/editions/${hash}/box`));
    expect(later.title).toBe('Mine now');
    expect(await code(ada.del(`/api/editions/${hash}`))).toEqual([404, 'not-published']);
    must(await ben.del(`/api/editions/${hash}`));
    expect(await status(`/api/editions/${hash}`)).toBe(404);
  });

  test('what is not what it says, cannot be played or is there already stays out', async () => {
    const content = { lots: [3] };
    const wrong = ada.put('/api/editions/0123456789abcdef', draft(content));
    expect(await code(wrong)).toEqual([422, 'wrong-hash']);
    expect(await code(put(ada, draft(content, { rules: 99 })))).toEqual([422, 'other-rules']);
    expect(await code(put(ada, draft(content, { game: 'none' })))).toEqual([404, 'no-game']);
    expect(await code(put(ada, draft({ lots: 'many' })))).toEqual([422, 'unsound-edition']);
    expect(await code(put(ada, draft({ lots: [1], odd: 1 })))).toEqual([422, 'unsound-edition']);
    const classic = await lots.editions['classic']!();
    expect(await code(put(ada, draft(classic)))).toEqual([409, 'edition-of-game']);
    const named = put(ada, draft(content, { id: 'classic' }));
    expect(await code(named)).toEqual([409, 'edition-name-taken']);
    const marked = put(ada, draft(content), { en: { 'ask.bid': 'Pay {x' } } as never);
    expect(await code(marked)).toEqual([422, 'marked-words']);
    const long = draft({ lots: Array.from({ length: 2000 }, () => 1) });
    expect(await code(put(ada, long))).toEqual([413, 'too-large']);
    // One of the largest that are taken is refused for what is wrong with it, not for its size.
    const sized = (bytes: number): object => ({
      odd: 'x'.repeat(bytes - '[{"odd":""},{}]'.length),
    });
    expect(await code(put(ada, draft(sized(4000))))).toEqual([422, 'unsound-edition']);
    expect(await code(put(ada, draft(sized(4001))))).toEqual([413, 'too-large']);
    expect(must(await ada.get('/api/me/editions'))).toEqual({ editions: [] });
    expect(await status(`/api/editions/${editionHash(content)}`)).toBe(404);
  });

  test('the licence of the game goes with every edition of it', async () => {
    const who = await guest(built.app, 'Cleo');
    const body = draft({ lots: [5, 6] }, { game: 'shared-lots' });
    expect(await code(put(who, body))).toEqual([422, 'other-licence']);
    const other = put(who, { ...body, licence: 'CC BY 4.0' } as never);
    expect(await code(other)).toEqual([422, 'other-licence']);
    const same = must(await put(who, { ...body, licence: 'CC BY-NC-SA 2.5' } as never));
    expect(same.licence).toBe('CC BY-NC-SA 2.5');
    const made = draft({ lots: [6, 6] }, { licence: 'my own' });
    expect(await code(put(who, made))).toEqual([422, 'other-licence']);
  });

  test('so many a person, so many a minute', async () => {
    time += 120_000;
    const who = await guest(built.app, 'Dora');
    for (let i = 1; i <= 4; i++) must(await put(who, draft({ lots: [7, i] })));
    expect(await code(put(who, draft({ lots: [7, 9] })))).toEqual([409, 'too-many']);
    must(await who.del(`/api/editions/${editionHash({ lots: [7, 1] })}`));
    for (let i = 0; i < 12; i++) await put(who, draft({ lots: `bad ${i}` }));
    const tired = await put(who, draft({ lots: [7, 9] }));
    expect([tired.status, tired.body.code]).toEqual([429, 'too-often']);
    // Nor as somebody else from the same address.
    const again = await guest(built.app, 'Dora too');
    expect((await put(again, draft({ lots: [7, 9] }))).status).toBe(429);
    time += 120_000;
    must(await put(who, draft({ lots: [7, 9] })));
  });

  test('it stays as long as something uses it: its link, a table; then it is gone', async () => {
    const { storage } = built.services;
    const sweep = (): Promise<number> => storage.dropUnused(time - KEPT);
    const who = await guest(built.app, 'Eve');
    const content = { lots: [8, 8] };
    const hash = editionHash(content);
    must(await put(who, draft(content)));
    time += 399 * DAY;
    expect(await status(`/api/editions/${hash}/box`)).toBe(200);
    time += 399 * DAY;
    await sweep();
    expect(await status(`/api/editions/${hash}`)).toBe(200);
    const host = await guest(built.app, 'Host');
    const table = { game: 'lots', players: 2, edition: 'mine', content };
    const { id } = must(await host.post<{ id: string }>('/api/tables', table));
    time += 500 * DAY;
    await sweep();
    expect(await status(`/api/editions/${hash}/box`)).toBe(200);
    // Opened just now: so it lasts beyond the table.
    await storage.dropTable(id);
    await sweep();
    expect(await status(`/api/editions/${hash}`)).toBe(200);
    time += 401 * DAY;
    expect(await sweep()).toBeGreaterThan(0);
    expect(await status(`/api/editions/${hash}/box`)).toBe(404);
    expect(await status(`/api/editions/${hash}`)).toBe(404);
  });

  test('taken back while it is played, the table goes on; it goes with the table', async () => {
    const who = await guest(built.app, 'Finn');
    const content = { lots: [9, 9] };
    const hash = editionHash(content);
    must(await put(who, draft(content)));
    const table = { game: 'lots', players: 2, edition: 'mine', content };
    const { id } = must(await who.post<{ id: string }>('/api/tables', table));
    must(await who.del(`/api/editions/${hash}`));
    expect(await status(`/api/editions/${hash}/box`)).toBe(404);
    expect(await status(`/api/editions/${hash}`)).toBe(200);
    await built.services.storage.dropTable(id);
    await built.services.storage.dropUnused(0);
    expect(await status(`/api/editions/${hash}`)).toBe(404);
  });

  test('who is forgotten takes their editions along; what they published is in their data', async () => {
    const who = await guest(built.app, 'Gwen');
    const content = { lots: [1, 9] };
    const hash = editionHash(content);
    must(await put(who, draft(content, { by: 'Gwendolyn', notes: 'my own words' })));
    const data = must(await who.get<OwnData>('/api/me/export'));
    expect(data.editions).toMatchObject([{ hash, by: 'Gwendolyn' }]);
    must(await who.del('/api/me'));
    expect(await status(`/api/editions/${hash}/box`)).toBe(404);
    expect(await status(`/api/editions/${hash}`)).toBe(404);
  });
});
