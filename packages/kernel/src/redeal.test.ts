import { expect, test } from 'vitest';
import { newRng } from './rng.ts';
import { lots, lotsEdition, position } from './testing/index.ts';
import { noFieldsSeen, redealFaults } from './testing/laws.ts';
import type { AnyGame } from './types.ts';
import { guess, peek, redealt, viewFor } from './views.ts';

const { t, s } = position(lots, { players: 3, edition: lotsEdition });
const game = lots as never as AnyGame;

test('what no player knows is dealt anew, with another future; the truth stays', () => {
  const before = JSON.stringify(s);
  const others = [1, 2, 3].map((seed) => redealt(lots, t, s, newRng(seed)));
  expect(new Set(others.map(({ deck }) => deck.join())).size).toBe(3);
  expect(new Set(others.map(({ chance }) => chance.key.join())).size).toBe(3);
  for (const other of others) {
    expect(new Set(other.deck)).toEqual(new Set(s.deck));
    expect(viewFor(lots, t, other, 1)).toEqual(viewFor(lots, t, s, 1));
  }
  expect(JSON.stringify(s)).toBe(before);
});

test('every guess has a future of its own, though the view tells nothing of the true one', () => {
  const view = viewFor(lots, t, s, 1);
  const keyOf = (seed: number): string => guess(lots, t, view, 1, newRng(seed)).chance.key.join();
  expect(new Set([1, 2, 3].map(keyOf)).size).toBe(3);
  expect(keyOf(1)).toBe(keyOf(1));
  expect(view.chance.key).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a peek is the view itself, field by field', () => {
  for (const seat of [0, 1, null])
    expect(peek(lots, t, s, seat)).toStrictEqual(viewFor(lots, t, s, seat));
});

test('law 8 notices what a game may not deal anew', () => {
  const faults = (redeal: (other: typeof s) => void): string[] =>
    redealFaults(
      { ...game, redeal: (_t, other) => redeal(other as never) },
      t,
      s,
      1,
      noFieldsSeen(),
    );
  expect(faults(() => undefined)).toEqual([]);
  expect(faults((other) => void (other.lot = 99)).join()).toContain('what seat 0 sees');
  expect(faults((other) => void (other.coins = [0, 20, 10])).join()).toContain('coins');
  expect(faults((other) => void (other.spent = 5)).join()).toContain('an impossible deal');
});

test('law 8 keeps the secrets that were dealt anew', () => {
  const seen = noFieldsSeen();
  expect(redealFaults(game, t, s, 1, seen)).toEqual([]);
  expect([...seen.redealt]).toEqual(['deck']);
});
