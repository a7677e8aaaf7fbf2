/** What becomes of a table when an act is carried out, and what its entry says of it. */
import { isRefusal } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { BEN, CY, bid, give, scene, sitter } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { carryOut } from './fold.ts';
import { fromSnapshot, snapshotOf } from './snapshot.ts';

const seed = (): string => 'secret';
const three = (settings = {}): Scene => scene({ players: 3, ...settings }, { others: [BEN, CY] });

describe('a new table', () => {
  test('the host sits where they wish, or nowhere', () => {
    const first = scene({ sit: 1 }, { others: [] }).live.room;
    expect(first.chairs.map(({ person }) => person)).toEqual([null, 'ada']);
    const none = scene({ sit: false }, { others: [] }).live.room;
    expect(none.chairs.map(({ person, name }) => person ?? name)).toEqual(['', '']);
    expect(none.host).toBe('ada');
  });
  test('bots have the seats they are given, but not the host’s', () => {
    const seats = [{ bot: 'easy' }, { bot: 'hard' }];
    const { room } = scene({ seats }).live;
    expect(room.chairs.map(({ bot }) => bot)).toEqual([null, 'hard']);
  });
  test('everybody has heard of its first entry, and of nothing else', () => {
    const { live, created } = scene({}, { others: [] });
    expect(created).toMatchObject({ seq: 1, at: 1000, heard: [1, 1, 1] });
    expect(live).toMatchObject({ seq: 1, heard: [1, 1, 1], fresh: [0, 0], botAsides: [0, 0] });
    expect(live.room).toMatchObject({ words: 0, moves: 0, started: 0, given: null, minutes: null });
  });
});

describe('the beginning', () => {
  test('comes when all are ready, and only then is anything dealt', () => {
    const at = scene();
    const first = at.does({ do: 'ready', seat: 0, ready: true }, 2000);
    expect(first.seed).toBeUndefined();
    expect(at.live.match).toBeNull();
    const last = at.does({ do: 'ready', seat: 1, ready: true }, 3000);
    expect(last).toMatchObject({ seed: 'secret', told: [{ event: { type: 'turnedUp' } }] });
    expect(at.live.room).toMatchObject({ status: 'playing', started: 3000, seed: 'secret' });
    expect(at.live.room.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(at.live.room.commitment).not.toContain('secret');
  });
  test('what is told of it is told in the order it happened', () => {
    const { game } = scene().live;
    const setup = game.agenda['turnUp'] as { run: (...given: unknown[]) => void };
    const run = (t: unknown, s: unknown, f: unknown, emit: (event: object) => void): void => {
      emit({ type: 'first' });
      setup.run(t, s, f, emit);
    };
    const agenda = { ...game.agenda, turnUp: { run } };
    const at = scene({}, { game: { ...game, agenda } as unknown as typeof game });
    expect(at.begin().told?.map(({ event }) => event.type)).toEqual(['first', 'turnedUp']);
  });
  test('with the seed that the host gave, if there is one', () => {
    const at = scene({}, { seed: 'mine' });
    expect(at.begin().seed).toBe('mine');
  });
  test('bots are always ready; an empty seat never is', () => {
    const bots = scene({ seats: ['open', { bot: 'easy' }] });
    expect(bots.does({ do: 'ready', seat: 0, ready: true }).seed).toBe('secret');
    const empty = scene({}, { others: [] });
    expect(empty.does({ do: 'ready', seat: 0, ready: true }).seed).toBeUndefined();
  });
  test('who is no longer ready holds it up', () => {
    const at = scene();
    at.does({ do: 'ready', seat: 0, ready: true });
    at.does({ do: 'ready', seat: 0, ready: false });
    expect(at.does({ do: 'ready', seat: 1, ready: true }).seed).toBeUndefined();
  });
  test('the last one to leave can make everybody ready', () => {
    const at = scene({ seats: ['open', { bot: 'easy' }], players: 2 });
    at.does({ do: 'ready', seat: 0, ready: true });
    expect(at.live.room.status).toBe('playing');
  });
  test('never without rules', () => {
    const at = scene();
    const frozen = {
      ...at.live,
      frozen: { version: 1, why: 'other-version' as const, result: null },
    };
    for (const seat of [0, 1]) carryOut(frozen, 1, { do: 'ready', seat, ready: true }, seed);
    expect(frozen.match).toBeNull();
  });
});

describe('a move', () => {
  test('is told with its events, to all or to some', () => {
    const at = scene();
    at.begin();
    at.moves(0, bid(3));
    const { told } = at.moves(1, bid(1));
    expect(told?.map(({ event }) => event.type)).toEqual(['sold']);
    expect(told?.[0]).not.toHaveProperty('to');
    expect(told?.[0]).not.toHaveProperty('move');
    const gift = at.moves(0, give(1, 1));
    expect(gift.told).toEqual([{ event: expect.anything() as object, to: [0, 1] }]);
  });
  test('which nobody else may know of is not even counted for them', () => {
    const at = three();
    at.begin();
    const before = [...at.live.heard];
    const gift = at.moves(0, give(1, 2));
    expect(gift.not).toEqual([2, 3]);
    expect(gift.heard).toEqual([before[0]! + 1, before[1]! + 1, before[2], before[3]]);
    const plain = at.moves(0, bid(1));
    expect(plain.not).toBeUndefined();
    expect(plain.heard).toEqual(gift.heard.map((count) => count + 1));
  });
  test('which changes what somebody sees is no secret to them, though nobody tells them', () => {
    const { game } = scene().live;
    const { apply } = game.asides!;
    const silent = (t: never, s: never, seat: number, move: never): void =>
      apply(t, s, seat, move, undefined);
    const asides = { ...game.asides!, apply: silent };
    const quiet = { ...game, asides } as unknown as typeof game;
    const at = scene({ players: 3 }, { others: [BEN, CY], game: quiet });
    at.begin();
    expect(at.moves(0, give(1, 2)).not).toEqual([2, 3]);
    expect(at.moves(2, give(1, 2)).not).toEqual([0, 3]);
  });
  test('which the rules refuse changes nothing', () => {
    const at = scene();
    at.begin();
    const before = snapshotOf(at.live);
    const { seq } = at.live;
    const refused = carryOut(
      at.live,
      9,
      { do: 'moved', seat: 0, move: bid(99) as never, words: 'x' },
      seed,
    );
    expect(isRefusal(refused) && refused.code).toBe('too-few-coins');
    expect([snapshotOf(at.live), at.live.seq]).toEqual([before, seq]);
  });
  test('with words counts them', () => {
    const at = scene();
    at.begin();
    at.moves(0, bid(1));
    expect(at.live.room).toMatchObject({ words: 0, moves: 1 });
    at.moves(1, bid(0), { words: 'hm' });
    expect(at.live.room).toMatchObject({ words: 1, moves: 2 });
  });
  test('ends a request to take back, and says so', () => {
    const at = scene();
    at.begin();
    at.live.room.takeback = { seat: 0, count: 1, agreed: [0] };
    expect(at.moves(0, bid(1)).ends).toBe('takeback');
    expect(at.live.room.takeback).toBeNull();
    expect(at.moves(1, bid(1)).ends).toBeUndefined();
    at.live.room.takeback = { seat: 0, count: 1, agreed: [0] };
    expect(at.does({ do: 'said', seat: 0, name: 'Ada', text: 'hm' }).ends).toBeUndefined();
  });
  test('the last ends the game with its result, once', () => {
    const at = scene();
    at.begin();
    let result;
    while (at.live.room.status === 'playing') {
      expect(result).toBeUndefined();
      const f = at.live.match!.s.agenda.at(-1)!;
      ({ result } = at.moves(f.seat, f.kind === 'bid' ? bid(0) : { type: 'scrap', lots: [] }));
    }
    expect(at.live.room.status).toBe('over');
    expect(result).toHaveProperty('scores');
    const after = at.does({ do: 'said', seat: 0, name: 'Ada', text: 'gg' });
    expect(after.result).toBeUndefined();
  });
});

describe('questions', () => {
  test('are fresh from when they are asked until they are answered', () => {
    const at = scene();
    at.begin();
    const [ada, ben] = at.live.fresh;
    expect([ada, ben]).toEqual([at.live.heard[0], at.live.heard[1]]);
    at.does({ do: 'said', seat: 0, name: 'Ada', text: 'hm' });
    expect(at.live.fresh).toEqual([ada, ben]);
    at.moves(0, bid(3));
    expect(at.live.fresh).toEqual([at.live.heard[0], ben]);
    at.moves(1, bid(1));
    expect(at.live.fresh).toEqual([at.live.heard[0], at.live.heard[1]]);
  });
  test('an aside leaves them as they were', () => {
    const at = scene();
    at.begin();
    const before = [...at.live.fresh];
    at.moves(0, give(1, 1));
    expect(at.live.fresh).toEqual(before);
  });
});

test('asides of a bot are counted, until somebody answers or a person acts', () => {
  const at = scene({ seats: ['open', { bot: 'easy' }] });
  at.begin();
  at.moves(1, give(0, 1), { by: 'bot' });
  at.moves(1, give(0, 1), { by: 'bot' });
  expect(at.live.botAsides).toEqual([0, 2]);
  at.moves(0, give(1, 1));
  expect(at.live.botAsides).toEqual([0, 0]);
  at.moves(1, give(0, 1), { by: 'bot' });
  at.moves(1, bid(1), { by: 'bot' });
  expect(at.live.botAsides).toEqual([0, 0]);
});

describe('the room', () => {
  test('who sits down takes the seat from a bot, and is the host where there is none', () => {
    const at = scene({ seats: ['open', { bot: 'easy' }] }, { others: [] });
    at.does({ do: 'stood', seat: 0 });
    expect(at.live.room.host).toBeNull();
    at.does({ do: 'sat', seat: 1, person: CY });
    expect(at.live.room.chairs[1]).toEqual({
      person: 'cy',
      name: 'Cy',
      colour: 'blue',
      bot: null,
      ready: false,
      was: null,
    });
    expect(at.live.room.host).toBe('cy');
    at.does({ do: 'sat', seat: 0, person: BEN });
    expect(at.live.room.host).toBe('cy');
  });
  test('who leaves as host leaves the table to the first who sits there', () => {
    const at = three();
    at.does({ do: 'stood', seat: 1 });
    expect(at.live.room.host).toBe('ada');
    at.does({ do: 'sat', seat: 1, person: BEN });
    at.does({ do: 'stood', seat: 0 });
    expect(at.live.room.host).toBe('ben');
  });
  test('who leaves a running game may come back; before it a seat remembers nobody', () => {
    const before = scene();
    before.does({ do: 'ready', seat: 1, ready: true });
    before.does({ do: 'stood', seat: 1 });
    expect(before.live.room.chairs[1]).toMatchObject({ person: null, ready: false, was: null });
    const running = scene();
    running.begin();
    running.does({ do: 'stood', seat: 1 });
    expect(running.live.room.chairs[1]).toMatchObject({ person: null, was: 'ben', name: 'Ben' });
  });
  test('a name, a host, a rematch, a pause, the end', () => {
    const at = scene();
    at.begin();
    at.does({ do: 'named', seat: 1, name: 'Bea', colour: 'green' as never });
    expect(at.live.room.chairs[1]).toMatchObject({ name: 'Bea', colour: 'green' });
    at.does({ do: 'hosted', person: BEN });
    at.does({ do: 'rematched', table: 'U' });
    expect(at.live.room).toMatchObject({ host: 'ben', rematch: 'U' });
    at.does({ do: 'paused' });
    expect(at.live.room.status).toBe('paused');
    at.does({ do: 'resumed' });
    expect(at.live.room.status).toBe('playing');
    at.does({ do: 'closed' });
    expect(at.live.room.status).toBe('closed');
  });
  test('who is forgotten is expected nowhere, and hosts nothing', () => {
    const at = three();
    at.begin();
    at.does({ do: 'stood', seat: 1 });
    at.does({ do: 'stood', seat: 2 });
    at.does({ do: 'forgot', person: 'ben' });
    expect(at.live.room.chairs.map(({ was }) => was)).toEqual([null, null, 'cy']);
    expect(at.live.room.host).toBe('ada');
    at.does({ do: 'hosted', person: sitter('Dee') });
    at.does({ do: 'forgot', person: 'dee' });
    expect(at.live.room.host).toBe('ada');
  });
});

test('the end of a sealed table is told when it is opened, and not with what is said before', () => {
  const at = scene();
  at.begin();
  at.live.room.sealed = true;
  let last;
  while (at.live.room.status === 'playing') {
    const f = at.live.match!.s.agenda.at(-1)!;
    last = at.moves(f.seat, f.kind === 'bid' ? bid(0) : { type: 'scrap', lots: [] });
  }
  expect(last?.told).toBeUndefined();
  const said = at.does({ do: 'said', seat: 0, name: 'Ada', text: 'well' });
  expect(said.told).toBeUndefined();
  const { told } = at.does({ do: 'unsealed' });
  expect(told?.map(({ event }) => event.type)).toEqual(['scrapped', 'bonus']);
  expect(at.live.room).not.toHaveProperty('withheld');
  expect(at.does({ do: 'unsealed' }).told).toBeUndefined();
});

test('a table goes on from a snapshot as if nothing had been', () => {
  const at = three({ clock: { kind: 'bank', seconds: 60, increment: 5 } });
  at.begin(2000);
  at.moves(0, bid(2));
  const again = fromSnapshot(at.live.game, at.live.t, at.live.seq, snapshotOf(at.live));
  expect(snapshotOf(again)).toBe(snapshotOf(at.live));
  expect(again).toMatchObject({ seq: at.live.seq, frozen: null });
  const act = { do: 'moved', seat: 1, move: bid(1) as never } as const;
  expect(carryOut(again, 9000, act, seed)).toEqual(carryOut(at.live, 9000, act, seed));
  const before = scene().live;
  expect(fromSnapshot(before.game, before.t, 2, snapshotOf(before)).match).toBeNull();
});
