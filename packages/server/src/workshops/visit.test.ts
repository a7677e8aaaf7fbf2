/** A trainer at one table: seen by it, looking behind its cards, helping; and all tables at a glance. */
import type { AddressInfo } from 'node:net';
import type { BoardNews, Looked, News } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../client/src/index.ts';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { must, withToken } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('a trainer at a table', (database) => {
  let built: Built;
  let base: string;
  let time = 1_800_000_000_000;
  beforeAll(async () => {
    const storage = await database.open();
    built = await buildApp({ storage, catalogue, limits: NO_LIMITS, now: () => time++ });
    await built.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const begin = async (more: object = {}, people = 4) => {
    const room = await openClass(built.app, more);
    const all = await room.joinAll(people);
    await room.go('play');
    const tables: string[] = [];
    for (const who of all) tables.push((await room.seen(who)).table ?? '');
    return { room, all, tables };
  };
  const bid = (who: Pupil, table: string, coins: number) =>
    who.post(`/api/tables/${table}/seats/${who.joined.place!.seat}/moves`, {
      move: { type: 'bid', coins },
    });
  const items = async (who: Pupil, table: string) =>
    must(await who.get<News>(`/api/tables/${table}/events`)).items;
  const stream = async (
    room: TestClass,
    path: string,
  ): Promise<{ read(): string; end(): void }> => {
    const closing = new AbortController();
    const answer = await fetch(`${base}${room.at}/${path}`, {
      headers: {
        authorization: `Bearer ${room.trainer.token}`,
        accept: 'application/x-ndjson',
      },
      signal: closing.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    void (async () => {
      for await (const part of answer.body!) text += decoder.decode(part, { stream: true });
    })().catch(() => {});
    return { read: () => text, end: () => closing.abort() };
  };

  test('a visit is announced at the table as long as it lasts; a glance is not', async () => {
    const { room, all, tables } = await begin();
    const here: (readonly number[])[] = [];
    const client = connect({ base, token: all[0]!.token });
    const following = client.table(tables[0]!).follow({
      onNews: (news) => news.here && here.push(news.here),
    });
    await expect.poll(() => here.at(-1)).toEqual([0]);
    const glance = await stream(room, 'tables/1/events');
    const visit = await stream(room, 'tables/1/events?visit=true');
    // Two seats, and after them whoever visits.
    await expect.poll(() => here.at(-1)).toEqual([0, 2]);
    visit.end();
    await expect.poll(() => here.at(-1), { timeout: 5000 }).toEqual([0]);
    glance.end();
    following.close();
    expect((await room.view()).tables[0]!.seats).toHaveLength(2);
  });

  test('to look behind the cards is told at the table and kept; the deck stays shut', async () => {
    const { room, all, tables } = await begin();
    const [ada, ben] = all as [Pupil, Pupil];
    must(await bid(ada, tables[0]!, 3));
    const look = (seat: number) => room.trainer.post<Looked>(`${room.at}/tables/1/look`, { seat });
    const { view } = must(await look(0)) as unknown as { view: Record<string, number[]> };
    // The bid is sealed to all but its seat.
    expect(view['bids']).toEqual([3, -1]);
    expect(view['coins']![1]).toBe(-1);
    expect(view['deck']!.every((lot) => lot === -1)).toBe(true);
    for (const who of [ada, ben])
      expect((await items(who, tables[0]!)).at(-1)).toMatchObject({
        type: 'looked',
        seat: 0,
        name: 'Tess',
      });
    const id = room.at.split('/').at(-1)!;
    expect((await built.services.workshops.entries(id)).at(-1)).toMatchObject({
      did: { do: 'looked', table: 1, seat: 0 },
      by: room.trainer.id,
    });
    expect(await code(look(7))).toBe('no-seat');
    await room.order('close');
    expect(await code(look(0))).toBe('not-playing');
  });

  test('all boards in one stream: what everybody may see, the last of it first', async () => {
    const { room, all, tables } = await begin();
    const boards = await stream(room, 'boards?tables=1,2');
    const lines = (): BoardNews[] =>
      boards
        .read()
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as BoardNews]));
    await expect.poll(lines).toHaveLength(2);
    expect(lines().map(({ table, news }) => [table, news.seat])).toEqual([
      [1, -1],
      [2, -1],
    ]);
    must(await bid(all[2]!, tables[2]!, 4));
    await expect.poll(() => lines().some(({ news }) => news.items[0]?.type === 'moved')).toBe(true);
    const { table, news } = lines().find((line) => line.news.items[0]?.type === 'moved')!;
    expect(table).toBe(2);
    // Sealed: that there is a bid, and no more.
    expect((news.now!.view as { bids: number[] }).bids).toEqual([0, -1]);
    boards.end();
    const once = must(await room.trainer.get<BoardNews[]>(`${room.at}/boards`));
    expect(once.map((each) => each.table)).toEqual([1, 2]);
    expect(await code(room.trainer.get(`${room.at}/boards?tables=9`))).toBe('no-table');
    expect((await room.trainer.get(`${room.at}/boards?tables=x`)).status).toBe(400);
  });

  test('the trainer gives time, speaks to one table, and takes back no more than who moved could', async () => {
    const { room, all, tables } = await begin({ clock: { kind: 'decision', seconds: 60 } });
    const [ada, ben, cy] = all as [Pupil, Pupil, Pupil];
    const table = tables[0]!;
    const takeback = () => room.trainer.post(`${room.at}/tables/1/takeback`);
    expect(await code(takeback())).toBe('no-takeback');
    must(await bid(ada, table, 2));
    // Sealed answers are not for taking back, by nobody.
    expect(await code(takeback())).toBe('no-takeback');
    const left = async () =>
      must(await ben.get<News>(`/api/tables/${table}/events`)).now!.clock!.left[1]!;
    const before = await left();
    const more = (seat: number) => room.trainer.post(`${room.at}/tables/1/seats/${seat}/time`, {});
    must(await more(1));
    expect(await left()).toBeGreaterThan(before + 50_000);
    expect(await code(more(5))).toBe('no-seat');
    await room.order('messages', { text: 'Only for table 1', table: 1 });
    expect((await items(ada, table)).at(-1)).toMatchObject({ text: 'Only for table 1' });
    expect((await room.seen(ada)).said).toHaveLength(1);
    expect((await room.seen(cy)).said).toEqual([]);
    expect(await code(room.trainer.post(`${room.at}/messages`, { text: 'x', table: 9 }))).toBe(
      'no-table',
    );
    const plain = await begin();
    expect(await code(room.trainer.post(`${plain.room.at}/tables/1/seats/0/time`))).toBe(
      'not-trainer',
    );
  });

  test('tiles tell what is usual, who is waited for, and what is unclear', async () => {
    const { room, all, tables } = await begin();
    const [ada, ben] = all as [Pupil, Pupil];
    for (let round = 0; round < 3; round++) {
      must(await bid(ada, tables[0]!, 1));
      time += 1000;
      must(await bid(ben, tables[0]!, 0));
      must(
        await ada.post(`/api/tables/${tables[0]!}/seats/0/moves`, {
          move: { type: 'scrap', lots: [] },
        }),
      );
    }
    const tile = async () => (await room.view()).tables[0]!;
    expect((await tile()).seats[1]!.usual).toBeGreaterThanOrEqual(1000);
    const puzzled = (count: number) =>
      ada.post(`${room.at}/puzzled`, { code: 'too-dear', facts: { price: 9 }, count });
    must(await puzzled(3));
    must(await puzzled(9));
    expect(await tile()).toMatchObject({ unclear: { code: 'too-dear', count: 3 } });
    time += 11_000;
    must(await puzzled(4));
    expect((await tile()).unclear).toEqual({ code: 'too-dear', facts: { price: 9 }, count: 7 });
    time += 300_000;
    expect(await tile()).not.toHaveProperty('unclear');
    expect((await ada.post(`${room.at}/puzzled`, { code: '<b>', count: 1 })).status).toBe(400);
  });

  test('who has no seat watches one table, and no other', async () => {
    const { room } = await begin({}, 4);
    const late = await room.join('Late');
    expect(late.joined.place).toBeNull();
    expect(await room.seen(late)).toMatchObject({ watch: 1 });
    const events = (table: number) => late.get<News>(`${room.at}/tables/${table}/events`);
    expect(must(await events(1))).toMatchObject({ seat: -1 });
    expect(await code(events(2))).toBe('not-trainer');
    const nobody = withToken(built.app, '');
    expect((await nobody.get(`${room.at}/tables/1/events`)).status).toBe(401);
  });

  test('the wall shows how far tables have come, and nothing else of them', async () => {
    const { room } = await begin();
    const { tables, rounds } = await room.wall();
    expect(rounds).toBe(9);
    expect(tables).toMatchObject([
      { round: 1, gate: false },
      { round: 1, gate: false },
    ]);
    expect(JSON.stringify(tables)).not.toMatch(/score|asked|here/);
  });
});
