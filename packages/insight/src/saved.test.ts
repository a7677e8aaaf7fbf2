import { newRng, isOver, isRefusal, legal, openMatch, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { addSaved, ledgerSoFar, nextStream, openReview, progressOf, saveReview } from './index.ts';
import { byConcept, decisionsSoFar, stepReview, togetherSoFar } from './index.ts';
import type { Review } from './index.ts';
import { swaps, swapsContent } from './testing/solved-game.ts';

function record(number: number): MatchRecord {
  const rng = newRng(number);
  const setting = { players: 2, edition: { id: 'classic', content: swapsContent } };
  const match = openMatch(swaps, setting, `saved ${number}`);
  if (isRefusal(match)) throw new Error(match.code);
  while (!isOver(match.s)) {
    const f = match.s.agenda.at(-1)!;
    const list = legal(swaps, match.t, match.s, f);
    submit(match, f.seat, list[rng.below(list.length)]);
  }
  return recordOf(match);
}

function opened(number: number, stream = 0): Review {
  const review = openReview(swaps, swapsContent, record(number), stream);
  if (isRefusal(review)) throw new Error(review.code);
  return review;
}

/** A clock that goes on by one each time somebody looks. */
function ticking(): () => number {
  let time = 0;
  return () => time++;
}

test('there is no ledger before the first pass, and one after it', () => {
  const review = opened(1);
  expect(ledgerSoFar(review)).toBe(null);
  expect(progressOf(review).first).toBe(0);
  stepReview(review, 400, ticking());
  expect(progressOf(review).first).toBe(1);
  expect(ledgerSoFar(review)!.result).toHaveLength(2);
});

test('all decisions of a seat together are its row of the books, error and all', () => {
  const review = opened(1);
  expect(togetherSoFar(review)).toBe(undefined);
  stepReview(review, 400, ticking());
  const decisions = decisionsSoFar(review);
  const lessons = [{ concepts: ['all'] }];
  const concepts = Object.fromEntries(decisions.map(({ question }) => [question, lessons]));
  const met = byConcept(decisions, concepts, 2, togetherSoFar(review));
  const rows = ledgerSoFar(review)!.rows.filter(({ kind }) => kind === 'judgement');
  expect(met).toHaveLength(rows.length);
  for (const { by, values, ses } of rows) {
    const [all] = met[by]!;
    expect(all!.decisions).toBe(decisions.filter(({ seat }) => seat === by).length);
    expect(all!.difference.value).toBeCloseTo(values[by]!, 12);
    expect(all!.difference.se).toBeCloseTo(ses[by]!, 12);
    expect(ses[by]).toBeGreaterThan(0);
  }
});

test('a review goes on from what was saved: the same counts, then other pairs', () => {
  const first = opened(1);
  stepReview(first, 300, ticking());
  const saved = JSON.parse(JSON.stringify(saveReview(first))) as ReturnType<typeof saveReview>;
  expect(nextStream(saved)).toBe(1);
  const second = opened(1, nextStream(saved));
  expect(addSaved(second, saved)).toBe(null);
  expect(ledgerSoFar(second)).toEqual(ledgerSoFar(first));
  expect(decisionsSoFar(second)).toEqual(decisionsSoFar(first));
  const before = ledgerSoFar(second)!.start.ses[0]!;
  stepReview(second, 2000, ticking());
  expect(ledgerSoFar(second)!.start.ses[0]).toBeLessThan(before);
});

test('two streams of pairs add up, and are different pairs', () => {
  const [one, two] = [opened(2, 0), opened(2, 1)];
  for (const review of [one, two]) stepReview(review, 600, ticking());
  expect(saveReview(one).lines[0]!.whole.middle).not.toEqual(
    saveReview(two).lines[0]!.whole.middle,
  );
  const pairs = progressOf(one).pairs + progressOf(two).pairs;
  expect(addSaved(one, saveReview(two))).toBe(null);
  expect(progressOf(one).pairs).toBe(pairs);
});

test('counts of anything else are refused and change nothing', () => {
  const review = opened(1);
  stepReview(review, 300, ticking());
  const saved = saveReview(review);
  const before = JSON.stringify(saved);
  const refusals = [
    null,
    7,
    { ...saved, format: 'boardroom-review/0' },
    { ...saved, version: 2 },
    { ...saved, edition: 'other' },
    { ...saved, reference: 'hard' },
    saveReview(opened(2)),
    { ...saved, lines: saved.lines.slice(1) },
    { ...saved, lines: saved.lines.map(() => null) },
  ].map((other) => addSaved(review, other));
  expect(refusals.map((refusal) => refusal?.code)).toEqual([
    'bad-review',
    'bad-review',
    ...Array<string>(5).fill('other-review'),
    'bad-review',
    'bad-review',
  ]);
  expect(JSON.stringify(saveReview(review))).toBe(before);
});
