/** What a search finds on fixed seeds: a change of the search shows as a diff, meant or not. */
import { newRng, pending, viewFor } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { newMemory } from './memory.ts';
import { newSearch } from './search.ts';
import { usualSearch } from './settings.ts';

/** The move, why, lines played and nodes grown. */
function found(seed: number, more: object): string {
  const { t, s } = lotsTable(`fixed ${seed}`);
  const f = pending(s)[0]!;
  const memory = newMemory();
  const settings = { ...usualSearch, iterations: 150, ms: Infinity, ...more };
  const view = viewFor(lotsGame, t, s, f.seat);
  const search = newSearch(lotsGame, t, view, f, newRng(seed), settings, memory);
  while (!search.step());
  const { move, why } = search.best();
  return `${JSON.stringify(move)} ${why?.code} ${search.iterations} ${memory.tree.size}`;
}

test('the usual search', () => {
  expect([1, 2, 3, 4].map((seed) => found(seed, {}))).toEqual([
    '{"type":"bid","coins":3} turned 150 150',
    '{"type":"bid","coins":2} worth 150 150',
    '{"type":"bid","coins":6} worth 150 150',
    '{"type":"bid","coins":9} worth 150 150',
  ]);
});

test('a search that looks further, wider, leaves the game to chance, or trusts less', () => {
  expect([
    found(5, { horizon: 30, playout: 20 }),
    found(5, { width: 4, widen: 2 }),
    found(5, { policy: 'random' }),
    found(5, { clock: ['spent'], ticks: 2 }),
    found(5, { trust: 5 }),
  ]).toEqual([
    '{"type":"bid","coins":10} turned 150 150',
    '{"type":"bid","coins":8} worth 150 150',
    '{"type":"bid","coins":8} worth 150 150',
    '{"type":"bid","coins":8} worth 150 130',
    '{"type":"bid","coins":8} worth 150 150',
  ]);
});
