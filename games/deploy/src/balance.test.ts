import { ownCodes, reportsOf } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { balance } from './balance.ts';
import { table } from './testing/scene.ts';

const p = table();

test('a project is used by who deploys it, a tile by who docks it; a seat begins with a pool', () => {
  expect(
    reportsOf(
      balance,
      p,
      { type: 'started', seat: 0, pool: 'B' },
      { type: 'deployed', seat: 1, card: 'LOG-B1' },
      { type: 'docked', seat: 0, tile: 'SAM' },
      { type: 'undocked', seat: 0, tile: 'SAM' },
    ),
  ).toEqual([
    ['begin', 0, 'B'],
    ['use', 1, 'LOG-B1'],
    ['use', 0, 'SAM'],
  ]);
});

test('everything printed is followed; a match is as long as its rounds', () => {
  const { cards, tiles } = p.t.content;
  expect(balance.things(p.t)).toHaveLength(cards.length + tiles.length);
  expect(balance.length(p.t, { ...p.s, round: 3 })).toBe(3);
  expect(ownCodes(balance)).toEqual(['projects', 'losses', 'idle-first-round']);
});
