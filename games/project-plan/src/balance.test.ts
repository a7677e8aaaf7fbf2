import { ownCodes, reportsOf } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { balance } from './balance.ts';
import { scene } from './testing/scene.ts';

const p = scene();

test('a contract is used by who gets it in any way, and earns its fees', () => {
  expect(
    reportsOf(
      balance,
      p,
      { type: 'dealt', seat: 0, contracts: ['a', 'b'] },
      { type: 'bought', seat: 1, contract: 'c' },
      { type: 'sold', seat: 0, contract: 'd' },
      { type: 'fee', from: 0, to: 1, contract: 'c', amount: 7 },
      { type: 'claimed', from: 1, to: 0, contract: 'a', amount: 5 },
      { type: 'card', seat: 1, card: 'x' },
      { type: 'thrown', seat: 1 },
    ),
  ).toEqual([
    ['use', 0, 'a'],
    ['use', 0, 'b'],
    ['use', 1, 'c'],
    ['use', 0, 'd'],
    ['use', 1, 'c'],
    ['earn', 1, 'c', 7],
    ['use', 0, 'a'],
    ['earn', 0, 'a', 5],
    ['use', 1, 'x'],
  ]);
});

test('contracts earn, cards do not; a match is as long as its rounds; who is bankrupt is stranded', () => {
  const things = balance.things(p.t);
  const { facts, content } = p.t;
  expect(things.filter(({ earns }) => earns).map(({ id }) => id)).toEqual(facts.ids);
  expect(things).toHaveLength(facts.ids.length + content.chance.length + content.chest.length);
  expect(balance.length(p.t, { ...p.s, round: 4 })).toBe(4);
  const out = p.s.out.map((_, seat) => (seat === 1 ? 1 : 0));
  const stranded = [0, 1].map((seat) => balance.stranded!(p.t, { ...p.s, out }, seat));
  expect(stranded).toEqual([false, true]);
  expect(ownCodes(balance)).toEqual([
    'contracts-placed',
    'auctions',
    'fees',
    'dear-bid',
    'deal-made',
  ]);
});
