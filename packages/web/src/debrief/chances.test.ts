import type { TurningPoint } from '@boardroom/insight';
import { expect, test } from 'vitest';
import { chancesOf } from './chances.ts';

const point = (move: number, until: number, seat: number): TurningPoint => ({
  move,
  until,
  seat,
  by: 'luck',
  kind: 'chance',
  sources: ['die'],
  decider: -1,
  change: { value: 0.2, se: 0.01 },
  before: [],
  after: [],
});

test('a short river is told whole, in per cent that add up', () => {
  const { moves, seats, pins } = chancesOf(
    [
      [0.5, 0.5],
      [0.7, 0.7],
      [0.2, 0.6],
    ],
    [point(1, 2, 1)],
  );
  expect(moves).toEqual([0, 1, 2]);
  expect(seats).toEqual([
    [50, 50, 25],
    [50, 50, 75],
  ]);
  expect(pins).toEqual([{ x: 2, y: 75 }]);
});

test('a long one is thinned out, but neither its end nor a turn is lost', () => {
  const river = Array.from({ length: 1002 }, (_, i) => [i / 1001, 1 - i / 1001]);
  const { moves, seats } = chancesOf(river, [point(500, 501, 0)]);
  expect(moves.length).toBeLessThan(200);
  for (const kept of [0, 500, 501, 1001]) expect(moves).toContain(kept);
  expect(seats[0]!.at(-1)).toBe(100);
});
