import { earlyResult } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';

const table = (players = 3) =>
  position(game, { players, edition: classic }, (s) => {
    s.lot = 7;
  });
const bid = (coins: number) => ({ type: 'bid', coins }) as const;

test('R1 everybody begins with the same coins, which only they know', () => {
  const p = table();
  expect(p.s.coins).toEqual([10, 10, 10]);
  expect(p.view(1).coins).toEqual([-1, 10, -1]);
  expect(p.view(null).coins).toEqual([-1, -1, -1]);
});

test('R2, R3 one lot lies open, the others face down', () => {
  const p = table();
  expect(p.s.pile).toHaveLength(8);
  expect(p.view(0).pile.every((lot) => lot === -1)).toBe(true);
  expect(p.view(0).lot).toBe(7);
});

test('R4 bids are sealed, from nothing to all one has', () => {
  const p = table();
  expect(p.refusal(0, bid(11))).toEqual({ code: 'too-few-coins', facts: { coins: 10 } });
  p.play(0, bid(10));
  expect(p.view(1).bids).toEqual([0, -1, -1]);
  expect(p.refusal(0, bid(1))).toMatchObject({ code: 'not-asked' });
});

test('R5 the highest bid pays and takes the lot', () => {
  const p = table();
  p.play(0, bid(3));
  p.play(2, bid(4));
  p.play(1, bid(2));
  expect(p.s.taken).toEqual([[], [], [7]]);
  expect(p.s.coins).toEqual([10, 10, 6]);
});

test('R6 level bids, and none at all, take nothing', () => {
  const p = table();
  for (const seat of [0, 1, 2]) p.play(seat, bid(seat === 2 ? 1 : 5));
  expect(p.s.away).toEqual([7]);
  for (const seat of [0, 1, 2]) p.play(seat, bid(0));
  expect([p.s.away.length, p.s.paid]).toEqual([2, 0]);
});

test('R9, R10 a trainer gives coins, and an early end ranks what is there', () => {
  const p = table();
  p.play(3, { type: 'inject', inject: 'gift', seat: 1, amount: 2 });
  expect(p.s.coins).toEqual([10, 12, 10]);
  expect(earlyResult(game, p.t, p.s).places).toEqual([2, 1, 2]);
});

test('R7, R8 points, then coins; at the end all coins are shown', () => {
  const p = position(game, { players: 2, edition: classic }, (s) => {
    s.away.push(...s.pile.splice(0));
  });
  p.play(0, bid(2));
  p.play(1, bid(1));
  expect(game.ranking(p.t, p.s)[0]).toEqual([p.s.taken[0]![0], 8]);
  expect(p.view(1).coins).toEqual([8, 10]);
});
