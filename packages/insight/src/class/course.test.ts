import { isRefusal, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { expect, test } from 'vitest';
import { commonNews, tableCourse } from './course.ts';
import type { TableCourse } from './types.ts';

const CONCEPTS = { bid: [{ concepts: ['nerve'], where: { coins: [2] } }] };

/** Two rounds of bids, seat by seat. */
function recorded(...rounds: readonly (readonly number[])[]): MatchRecord {
  const edition = { id: 'classic', content: lotsEdition };
  const match = openMatch(lots, { players: 2, edition }, 'course');
  if (isRefusal(match)) throw new Error(match.code);
  for (const bids of rounds) {
    for (const [seat, coins] of bids.entries()) submit(match, seat, { type: 'bid', coins });
    const [asked] = pending(match.s);
    if (asked?.kind === 'scrap') submit(match, asked.seat, { type: 'scrap', lots: [] });
  }
  return recordOf(match);
}

const courseOf = (record: MatchRecord): TableCourse => {
  const course = tableCourse(lots, lotsEdition, record, CONCEPTS);
  if (isRefusal(course)) throw new Error(course.code);
  return course;
};

test('results after every round, what was counted in it, and when it began', () => {
  const course = courseOf(recorded([2, 0], [0, 1]));
  const rounds = course.scores.length - 1;
  expect(rounds).toBeGreaterThan(1);
  expect(course.starts[0]).toBe(0);
  expect(course.starts).toHaveLength(rounds);
  expect(course.tallies['sold']!.slice(0, 2)).toEqual([1, 1]);
  expect(course.scores.at(-1)).toEqual(course.result.scores);
  expect([course.ended, course.injects]).toEqual([false, 0]);
});

test('what came to all tables alike is told once', () => {
  const [one, other] = [courseOf(recorded([2, 0], [0, 1])), courseOf(recorded([0, 3], [1, 0]))];
  const common = commonNews([one, other]);
  expect(common[0]).toEqual([{ type: 'turnedUp', field: 'lot', value: expect.any(Number) }]);
  const changed = { ...other, news: other.news.map(() => []) };
  expect(commonNews([one, changed]).flat()).toEqual([]);
});

test('a concept is met where it could be chosen, and used where it was', () => {
  const [first, second] = courseOf(recorded([2, 0], [0, 1])).concepts;
  expect(first![0]).toMatchObject({ concept: 'nerve', used: 1 });
  expect(first![0]!.offered).toBeGreaterThan(1);
  expect(second![0]).toMatchObject({ concept: 'nerve', used: 0 });
});

test('a record that cannot be played is refused', () => {
  const record = recorded([2, 0]);
  const spoiled = { ...record, moves: [[0, { type: 'bid', coins: 999 }]] } as never;
  expect(tableCourse(lots, lotsEdition, spoiled)).toMatchObject({ code: 'illegal-record' });
});
