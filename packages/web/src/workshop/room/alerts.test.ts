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

test('several who are asked at once are one alert; what is usual for somebody gives them time', () => {
  const seats = [1, 2, 3].map((member) => ({ member, bot: false, here: true }));
  const question = (seat: number, since: number) => ({ seat, kind: 'bid', since });
  const row = [question(0, 100_000), question(2, 60_000)];
  expect(alertsOf({ tables: [tile(1, { seats, asked: row })] }, 200_000, {})).toMatchObject([
    { kind: 'stuck', seat: 2, since: 140_000, seats: [0, 2] },
  ]);
  const slow = [{ member: 1, bot: false, here: true, usual: 50_000 }];
  const tables = [tile(1, { seats: slow, asked: asked(50_000) })];
  expect(alertsOf({ tables }, 200_000, {})).toEqual([]);
  expect(alertsOf({ tables }, 260_000, {})).toMatchObject([{ kind: 'stuck', usual: 50_000 }]);
});

test('unclear rules, want of money, one who decides for a team, and an empty table', () => {
  const danger = { member: 1, bot: false, here: true, danger: true as const };
  const alone = { member: 2, bot: false, here: true, alone: true as const };
  const tables = [
    tile(1, { unclear: { code: 'x', count: 4 } }),
    tile(2, { unclear: { code: 'x', count: 5 } }),
    tile(3, { seats: [danger, alone] }),
    tile(4, { updated: 0, seats: [{ member: 4, bot: false, here: false }] }),
    tile(5, { updated: 0, gate: true, seats: [{ member: 4, bot: false, here: false }] }),
  ];
  const kinds = alertsOf({ tables }, 300_000, {}).map(({ kind, table }) => [kind, table]);
  expect(kinds).toEqual([
    ['unclear', 2],
    ['danger', 3],
    ['alone', 3],
    ['idle', 4],
  ]);
});
