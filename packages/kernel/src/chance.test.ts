import { expect, test } from 'vitest';
import { blankChance, commitment, draw, newChance, roll, shuffle } from './chance.ts';

const streams = { deck: 'table', die: 'seat' } as const;

test('the k-th value of a stream depends on the seed, the name, the seat and k alone', () => {
  const one = newChance('seed', streams, 3);
  const two = newChance('seed', streams, 3);
  const first = [roll(one, 'die', 6, 1), roll(one, 'die', 6, 1)];
  shuffle(two, 'deck', [1, 2, 3]);
  roll(two, 'die', 6, 0);
  expect([roll(two, 'die', 6, 1), roll(two, 'die', 6, 1)]).toEqual(first);
  expect(one.drawn).toEqual({ deck: [0], die: [0, 2, 0] });
});

test('the values are fixed for all time: records depend on them', () => {
  const chance = newChance('seed', streams, 2);
  expect(Array.from({ length: 12 }, () => roll(chance, 'die', 6))).toEqual([
    1, 2, 5, 4, 5, 6, 6, 4, 5, 3, 6, 3,
  ]);
  expect(shuffle(chance, 'deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    0, 6, 3, 1, 2, 8, 7, 4, 5, 9,
  ]);
  // Three blocks of the key stream: a long deck needs more numbers than one block has.
  const cards = Array.from({ length: 40 }, (_, card) => card);
  expect(shuffle(chance, 'deck', cards)).toEqual([
    31, 32, 36, 20, 3, 6, 5, 37, 1, 30, 21, 11, 16, 7, 34, 24, 25, 17, 12, 15, 22, 2, 28, 8, 4, 27,
    13, 39, 29, 14, 33, 23, 38, 19, 18, 35, 0, 26, 9, 10,
  ]);
});

test('streams, seats and seeds differ from each other', () => {
  const chance = newChance('seed', streams, 2);
  const values = (seat: number, from = chance): string =>
    Array.from({ length: 20 }, () => roll(from, 'die', 6, seat)).join('');
  const all = [values(0), values(1), values(0, newChance('other', streams, 2))];
  expect(new Set(all).size).toBe(3);
});

test('every face and every order comes up equally often', () => {
  const chance = newChance('fair', streams, 1);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) faces[draw(chance, 'die', 6)]!++;
  const spread = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Chi-square with 5 degrees of freedom: above 25 comes up once in ten thousand fair dice.
  expect(spread).toBeLessThan(25);
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(chance, 'deck', [0, 1, 2, 3]).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  let chi = 0;
  for (const count of orders.values()) chi += (count - 1000) ** 2 / 1000;
  expect(chi).toBeLessThan(60);
});

test('a stream that was not declared is a mistake of the game', () => {
  expect(() => draw(newChance('seed', streams, 2), 'cards', 6)).toThrow(
    'no stream of chance named cards',
  );
  expect(() => draw(newChance('seed', streams, 2), 'die', 6, 2)).toThrow('for seat 2');
});

test('the commitment is a SHA-256 that tells nothing until the seed is shown', () => {
  expect(commitment('seed')).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment('seed')).not.toBe(commitment('seee'));
});

test('a number that does not divide the values evenly is no less fair', () => {
  const chance = newChance('fair', streams, 1);
  // Three quarters of all values of 32 bits: taken as they come, the first third would be half of them.
  const n = 3 * 2 ** 30;
  let low = 0;
  for (let i = 0; i < 3000; i++) if (draw(chance, 'die', n) < n / 3) low++;
  expect(Math.abs(low - 1000)).toBeLessThan(150);
});

test('what a view shows of chance is nothing at all', () => {
  const chance = newChance('seed', streams, 2);
  roll(chance, 'die', 6, 1);
  blankChance(chance);
  expect(chance).toEqual({ key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: { deck: [0], die: [0, 0] } });
});
