import { expect, test } from 'vitest';
import { betterHalf, isDecided, newArm, stillOpen, verdict } from './arms.ts';
import type { Arm } from './arms.ts';
import { addTo } from './tree.ts';

/** A rival whose lines gained this much over the suggestion, one after another. */
function arm(name: string, gains: readonly number[]): Arm {
  const one = newArm({ move: { type: name }, hash: 0 });
  for (const gain of gains) addTo(one.gain, gain);
  return one;
}
const names = (arms: readonly Arm[]): string[] => arms.map(({ move }) => move.type);
const often = (gain: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => gain + (i % 2 ? 0.01 : -0.01));

test('of the rivals the better half goes on, at least one', () => {
  const rivals = [arm('c', [0.1]), arm('a', [0.3]), arm('b', [0.2])];
  expect(names(betterHalf(rivals))).toEqual(['a', 'b']);
  expect(names(betterHalf(rivals.slice(0, 1)))).toEqual(['c']);
  expect(betterHalf([])).toEqual([]);
});

test('what is clearly worse drops out, what may still be better stays', () => {
  const good = arm('good', often(0.2, 40));
  const bad = arm('bad', often(-0.2, 40));
  const unsure = arm('unsure', [-0.5, 0.4, -0.3, 0.5]);
  expect(names(stillOpen([good, bad, unsure]))).toEqual(['good', 'unsure']);
  // No different from the suggestion, whatever is guessed: nothing to find out.
  expect(stillOpen([arm('same', [0, 0, 0])])).toEqual([]);
});

test('it is decided without a rival, or with one that is clearly better after many rounds', () => {
  expect(isDecided([])).toBe(true);
  expect(isDecided([arm('a', often(0.2, 80))])).toBe(true);
  expect(isDecided([arm('a', often(0.2, 20))])).toBe(false);
  expect(isDecided([arm('a', often(0, 80))])).toBe(false);
  expect(isDecided([arm('a', often(0.2, 80)), arm('b', often(0.2, 80))])).toBe(false);
});

test('the rival that gains most is taken if its gain can be trusted, else the suggestion', () => {
  const suggested = arm('suggested', []);
  expect(names([verdict(suggested, [], 0.5)])).toEqual(['suggested']);
  const [more, most] = [arm('more', often(0.1, 10)), arm('most', often(0.2, 10))];
  expect(names([verdict(suggested, [more, most], 0.5)])).toEqual(['most']);
  expect(names([verdict(suggested, [most, more], 0.5)])).toEqual(['most']);
  expect(names([verdict(suggested, [arm('few', [0.3, 0.3, 0.3])], 0.5)])).toEqual(['suggested']);
  expect(names([verdict(suggested, [arm('wild', [1, -0.9, 1, -0.9])], 2)])).toEqual(['suggested']);
  expect(names([verdict(suggested, [arm('worse', often(-0.1, 10))], 0.5)])).toEqual(['suggested']);
});
