/** What a reader is sent of each act, of the room and of the game as it stands. */
import { describe, expect, test } from 'vitest';
import { ADA, BEN, CY, bid, give, scene } from '../testing/scene.ts';
import type { Act, Entry } from './entry.ts';
import { hearsWords, itemFor, lineOf, newsFor, roomFor } from './render.ts';
import type { Live } from './state.ts';

const ALL = { view: true, changes: false, legal: true, asides: true };
const SPECTATOR = 2;

const entryOf = (act: Act, more: Partial<Entry> = {}): Entry => ({
  seq: 5,
  at: 1000,
  act,
  heard: [5, 4, 3],
  ...more,
});
const item = (act: Act, reader = 0, more: Partial<Entry> = {}, over = false) =>
  itemFor(entryOf(act, more), reader, over);

describe('an item', () => {
  test('has the reader’s own number, the time, the kind and the seat', () => {
    const act = { do: 'stood', seat: 1 } as const;
    expect(item(act, 0)).toEqual({ n: 5, at: 1000, type: 'stood', seat: 1 });
    expect(item(act, 1)).toEqual({ n: 4, at: 1000, type: 'stood', seat: 1 });
    expect(item(act, SPECTATOR)).toEqual({ n: 3, at: 1000, type: 'stood', seat: 1 });
    expect(item({ do: 'paused' })).toEqual({ n: 5, at: 1000, type: 'paused' });
  });
  test('there is none for who may not know of it', () => {
    expect(item({ do: 'paused' }, 1, { not: [1] })).toBeNull();
    expect(item({ do: 'paused' }, 0, { not: [1] })).not.toBeNull();
  });
  test('tells the start, what was taken back, and the events the reader may know of', () => {
    const ready = { do: 'ready', seat: 0, ready: true } as const;
    expect(item(ready, 0, { seed: 'x' })).toMatchObject({ ready: true, started: true });
    expect(item(ready)).not.toHaveProperty('started');
    expect(item(ready, 0, { seed: 'x' })).not.toHaveProperty('seed');
    const agreed = { do: 'takeback-answered', seat: 1, agree: true } as const;
    expect(item(agreed, 0, { undone: 2 })).toMatchObject({ agree: true, undone: 2 });
    expect(item(agreed)).not.toHaveProperty('undone');
    const told = [{ event: { type: 'a' } }, { event: { type: 'b' }, to: [1] }];
    expect(item(ready, 1, { told })).toMatchObject({ events: [{ type: 'a' }, { type: 'b' }] });
    expect(item(ready, 0, { told })).toMatchObject({ events: [{ type: 'a' }] });
    expect(item(ready, 0, { told: told.slice(1) })).not.toHaveProperty('events');
  });
  test('a move is shown to who made it alone; who made it instead, to all', () => {
    const act = { do: 'moved', seat: 1, move: bid(3) as never } as const;
    expect(item(act, 1)).toMatchObject({ move: bid(3) });
    expect(item(act, 0)).not.toHaveProperty('move');
    expect(item(act, 0)).not.toHaveProperty('by');
    expect(item({ ...act, by: 'clock' }, 0)).toMatchObject({ by: 'clock' });
  });
  test('a bot’s reason: at once if it tells nothing, else at the end', () => {
    const act = (open: boolean): Act => ({
      do: 'moved',
      seat: 1,
      move: bid(3) as never,
      by: 'bot',
      why: { saying: { code: 'worth' }, open },
    });
    expect(item(act(true))).toMatchObject({ why: { code: 'worth' } });
    expect(item(act(false))).not.toHaveProperty('why');
    expect(item(act(false), 0, {}, true)).toMatchObject({ why: { code: 'worth' } });
  });
  test.each([
    [{ do: 'sat', seat: 1, person: BEN }, { name: 'Ben' }],
    [{ do: 'hosted', person: BEN }, { name: 'Ben' }],
    [{ do: 'bot', seat: 1, bot: 'easy' }, { bot: 'easy' }],
    [{ do: 'ready', seat: 1, ready: false }, { ready: false }],
    [{ do: 'takeback-asked', seat: 1, count: 2 }, { count: 2 }],
    [
      { do: 'said', seat: 1, name: 'Ben', text: 'hi' },
      { name: 'Ben', text: 'hi' },
    ],
    [{ do: 'named', seat: 1, name: 'Bea', colour: 'blue' }, { name: 'Bea' }],
    [{ do: 'rematched', table: 'U' }, { table: 'U' }],
  ] as const)('%o says what there is to say', (act, said) => {
    expect(item(act)).toMatchObject(said);
  });
  test('the first names the host', () => {
    expect(itemFor(scene().created, 0, false)).toMatchObject({ type: 'created', name: 'Ada' });
  });
});

describe('words with a move', () => {
  const act = {
    do: 'moved',
    seat: 0,
    move: { type: 'say', message: 7 } as never,
    words: 'psst',
  } as const;
  const told = [{ event: { type: 'said', message: 7 }, to: [1] }];
  test('reach who says them and whom an event tells of them', () => {
    expect([0, 1, 2].map((reader) => hearsWords({ act, told }, reader))).toEqual([
      true,
      true,
      false,
    ]);
    expect(item(act, 1, { told })).toMatchObject({ words: { 7: 'psst' } });
    expect(item(act, SPECTATOR, { told })).not.toHaveProperty('words');
  });
  test('an event for all is one for everybody, one of another message for nobody', () => {
    expect(hearsWords({ act, told: [{ event: told[0]!.event }] }, 2)).toBe(true);
    expect(hearsWords({ act, told: [{ event: { type: 'said', message: 8 } as never }] }, 1)).toBe(
      false,
    );
    expect(hearsWords({ act, told: undefined }, 1)).toBe(false);
  });
  test('there are none without words', () => {
    const { words: _words, ...silent } = act;
    expect(hearsWords({ act: silent, told }, 0)).toBe(false);
    expect(hearsWords({ act: { do: 'paused' }, told }, 0)).toBe(false);
  });
});

describe('news', () => {
  const of = (live: Live, reader: number, entries: readonly Entry[], parts = ALL, at = 2000) =>
    newsFor(live, reader, parts, entries, at, false, false);
  const first = (live: Live, reader: number, parts = ALL, hasCode = false) =>
    newsFor(live, reader, parts, [], 2000, true, hasCode)!;

  test('first everything: the seat, the room, the game', () => {
    const at = scene();
    at.begin();
    const news = first(at.live, 0);
    expect(news).toMatchObject({ cursor: at.live.heard[0], items: [], seat: 0 });
    expect(news.room).toMatchObject({ id: 'T', status: 'playing' });
    expect(news.now).toMatchObject({ over: false, undo: 0 });
    expect(news.now?.legal).toHaveLength(1);
    expect(news.now?.asides).toHaveLength(1);
    expect(first(at.live, SPECTATOR).seat).toBe(-1);
  });
  test('before the game there is none of it', () => {
    expect(first(scene().live, 0)).not.toHaveProperty('now');
  });
  test('who watches is given nothing to choose from', () => {
    const at = scene();
    at.begin();
    const { now } = first(at.live, SPECTATOR);
    expect(now).not.toHaveProperty('legal');
    expect(now).not.toHaveProperty('asides');
    expect(now?.asked).toHaveLength(2);
    expect(now).not.toHaveProperty('clock');
  });
  test('parts that are not wanted are left out', () => {
    const at = scene();
    at.begin();
    const none = { view: false, changes: false, legal: false, asides: false };
    const { now } = first(at.live, 0, none);
    expect(now?.view).toBeUndefined();
    expect(now).not.toHaveProperty('legal');
    expect(now).not.toHaveProperty('asides');
    expect(first(at.live, 0, { ...none, asides: true }).now?.asides).toHaveLength(1);
    expect(first(at.live, 0, { ...none, view: true }).now?.view).toBeDefined();
  });
  test('who is not asked now gets no list', () => {
    const at = scene();
    at.begin();
    at.moves(0, bid(3));
    expect(first(at.live, 0).now).not.toHaveProperty('legal');
    expect(first(at.live, 1).now?.legal).toHaveLength(1);
  });
  test('a move changes the game, not the room; talk changes neither', () => {
    const at = scene();
    at.begin();
    const moved = of(at.live, 0, [at.moves(0, bid(3))])!;
    expect(moved.now).toBeDefined();
    expect(moved.room).toBeUndefined();
    expect(moved).not.toHaveProperty('seat');
    const said = of(at.live, 0, [at.does({ do: 'said', seat: 0, name: 'Ada', text: 'hi' })])!;
    expect([said.now, said.room]).toEqual([undefined, undefined]);
    expect(said.items).toHaveLength(1);
    const named = at.does({ do: 'named', seat: 0, name: 'Adele', colour: 'blue' });
    const news = of(at.live, 0, [named])!;
    expect(news.room?.seats[0]).toMatchObject({ name: 'Adele' });
    expect(news.now).toBeUndefined();
  });
  test.each(['paused', 'resumed', 'bot', 'start', 'undone'] as const)(
    'the game is told anew when it is %s',
    (what) => {
      const at = scene();
      const start = at.begin();
      const entry: Entry =
        what === 'start'
          ? start
          : what === 'undone'
            ? entryOf({ do: 'takeback-answered', seat: 0, agree: true }, { undone: 1 })
            : entryOf(what === 'bot' ? { do: 'bot', seat: 0, bot: null } : { do: what });
      expect(of(at.live, 0, [entry])?.now).toBeDefined();
      expect(of(at.live, 0, [entry])?.room).toBeDefined();
    },
  );
  test('a move that ends a request to take back changes the room', () => {
    const at = scene();
    at.begin();
    const entry = { ...at.moves(0, bid(3)), ends: 'takeback' as const };
    expect(of(at.live, 0, [entry])?.room).toBeDefined();
  });
  test('who may not know of any of it hears nothing', () => {
    const at = scene({ players: 3 }, { others: [BEN, CY] });
    at.begin();
    const gift = at.moves(0, give(1, 2));
    expect(of(at.live, 2, [gift])).toBeNull();
    expect(of(at.live, 1, [gift])?.items).toHaveLength(1);
  });
  test('a clock: what is left at this moment, and for whom it runs', () => {
    const at = scene({ clock: { kind: 'decision', seconds: 30 } });
    at.begin(1000);
    at.does({ do: 'moved', seat: 0, move: bid(3) as never }, 1500);
    expect(first(at.live, 0).now?.clock).toEqual({
      at: 2000,
      left: [29_500, 29_000],
      running: [false, true],
    });
  });
  test('at the end: the result, the seed, and the room once more', () => {
    const at = scene();
    at.begin();
    let last!: Entry;
    while (at.live.room.status === 'playing') {
      const f = at.live.match!.s.agenda.at(-1)!;
      last = at.moves(f.seat, f.kind === 'bid' ? bid(0) : { type: 'scrap', lots: [] });
    }
    const { now, room } = of(at.live, 0, [last])!;
    expect(now).toMatchObject({ over: true, seed: 'secret', undo: 0 });
    expect(now?.result).toBeDefined();
    expect(now).not.toHaveProperty('asides');
    expect(room?.status).toBe('over');
  });
  test('a game whose rules are gone: its end if there was one, nothing else', () => {
    const { live } = scene();
    const result = { scores: [1, 2] } as never;
    const frozen = { ...live, frozen: { version: 1, why: 'other-rules' as const, result } };
    expect(first(frozen, 0).now).toBeUndefined();
    frozen.room.status = 'over';
    expect(first(frozen, 0).now).toMatchObject({ over: true, undo: 0, asked: [], result });
    live.room.status = 'over';
    expect(first(live, 0).now).toBeUndefined();
  });
});

describe('the room', () => {
  test('seats: whose they are, open, or a bot’s; players first', () => {
    const { live } = scene({ players: 3, seats: ['open', 'open', { bot: 'easy' }] });
    expect(roomFor(live, false).seats).toEqual([
      { kind: 'person', person: 'ada', name: 'Ada', colour: 'blue', ready: false, player: true },
      { kind: 'person', person: 'ben', name: 'Ben', colour: 'blue', ready: false, player: true },
      { kind: 'bot', bot: 'easy', ready: false, player: true },
    ]);
    const open = roomFor(scene({}, { others: [] }).live, false);
    expect(open.seats[1]).toEqual({ kind: 'open', ready: false, player: true });
  });
  test('a seat beyond the players is somebody else’s', () => {
    const { live } = scene();
    const [chair] = live.room.chairs;
    live.room.chairs.push({ ...chair!, person: null });
    expect(roomFor(live, false).seats[2]).toMatchObject({ kind: 'open', player: false });
  });
  test('the code only for those who may have it', () => {
    expect(roomFor(scene().live, true).code).toBe('ABCDEF');
    expect(roomFor(scene().live, false)).not.toHaveProperty('code');
  });
  test('that a seed was given, but not which', () => {
    expect(roomFor(scene().live, true).seeded).toBe(false);
    const given = roomFor(scene({}, { seed: 'mine' }).live, true);
    expect(given.seeded).toBe(true);
    expect(JSON.stringify(given)).not.toContain('mine');
  });
  test('what there is not yet is left out', () => {
    const at = scene();
    const room = roomFor(at.live, false);
    for (const name of ['commitment', 'takeback', 'rematch', 'frozen'])
      expect(room).not.toHaveProperty(name);
    at.begin();
    at.live.room.takeback = { seat: 0, count: 1, agreed: [0] };
    at.does({ do: 'rematched', table: 'U' });
    const frozen = { version: 1, why: 'other-rules' as const, result: null };
    expect(roomFor({ ...at.live, frozen }, false)).toMatchObject({
      commitment: at.live.room.commitment,
      takeback: { seat: 0, count: 1, agreed: [0] },
      rematch: 'U',
      frozen: { version: 1, why: 'other-rules' },
    });
  });
});

test('a line of the lobby: who is there, what is open, who is asked', () => {
  const at = scene({ players: 4, seats: ['open', 'open', { bot: 'easy' }] });
  expect(lineOf(at.live)).toMatchObject({
    id: 'T',
    status: 'gathering',
    seats: 4,
    open: 1,
    names: ['Ada', 'Ben'],
    people: ['ada', 'ben', null, null],
    host: ADA.id,
    asked: [],
  });
  at.does({ do: 'sat', seat: 3, person: CY });
  at.begin();
  expect(lineOf(at.live).asked).toEqual([0, 1, 2, 3]);
  at.does({ do: 'paused' });
  expect(lineOf(at.live).asked).toEqual([]);
});
