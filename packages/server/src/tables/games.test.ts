import { isRefusal } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../testing/sample-catalogue.ts';
import { makeGames } from './games.ts';

const edition = { id: 'classic', hash: 'hash' };
const whole = () => ({ id: 'classic', content: lotsEdition });

test('a game is loaded once, when somebody asks; one that is not there is a problem', async () => {
  const [entry] = catalogue;
  const load = vi.fn<NonNullable<typeof entry>['game']>(entry!.game);
  const games = makeGames([{ ...entry!, game: load }]);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([games.find('lots'), games.find('lots'), games.lines(), games.lines()]);
  expect(load).toHaveBeenCalledOnce();
  await expect(games.find('chess')).rejects.toMatchObject({ problem: { code: 'no-game' } });
});

test('a line says what can be played, how and with which bots', async () => {
  const [line] = await makeGames(catalogue).lines();
  expect(line).toMatchObject({
    id: 'lots',
    title: 'Lots',
    version: 1,
    players: [2, 4],
    minutes: [5, 10],
    editions: ['classic', 'long'],
    languages: [],
  });
  expect(line!.bots).toContain('normal');
  expect(line!.options).toMatchObject({ type: 'object' });
});

test('the rules of a version that is kept, or none', async () => {
  const games = makeGames(catalogue);
  expect((await games.rules('lots', 1))?.version).toBe(1);
  expect(await games.rules('lots', 2)).toBeNull();
  expect(await games.rules('chess', 1)).toBeNull();
});

test('tables with the same settings share one; others do not', async () => {
  const games = makeGames(catalogue);
  const { game } = await games.find('lots');
  const table = (more: object = {}) =>
    games.table(game, { players: 2, options: {}, edition, whole, ...more }) as Table;
  const first = table();
  expect(table()).toBe(first);
  expect(table({ players: 3 })).not.toBe(first);
  expect(table({ options: { coins: 5 } })).not.toBe(first);
  expect(table({ edition: { ...edition, hash: 'other' } })).not.toBe(first);
  expect(isRefusal(table({ players: 9 }))).toBe(true);
  for (let coins = 1; coins <= 50; coins++)
    for (const players of [2, 3, 4]) table({ players, options: { coins } });
  expect(table()).toBe(first);
  for (let n = 0; n < 200; n++) table({ edition: { id: 'classic', hash: String(n) } });
  expect(table()).not.toBe(first);
  expect(first.own).toBeUndefined();
});

test('bots that people can wait for, and no others', async () => {
  const games = makeGames(catalogue);
  const { game } = await games.find('lots');
  const known = (name: string): boolean => games.hasBot(game, name);
  expect(['random', 'easy', 'normal', 'hard', 'hard:x4', 'hard:x0.5', 'hard:1'].map(known)).toEqual(
    Array.from({ length: 7 }, () => true),
  );
  expect(['hard:x4.1', 'hard:x99', 'hard:999999', 'clever', ''].map(known)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
