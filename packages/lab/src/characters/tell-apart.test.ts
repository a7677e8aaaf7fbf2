import { catalogue } from '@boardroom/catalogue';
import { setTable } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { classifier } from './classifier.ts';
import { commonKinds, mark, row } from './marks.ts';
import type { Marks } from './marks.ts';
import { tellApart } from './tell-apart.ts';

test('a classifier finds what tells labels apart among counts that do not', () => {
  const samples = Array.from({ length: 60 }, (_, i) => ({
    row: [(i * 7) % 5, i % 3 === 0 ? 4 : 1, i % 3 === 1 ? 3 : 0],
    label: i % 3,
  }));
  const name = classifier(samples, 3);
  expect(
    [
      [2, 4, 0],
      [2, 1, 3],
      [2, 1, 0],
    ].map((each) => name(each)),
  ).toEqual([0, 1, 2]);
});

test('moves are counted by type and by what they say; rare kinds are left out', () => {
  const marks: Marks = new Map();
  for (const coins of [3, 3, 500]) mark(marks, { type: 'bid', coins, lots: [1, 2] } as never);
  expect(Object.fromEntries(marks)).toEqual({
    bid: 3,
    'bid coins 3': 2,
    'bid coins ~18': 1,
    'bid lots #2': 3,
  });
  const rare = Array.from({ length: 20 }, () => new Map([['bid', 1]]));
  expect(commonKinds([marks, ...rare])).toEqual(['bid']);
  expect(row(marks, ['bid', 'pass'])).toEqual([Math.sqrt(3), 1, 0, 0]);
});

/** With few games to learn from they are told apart less surely than docs/bots.md says. */
test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: characters differ in what they do',
  { timeout: 60_000 },
  async ([, entry]) => {
    const game = await entry.game();
    const edition = { id: 'classic', content: await entry.editions['classic']!() };
    const t = setTable(game, { players: Math.min(4, entry.players[1]), edition }) as Table;
    const { right, seats } = tellApart(game, t, { seed: 'few', games: 24, heldOut: 12 });

    expect(right / seats).toBeGreaterThan(0.4);
  },
);
