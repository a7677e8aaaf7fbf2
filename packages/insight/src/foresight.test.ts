import { newRng } from '@boardroom/kernel';
import type { Rng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { bothOf, foresightOf, priorOf, USUAL } from './foresight.ts';
import type { Both } from './foresight.ts';
import { addPair, newTally } from './tally.ts';
import type { Seen } from './tally.ts';
import { shortTold } from './told.ts';

const figures = (value: number, variance: number): Seen => ({
  means: [value, -value],
  variances: [variance, variance],
  scatter: [variance, variance],
});
const OPEN = [1, 1];
const usual = foresightOf([], USUAL);

const level = (value: number, isOver = false) => ({ shares: [value, 1 - value], score: 0, isOver });

/** So many pairs of short lines, each with this difference, from this level. */
function short(pairs: number, difference: number, met: boolean, from = 0.5) {
  const lines = { whole: newTally(2, 'whole'), short: newTally(2, 'short') };
  for (let i = 0; i < pairs; i++)
    addPair(lines.short, level(from), level(from + difference), 0, met);
  return lines;
}
const varianceOf = (...given: Parameters<typeof short>): number =>
  shortTold(short(...given), usual)!.variances[0]!;

test('lines that have met again need no evaluation, so nothing of it is in doubt', () => {
  expect(varianceOf(100, 0, false)).toBeGreaterThan(USUAL.doubt.variance);
  expect(varianceOf(100, 0, true)).toBeLessThan(USUAL.doubt.variance / 100);
});

test('a large difference by short lines alone is less sure than a small one', () => {
  expect(varianceOf(100, 0.2, false)).toBeGreaterThan(4 * varianceOf(100, 0.02, false));
});

test('however surely whole lines gainsay the short ones of one link, others may be as they seem', () => {
  // The match was decided already: nothing could change it any more, whatever the evaluation says.
  const decided: Both = { whole: figures(0, 1e-8), short: figures(0.1, 1e-8), stakes: OPEN };
  const seen = (times: number): number =>
    foresightOf(
      Array.from({ length: times }, () => decided),
      USUAL,
    ).slope;
  expect(seen(0)).toBe(1);
  expect(seen(1)).toBeGreaterThan(0.6);
  expect(seen(40)).toBeLessThan(0.2);
});

test('where a player has as good as lost the evaluation can hardly be off', () => {
  expect(varianceOf(100, 0, false, 0.01)).toBeLessThan(varianceOf(100, 0, false) / 5);
});

test('a few whole lines of many links show how much short ones are off', () => {
  const rng = newRng(3);
  // Short lines see nothing; in truth each difference is a tenth of a win, up or down.
  const off = 0.1;
  const seen = Array.from({ length: 3000 }, (_, link) => {
    const lines = short(20, 0, false);
    const better = 0.3 + (link % 2 === 0 ? off : -off);
    for (let i = 0; i < 6; i++)
      addPair(lines.whole, level(wins(rng, 0.3), true), level(wins(rng, better), true), 0);
    return bothOf(lines)!;
  });
  const { doubt } = foresightOf(seen, USUAL);
  expect(doubt).toBeGreaterThan(off ** 2 / 2);
  expect(doubt).toBeLessThan(1.5 * off ** 2);
});
const wins = (rng: Rng, share: number): number => (rng.unit() < share ? 1 : 0);

test('how much the stretch differs from link to link is learnt from whole lines', () => {
  const swayOf = (...stretches: number[]): number => {
    const seen = Array.from({ length: 20 }, (_, i): Both => {
      const value = 0.1 * stretches[i % stretches.length]!;
      return { whole: figures(value, 1e-6), short: figures(0.1, 1e-6), stakes: OPEN };
    });
    return foresightOf(seen, USUAL).sway;
  };
  const before = foresightOf([], USUAL).sway;
  expect(swayOf(1)).toBeLessThan(before / 2);
  expect(swayOf(0.1, 1.9)).toBeGreaterThan(1.5 * before);
});

test('what a game was found to be off by outweighs a few links of one match', () => {
  const seen = Array.from({ length: 4 }, (): Both => {
    return { whole: figures(0.06, 0.03 ** 2), short: figures(0, 1e-6), stakes: OPEN };
  });
  const measured = foresightOf(seen, priorOf({ off: 0.01 })).doubt;
  expect(measured).toBeLessThan(0.02 ** 2);
  expect(measured).toBeGreaterThan(0.01 ** 2);
  expect(foresightOf(seen, priorOf({})).doubt).toBeGreaterThan(0.04 ** 2);
});

test('and so does what large differences were found to be off by', () => {
  const seen = Array.from({ length: 4 }, (): Both => {
    return { whole: figures(0.1, 0.05 ** 2), short: figures(0.2, 1e-6), stakes: OPEN };
  });
  const measured = foresightOf(seen, priorOf({ sway: 0.25 })).sway;
  expect(measured).toBeGreaterThan(0.2 ** 2);
  expect(measured).toBeLessThan(0.32 ** 2);
  expect(foresightOf(seen, priorOf({})).sway).toBeGreaterThan(1.5 * measured);
});
