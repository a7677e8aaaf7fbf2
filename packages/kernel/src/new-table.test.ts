import { z } from 'zod';
import { expect, test } from 'vitest';
import { setTable } from './engine.ts';
import { setNewTable } from './new-table.ts';
import { lots, lotsEdition } from './testing/index.ts';
import type { Game } from './types.ts';

const edition = { id: 'plain', content: lotsEdition };

test('a table is set with what the rules read', () => {
  expect(setNewTable(lots, { players: 2, options: { coins: 7 }, edition })).toMatchObject({
    options: { coins: 7 },
    players: 2,
  });
  expect(setNewTable(lots, { players: 2, edition })).toMatchObject({ options: { coins: 10 } });
});

test('what was chosen goes first, then the edition, then what is usual with so many, then the defaults', () => {
  const game = { ...lots, usual: (players: number) => (players === 2 ? { coins: 6 } : {}) } as Game;
  const suggesting = { ...edition, options: { coins: 8 } };
  const coins = (players: number, of: typeof edition, options = {}): unknown =>
    (setNewTable(game, { players, options, edition: of }) as { options: object }).options;
  expect(coins(3, edition)).toMatchObject({ coins: 10 });
  expect(coins(2, edition)).toMatchObject({ coins: 6 });
  expect(coins(2, suggesting)).toMatchObject({ coins: 8 });
  expect(coins(2, suggesting, { coins: 7 })).toMatchObject({ coins: 7 });
  // What was begun is set again with its own options alone.
  expect(setTable(game, { players: 2, options: {}, edition: suggesting })).toMatchObject({
    options: { coins: 10 },
  });
});

test('a field that the rules do not read is named, however deep it lies', () => {
  const options = { coins: 7, purse: 3 };
  expect(setNewTable(lots, { players: 2, options, edition })).toEqual({
    code: 'bad-options',
    facts: { reason: 'purse: there is no such field' },
  });
  const content = { ...lotsEdition, prices: null };
  expect(setNewTable(lots, { players: 2, edition: { id: 'x', content } })).toEqual({
    code: 'bad-edition',
    facts: { reason: 'prices: there is no such field' },
  });
  const cards = z.array(z.object({ cost: z.number().nullable(), name: z.string().optional() }));
  const deep = { ...lots, content: z.object({ lots: z.array(z.int()), cards }) } as unknown as Game;
  const set = (card: object) =>
    setNewTable(deep, {
      players: 2,
      edition: { id: 'x', content: { ...lotsEdition, cards: [card] } },
    });
  expect(set({ cost: 2 })).not.toHaveProperty('code');
  expect(set({ cost: null, name: 'a' })).not.toHaveProperty('code');
  expect(set({ cost: 2, gain: 1 })).toMatchObject({
    facts: { reason: 'cards.0.gain: there is no such field' },
  });
});

test('what a schema makes of a value may be of another kind', () => {
  const flat = z.object({ coins: z.object({ each: z.int() }).transform(({ each }) => each) });
  const game = { ...lots, options: flat } as unknown as Game;
  const set = setNewTable(game, { players: 2, options: { coins: { each: 4 } }, edition });
  expect(set).toMatchObject({ options: { coins: 4 } });
});

test('what the rules refuse stays refused', () => {
  expect(setNewTable(lots, { players: 9, edition })).toMatchObject({ code: expect.any(String) });
});
