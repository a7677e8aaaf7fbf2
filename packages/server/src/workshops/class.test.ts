/** A class from code to close, as its trainer and its people see it. */
import type { Joined, News, TrainerView } from '@boardroom/protocol';
import { newRng } from '@boardroom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass, USUAL } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { guest, must, playOn, withToken } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('a class', (database) => {
  let built: Built;
  beforeAll(async () => {
    built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
  });
  afterAll(() => built.close());
  const open = (more: object = {}): Promise<TestClass> => openClass(built.app, more);
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const tableOf = async (room: TestClass, who: Pupil) =>
    `/api/tables/${(await room.seen(who)).table!}`;

  test('people join by the code and get seats, table after table', async () => {
    const room = await open({ players: 2 });
    const [ada, ben, cy] = await room.joinAll(3);
    expect([ada, ben, cy].map((who) => who!.joined.place)).toEqual([
      { table: 1, seat: 0 },
      { table: 1, seat: 1 },
      { table: 2, seat: 0 },
    ]);
    expect(await room.seen(ben!)).toMatchObject({
      role: 'participant',
      name: 'Pupil 2',
      seats: ['Pupil 1', 'Pupil 2'],
      people: 3,
      stage: 'gather',
    });
    expect((await room.wall()).tables).toEqual([
      { number: 1, seats: ['Pupil 1', 'Pupil 2'], ended: false },
      { number: 2, seats: ['Pupil 3', null], ended: false },
    ]);
    const found = await withToken(built.app, '').get<object>(`/api/codes/${room.code}`);
    expect(found.body).toEqual({ workshop: room.at.split('/').at(-1) });
  });

  test('a name that is taken gets a digit, a rude one is replaced, none is made up', async () => {
    const room = await open();
    const first = await room.join('Ada');
    expect((await room.join('adá')).joined).toMatchObject({ name: 'adá 2', renamed: 'taken' });
    const rude = await room.join('F.u.c.k');
    expect(rude.joined.renamed).toBe('rude');
    expect(rude.joined.name).toMatch(/^\w+ \w+$/);
    expect((await room.join()).joined).not.toHaveProperty('renamed');
    expect(first.joined).not.toHaveProperty('renamed');
    must(await room.trainer.put(`${room.at}/people/1/name`, {}));
    expect((await room.seen(first)).name).not.toBe('Ada');
  });

  test('who is in comes back on the same device, and on another by name and key', async () => {
    const room = await open();
    const [ada] = await room.joinAll(2);
    const again = must(await ada!.post<Joined>('/api/workshops/join', { code: room.code }));
    expect(again).toMatchObject({ member: 1, name: 'Pupil 1', place: { table: 1, seat: 0 } });
    const other = withToken(built.app, '');
    const wanted = { code: room.code, name: 'pupil 1', token: true };
    const rejoin = '/api/workshops/rejoin';
    expect(await code(other.post(rejoin, { ...wanted, key: ada!.joined.key }))).toBe('wrong-key');
    expect(await code(other.post(rejoin, { ...wanted, name: 'Pupil 2', key: again.key }))).toBe(
      'wrong-key',
    );
    await room.go('play');
    const table = await tableOf(room, ada!);
    const back = must(await other.post<Joined>(rejoin, { ...wanted, key: again.key }));
    expect(back).toMatchObject({ member: 1, name: 'Pupil 1', place: { table: 1, seat: 0 } });
    expect(await code(ada!.get(room.at))).toBe('bad-token');
    const anew = withToken(built.app, back.token!);
    must(await anew.post(`${table}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
    expect((await room.view()).members).toHaveLength(2);
  });

  test('the trainer forms tables: by hand, evenly, and not once play has begun', async () => {
    const room = await open({ players: 4 });
    await room.joinAll(5);
    await room.order('seating', { how: 'even' });
    const places = async () => (await room.view()).members.map(({ place }) => place!.table);
    expect(await places()).toEqual([1, 2, 1, 2, 1]);
    must(await room.trainer.put(`${room.at}/people/1/place`, { table: 2, seat: 0 }));
    // Two changes places with one.
    expect(await places()).toEqual([2, 1, 1, 2, 1]);
    expect(await code(room.trainer.put(`${room.at}/people/1/place`, { table: 9 }))).toBe(
      'no-table',
    );
    expect(await code(room.trainer.put(`${room.at}/people/9/place`, { table: 1 }))).toBe(
      'no-member',
    );
    await room.go('play');
    expect(await code(room.trainer.put(`${room.at}/people/1/place`, { table: 1 }))).toBe(
      'play-begun',
    );
  });

  test('play sets every table with one luck, bots in the seats nobody has', async () => {
    const room = await open({ players: 3 });
    const [ada, , , dan] = await room.joinAll(4);
    await room.go('play');
    const tables = [await tableOf(room, ada!), await tableOf(room, dan!)];
    const news = await Promise.all(
      [ada!, dan!].map(async (who, i) => must(await who.get<News>(`${tables[i]!}/events`))),
    );
    const { commitments } = await room.view();
    for (const [i, { room: at, now }] of news.entries()) {
      expect(at).toMatchObject({ status: 'playing', sealed: true, workshop: { number: i + 1 } });
      expect(at!.commitment).toBe(commitments['play']);
      expect(at).not.toHaveProperty('code');
      expect((now!.view as { lot: number }).lot).toBe((news[0]!.now!.view as never)['lot']);
    }
    expect(news[1]!.room!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(commitments['practice']).not.toBe(commitments['play']);
    const { tables: tiles } = await room.view();
    expect(tiles).toMatchObject([
      { number: 1, status: 'playing', moves: 0, asked: [{ kind: 'bid' }, {}, {}] },
      { number: 2, seats: [{ member: 4, bot: false }, { bot: true }, { bot: true }] },
    ]);
  });

  test('who comes late takes a bot’s seat; who leaves gets it back', async () => {
    const room = await open({ players: 3 });
    const [ada] = await room.joinAll(2);
    await room.go('play');
    const late = await room.join('Late');
    expect(late.joined.place).toEqual({ table: 1, seat: 2 });
    const table = await tableOf(room, ada!);
    must(await late.post(`${table}/seats/2/moves`, { move: { type: 'bid', coins: 1 } }));
    const later = await room.join('Later');
    expect(later.joined.place).toBeNull();
    expect(await room.seen(later)).not.toHaveProperty('table');
    expect(await code(ada!.del(`${table}/seats/0`))).toBe('class-seat');
    must(await ada!.post(`${room.at}/leave`));
    const seats = async () =>
      must(await late.get<News>(`${table}/events`)).room!.seats.map(({ kind }) => kind);
    expect(await seats()).toEqual(['bot', 'person', 'person']);
    expect(await code(ada!.put(`${table}/seats/0`))).toBe('class-seat');
    must(await ada!.post('/api/workshops/join', { code: room.code }));
    expect(await seats()).toEqual(['person', 'person', 'person']);
    must(await ada!.post(`${room.at}/leave`));
    must(await later.post('/api/workshops/join', { code: room.code }));
    // The seat is somebody's now: who left it waits for another.
    const { place } = must(await ada!.post<Joined>('/api/workshops/join', { code: room.code }));
    expect(place).toBeNull();
  });

  test('a bot sits in and hands back; who is taken out stays out', async () => {
    const room = await open();
    const [ada, ben] = await room.joinAll(2);
    expect(await code(room.trainer.put(`${room.at}/people/1/stand-in`, { bot: true }))).toBe(
      'not-in-play',
    );
    await room.go('play');
    const table = await tableOf(room, ada!);
    const bid = { move: { type: 'bid', coins: 1 } };
    must(await room.trainer.put(`${room.at}/people/1/stand-in`, { bot: true }));
    expect(await code(ada!.post(`${table}/seats/0/moves`, bid))).toBe('a-bot-plays');
    // They come back by themselves.
    must(await ada!.post(`${table}/seats/0/bot`, { bot: null }));
    must(await ada!.post(`${table}/seats/0/moves`, bid));
    must(await room.trainer.del(`${room.at}/people/2`));
    expect(await code(ben!.get(room.at))).toBe('not-attending');
    expect(await code(ben!.post('/api/workshops/join', { code: room.code }))).toBe('removed');
    expect(await code(ben!.get(`${table}/events`))).toBe('no-spectators');
  });

  test('pauses all or one, skips a stuck decision, speaks to all or one', async () => {
    const room = await open();
    const [ada, ben, cy] = await room.joinAll(3);
    expect(await code(room.trainer.post(`${room.at}/pause`))).toBe('not-in-play');
    await room.go('play');
    const paused = async () => (await room.view()).tables.map(({ status }) => status);
    await room.order('pause');
    expect(await paused()).toEqual(['paused', 'paused']);
    await room.order('resume', { tables: [2] });
    expect(await paused()).toEqual(['paused', 'playing']);
    const skip = (number: number, seat: number, body = {}) =>
      room.trainer.post(`${room.at}/tables/${number}/seats/${seat}/skip`, body);
    expect(await code(skip(1, 0))).toBe('paused');
    await room.order('resume');
    expect(await paused()).toEqual(['playing', 'playing']);
    must(await skip(1, 0, { moves: 0 }));
    expect(await code(skip(1, 0))).toBe('stale');
    expect(await code(skip(1, 1, { moves: 0 }))).toBe('stale');
    expect(await code(skip(7, 0))).toBe('no-table');
    await room.order('messages', { text: 'Five minutes.', key: 'a' });
    await room.order('messages', { text: 'Five minutes.', key: 'a' });
    await room.order('messages', { text: 'Well done.', to: 2 });
    expect((await room.seen(ada!)).said.map(({ text }) => text)).toEqual(['Five minutes.']);
    expect((await room.seen(ben!)).said).toHaveLength(2);
    const table = await tableOf(room, cy!);
    const { items } = must(await cy!.get<News>(`${table}/events`));
    expect(items.filter(({ type }) => type === 'said')).toMatchObject([
      { text: 'Five minutes.', name: 'Tess' },
    ]);
    const first = must(await ada!.get<News>(`${await tableOf(room, ada!)}/events`));
    expect(first.items.find(({ type }) => type === 'moved')).toMatchObject({ by: 'host', seat: 0 });
  });

  test('practice is cleared with one step; play is left only when it is closed', async () => {
    const room = await open();
    const [ada, ben] = await room.joinAll(2);
    await room.go('practice');
    const practice = await tableOf(room, ada!);
    must(await ada!.post(`${practice}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
    await room.go('play');
    const table = await tableOf(room, ada!);
    expect(table).not.toBe(practice);
    expect(must(await ada!.get<News>(`${practice}/events`)).room!.status).toBe('closed');
    expect(await code(room.trainer.post(`${room.at}/stage`, { stage: 'debrief' }))).toBe('play-on');
    expect(await code(room.trainer.post(`${room.at}/stage`, { stage: 'nowhere' }))).toBe(
      'no-stage',
    );
    await playOn(newRng(1), [ada!, ben!], table.split('/').at(-1)!, 3);
    await room.go('debrief', true);
    expect(must(await ada!.get<News>(`${table}/events`)).room!.status).toBe('closed');
    expect(await code(room.trainer.post(`${room.at}/stage`, { stage: 'play' }))).toBe('stage-over');
    await room.go('close');
    expect(await code(room.trainer.post(`${room.at}/stage`, { stage: 'gather' }))).toBe(
      'workshop-closed',
    );
    expect(
      await code(withToken(built.app, '').post('/api/workshops/join', { code: room.code })),
    ).toBe('workshop-closed');
  });

  test('the plan may change from here on, and nothing begins without people', async () => {
    const room = await open();
    expect(await code(room.trainer.post(`${room.at}/stage`, { stage: 'play' }))).toBe(
      'nobody-here',
    );
    const [first, ...rest] = USUAL.plan!;
    const second = { id: 'again', kind: 'play' } as const;
    must(await room.trainer.put(`${room.at}/plan`, { plan: [first, ...rest, second] }));
    expect(Object.keys((await room.view()).commitments).toSorted()).toEqual([
      'again',
      'play',
      'practice',
    ]);
    expect(await code(room.trainer.put(`${room.at}/plan`, { plan: rest }))).toBe('plan-in-use');
    expect(await code(room.trainer.put(`${room.at}/plan`, { plan: [first, first] }))).toBe(
      'bad-request',
    );
  });

  test('a second trainer by invitation; only who set it up deletes it', async () => {
    const room = await open();
    const uma = await guest(built.app, 'Uma');
    const [ada] = await room.joinAll(1);
    expect(await code(uma.get(room.at))).toBe('not-attending');
    const { invite } = must(await room.trainer.post<{ invite: string }>(`${room.at}/invite`));
    must(await uma.post(`${room.at}/trainers`, { invite }));
    const more = await guest(built.app, 'More');
    expect(await code(more.post(`${room.at}/trainers`, { invite }))).toBe('no-invite');
    expect(must(await uma.get<TrainerView>(room.at)).role).toBe('trainer');
    expect(await code(uma.del(room.at))).toBe('not-owner');
    expect(await code(ada!.del(room.at))).toBe('not-trainer');
    expect(await code(uma.post('/api/workshops/join', { code: room.code }))).toBe('a-trainer');
    must(await room.trainer.del(`${room.at}/trainers/${uma.id}`));
    expect(await code(uma.get(room.at))).toBe('not-attending');
  });

  test('set up twice with one key it is there once, and its settings run it again', async () => {
    const tess = await guest(built.app, 'Tess');
    const wanted = { ...USUAL, key: 'once' };
    const first = await tess.post<TrainerView>('/api/workshops', wanted);
    const second = await tess.post<TrainerView>('/api/workshops', wanted);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
    const other = { ...wanted, title: 'Another' };
    expect(await code(tess.post('/api/workshops', other))).toBe('key-reused');
    const again = must(await tess.post<TrainerView>('/api/workshops', first.body.settings));
    expect(again.settings).toEqual(first.body.settings);
    const mine = must(await tess.get<{ workshops: object[] }>('/api/me/workshops'));
    expect(mine.workshops).toMatchObject([{ role: 'trainer' }, { role: 'trainer' }]);
    expect(await code(tess.post('/api/workshops', { ...USUAL, bot: 'nonsense' }))).toBe('no-bot');
    expect(await code(tess.post('/api/workshops', { ...USUAL, players: 9 }))).not.toBe(undefined);
  });
});
