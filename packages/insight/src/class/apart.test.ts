import { expect, test } from 'vitest';
import { byBots as calledBy, cameOf } from './apart.ts';
import type { PlayedOn } from './play.ts';

/** Six tables, half of which took something; a game of each in turn: what taking was worth there. */
function played(worthAt: readonly number[], games: number): PlayedOn {
  const branches = [
    { group: 'take', moves: [], tables: [0, 1, 2], at: [1, 1, 1] },
    { group: 'leave', moves: [], tables: [3, 4, 5], at: [1, 1, 1] },
  ];
  const from = worthAt.map((_, table) => ({ side: table < 3 ? 0 : 1 }));
  const take = Array.from(
    { length: games },
    (_, n) => 10 + worthAt[n % 6]! + (n % 12 < 6 ? 1 : -1),
  );
  const leave = take.map(() => 10);
  return {
    parting: { seat: 0, branches },
    from,
    scores: [take, leave],
    shares: [take.map(() => 0.5), leave.map(() => 0.5)],
  } as never;
}
const USUAL = 4;
/** Results that say nothing. */
const cameFrom = (play: PlayedOn) => cameOf(play, () => 10, USUAL, 12);

test('a choice that would have been as good at every table tells tables apart by what it was worth', () => {
  const { apart, byBots } = cameFrom(played([6, 6, 6, 6, 6, 6], 300));
  expect(byBots).toBe('different');
  // Half of the difference to either side of the middle.
  expect(apart.value).toBeCloseTo(3 / USUAL, 1);
});

test('it counts for what it was worth where it was worth least, and for nothing where each was right', () => {
  const { value } = cameFrom(played([9, 9, 9, 2, 2, 2], 300)).apart;
  expect(value).toBeCloseTo(1 / USUAL, 1);
  const each = cameFrom(played([9, 9, 9, -4, -4, -4], 300));
  expect(each.byBots).toBe('different');
  expect(each.apart.value).toBeCloseTo(0, 1);
});

test('of few games the whole counts', () => {
  const { value } = cameFrom(played([9, 9, 9, -4, -4, -4], 18)).apart;
  expect(value).toBeGreaterThan(1 / USUAL);
});

test('what costs a win counts, though it costs no points', () => {
  const play = played([0, 0, 0, 0, 0, 0], 300);
  const wins = play.shares[0]!.map((_, n) => (n % 12 < 6 ? 1 : 0));
  const lost = wins.map((won, n) => (n % 24 < 6 ? 0 : won));
  const { apart, byBots } = cameFrom({ ...play, shares: [wins, lost] });
  expect(byBots).toBe('unclear');
  // A quarter of a win, against the half that an even one scatters.
  expect(apart.value).toBeCloseTo(0.25, 1);
});

test('what lies just beyond two standard errors is unclear, the more so among many partings', () => {
  const called = (errors: number, looks: number): string =>
    calledBy([{ behind: { value: 0, se: 0 } }, { behind: { value: -errors, se: 1 } }], 400, looks);
  expect([2.1, 2.4].map((errors) => called(errors, 1))).toEqual(['unclear', 'different']);
  expect(called(2.4, 40)).toBe('unclear');
});
