import { newRng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { foresightOf, USUAL } from './foresight.ts';
import { heardOf } from './heard.ts';
import type { Counted } from './heard.ts';
import { addPair, addShared, mergeTally, newShared, newTally, sharedOf } from './tally.ts';
import type { Link } from './links.ts';

const PAIRS = 400;
const usual = foresightOf([], USUAL);
const beliefs = { decisions: usual, luck: usual, hidden: usual };
const link = { kind: 'decision' } as Link;
const ended = (share: number) => ({ shares: [share, 1 - share], score: 0, isOver: true });

/** A decision that turns a loss into a win in half of the games; hands matter once in `often` games. */
function played(often: number, from = 0, to = PAIRS): Required<Counted> {
  const truth = { whole: newTally(2, 'whole') };
  const known = { whole: newShared(2, 'whole') };
  const rng = newRng(1);
  for (let n = 0; n < to; n++) {
    const luck = rng.below(2);
    const other = rng.below(often) === 0 ? rng.below(2) : luck;
    if (n < from) continue;
    const onTruth = addPair(truth.whole, ended(0), ended(luck), 0);
    addShared(known.whole, addPair(known.whole, ended(0), ended(other), 0), onTruth);
  }
  return { truth, known };
}

test('what lay hidden is the surer the more both have in common', () => {
  const [much, little, none] = [20, 2, 1].map((often) => {
    return heardOf(link, played(often), beliefs).hidden!.variances[0]!;
  });
  // Variances of a half each: twice that, less what they share.
  expect(none).toBeCloseTo(0.5 / PAIRS, 3);
  expect(little! / none!).toBeCloseTo(0.5, 0);
  expect(much! / none!).toBeLessThan(0.1);
  expect(much).toBeGreaterThan(0);
});

test('on its own either is as sure as it was', () => {
  const [apart, alike] = [1, 20].map((often) => heardOf(link, played(often), beliefs));
  expect(alike!.whole!.variances[0]).toBeCloseTo(apart!.whole!.variances[0]!, 5);
});

test('what two machines have counted tells the same as if one had', () => {
  const all = played(3);
  const [one, other] = [played(3, 0, 100), played(3, 100)];
  mergeTally(one.truth.whole, other.truth.whole);
  mergeTally(one.known.whole, other.known.whole);
  expect(one).toEqual(all);
  const { difference, middle } = sharedOf(all.known.whole, all.truth.whole);
  expect(difference[0]).toBeGreaterThan(0);
  // Here the reference always loses: the mean of both lines is half the difference.
  expect(middle[0]).toBeCloseTo(difference[0]! / 2, 12);
});
