/** Whether the intervals hold when somebody looks after every batch and stops when they please. */
import { newRng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { ratios } from './estimate.ts';
import { budget, halfWidth } from './sequence.ts';
import { LEAST_PAIRS, MOMENTS } from './types.ts';

const ALPHA = 0.05;
const RUNS = 400;
const PAIRS = 2000;
const LOOK_EVERY = 10;

/** Means of what is drawn: sums of a and b with k = l = 1, as `addMoments` makes them. */
function addTo(moments: number[], values: readonly [number, number, number, number]): void {
  let at = 0;
  for (const value of values) moments[at++]! += value;
  for (let i = 0; i < 4; i++) for (let j = i; j < 4; j++) moments[at++]! += values[i]! * values[j]!;
}

type Draw = (rng: ReturnType<typeof newRng>) => readonly [number, number, number, number];

/** The share of runs in which any look misses the truth. */
function missed(draw: Draw, truth: number, step: number): number {
  let misses = 0;
  for (let run = 0; run < RUNS; run++) {
    const rng = newRng(run + 1);
    const moments = Array.from({ length: MOMENTS }, () => 0);
    for (let pairs = 1; pairs <= PAIRS; pairs++) {
      addTo(moments, draw(rng));
      if (pairs < LEAST_PAIRS || pairs % LOOK_EVERY !== 0) continue;
      const found = ratios(moments, 0, pairs, step);
      if (!found) continue;
      if (Math.abs(found.difference - truth) <= halfWidth(found.variance, pairs, ALPHA)) continue;
      misses++;
      break;
    }
  }
  return misses / RUNS;
}

const flip = (rng: { unit(): number }, chance: number): number => (rng.unit() < chance ? 1 : 0);

test.for<[string, Draw, number]>([
  ['shares of the win', (rng) => [flip(rng, 0.25), 1, flip(rng, 0.25), 1], 0],
  ['a share that differs', (rng) => [flip(rng, 0.2), 1, flip(rng, 0.3), 1], 0.1],
  ['something rare', (rng) => [flip(rng, 0.01), 1, flip(rng, 0.01), 1], 0],
  [
    'lengths with a long tail, on common luck',
    (rng) => {
      const common = -20 * Math.log(1 - rng.unit());
      return [common - 2 * Math.log(1 - rng.unit()), 1, common - 2 * Math.log(1 - rng.unit()), 1];
    },
    0,
  ],
  [
    'the win of who has a card that comes up in a third of the games',
    (rng) => {
      const [k, l] = [flip(rng, 0.33), flip(rng, 0.33)];
      return [k * flip(rng, 0.3), k, l * flip(rng, 0.3), l];
    },
    0,
  ],
])('at most 5 in 100 runs miss at any look: %s', ([, draw, truth]) => {
  // Three standard errors of 400 runs above the promise: a true 5 % passes, 10 % does not.
  expect(missed(draw, truth, 1)).toBeLessThan(ALPHA + 3 * Math.sqrt((ALPHA * 0.95) / RUNS));
});

test('the ordinary interval, looked at as often, misses far more often', () => {
  let misses = 0;
  for (let run = 0; run < RUNS; run++) {
    const rng = newRng(run + 1);
    let [sum, squares] = [0, 0];
    for (let pairs = 1; pairs <= PAIRS; pairs++) {
      const value = flip(rng, 0.25) - flip(rng, 0.25);
      sum += value;
      squares += value * value;
      if (pairs < LEAST_PAIRS || pairs % LOOK_EVERY !== 0) continue;
      if (Math.abs(sum) <= 1.96 * Math.sqrt(squares)) continue;
      misses++;
      break;
    }
  }
  expect(misses / RUNS).toBeGreaterThan(0.15);
});

test('a real difference is found soon', () => {
  expect(halfWidth(0.375, 1000, ALPHA / 20)).toBeLessThan(0.09);
  expect(halfWidth(0.375, 0, ALPHA)).toBe(Infinity);
});

test('what may go wrong is spent once: on measures, changed things and the others', () => {
  const { measure, changed, other } = budget(17, 1, 279);
  expect(17 * measure + 3 * changed + 3 * 279 * other).toBeCloseTo(0.05);
  expect(changed).toBeGreaterThan(100 * other);
  expect(budget(10, 0, 0)).toMatchObject({ measure: 0.005 });
});
