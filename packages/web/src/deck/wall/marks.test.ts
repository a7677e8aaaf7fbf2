import { expect, test } from 'vitest';
import { apart, lines, lookOf, swarm } from './marks.ts';

test('up to six tables have a colour each, from seven on all are grey', () => {
  expect([1, 6].map((table) => lookOf(table, 6))).toEqual([1, 6]);
  expect(lookOf(1, 7)).toBeNull();
});

test('labels keep their gap, their order and their place', () => {
  const placed = apart([100, 101, 102, 300], 40, 60, 400);
  expect(placed.toSorted((a, b) => a - b)).toEqual(placed);
  for (let i = 1; i < placed.length; i++)
    expect(placed[i]! - placed[i - 1]!).toBeGreaterThanOrEqual(39.9);
  expect(Math.max(...apart([390, 395, 399], 40, 0, 400))).toBeLessThanOrEqual(400.1);
});

test('marks stand on each other where they would lie upon one another', () => {
  const [first, second, far] = swarm([100, 104, 300], 20);
  expect([first, far]).toEqual([0, 0]);
  expect(second).toBeGreaterThan(30);
});

test('a text in few lines', () => {
  expect(lines('Cockatoos Eat the Fibre', 13)).toEqual(['Cockatoos Eat', 'the Fibre']);
  expect(lines('Firewall Maintenance on a Sunday', 11)).toEqual(['Firewall', 'Maintenance…']);
});
