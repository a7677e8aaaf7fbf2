/** A table on the server as the page knows it, told by a fake server. */
import '../testing/window.ts';
import { ProblemError } from '@boardroom/client';
import type { Connection, News, RemoteTable } from '@boardroom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadPageWords } from '../words/index.ts';
import { makeOnlineTable } from './online-table.svelte.ts';

beforeAll(loadPageWords);

interface Follow {
  readonly eyes: string;
  onNews(news: News): void;
  onConnection(state: Connection): void;
  onRefused(error: unknown): void;
}
function open(eyes?: 'own' | 'public') {
  const follows: Follow[] = [];
  const closed: number[] = [];
  const sat: number[] = [];
  const remote = {
    follow(how: Follow) {
      const i = follows.push(how) - 1;
      return { close: () => closed.push(i) };
    },
    async sit(seat: number) {
      sat.push(seat);
    },
  } as unknown as RemoteTable;
  const news = vi.fn();
  const lines = vi.fn();
  const table = makeOnlineTable(remote, { news, connection: lines }, eyes);
  table.start();
  return { table, follows, closed, sat, news, lines, tell: (told: object) => tell(follows, told) };
}
function tell(follows: Follow[], told: object): void {
  follows.at(-1)!.onNews({ items: [], cursor: 0, ...told } as unknown as News);
}
const seats = [
  { kind: 'human', name: 'Mira' },
  { kind: 'human', name: 'Tomás' },
];
const room = { status: 'playing', seats, frozen: false };
const problem = (code: string): ProblemError =>
  new ProblemError({ code, status: 409, title: 'No.' } as never, undefined);

test('news are taken over piece by piece and handed on', () => {
  const { table, tell, news, follows } = open();
  expect(follows[0]).toMatchObject({ eyes: 'own', want: ['view'] });
  expect(table.room).toBeNull();
  expect([table.over, table.clock, table.connection]).toEqual([false, null, 'connecting']);
  tell({ room, seat: 1, here: [0, 1], now: { over: false, asked: [{ seat: 1 }] } });
  expect(news).toHaveBeenCalledTimes(1);
  expect([table.seat, table.here, table.over]).toEqual([1, [0, 1], false]);
  expect(table.myTurn).toBe(true);
  tell({ now: { over: false, asked: [{ seat: 0 }] } });
  expect(table.myTurn).toBe(false);
  expect([table.seat, table.room?.status]).toEqual([1, 'playing']);
  tell({ now: { over: true, asked: [{ seat: 1 }] } });
  expect([table.over, table.myTurn]).toEqual([true, false]);
});

test('the first seat has its turn as well; who only watches has none', () => {
  const { table, tell } = open();
  expect(table.seat).toBe(-1);
  tell({ room, seat: 0, now: { over: false, asked: [{ seat: 0 }] } });
  expect(table.myTurn).toBe(true);
  const watched = open();
  watched.tell({ room, now: { over: false, asked: [{ seat: 0 }] } });
  expect([watched.table.seat, watched.table.myTurn]).toEqual([-1, false]);
});

test('it is not the turn of who watches, is paused, or has a bot in their seat', () => {
  const { table, tell } = open();
  const now = { over: false, asked: [{ seat: 1 }] };
  tell({ room, seat: -1, now });
  expect(table.myTurn).toBe(false);
  tell({ seat: 1, room: { ...room, status: 'paused' } });
  expect(table.myTurn).toBe(false);
  tell({ room: { ...room, seats: [seats[0], { ...seats[1], bot: 'normal' }] } });
  expect(table.myTurn).toBe(false);
  tell({ room });
  expect(table.myTurn).toBe(true);
});

test('talk is added up, and begins anew when everything is told from the beginning', () => {
  const { table, tell } = open();
  tell({ room, items: [{ n: 5, type: 'said', seat: 0, text: 'hi' }] });
  tell({ items: [{ n: 6, type: 'said', seat: 1, text: 'ho' }] });
  tell({ items: [] });
  expect(table.lines.map(({ text }) => text)).toEqual(['hi', 'ho']);
  tell({ items: [{ n: 1, type: 'said', seat: 0, text: 'hi' }] });
  expect(table.lines.map(({ text }) => text)).toEqual(['hi']);
});

test('clocks are told with the moment they were told at, or not at all', () => {
  const { table, tell } = open();
  tell({ now: { over: false, asked: [], clock: { left: [9, 8], running: [true, false] } } });
  expect(table.clock).toMatchObject({ left: [9, 8], running: [true, false] });
  expect(table.clock!.since).toBeGreaterThan(0);
  tell({ now: { over: false, asked: [] } });
  expect(table.clock).toBeNull();
});

test('the line and a refusal are known; starting again forgets the refusal and the old line', () => {
  const { table, follows, closed, lines } = open('public');
  expect(follows[0]!.eyes).toBe('public');
  follows[0]!.onConnection('open');
  expect(table.connection).toBe('open');
  expect(lines).toHaveBeenCalledWith('open');
  follows[0]!.onRefused(problem('no-table'));
  expect(table.refused).toBe('no-table');
  table.start();
  expect(closed).toEqual([0]);
  expect(table.refused).toBeNull();
  tell(follows, { room: { ...room, frozen: true } });
  expect(table.refused).toBe('frozen-table');
  table.close();
  expect(closed).toEqual([0, 1]);
});

test('what could not be done is said until the next try', async () => {
  const { table } = open();
  expect(
    await table.attempt(async () => {
      throw problem('seat-taken');
    }),
  ).toBe(false);
  expect(table.notice).toBeTruthy();
  expect(await table.attempt(async () => {})).toBe(true);
  expect(table.notice).toBeNull();
});

test('the seat somebody wanted before they said who they are is taken when they have', async () => {
  const { table, sat, follows } = open();
  table.wantSeat(1);
  expect(table.notice).toBeTruthy();
  await table.cameIn();
  expect(sat).toEqual([1]);
  expect(table.notice).toBeNull();
  expect(follows).toHaveLength(2);
  await table.cameIn();
  expect(sat).toEqual([1]);
});

test('what is said is told with the name of who sits there, also when they have left since', () => {
  const { table, tell } = open();
  tell({ room });
  tell({ room: { ...room, seats: [{ kind: 'open' }, seats[1]] } });
  tell({ items: [{ n: 7, type: 'stood', seat: 0 }] });
  tell({ items: [{ n: 8, type: 'said', seat: 1, text: 'bye' }] });
  expect(table.lines[0]!.text).toContain('Mira');
  expect(table.lines[1]).toMatchObject({ name: 'Tomás', text: 'bye' });
});
