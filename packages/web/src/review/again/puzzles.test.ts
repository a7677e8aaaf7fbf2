import type { Decided, Forked } from '@boardroom/insight';
import type { Move } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { isClearlyBest, isSame, judge, judgeGames, knownOf, puzzlesOf } from './puzzles.ts';

const move = (type: string, more: object = {}): Move => ({ type, ...more }) as Move;

function decided(more: Partial<Decided> = {}): Decided {
  return {
    move: 3,
    seat: 0,
    question: 'visit',
    played: move('close'),
    reference: move('lease'),
    alike: 0,
    difference: { value: -0.28, se: 0.02 },
    verdict: 'costly',
    games: 500,
    pairs: { both: 0, played: 0, reference: 0, neither: 0 },
    alternatives: [],
    ...more,
  };
}
const worth = (type: string, value: number, se: number): Decided['alternatives'][number] => ({
  move: move(type),
  difference: { value, se },
  games: 100,
});

describe('which decisions are puzzles', () => {
  test('own ones beyond two standard errors, the dearest first', () => {
    const all = [
      decided({ move: 1, difference: { value: -0.09, se: 0.02 } }),
      decided({ move: 2, difference: { value: -0.09, se: 0.05 }, verdict: 'too-close' }),
      decided({ move: 3, seat: 1 }),
      decided({ move: 4, difference: { value: 0.1, se: 0.01 }, verdict: 'better' }),
      decided({ move: 5 }),
    ];
    expect(puzzlesOf(all, [0]).map((one) => one.move)).toEqual([5, 1]);
    expect(puzzlesOf(all, [1]).map((one) => one.move)).toEqual([3]);
    expect(puzzlesOf(all, [])).toEqual([]);
  });
  test('nothing that was judged by a handful of games, and nothing that was forced', () => {
    expect(puzzlesOf([decided({ games: 20 })], [0])).toEqual([]);
    expect(puzzlesOf([decided({ forced: true })], [0])).toEqual([]);
  });
});

describe('an answer', () => {
  test('the bot’s move is right, what was played is not', () => {
    expect(judge(decided(), move('lease'))).toBe('right');
    expect(judge(decided(), move('close'))).toBe('not');
  });
  test('the same things in another order are another answer: games must tell', () => {
    const one = decided({ played: move('take', { cards: ['b', 'a'] }) });
    expect(judge(one, move('take', { cards: ['b', 'a'] }))).toBe('not');
    expect(judge(one, move('take', { cards: ['a', 'b'] }))).toBe('open');
    expect(isSame(null, null)).toBe(true);
    expect(isSame(null, move('take'))).toBe(false);
  });
  test('a move clearly better than the bot’s is the best, and the bot’s still counts', () => {
    const one = decided({ alternatives: [worth('wait', 0.5, 0.02)] });
    expect(knownOf(one)[0]!.move).toEqual(move('wait'));
    expect(judge(one, move('wait'))).toBe('right');
    expect(judge(one, move('lease'))).toBe('also');
  });
  test('a move looked at and clearly behind the best is not it; within doubt games must tell', () => {
    const one = decided({ alternatives: [worth('wait', 0.25, 0.05), worth('sell', 0.02, 0.03)] });
    expect(judge(one, move('sell'))).toBe('not');
    expect(judge(one, move('wait'))).toBe('open');
    expect(judge(one, move('never-seen'))).toBe('open');
  });
  test('an aside that should not have been made: to let it be is right', () => {
    const one = decided({ question: 'aside', played: move('give'), reference: null });
    expect(judge(one, null)).toBe('right');
    expect(judge(one, move('give'))).toBe('not');
  });
  test('the best is clearly best only if all others are clearly behind', () => {
    expect(isClearlyBest(decided({ alternatives: [worth('sell', 0.02, 0.03)] }))).toBe(true);
    expect(isClearlyBest(decided({ alternatives: [worth('wait', 0.25, 0.05)] }))).toBe(false);
  });
});

describe('an answer after games against the best', () => {
  const forked = (games: number, value: number, se: number): Forked => ({
    games,
    played: [],
    other: [],
    difference: { value, se },
    pairs: { both: 0, played: 0, reference: 0, neither: 0 },
  });
  test('clearly worse is not it, once there are some games', () => {
    expect(judgeGames(forked(40, 0.3, 0.05))).toBe('open');
    expect(judgeGames(forked(60, 0.3, 0.05))).toBe('not');
  });
  test('as good or better is also good; in between more games are played, to an end', () => {
    expect(judgeGames(forked(60, -0.02, 0.05))).toBe('also');
    expect(judgeGames(forked(60, 0.08, 0.05))).toBe('open');
    expect(judgeGames(forked(300, 0.08, 0.05))).toBe('also');
  });
});
