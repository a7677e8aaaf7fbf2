import type { PromptWanted } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { brier, fits, intervalScore, scoreOf } from './prompts.ts';

const prompt = (more: Partial<PromptWanted>): PromptWanted => ({
  id: 'p',
  kind: 'probability',
  text: '?',
  about: 'trainer',
  ...more,
});

test('an answer fits its kind, and a number its bounds and its own order', () => {
  expect(fits(prompt({}), { percent: 30 })).toBe(true);
  expect(fits(prompt({}), { rate: 3 })).toBe(false);
  const number = prompt({ kind: 'number', least: 0, most: 150 });
  expect(fits(number, { low: 10, likely: 20, high: 30 })).toBe(true);
  expect(fits(number, { low: 10, likely: 5, high: 30 })).toBe(false);
  expect(fits(number, { low: -1, likely: 5, high: 30 })).toBe(false);
  expect(fits(number, { low: 1, likely: 5, high: 151 })).toBe(false);
});

test('Brier: certain and right is 0, certain and wrong 1, a coin 0.25', () => {
  expect([brier(100, true), brier(100, false), brier(50, true)]).toEqual([0, 1, 0.25]);
});

test('interval score: the width, and ten times what a range of 80 % missed by', () => {
  expect(intervalScore(10, 30, 20)).toBe(20);
  expect(intervalScore(10, 30, 32)).toBeCloseTo(40, 9);
  expect(intervalScore(10, 30, 5)).toBeCloseTo(70, 9);
});

test('forecasts are held against the own seat, the table, or what the trainer says', () => {
  const ending = { seat: 1, scores: [7, 9], places: [2, 1] };
  const own = { ...prompt({ about: 'own-win' }), truth: null };
  expect(scoreOf(own, { percent: 80 }, ending)).toMatchObject({ rule: 'brier', actual: 1 });
  expect(scoreOf(own, { percent: 80 }, null)).toBeNull();
  const number = { ...prompt({ kind: 'number', about: 'own-score' }), truth: null };
  expect(scoreOf(number, { low: 5, likely: 6, high: 8 }, ending)).toEqual({
    rule: 'interval',
    score: intervalScore(5, 8, 9),
    actual: 9,
  });
  const winner = { ...prompt({ kind: 'winner' }), truth: null };
  expect(scoreOf(winner, { seat: 0 }, ending)).toEqual({ rule: 'hit', score: 0, actual: 1 });
  expect(scoreOf({ ...prompt({}), truth: null }, { percent: 10 }, ending)).toBeNull();
  expect(scoreOf({ ...prompt({}), truth: false }, { percent: 10 }, null)!.score).toBeCloseTo(0.01);
  expect(scoreOf({ ...prompt({ kind: 'rate' }), truth: null }, { rate: 3 }, ending)).toBeNull();
});
