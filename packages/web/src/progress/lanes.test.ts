import { expect, test } from 'vitest';
import { bandOf, luckLane, marksOf, ownLane, yOf } from './lanes.ts';

test('luck reaches as far down as up; every column is within', () => {
  const lane = luckLane([0.1, -0.4, 0.3]);
  expect([lane.from, lane.to]).toEqual([-0.4, 0.4]);
  expect(yOf(lane, 0)).toBe(lane.top + lane.height / 2);
  expect(yOf(lane, -0.4)).toBe(lane.top + lane.height);
});

test('own decisions hang from nought, and stand on it where they were better', () => {
  expect(ownLane([-0.4, -0.2], []).to).toBe(0);
  const better = ownLane([-0.4, 0.1], [null, { value: -0.2, se: 0.3 }]);
  expect([better.from, better.to]).toEqual([-0.5, 0.1]);
});

test('round marks, a few of them', () => {
  expect(marksOf({ top: 0, height: 1, from: -0.46, to: 0 })).toEqual([-0.4, -0.2]);
  expect(marksOf({ top: 0, height: 1, from: -0.12, to: 0.05 }).map((x) => x.toFixed(2))).toEqual([
    '-0.10',
    '-0.05',
    '0.05',
  ]);
});

test('a band goes there above and back below', () => {
  expect(
    bandOf([
      { x: 0, low: 4, high: 1 },
      { x: 5, low: 6, high: 2 },
    ]),
  ).toBe('M0.0 1.0L5.0 2.0L5.0 6.0L0.0 4.0Z');
  expect(bandOf([])).toBe('');
});
