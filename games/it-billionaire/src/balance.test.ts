import { ownCodes, reportsOf } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { balance } from './balance.ts';
import { place } from './testing/scene.ts';
import { BILLION, LAST_ROUND } from './types.ts';

const p = place();

test('an item is used by who finishes it, a location by who has a lab there', () => {
  expect(
    reportsOf(
      balance,
      p,
      { type: 'finished', seat: 1, item: 'app', surplus: 0 },
      { type: 'labAcquired', seat: 0, location: 'delft' },
      { type: 'forcedSale', seat: 0, lab: 'delft' },
    ),
  ).toEqual([
    ['use', 1, 'app'],
    ['use', 0, 'delft'],
  ]);
  const { items, locations } = p.t.content;
  expect(balance.things(p.t)).toHaveLength(items.length + locations.length);
  expect(balance.length(p.t, { ...p.s, round: 6 })).toBe(6);
});

test('every match counts, and those that ended with a billion', () => {
  const billion = balance.own.find(({ code }) => code === 'billion')!;
  const tally = { count: 0, of: 0 };
  for (const ending of [LAST_ROUND, BILLION, LAST_ROUND])
    billion.watch(p.t, tally).end!({ ...p.s, ending });
  expect(tally).toEqual({ count: 1, of: 3 });
  expect(ownCodes(balance)).toEqual([
    'billion',
    'delivered',
    'labs-bought',
    'forced-sales',
    'collaboration',
    'stop-work',
  ]);
});
