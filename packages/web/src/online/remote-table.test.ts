/** A table on a server behind the face of one on this device, told by a fake server. */
import '../testing/window.ts';
import { ProblemError } from '@boardroom/client';
import type { News, RemoteTable, Room } from '@boardroom/client';
import { formatRecord, isRefusal, pending, recordOf, submit, viewFor } from '@boardroom/kernel';
import type { Move, Refusal } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../store/saved.ts';
import { lotsMatch, texts } from '../testing/lots-table.ts';
import { openRemoteTable } from './remote-table.ts';
import type { RemotePort } from './remote-table.ts';

const bots = vi.hoisted(() => ({ asked: [] as object[], closed: 0 }));
vi.mock('../engine/bot-desk.ts', () => ({
  openBotDesk: () => ({
    ask(_table: object, question: object) {
      bots.asked.push(question);
      return { choice: Promise.resolve({ move: { type: 'bid', coins: 1 } }) };
    },
    close: () => bots.closed++,
  }),
}));
const shelf = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../store/saved.ts', () => ({
  saveTable: async (table: unknown) => void shelf.kept.push(table),
}));

let count = 0;
function open(status = 'playing') {
  const match = lotsMatch(2, 'far');
  const moves: { seat: number; move: Move; how: { expected: number; key: string } }[] = [];
  const back: Refusal[] = [];
  const refused: Refusal[] = [];
  const server = {
    match,
    refuses: null as Error | null,
    record: () => formatRecord(recordOf(match)) as string | Error,
    taken: [] as [number, number][],
    /** All that happened, as it may be told now. */
    items: [] as News['items'],
  };
  const table = {
    async move(seat: number, move: Move, how: { expected: number; key: string }) {
      moves.push({ seat, move, how });
      if (server.refuses) throw server.refuses;
      submit(match, seat, move);
      return { cursor: moves.length + 1 };
    },
    async takeBack(seat: number, many: number) {
      if (server.refuses) throw server.refuses;
      server.taken.push([seat, many]);
    },
    async news() {
      return { cursor: 0, items: server.items };
    },
    async record() {
      const text = server.record();
      if (text instanceof Error) throw text;
      return text;
    },
  } as unknown as RemoteTable;
  const room = {
    id: `r${count++}`,
    status,
    players: 2,
    options: {},
    created: 7,
    commitment: 'promised',
    seats: [
      { kind: 'human', name: 'Mira', colour: 1 },
      { kind: 'human', name: 'Tomás', colour: 2 },
    ],
  } as unknown as Room;
  const port = openRemoteTable({
    game: lots as never,
    found: { edition: { id: 'plain', content: lotsEdition }, own: false } as never,
    texts,
    title: 'Lots',
    table,
    room,
    extras: {} as never,
    person: () => null,
    givenBack: (refusal) => back.push(refusal),
    refused: (refusal) => refused.push(refusal),
  }) as RemotePort;
  if (isRefusal(port)) throw new Error('refused');
  let n = 0;
  /** The server tells how things stand for seat 0. */
  const tell = (more: object = {}, seat = 0): void => {
    n++;
    port.hear({
      items: [],
      cursor: n,
      seat,
      now: {
        view: viewFor(lots as never, match.t, match.s, seat < 0 ? null : seat),
        asked: pending(match.s).map((f) => ({ seat: f.seat })),
        over: false,
        undo: 0,
      },
      ...more,
    } as unknown as News);
  };
  return { port, server, room, moves, back, refused, tell };
}
const problem = (code: string): ProblemError =>
  new ProblemError({ code, status: 409, title: 'No.' } as never, undefined);
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  shelf.kept = [];
  bots.asked = [];
});

test('only the own seat is played from here; whoever watches plays none', () => {
  const { port, tell } = open();
  tell();
  expect(port.seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  const mine = port.position(0);
  expect(mine.viewer).toBe(0);
  expect(mine.frame).toMatchObject({ kind: 'bid', seat: 0 });
  expect(mine.legal).toHaveLength(1);
  expect(mine.asides).toHaveLength(1);
  expect(mine.asked).toEqual([0, 1]);
  tell({}, -1);
  const watched = port.position(0);
  expect(watched).toMatchObject({ viewer: null, frame: null, legal: [], asides: [] });
  expect(port.seats.every(({ kind }) => kind === 'bot')).toBe(true);
});

test('a bot in the own seat plays, its owner does not, and reads why', () => {
  const { port, room, tell } = open();
  const [first, second] = room.seats;
  tell({ room: { ...room, seats: [{ ...first, bot: 'normal' }, second] } });
  expect(port.position(0)).toMatchObject({ frame: null, legal: [], asides: [] });
  expect(port.held!()).toBeTruthy();
  expect(port.thinking()).toBe(0);
  tell({ room });
  expect(port.held!()).toBeNull();
  expect(port.thinking()).toBeNull();
});

test('a paused table asks nobody and says so, a closed one too', () => {
  const { port, room, tell } = open();
  tell({ room: { ...room, status: 'paused' } });
  expect(port.position(0).asked).toEqual([]);
  const paused = port.held!();
  tell({ room: { ...room, status: 'closed' } });
  expect(paused).toBeTruthy();
  expect(port.held!()).toBeTruthy();
  expect(port.held!()).not.toBe(paused);
});

test('a move goes out with what was seen, and holds the table until it is heard of', async () => {
  const { port, moves, tell } = open();
  tell();
  const heard = vi.fn();
  port.listen(heard);
  const played = port.play(0, bid(2));
  expect(port.held!()).toBeTruthy();
  port.connected('open');
  expect(port.held!()).toBe('');
  expect(await played).toBeNull();
  expect(moves).toMatchObject([{ seat: 0, move: bid(2), how: { expected: 1 } }]);
  expect(port.held!()).toBe('');
  expect(await port.play(0, bid(3))).toEqual({ code: 'sending' });
  tell();
  expect(port.held!()).toBeNull();
  expect(heard).toHaveBeenCalled();
});

test('what the server refuses is said by its code; a lost line as one', async () => {
  const { port, server, tell, back } = open();
  tell();
  server.refuses = problem('stale');
  expect(await port.play(0, bid(1))).toEqual({ code: 'stale' });
  expect(back).toEqual([{ code: 'stale' }]);
  server.refuses = problem('no-takeback');
  expect(await port.undo(0, 2)).toEqual({ code: 'no-takeback' });
  server.refuses = new Error('down');
  expect(await port.undo(0, 2)).toEqual({ code: 'lost' });
  server.refuses = null;
  expect(await port.undo(0, 2)).toBeNull();
  expect(server.taken).toEqual([[0, 2]]);
});

test('whether a move is possible is known here, from the own view', async () => {
  const { port, refused, tell } = open();
  tell();
  expect(await port.ask(0, bid(3))).toBeNull();
  expect(refused).toEqual([]);
  expect(await port.ask(0, bid(99))).toMatchObject({ code: 'too-few-coins' });
  // Trainers see what their class tries in vain.
  expect(refused).toMatchObject([{ code: 'too-few-coins' }]);
});

test('a hint is for the open question; without one there is none', async () => {
  const { port, server, tell } = open();
  tell();
  expect(await port.hint(0)).toMatchObject({ move: bid(1) });
  expect(await port.hint(0, true)).toMatchObject({ move: bid(1) });
  const question = { match: port.id, seat: 0, frame: { kind: 'bid' } };
  expect(bots.asked).toMatchObject([
    { ...question, bot: 'heuristic' },
    { ...question, bot: 'expert' },
  ]);
  submit(server.match, 0, bid(1));
  tell();
  expect(await port.hint(0)).toBeNull();
});

test('what was promised of the dice is what was seen first', () => {
  const { port, room, tell } = open();
  tell({ room });
  tell({ room: { ...room, commitment: 'another' } });
  expect(port.committed()).toBe('promised');
});

test('when it is over the record is kept once, with what was promised', async () => {
  const { port, tell, server } = open();
  tell();
  expect(port.record().moves).toEqual([]);
  submit(server.match, 0, bid(1));
  const why = { code: 'cheap' };
  server.items = [{ n: 1, at: 0, type: 'moved', seat: 0, events: [], why }] as never;
  const over = { now: { view: server.match.s, asked: [{ seat: 1 }], over: true, undo: 0 } };
  tell(over);
  tell(over);
  await soon();
  expect(shelf.kept).toHaveLength(1);
  expect(shelf.kept[0]).toMatchObject({
    id: port.id,
    over: true,
    created: 7,
    committed: 'promised',
    you: 0,
    whys: [{ after: 1, seat: 0, why }],
    record: { names: ['Mira', 'Tomás'] },
  });
  expect((shelf.kept[0] as SavedTable).record.moves).toEqual([[0, bid(1)]]);
  expect(port.record().moves).toHaveLength(1);
  expect(port.position(0)).toMatchObject({ over: true, asked: [], frame: null });
});

test('who gets no record asks again with the next news', async () => {
  const { tell, server } = open();
  const over = { now: { view: server.match.s, asked: [], over: true, undo: 0 } };
  const whole = server.record;
  server.record = () => new Error('later');
  tell(over);
  await soon();
  expect(shelf.kept).toEqual([]);
  server.record = whole;
  tell(over);
  await soon();
  expect(shelf.kept).toHaveLength(1);
});

test('a move that was under way when the page was closed is sent once more with its key', async () => {
  const { room, moves, tell, back, server } = open();
  const sent = { seat: 0, move: bid(2), expected: 0, key: 'k1' };
  localStorage.setItem(`boardroom-sent-${room.id}`, JSON.stringify(sent));
  server.refuses = problem('stale');
  tell();
  tell();
  await soon();
  expect(moves).toMatchObject([{ seat: 0, move: bid(2), how: { key: 'k1', expected: 0 } }]);
  expect(back).toEqual([{ code: 'stale' }]);
  expect(localStorage.getItem(`boardroom-sent-${room.id}`)).toBeNull();
});

test('a closed page ends its worker', () => {
  const { port } = open();
  const before = bots.closed;
  port.close();
  expect(bots.closed).toBe(before + 1);
});

test('before the first news nobody thinks and nobody has been promised anything', () => {
  const { port, room } = open();
  const bot = { kind: 'bot', name: 'Aiko', bot: 'normal' };
  expect(port.thinking()).toBeNull();
  expect(port.committed()).toBeUndefined();
  port.hear({ items: [], cursor: 1, room: { ...room, seats: [room.seats[0], bot] } } as never);
  expect(port.thinking()).toBeNull();
  expect(port.seats[1]).toMatchObject({ kind: 'bot', name: 'Aiko', bot: 'normal' });
  expect(port.seats[0]).not.toHaveProperty('bot');
});

test('a bot thinks while the table is played, and only then', () => {
  const { port, room, tell } = open();
  const seats = [room.seats[0], { ...room.seats[1], bot: 'normal' }];
  tell({ room: { ...room, seats } });
  expect(port.thinking()).toBe(1);
  tell({ room: { ...room, seats, status: 'paused' } });
  expect(port.thinking()).toBeNull();
});

test('how many moves may be taken back the server says; nothing said is none', () => {
  const { port, tell, server } = open();
  const now = { view: viewFor(lots as never, server.match.t, server.match.s, 0), asked: [] };
  tell({ now: { ...now, undo: 2 } });
  expect(port.position(0)).toMatchObject({ undoable: 2, over: false });
  tell({ now });
  expect(port.position(0)).toMatchObject({ undoable: 0, over: false, asked: [] });
});

test('who is asked twice is named once, and the view is a copy', () => {
  const { port, tell, server } = open();
  const view = viewFor(lots as never, server.match.t, server.match.s, 0);
  const asked = [{ seat: 1 }, { seat: 0 }, { seat: 1 }];
  tell({ now: { view, asked, over: false, undo: 0 } });
  expect(port.position(0).asked).toEqual([1, 0]);
  expect(port.position(0).view).toEqual(view);
  expect(port.position(0).view).not.toBe(view);
});

test('a gate, a closed class and a closed table each say their own', () => {
  const { port, room, tell } = open();
  const held = (more: object): string | null => {
    tell({ room: { ...room, ...more } });
    return port.held!();
  };
  const said = [
    held({ status: 'closed' }),
    held({ status: 'closed', workshop: 'w' }),
    held({ status: 'paused', gate: 0 }),
    held({ status: 'paused' }),
  ];
  expect(said.every(Boolean)).toBe(true);
  expect(new Set(said).size).toBe(4);
  expect(held({})).toBeNull();
});

test('when it is over a bot that stood in holds nobody up', () => {
  const { port, room, server, tell } = open();
  const seats = [{ ...room.seats[0], bot: 'normal' }, room.seats[1]];
  const now = { view: server.match.s, asked: [], over: true, undo: 0 };
  tell({ room: { ...room, seats }, now });
  expect(port.held!()).toBeNull();
});

test('a seat that several people hold is a team; one person is none', () => {
  const { port, room, tell } = open();
  const team = (...people: string[]) => ({
    rule: 'anyone',
    captain: 'a',
    people: people.map((person) => ({ person, name: person })),
  });
  const [first, second] = room.seats;
  const seats = [
    { ...first, team: team('a', 'b') },
    { ...second, team: team('c') },
  ];
  tell({ room: { ...room, seats } });
  expect([port.isTeam!(0), port.isTeam!(1), port.isTeam!(2)]).toEqual([true, false, false]);
  tell({ room, seat: 0 });
  expect(port.isTeam!(0)).toBe(false);
  expect(port.team!()).toBeNull();
  tell({ room: { ...room, seats } }, -1);
  expect(port.team!()).toBeNull();
});

test('who watched keeps the record without a seat; where nothing was promised nothing is kept of it', async () => {
  const { port, room, server, tell } = open();
  const { commitment: _, ...unsealed } = room as Room & { commitment?: string };
  const over = { now: { view: server.match.s, asked: [], over: true, undo: 0 } };
  tell({ ...over, room: unsealed }, -1);
  await soon();
  const [kept] = shelf.kept as SavedTable[];
  expect(kept).not.toHaveProperty('you');
  expect(kept!.committed).toBe(port.committed());
});

test('a record that cannot be read is not kept', async () => {
  const { server, tell, port } = open();
  server.record = () => 'nonsense';
  tell({ now: { view: server.match.s, asked: [], over: true, undo: 0 } });
  await soon();
  expect(shelf.kept).toEqual([]);
  expect(port.record()).toMatchObject({ game: 'lots', players: 2, seed: '', moves: [] });
});

test('whoever no longer listens is told nothing; the line is heard of too', () => {
  const { port, tell } = open();
  const heard = vi.fn();
  const deaf = port.listen(heard);
  port.connected('open');
  expect(heard).toHaveBeenCalledTimes(1);
  deaf();
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
});
