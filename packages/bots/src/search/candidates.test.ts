import { newRng } from '@boardroom/kernel';
import type { AnyGame, Move } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { takesGame, takesTable } from '../testing/takes-table.ts';
import { candidates } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { Outlook } from './line.ts';
import { usualSearch } from './settings.ts';
import { newEdge } from './tree.ts';

const table = lotsTable('lots', { coins: 50 });

/** Lots whose characters bid so much each, and in which more is better. */
function bidders(characters: Readonly<Record<string, number>>): AnyGame {
  return {
    ...lotsGame,
    advice: {
      ...lotsGame.advice,
      characters: characters as never,
      suggest: (_t, _s, _f, _rng, character) => {
        const coins = character as unknown as number;
        return { move: bid(coins), why: { code: `${coins}` } };
      },
      evaluate: (_t, s, seat) => (s as never as { bids: number[] }).bids[seat]! / 50,
    },
  };
}
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const bids = (list: readonly Candidate[]): number[] =>
  list.map(({ move }) => (move as never as { coins: number }).coins);

function found(game: AnyGame, more: object, known: readonly number[] = []): Candidate[] {
  const { t, s, f, view } = table;
  const o = { game, t, seat: f.seat, settings: { ...usualSearch, ...more } } as unknown as Outlook;
  const edges = known.map((coins) => newEdge(bid(coins), coins));
  return candidates(o, view, f, s, edges, newRng(1));
}

test("the bot's own character speaks first, then the game's others, each with its reason", () => {
  const game = bidders({ usual: 7, bold: 30, meek: 2, copycat: 7 });
  const list = found(game, { character: 'bold' });
  expect(bids(list.slice(0, 3))).toEqual([30, 7, 2]);
  expect(list.map(({ why }) => why?.code).slice(0, 4)).toEqual(['30', '7', '2', undefined]);
  expect(bids(found(game, { character: '' }).slice(0, 3))).toEqual([7, 30, 2]);
});

test('beside them there is room for those that look best, the best first', () => {
  const list = found(bidders({ usual: 7 }), { width: 4 });
  expect(bids(list)).toEqual([7, 50, 44, 38]);
  expect(bids(found(bidders({ usual: 7 }), { width: 1 }))).toEqual([7]);
  // What the characters suggest is always compared.
  expect(bids(found(bidders({ usual: 7, bold: 30 }), { width: 1 }))).toEqual([7, 30]);
});

test('a number is compared with those one step and a tenth of the range away, where they are legal', () => {
  const all = bids(found(bidders({ usual: 21 }), { width: 99 }));
  expect(all.slice(1).toSorted((a, b) => a - b)).toEqual([
    0, 6, 13, 16, 19, 20, 22, 25, 26, 31, 38, 44, 50,
  ]);
  const low = bids(found(bidders({ usual: 0 }), { width: 99 }));
  expect(low.every((coins) => coins >= 0)).toBe(true);
  expect(low).toContain(1);
  expect(low).toContain(5);
});

/** The same game with other answers to choose from. */
function answering(game: AnyGame, ...list: object[]): AnyGame {
  const legal = (_t: unknown, _s: unknown, _f: unknown, out: object[]) => out.push(...list);
  const asked = 'bid' in game.agenda ? 'bid' : 'take';
  const agenda = { ...game.agenda, [asked]: { ...game.agenda[asked], legal } as never };
  return { ...game, agenda };
}

test('steps wider than one stay on the step', () => {
  const steps = { type: 'bid', coins: { gap: 'range', min: 0, max: 48, step: 4 } };
  const game = answering(bidders({ usual: 24 }), steps);
  const all = bids(found(game, { width: 99 })).toSorted((a, b) => a - b);
  expect(all.every((coins) => coins % 4 === 0)).toBe(true);
  // A short range: two steps stand for the tenth.
  for (const near of [16, 20, 28, 32]) expect(all).toContain(near);
});

test('beside other answers a number is still compared with those near it', () => {
  const range = { type: 'bid', coins: { gap: 'range', min: 0, max: 50, step: 1 } };
  const game = answering(bidders({ usual: 21 }), bid(0), range);
  const all = bids(found(game, { width: 99 }, [33]));
  for (const near of [16, 20, 22, 26, 33]) expect(all).toContain(near);
});

test('what the tree knows is considered where it is legal', () => {
  const all = bids(found(bidders({ usual: 7 }), { width: 99 }, [33, 51]));
  expect(all).toContain(33);
  expect(all).not.toContain(51);
});

test('giving up is never considered, and no move twice', () => {
  const { t, s, f } = takesTable([1, 2, 3]);
  const o = { game: takesGame, t, seat: 0, settings: usualSearch } as unknown as Outlook;
  const moves = candidates(o, s, f, s, [], newRng(1)).map(({ move }) => JSON.stringify(move));
  expect(moves.toSorted()).toEqual(
    [0, 1, 2].map((thing) => JSON.stringify({ type: 'take', thing })),
  );
});

test('moves left to the advice are considered only where the own character would make them', () => {
  const game = bidders({ usual: 7, bold: 30 });
  expect(bids(found(game, { width: 99, advised: ['bid'] }, [33]))).toEqual([7]);
  expect(bids(found(game, { width: 99, advised: ['bid'], character: 'bold' }))).toEqual([30]);
  expect(found(game, { width: 99, advised: ['pass'] }).length).toBeGreaterThan(5);
});

test('of a type of move those alone may be left to the advice that say one thing', () => {
  const { t, s, f } = takesTable([1, 2, 3]);
  const things = answering(takesGame, ...['all', 'some'].map((of) => ({ type: 'take', of })));
  const settings = { ...usualSearch, advised: ['take:all'] };
  const o = { game: things, t, seat: 0, settings } as unknown as Outlook;
  const moves = candidates(o, s, f, s, [], newRng(1)).map(({ move }) => move);
  expect(moves).toContainEqual({ type: 'take', of: 'some' });
  expect(moves).not.toContainEqual({ type: 'take', of: 'all' });
});
