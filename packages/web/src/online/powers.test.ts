import type { Room } from '@boardroom/client';
import { expect, test } from 'vitest';
import { isOfTable, powersOf } from './powers.ts';

const room = (status: Room['status']): Room =>
  ({
    status,
    host: 'anna',
    seats: [
      { kind: 'person', person: 'anna', ready: false, player: true },
      { kind: 'person', person: 'ben', ready: false, player: true },
      { kind: 'bot', bot: 'easy', ready: true, player: true },
      { kind: 'open', ready: false, player: true },
    ],
  }) as unknown as Room;

test('who sits there is of the table, and a host without a seat', () => {
  expect(isOfTable(room('playing'), 1, 'ben')).toBe(true);
  expect(isOfTable(room('playing'), -1, 'anna')).toBe(true);
  expect(isOfTable(room('playing'), -1, 'carl')).toBe(false);
  expect(isOfTable({ ...room('playing'), host: null }, -1, null)).toBe(false);
});

test('a stranger may sit on an open seat, and only before the game', () => {
  const all = (status: Room['status']) =>
    [0, 1, 2, 3].map((seat) => powersOf(room(status), seat, -1, 'carl'));
  expect(all('gathering')).toEqual([[], [], [], ['sit']]);
  expect(all('playing')).toEqual([[], [], [], []]);
});

test('the host frees, reissues, seats bots and lets one stand in for who is away', () => {
  expect(powersOf(room('playing'), 1, 0, 'anna')).toEqual(['stand-in', 'reissue', 'free', 'host']);
  expect(powersOf(room('gathering'), 1, 0, 'anna')).toEqual(['reissue', 'free', 'host']);
  expect(powersOf(room('gathering'), 2, 0, 'anna')).toEqual(['link', 'drop-bot']);
  expect(powersOf(room('playing'), 3, 0, 'anna')).toEqual(['add-bot', 'link']);
  expect(powersOf(room('playing'), 2, 0, 'anna')).toEqual(['link']);
  expect(powersOf(room('gathering'), 3, -1, 'anna')).toEqual(['sit', 'add-bot', 'link']);
  const away = room('playing');
  Object.assign(away.seats[1]!, { bot: 'normal', person: undefined });
  expect(powersOf(away, 1, 0, 'anna')).toEqual(['back', 'reissue', 'free']);
  expect(powersOf(away, 1, 1, 'ben')).toEqual(['back', 'leave']);
});

test('who has a seat does not sit down again, the first as the others', () => {
  for (const own of [0, 1]) expect(powersOf(room('gathering'), 3, own, 'ben')).toEqual([]);
});

test('who is no host has power over the own seat alone', () => {
  expect(powersOf(room('playing'), 1, 1, 'ben')).toEqual(['stand-in', 'leave']);
  expect(powersOf(room('playing'), 0, 1, 'ben')).toEqual([]);
  expect(powersOf(room('over'), 1, 1, 'ben')).toEqual([]);
});
