import { ownCodes, reportsOf } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { balance } from './balance.ts';
import { scene } from './testing/scene.ts';

const p = scene('proposal');
const { projects } = p.t.content;
const s = { ...p.s, leader: 1, project: 2 };

test('a project is used by who leads it to success, and earns them alone', () => {
  const { id } = projects[2]!;
  expect(
    reportsOf(
      balance,
      { t: p.t, s },
      { type: 'succeeded' },
      { type: 'shared', seat: 0, packages: 2 },
      { type: 'shared', seat: 1, packages: 3 },
      { type: 'failed' },
    ),
  ).toEqual([
    ['use', 1, id],
    ['earn', 1, id, 3],
  ]);
});

test('all projects are followed, slips of bots are not; a match is as long as its turns', () => {
  expect(balance.things(p.t).map(({ id }) => id)).toEqual(projects.map(({ id }) => id));
  expect(balance.length(p.t, { ...s, turn: 9 })).toBe(9);
  expect(ownCodes(balance)).toEqual([
    'window-1',
    'window-2',
    'window-3',
    'window-4',
    'success',
    'word-broken',
    'richer-by-lead',
  ]);
});
