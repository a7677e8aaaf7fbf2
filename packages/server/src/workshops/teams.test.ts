/** Seats that teams hold: who may play, what is proposed and said, and that nobody else learns of it. */
import type { News, TeamNow } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { timeUp } from '../table/acts.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass, USUAL } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { must } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const bid = (coins: number) => ({ type: 'bid', coins });

describeBoth('team seats', (database) => {
  let built: Built;
  beforeAll(async () => {
    built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

  interface Teams {
    readonly room: TestClass;
    readonly all: Pupil[];
    readonly id: string;
    /** Address of the first seat. */
    readonly at: string;
    propose(who: Guest, coins: number, text?: string): ReturnType<Guest['post']>;
    agree(who: Guest, proposal: number, agree?: boolean): ReturnType<Guest['put']>;
    play(who: Guest, proposal: number): ReturnType<Guest['post']>;
    news(who: Guest): Promise<News>;
    team(who?: Guest): Promise<TeamNow>;
  }

  /** Six people at one table: seats 0 and 1 are teams of three. */
  const begin = async (rule: string, more: object = {}, people = 6): Promise<Teams> => {
    const room = await openClass(built.app, { team: { rule, size: 3 } as never, ...more });
    const all = await room.joinAll(people);
    await room.go('play');
    const id = (await room.seen(all[0]!)).table!;
    const at = `/api/tables/${id}/seats/0`;
    const news = async (who: Guest): Promise<News> =>
      must(await who.get<News>(`/api/tables/${id}/events`));
    return {
      room,
      all,
      id,
      at,
      news,
      propose: (who, coins, text) =>
        who.post(`${at}/proposals`, { move: bid(coins), ...(text ? { text } : {}) }),
      agree: (who, proposal, agree = true) => who.put(`${at}/proposals/${proposal}`, { agree }),
      play: (who, proposal) => who.post(`${at}/proposals/${proposal}/play`),
      team: async (who = all[0]!) => (await news(who)).team!,
    };
  };

  test('people fill a seat together; everybody sees who holds it', async () => {
    const { room, all, news } = await begin('anyone', {}, 5);
    expect(all.map(({ joined }) => joined.place!.seat)).toEqual([0, 0, 0, 1, 1]);
    const [name, other] = (await room.seen(all[0]!)).seats;
    expect(await room.seen(all[1]!)).toMatchObject({
      place: { table: 1, seat: 0 },
      mates: ['Pupil 1', 'Pupil 3'],
      team: { size: 3, rule: 'anyone', devices: 'own' },
    });
    expect((await room.wall()).tables).toMatchObject([
      {
        seats: [name, other],
        people: [
          ['Pupil 1', 'Pupil 2', 'Pupil 3'],
          ['Pupil 4', 'Pupil 5'],
        ],
      },
    ]);
    const { room: at, seat } = await news(all[2]!);
    expect(seat).toBe(0);
    expect(at!.seats[0]).toMatchObject({
      kind: 'person',
      name,
      person: all[0]!.id,
      team: { rule: 'anyone', people: [{ name: 'Pupil 1' }, { person: all[1]!.id }, {}] },
    });
    expect((await room.view()).tables[0]!.seats).toMatchObject([
      { member: 1, members: [1, 2, 3] },
      { member: 4, members: [4, 5] },
    ]);
    const mine = must(await all[2]!.get<{ tables: object[] }>('/api/me/tables'));
    expect(mine.tables).toMatchObject([{ yourSeat: 0, yourTurn: true }]);
  });

  test('anyone may play, and it is kept who did', async () => {
    const { room, all, at, id, propose, play, team } = await begin('anyone');
    const [ada, ben, cy, dan] = all as [Pupil, Pupil, Pupil, Pupil];
    must(await propose(ada, 3, 'Three is enough.'));
    must(await ben.post(`${at}/proposals`, { move: bid(5) }));
    must(await propose(ben, 3, 'Not my reason.'));
    must(await ben.put(`${at}/proposals/1`, { agree: false }));
    must(await propose(ada, 3, 'Three will do.'));
    expect((await team(cy)).proposals).toEqual([
      { proposal: 1, by: ada.id, move: bid(3), text: 'Three will do.', agreed: [ada.id] },
      { proposal: 2, by: ben.id, move: bid(5), agreed: [ben.id] },
    ]);
    expect(await code(dan.post(`${at}/proposals/1/play`))).toBe('not-your-seat');
    must(await play(cy, 1));
    // The question is answered: what was proposed about it is gone.
    expect((await team()).proposals).toEqual([]);
    expect(await code(play(cy, 2))).toBe('no-proposal');
    must(await dan.post(`/api/tables/${id}/seats/1/moves`, { move: bid(0) }));
    must(await ben.post(`${at}/moves`, { move: { type: 'scrap', lots: [] } }));
    await room.order('close');
    const { body } = await room.trainer.get<string>(`${room.at}/data/decisions.csv`);
    const rows = body.split('\r\n').map((line) => line.split(','));
    const column = (name: string) => rows[0]!.indexOf(name);
    expect(rows.slice(1, 4).map((row) => row[column('person')])).toEqual(['P03', 'P04', 'P02']);
    expect(rows[1]!.slice(-2)).toEqual(['2', '1']);
    const results = await room.trainer.get<string>(`${room.at}/data/results.csv`);
    expect(results.body.trimEnd().split('\r\n')).toHaveLength(7);
  });

  test('the captain alone plays where the captain decides', async () => {
    const { room, all, at, propose, play } = await begin('captain');
    const [ada, ben] = all as [Pupil, Pupil];
    must(await propose(ben, 3));
    expect(await code(play(ben, 1))).toBe('not-captain');
    expect(await code(ben.post(`${at}/moves`, { move: bid(3) }))).toBe('not-captain');
    // Who comes next is captain when the captain leaves; the seat is never a bot's.
    must(await ada.post(`${room.at}/leave`));
    must(await play(ben, 1));
    const { items } = must(await all[3]!.get<News>(`/api/tables/${at.split('/')[3]!}/events`));
    expect(items.filter(({ type }) => type === 'stood' || type === 'bot')).toEqual([]);
  });

  test('two must agree: the same move again agrees, and so does saying so', async () => {
    const { all, at, propose, agree, play, team } = await begin('agree');
    const [ada, ben, cy] = all as [Pupil, Pupil, Pupil];
    must(await propose(ada, 3));
    expect(await code(play(ada, 1))).toBe('not-agreed');
    expect(await code(cy.post(`${at}/moves`, { move: bid(3) }))).toBe('not-agreed');
    must(await propose(ben, 3));
    must(await propose(ben, 3));
    must(await propose(cy, 2));
    must(await agree(ada, 2));
    expect((await team()).proposals).toMatchObject([
      { proposal: 1, agreed: [ada.id, ben.id] },
      { proposal: 2, agreed: [cy.id, ada.id] },
    ]);
    must(await agree(cy, 2, false));
    must(await agree(ada, 2, false));
    expect((await team()).proposals).toHaveLength(1);
    expect(await code(agree(ada, 2))).toBe('no-proposal');
    must(await play(cy, 1));
  });

  test('a team of one decides alone; a team with one device is one who takes part', async () => {
    const alone = await begin('agree', {}, 4);
    must(await alone.all[3]!.post(`/api/tables/${alone.id}/seats/1/moves`, { move: bid(1) }));
    const shared = await openClass(built.app, { team: { devices: 'shared', rule: 'agree' } });
    const [one, two] = await shared.joinAll(2);
    expect([one, two].map((who) => who!.joined.place!.seat)).toEqual([0, 1]);
    await shared.go('play');
    const { table, seats, mates } = await shared.seen(one!);
    expect([seats, mates]).toEqual([['Pupil 1', 'Pupil 2'], undefined]);
    must(await one!.post(`/api/tables/${table!}/seats/0/moves`, { move: bid(1) }));
  });

  test('what cannot be played cannot be proposed', async () => {
    const { all, id, at, propose, agree } = await begin('anyone');
    const [ada, , , dan] = all as [Pupil, Pupil, Pupil, Pupil];
    expect((await propose(ada, 9999)).status).toBe(422);
    expect(await code(propose(dan, 1))).toBe('not-your-seat');
    expect(await code(ada.post(`${at}/proposals`, { move: bid(1), words: 'x' }))).toBe(
      'bad-request',
    );
    for (let coins = 0; coins < 12; coins++) must(await propose(ada, coins % 10));
    expect((await agree(ada, 999)).status).toBe(404);
    const plain = await openClass(built.app);
    const [eve] = await plain.joinAll(2);
    await plain.go('play');
    const { table } = await plain.seen(eve!);
    expect(await code(eve!.post(`/api/tables/${table!}/seats/0/proposals`, { move: bid(1) }))).toBe(
      'no-team',
    );
    expect(await code(dan.post(`/api/tables/${id}/seats/0/team-talk`, { text: 'hi' }))).toBe(
      'not-your-seat',
    );
  });

  test('nobody else learns of proposals and team talk, nor that there were any', async () => {
    const [one, two] = [await begin('agree'), await begin('agree')];
    const talk = (where: Teams, who: Pupil, text: string) =>
      who.post(`${where.at}/team-talk`, { text });
    for (const where of [one, two]) {
      const [ada, ben] = where.all as [Pupil, Pupil];
      must(await where.propose(ada, 3, 'secret reason'));
      must(await where.propose(ben, 3));
      must(await talk(where, ben, 'secret talk'));
      if (where === two) {
        must(await where.propose(ada, 7, 'another secret'));
        must(await talk(where, ada, 'another secret'));
      }
      must(await where.play(ben, 1));
      const mine = await where.news(ada);
      expect(JSON.stringify(mine)).toContain('secret talk');
      const seen = [
        await where.news(where.all[3]!),
        must(await where.room.trainer.get<News>(`${where.room.at}/tables/1/events`)),
        await where.room.view(),
        await where.room.wall(),
        await where.room.seen(where.all[3]!),
      ];
      expect(JSON.stringify(seen)).not.toContain('secret');
      expect(JSON.stringify(seen)).not.toMatch(/proposed|agreed|team-said/);
    }
    // Their count of what happened does not tell that one team talked more than the other.
    const counts = async ({ news, all }: Teams) => {
      const { cursor, items } = await news(all[3]!);
      return [cursor, items.map(({ n, type }) => ({ n, type }))];
    };
    expect(await counts(one)).toEqual(await counts(two));
  });

  test('time is up: the proposal most are for is played, else what the rules say', async () => {
    const clock = { kind: 'decision', seconds: 60 };
    const { all, id, propose, agree } = await begin('agree', { clock });
    const [ada, ben] = all as [Pupil, Pupil];
    must(await propose(ada, 2));
    must(await propose(ben, 4));
    must(await agree(ada, 2));
    const { tables } = built.services;
    const late = Date.now() + 61_000;
    const moves = [];
    for (let i = 0; i < 2; i++) {
      const done = await tables.act(id, (live) => timeUp(live, late));
      moves.push(done!.entry.act);
    }
    expect(moves).toMatchObject([
      { seat: 0, by: 'clock', move: bid(4) },
      { seat: 1, by: 'clock', move: bid(0) },
    ]);
  });

  test('a team may have another name, but no rude one and nobody else’s', async () => {
    const { room, all } = await begin('anyone');
    const [ada, , , dan] = all as [Pupil, Pupil, Pupil, Pupil];
    const at = (seat: number) => `${room.at}/tables/1/seats/${seat}/name`;
    const names = async () => (await room.seen(ada)).seats;
    const [first, second] = await names();
    must(await ada.put(at(0), { name: 'Blue Harbour' }));
    expect(await names()).toEqual(['Blue Harbour', second]);
    expect(await code(ada.put(at(1), { name: 'Mine' }))).toBe('not-your-seat');
    must(await dan.put(at(1), { name: 'blue harbour' }));
    expect((await names())[1]).toBe('blue harbour 2');
    must(await room.trainer.put(at(0), {}));
    expect((await names())[0]).toBe(first);
    must(await ada.put(at(0), { name: 'F.u.c.k' }));
    expect((await names())[0]).toMatch(/^\w+ \w+$/);
  });

  test('who comes late joins the smallest team; who leaves comes back to it', async () => {
    const { room, all } = await begin('agree', {}, 5);
    expect((await room.join('Late')).joined.place).toEqual({ table: 1, seat: 1 });
    expect((await room.join('Later')).joined.place).toBeNull();
    const ben = all[1]!;
    must(await ben.post(`${room.at}/leave`));
    expect((await room.seen(all[0]!)).mates).toEqual(['Pupil 3']);
    must(await ben.post('/api/workshops/join', { code: room.code }));
    expect((await room.seen(all[0]!)).mates).toEqual(['Pupil 3', 'Pupil 2']);
  });

  test('who is forgotten has proposed and said nothing', async () => {
    const { all, id, at, propose } = await begin('anyone');
    const [ada, ben] = all as [Pupil, Pupil];
    must(await propose(ben, 3, 'my secret reason'));
    must(await ben.post(`${at}/team-talk`, { text: 'my secret talk' }));
    must(await ben.post(`${at}/proposals/1/play`));
    must(await ben.del('/api/me'));
    const rows = await built.services.storage.entries(id, 0);
    const log = rows.map(({ body }) => body).join('\n');
    for (const word of ['Pupil 2', 'my secret', ben.id]) expect(log).not.toContain(word);
    expect(log).toContain('Pupil 1');
    expect(must(await ada.get<News>(`/api/tables/${id}/events`)).now).toBeDefined();
  });

  test('teams of the plan: by hand, evenly, and as many as fit', async () => {
    const room = await openClass(built.app, { ...USUAL, team: { size: 2 } });
    await room.joinAll(5);
    const places = async () =>
      (await room.view()).members.map(({ place }) => `${place!.table}:${place!.seat}`);
    expect(await places()).toEqual(['1:0', '1:0', '1:1', '1:1', '2:0']);
    await room.order('seating', { how: 'even' });
    expect(await places()).toEqual(['1:0', '2:0', '1:1', '2:1', '1:0']);
    must(await room.trainer.put(`${room.at}/people/2/place`, { table: 1, seat: 1 }));
    expect(await places()).toEqual(['1:0', '1:1', '1:1', '2:1', '1:0']);
    expect(await code(room.trainer.put(`${room.at}/people/4/place`, { table: 1 }))).toBe(
      'seat-taken',
    );
    expect((await room.view()).teams).toHaveLength(3);
  });
});
