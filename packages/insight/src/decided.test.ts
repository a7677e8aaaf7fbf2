import { expect, test } from 'vitest';
import { decidedOf } from './decided.ts';
import type { Option } from './links.ts';
import { spreadOf } from './spread.ts';
import { addPair, mergeTally, newTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { turningPointsOf } from './turning-points.ts';
import type { Entry } from './types.ts';

const option: Option = {
  move: 4,
  seat: 1,
  question: 'bid',
  played: { type: 'bid' },
  reference: { type: 'drop' },
  alike: 0,
  link: 0,
};

function judged(value: number, se: number): Entry {
  const estimates = { values: [-value, value], ses: [se, se] };
  return { kind: 'judgement', move: 4, until: 5, by: 1, sources: [], ...estimates };
}

/** Pairs that seat 1 wins as the reference and loses as played, or the other way round. */
function tallied(pairs: number): Tally {
  const tally = newTally(2, 'whole', true);
  for (let i = 0; i < pairs; i++) {
    const [won, lost] = [
      { shares: [0, 1], score: 30 + i, isOver: true },
      { shares: [1, 0], score: 10, isOver: true },
    ];
    if (i % 4 === 0) addPair(tally, lost, won, 1);
    else addPair(tally, won, lost, 1);
  }
  return tally;
}

const decided = (value: number, se: number, pairs = 40) =>
  decidedOf(option, { truth: { whole: tallied(pairs) } }, judged(value, se), []);

test('within two standard errors nothing is said; beyond them a size by the share lost', () => {
  expect(decided(-0.1, 0.06).verdict).toBe('too-close');
  expect(decided(-0.1, 0.06).size).toBe(undefined);
  expect(decided(0.1, 0.04)).toMatchObject({ verdict: 'better' });
  expect(decided(0.1, 0.04).size).toBe(undefined);
  expect(decided(-0.04, 0.01)).toMatchObject({ verdict: 'costly', size: 'slight' });
  expect(decided(-0.1, 0.01)).toMatchObject({ verdict: 'costly', size: 'clear' });
  expect(decided(-0.2, 0.01)).toMatchObject({ verdict: 'costly', size: 'heavy' });
});

test('no decision costs more than the whole chance, whatever its error', () => {
  expect(decided(-1.04, 0.05).difference).toEqual({ value: -1, se: 0.05 });
});

test('nothing is said before some whole games were played, nor of what the reference does', () => {
  expect(decided(-0.2, 0.01, 10).verdict).toBe('too-close');
  const alike = decidedOf({ ...option, alike: 1, link: -1 }, undefined, undefined, []);
  expect(alike).toMatchObject({
    verdict: 'as-reference',
    games: 0,
    difference: { value: 0, se: 0 },
  });
});

test('both lines are kept: wins by the same luck, and final scores', () => {
  const { pairs, spread, games } = decided(-0.2, 0.01);
  expect(games).toBe(40);
  expect(pairs).toEqual({ both: 0, played: 10, reference: 30, neither: 0 });
  const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);
  expect([sum(spread!.played), sum(spread!.reference)]).toEqual([40, 40]);
  expect(spread!.from).toBeLessThanOrEqual(10);
  expect(spread!.from + spread!.width * spread!.played.length).toBeGreaterThan(69);
});

test('counts of two machines are the counts of one', () => {
  const [one, other] = [tallied(8), tallied(8)];
  mergeTally(one, other);
  expect(one.pairs).toBe(16);
  expect(one.wins).toEqual({ both: 0, played: 4, reference: 12, neither: 0 });
  expect(spreadOf(one.scores!)!.played.reduce((total, count) => total + count, 0)).toBe(16);
});

test('turning points are sure, each luck or somebody’s decision, in the order of the match', () => {
  const entry = (move: number, kind: Entry['kind'], value: number, se: number): Entry => ({
    kind,
    move,
    until: move + 1,
    by: kind === 'judgement' ? 0 : -1,
    sources: kind === 'chance' ? ['die'] : [],
    values: [value, -value],
    ses: [se, se],
  });
  const entries = [
    entry(3, 'chance', 0.3, 0.05),
    entry(1, 'judgement', -0.2, 0.02),
    entry(5, 'chance', 0.5, 0.4),
    entry(6, 'chance', 0.1, 0.01),
  ];
  const river = Array.from({ length: 9 }, () => [0.5, 0.5]);
  const points = turningPointsOf({ entries, river }, 2);
  expect(
    points.map(({ move, by, kind, decider, sources }) => [move, by, kind, decider, sources]),
  ).toEqual([
    [1, 'decision', 'judgement', 0, []],
    [3, 'luck', 'chance', -1, ['die']],
  ]);
});

test('of hundreds of entries that are nothing none is a turning point', () => {
  const noise = (i: number): number => 0.03 * Math.sin(i * i);
  const entries = Array.from({ length: 300 }, (_, i): Entry => ({
    kind: 'chance',
    move: i,
    until: i + 1,
    by: -1,
    sources: ['die'],
    values: [noise(i), -noise(i)],
    ses: [0.01, 0.01],
  }));
  const river = Array.from({ length: 301 }, () => [0.5, 0.5]);
  expect(turningPointsOf({ entries, river })).toEqual([]);
  const turned = entries.with(7, { ...entries[7]!, values: [0.05, -0.05] });
  expect(turningPointsOf({ entries: turned, river }).map(({ move }) => move)).toEqual([7]);
});
