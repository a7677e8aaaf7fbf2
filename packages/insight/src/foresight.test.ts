import { expect, test } from 'vitest';
import { foresightOf, shortTold, USUAL_DOUBT } from './foresight.ts';
import type { Both } from './foresight.ts';
import { addPair, newTally } from './tally.ts';
import type { Moments } from './tally.ts';

const figures = (value: number, variance: number): Moments => ({
  means: [value, -value],
  variances: [variance, variance],
});
const usual = foresightOf([], USUAL_DOUBT);

/** So many pairs of short lines, each with this difference. */
function short(pairs: number, difference: number, met: boolean) {
  const lines = { whole: newTally(2, 'whole'), short: newTally(2, 'short') };
  const level = (value: number) => ({ shares: [value, 1 - value], score: 0, isOver: false });
  for (let i = 0; i < pairs; i++) addPair(lines.short, level(0.5), level(0.5 + difference), 0, met);
  return lines;
}
const varianceOf = (...given: Parameters<typeof short>): number =>
  shortTold(short(...given), usual)!.variances[0]!;

test('lines that have met again need no evaluation, so nothing of it is in doubt', () => {
  expect(varianceOf(100, 0, false)).toBeGreaterThan(USUAL_DOUBT);
  expect(varianceOf(100, 0, true)).toBeLessThan(USUAL_DOUBT / 100);
});

test('a large difference by short lines alone is less sure than a small one', () => {
  expect(varianceOf(100, 0.2, false)).toBeGreaterThan(4 * varianceOf(100, 0.02, false));
});

test('however surely whole lines gainsay the short ones of one link, others may be as they seem', () => {
  // The match was decided already: nothing could change it any more, whatever the evaluation says.
  const decided: Both = { whole: figures(0, 1e-8), short: figures(0.1, 1e-8) };
  const seen = (times: number): number =>
    foresightOf(
      Array.from({ length: times }, () => decided),
      USUAL_DOUBT,
    ).slope;
  expect(seen(0)).toBe(1);
  expect(seen(1)).toBeGreaterThan(0.6);
  expect(seen(40)).toBeLessThan(0.2);
});
