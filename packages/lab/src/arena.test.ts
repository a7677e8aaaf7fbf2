import { findGame } from '@boardroom/catalogue';
import { expect, test } from 'vitest';
import { arena } from './arena.ts';

const order = {
  game: 'action-the-project',
  seats: 2,
  bots: ['normal', 'random'],
  options: {},
  edition: { id: 'classic', content: await findGame('action-the-project')!.editions['classic']!() },
  seed: 'arena',
  games: 20,
};

test('an arena is the same however many workers play it', { timeout: 120_000 }, async () => {
  const heard: number[] = [];
  const one = await arena({ ...order, workers: 1 }, (done) => heard.push(done));
  const two = await arena({ ...order, workers: 2 });
  const results = (rows: typeof one.rows): unknown => rows.map((row) => ({ ...row, slowest: [] }));
  expect(results(two.rows)).toEqual(results(one.rows));
  expect(heard.at(-1)).toBe(20);
  const { bots, errors, games, seats } = one.arena;
  expect({ errors, games, seats }).toEqual({ errors: 0, games: 20, seats: 2 });
  expect(bots['normal']!.wins + bots['random']!.wins).toBeCloseTo(20);
  expect(bots['normal']!.rating).toBeGreaterThan(bots['random']!.rating);
  expect(bots['normal']!.low).toBeLessThan(bots['normal']!.winShare);
  // Both seatings of a seed come one after the other.
  expect(one.rows[0]!.seed).toBe(one.rows[1]!.seed);
  expect(one.rows[0]!.bots).toEqual(one.rows[1]!.bots.toReversed());
});

test('an order that cannot be played is refused in words', async () => {
  await expect(arena({ ...order, bots: ['nobody'] })).rejects.toThrow('no bot named nobody');
  await expect(arena({ ...order, game: 'chess' })).rejects.toThrow('no game named chess');
  await expect(arena({ ...order, seats: 99 })).rejects.toThrow('wrong-players');
});
