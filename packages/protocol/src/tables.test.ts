/** The bounds of what crosses the wire, from both sides. */
import { expect, test } from 'vitest';
import {
  chatText,
  eventsQuery,
  newHook,
  newPerson,
  newTable,
  newTakeback,
  newToken,
  personName,
  readiness,
  recovery,
  seat,
  seatNumber,
  sitting,
} from './index.ts';
import { bounds, long } from './testing.ts';

const table = (more: object): boolean =>
  newTable.safeParse({ game: 'lots', players: 2, ...more }).success;

test('a table: as many players as any game has, and no field that nobody reads', () => {
  expect([0, 1, 20, 21, 1.5].map((players) => table({ players }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(table({ oddity: 1 })).toBe(false);
});

test('what is not said of a table: private, nobody watches, by consent', () => {
  const set = newTable.parse({ game: 'lots', players: 2 });
  expect(set).toMatchObject({ spectators: { kind: 'none' }, takebacks: 'consent', listed: false });
});

test('watching with a delay of five seconds to an hour', () => {
  const delayed = (seconds: number): boolean => table({ spectators: { kind: 'delayed', seconds } });
  expect([4, 5, 3600, 3601].map(delayed)).toEqual([false, true, true, false]);
});

test('a token: for ninety days, to play and watch, unless it says otherwise', () => {
  const token = (more: object) => newToken.safeParse({ name: 'mine', ...more });
  expect(token({}).data).toMatchObject({ days: 90, scopes: ['play', 'watch'] });
  expect([0, 1, 366, 367].map((days) => token({ days }).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(token({ scopes: [] }).success).toBe(false);
  expect(token({ scopes: ['watch'] }).success).toBe(true);
  expect(token({ scopes: ['rule'] }).success).toBe(false);
});

test('clocks run five seconds to thirty days, and add up to an hour a move', () => {
  const month = 30 * 24 * 60 * 60;
  bounds((seconds) => table({ clock: { kind: 'decision', seconds } }), 5, month);
  bounds((seconds) => table({ clock: { kind: 'bank', seconds, increment: 0 } }), 5, month);
  bounds((increment) => table({ clock: { kind: 'bank', seconds: 60, increment } }), 0, 3600);
  expect(table({ clock: { kind: 'none' } })).toBe(true);
});

test('a game ends within a day, and its host sits at one of twenty seats or none', () => {
  bounds((minutes) => table({ minutes }), 1, 1440);
  bounds((sit) => table({ sit }), 0, 19);
  expect(table({ sit: false })).toBe(true);
  const seats = (length: number): string[] => Array.from({ length }, () => 'open');
  expect([table({ seats: seats(20) }), table({ seats: seats(21) })]).toEqual([true, false]);
  expect(newTable.parse({ game: 'lots', players: 2 })).toMatchObject({ sit: 0, chat: true });
});

test('names, seeds and words have a length', () => {
  bounds((length) => table({ game: long(length) }), 1, 40);
  bounds((length) => table({ edition: long(length) }), 1, 60);
  bounds((length) => table({ seed: long(length) }), 1, 120);
  bounds((length) => personName.safeParse(long(length)).success, 1, 40);
  bounds((length) => chatText.safeParse(long(length)).success, 1, 500);
  bounds((length) => recovery.safeParse({ code: long(length) }).success, 10, 60);
  bounds((length) => sitting.safeParse({ link: long(length) }).success, 20, 60);
});

test('seats: those of players on a path, and in news also a watcher and the host', () => {
  bounds((number) => seatNumber.safeParse(String(number)).success, 0, 19);
  bounds((number) => seat.safeParse(number).success, -1, 20);
});

test('one move is taken back unless it says otherwise, at most a hundred', () => {
  bounds((count) => newTakeback.safeParse({ count }).success, 1, 100);
  expect(newTakeback.parse({})).toEqual({ count: 1 });
});

test('news from the beginning, at once, with own eyes, unless it says otherwise', () => {
  expect(eventsQuery.parse({})).toEqual({ since: 0, wait: 0, eyes: 'own' });
  bounds((wait) => eventsQuery.safeParse({ wait }).success, 0, 55);
  expect(eventsQuery.safeParse({ since: -1 }).success).toBe(false);
  for (const want of ['', 'view', 'view,legal', 'changes,asides'])
    expect(eventsQuery.safeParse({ want }).success, want).toBe(true);
  for (const want of ['all', 'view;legal', 'view,'])
    expect(eventsQuery.safeParse({ want }).success, want).toBe(false);
});

test('what is not said: ready, blue, with a cookie, at any hour', () => {
  expect(readiness.parse({})).toEqual({ ready: true });
  expect(newPerson.parse({ name: 'Ada' })).toMatchObject({ colour: 'blue', token: false });
  expect(recovery.parse({ code: 'x'.repeat(10) }).token).toBe(false);
  expect(newHook.parse({ url: 'https://a.example' }).quiet).toBe(null);
});

test('quiet hours are times of a day in a zone there is', () => {
  const quiet = (from: string, to = '07:00', zone = 'Europe/Berlin'): boolean =>
    newHook.safeParse({ url: 'https://a.example', quiet: { from, to, zone } }).success;
  expect([quiet('22:00'), quiet('00:00'), quiet('23:59')]).toEqual([true, true, true]);
  expect([quiet('24:00'), quiet('7:00'), quiet('12:60')]).toEqual([false, false, false]);
  expect(quiet('22:00', '07:00', 'Europe/Atlantis')).toBe(false);
});
