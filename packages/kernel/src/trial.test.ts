import { expect, test } from 'vitest';
import { lots, lotsEdition } from './testing/sample-game.ts';
import { tryContent } from './trial.ts';
import type { AnyGame } from './types.ts';

test('games with a content that can be played come to an end', () => {
  expect(tryContent(lots as AnyGame, lotsEdition, 12)).toEqual({ games: 12, ended: 12 });
});

test('what stops a game is said, with how many played', () => {
  const breaks: AnyGame = {
    ...(lots as AnyGame),
    invariants: (t) => (t.players === 3 ? ['a coin is missing'] : []),
  };
  const { games, ended, failure } = tryContent(breaks, lotsEdition, 12);
  expect(ended).toBeLessThan(games);
  expect(ended).toBeGreaterThan(0);
  expect(failure).toEqual({ code: 'stopped', facts: { players: 3, reason: 'a coin is missing' } });
});

test('every second game is played as the advice says, the first at random', () => {
  const silent = {
    ...lots,
    advice: {
      ...lots.advice,
      suggest() {
        throw new Error('no advice');
      },
    },
  } as unknown as AnyGame;
  expect(tryContent(silent, lotsEdition, 1)).toEqual({ games: 1, ended: 1 });
  expect(tryContent(silent, lotsEdition, 2)).toMatchObject({
    ended: 1,
    failure: { code: 'stopped', facts: { reason: 'no advice' } },
  });
});
