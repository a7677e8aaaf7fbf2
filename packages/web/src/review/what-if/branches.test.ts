import type { Move } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import {
  branchAt,
  forkOf,
  keepBranches,
  keptBranches,
  momentOf,
  twigsOf,
  withBranch,
} from './branches.ts';
import type { Branch } from './branches.ts';
import { clarityOf, intervalOf, nextRound } from './figures.ts';

const move = (type: string): Move => ({ type }) as Move;
const branch = (id: string, at: number, other = move('stop')): Branch => ({
  id,
  move: at,
  seat: 0,
  other,
  forked: null,
  counted: null,
  tables: [],
});
const record = {
  game: 'any',
  version: 1,
  edition: { id: 'classic', hash: 'x' },
  players: 2,
  options: {},
  seed: 's',
  moves: [
    [0, move('a')],
    [2, move('host')],
    [1, move('b')],
  ] as [number, Move][],
};

test('branches lie on the line of the match in its order', () => {
  const all = [branch('x', 9), branch('y', 2), branch('z', 9)];
  expect(twigsOf(all).map(({ move: at, branches }) => [at, branches.map(({ id }) => id)])).toEqual([
    [2, ['y']],
    [9, ['x', 'z']],
  ]);
});

test('the same move at the same moment is the same branch, and is kept in its place', () => {
  const all = [branch('x', 1), branch('y', 1, move('go'))];
  expect(branchAt(all, 1, move('go'))?.id).toBe('y');
  expect(branchAt(all, 2, move('go'))).toBeUndefined();
  const changed = { ...all[0]!, tables: [{ table: 't' }] };
  expect(withBranch(all, changed)).toEqual([changed, all[1]]);
  expect(withBranch(all, branch('new', 3))).toHaveLength(3);
});

test('a branch leaves from a move of a player, and what was played there is its other line', () => {
  expect(momentOf(record, 1)).toBe(2);
  expect(momentOf(record, 99)).toBe(2);
  expect(momentOf({ ...record, moves: [] }, 0)).toBeNull();
  expect(forkOf(record, branch('x', 0))).toEqual({
    move: 0,
    seat: 0,
    played: move('a'),
    other: move('stop'),
  });
});

test('branches are kept with their match, and with no other of the same name', async () => {
  const before = JSON.stringify(record);
  await keepBranches('table', record, [branch('x', 1)]);
  expect(await keptBranches('table', record)).toEqual([branch('x', 1)]);
  expect(await keptBranches('table', { ...record, seed: 'other' })).toEqual([]);
  expect(await keptBranches('none', record)).toEqual([]);
  expect(JSON.stringify(record)).toBe(before);
});

test('the interval holds the share, shrinks with the games and stays between 0 and 1', () => {
  const wide = intervalOf(0.4, 50);
  const narrow = intervalOf(0.4, 500);
  expect(narrow.low).toBeGreaterThan(wide.low);
  expect(narrow.high).toBeLessThan(wide.high);
  expect(narrow.low).toBeCloseTo(0.358, 2);
  expect(narrow.high).toBeCloseTo(0.444, 2);
  expect(intervalOf(0, 100).low).toBe(0);
  expect(intervalOf(0, 100).high).toBeGreaterThan(0.02);
});

test('nothing is called before 50 games, nor within two standard errors; 500 more are added', () => {
  const pairs = { both: 0, played: 0, reference: 0, neither: 0 };
  const forked = { played: [], other: [], pairs };
  const sure = { value: 0.28, se: 0.02 };
  expect(clarityOf({ ...forked, games: 49, difference: sure })).toBe('few');
  expect(clarityOf({ ...forked, games: 500, difference: sure })).toBe('better');
  expect(clarityOf({ ...forked, games: 500, difference: { value: -0.07, se: 0.02 } })).toBe(
    'worse',
  );
  expect(clarityOf({ ...forked, games: 500, difference: { value: 0.03, se: 0.02 } })).toBe(
    'unclear',
  );
  expect([0, 120, 500, 730].map(nextRound)).toEqual([500, 500, 1000, 1000]);
});
