/** The bounds of what crosses the wire, from both sides. */
import { expect, test } from 'vitest';
import { newTable, newToken } from './index.ts';

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
