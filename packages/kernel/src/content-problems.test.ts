/** What is wrong with a content, where, and in a code that every language has words for. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentProblems } from './content-problems.ts';
import { lots, lotsEdition } from './testing/index.ts';
import type { AnyGame } from './types.ts';

const game = lots as unknown as AnyGame;
const card = z.object({
  name: z.string().min(2).max(4),
  price: z.int().min(1).max(9),
  step: z.number().multipleOf(5),
  colour: z.enum(['red', 'blue']),
  code: z.string().regex(/^[a-z]+$/),
  tags: z.array(z.string()).min(1).max(2),
});
const good = { name: 'Axe', price: 5, step: 10, colour: 'red', code: 'a', tags: ['x'] };
const shop = {
  ...game,
  content: z.object({ cards: z.array(card) }),
  profiles: {},
  setup: () => ({ agenda: [] }),
} as unknown as AnyGame;
const problems = (change: object): object[] =>
  contentProblems(shop, { cards: [{ ...good, ...change }] });

test('a content that can be played has none', () => {
  expect(contentProblems(game, lotsEdition)).toEqual([]);
});

test.each([
  ['name', 'A', { code: 'too-short', facts: { least: 2 } }],
  ['name', 'Adzes', { code: 'too-long', facts: { most: 4 } }],
  ['price', 0, { code: 'too-small', facts: { least: 1 } }],
  ['price', 10, { code: 'too-big', facts: { most: 9 } }],
  ['price', 1.5, { code: 'whole' }],
  ['price', 'dear', { code: 'kind' }],
  ['price', undefined, { code: 'missing' }],
  ['step', 7, { code: 'step', facts: { step: 5 } }],
  ['colour', 'green', { code: 'not-one-of' }],
  ['code', 'A1', { code: 'format' }],
  ['tags', [], { code: 'too-few', facts: { least: 1 } }],
  ['tags', ['a', 'b', 'c'], { code: 'too-many', facts: { most: 2 } }],
])('%s %j', (field, value, said) => {
  expect(problems({ [field]: value })).toEqual([{ path: ['cards', 0, field], ...said }]);
});

test('a field that nobody reads is named, wherever it is', () => {
  expect(problems({ prise: 3 })).toEqual([
    { path: ['cards', '0'], code: 'unknown', facts: { name: 'prise' } },
  ]);
});

test('a content with which no game begins says for how many players', () => {
  const setup = (t: { players: number }): object => {
    if (t.players === 3) throw new Error('no cards left');
    return { agenda: [] };
  };
  const breaks = { ...game, setup } as unknown as AnyGame;
  expect(contentProblems(breaks, lotsEdition)).toEqual([
    { path: [], code: 'no-start', facts: { players: 3 } },
  ]);
});
