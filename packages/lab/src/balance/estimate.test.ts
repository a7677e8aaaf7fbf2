import { newRng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { means, ratios } from './estimate.ts';
import { addPair, noSums } from './sums.ts';
import type { GameFigures, Opened } from './types.ts';

const opened = {
  order: { bots: ['a', 'b'] },
  measures: [{}],
  things: [{}],
} as unknown as Opened;

/** Pairs of one measure and one thing, as plain lists and as sums. */
function sample(pairs: number) {
  const rng = newRng(7);
  const values: [number, number, number, number][] = [];
  const sums = noSums(opened);
  const game = (count: number, users: number): GameFigures => ({
    counted: Float64Array.of(count),
    of: Float64Array.of(1),
    users: Float64Array.of(users),
    won: Float64Array.of(users * count),
    gained: Float64Array.of(0),
    times: [],
    takers: [],
  });
  for (let i = 0; i < pairs; i++) {
    const [a, b, k, l] = [rng.unit(), rng.unit() + 0.1, rng.below(3), rng.below(2)];
    values.push([a, k, b, l]);
    addPair(opened, sums, ['a', 'b'], [game(a, k), game(b, l)]);
  }
  return { values, sums };
}

const average = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / list.length;

test('the variance of a mean’s difference is that of the differences', () => {
  const { values, sums } = sample(300);
  const found = ratios(sums.moments, 0, 300, 0)!;
  const differences = values.map(([a, , b]) => b - a);
  expect(found.difference).toBeCloseTo(average(differences));
  const around = average(differences.map((d) => (d - average(differences)) ** 2));
  expect(found.variance).toBeCloseTo(around);
});

test('the variance of a ratio’s difference is that of the influence of a pair', () => {
  const { values, sums } = sample(300);
  const found = ratios(sums.moments, 1, 300, 0)!;
  const [k, l] = [average(values.map(([, each]) => each)), average(values.map((v) => v[3]))];
  const p = average(values.map(([a, each]) => a * each)) / k;
  const q = average(values.map(([, , b, each]) => b * each)) / l;
  expect(found.base.value).toBeCloseTo(p);
  expect(found.fork.value).toBeCloseTo(q);
  const influence = values.map(([a, n, b, m]) => (m * (b - q)) / l - (n * (a - p)) / k);
  expect(found.variance).toBeCloseTo(average(influence.map((each) => each * each)));
});

test('how often a thing is used is a mean of its own', () => {
  const { values, sums } = sample(300);
  const found = means(sums.moments, 1, 300);
  expect(found.base.value).toBeCloseTo(average(values.map(([, k]) => k)));
  expect(found.difference).toBeCloseTo(average(values.map(([, k, , l]) => l - k)));
});

test('where nothing differed yet something still may; what was never counted has no value', () => {
  const sums = noSums(opened);
  expect(ratios(sums.moments, 0, 100, 1)).toBeNull();
  expect(means(sums.moments, 1, 100).variance).toBeGreaterThan(0);
});
