import type { Tile } from '@boardroom/client';
import { expect, test } from 'vitest';
import { alertsOf, awayIn, lasting } from './alerts.ts';

const tile = (number: number, more: Partial<Tile> = {}): Tile => ({
  number,
  table: 'T'.repeat(22),
  status: 'playing',
  paused: false,
  ended: false,
  gate: false,
  injects: 0,
  moves: 3,
  updated: 0,
  asked: [],
  seats: [
    { member: 1, bot: false, here: true },
    { bot: true, here: false },
  ],
  ...more,
});
const asked = (since: number): Tile['asked'] => [{ seat: 0, kind: 'bid', since }];

test('who thinks long is stuck, who is away offline, a bot that sits in is told; in this order', () => {
  const tables = [
    tile(1, { seats: [{ member: 1, bot: true, here: false }] }),
    tile(2, { seats: [{ member: 2, bot: false, here: false }] }),
    tile(3, { asked: asked(100_000) }),
    tile(4, { asked: asked(10_000) }),
    tile(5, { asked: asked(195_000) }),
  ];
  expect(
    alertsOf({ tables }, 200_000, { '2 0': 150_000 }).map(({ kind, table }) => [kind, table]),
  ).toEqual([
    ['stuck', 4],
    ['stuck', 3],
    ['offline', 2],
    ['bot', 1],
  ]);
});

test('a bot in nobody’s seat, a table that has ended and one that is not set need nobody', () => {
  const tables = [
    tile(1),
    tile(2, { ended: true, status: 'over', seats: [{ member: 2, bot: false, here: false }] }),
    tile(3, { status: 'waiting', seats: [{ member: 3, bot: false, here: false }] }),
  ];
  expect(alertsOf({ tables }, 200_000, { '2 0': 0, '3 0': 0 })).toEqual([]);
});

test('while a table is paused nobody is stuck', () => {
  expect(
    alertsOf({ tables: [tile(1, { status: 'paused', asked: asked(0) })] }, 200_000, {}),
  ).toEqual([]);
});

test('times are minutes and seconds', () => {
  expect([lasting(0), lasting(65_400), lasting(605_000)]).toEqual(['0:00', '1:05', '10:05']);
});

test('who is away for a moment is not called offline; who is back is forgotten', () => {
  const gone = tile(1, { seats: [{ member: 1, bot: false, here: false }] });
  const first = awayIn([gone], {}, 1000);
  expect(alertsOf({ tables: [gone] }, 20_000, first)).toEqual([]);
  expect(alertsOf({ tables: [gone] }, 60_000, awayIn([gone], first, 50_000))).toMatchObject([
    { kind: 'offline' },
  ]);
  expect(awayIn([tile(1)], first, 60_000)).toEqual({});
});

test('who has half as much again as the second is far ahead, from the second round on', () => {
  const far = { scores: [91, 60], round: 2 };
  const tables = [
    tile(1, far),
    tile(2, { ...far, round: 1 }),
    tile(3, { scores: [90, 60], round: 9 }),
  ];
  expect(alertsOf({ tables }, 0, {})).toEqual([
    { kind: 'ahead', table: 1, seat: 0, member: 1, scores: [91, 60] },
  ]);
});
