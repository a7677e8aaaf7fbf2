/** Small questions about a class, answered from what its log came to. */
import { expect, test } from 'vitest';
import { isOn, isTrainer, memberOf, playNow, present } from './fold.ts';
import type { Workshop } from './types.ts';

const member = (n: number, person: string, more: object = {}) => ({
  n,
  person,
  away: false,
  removed: false,
  ...more,
});
const workshop = {
  stage: 'second',
  trainers: [{ id: 'tina' }, { id: 'tom' }],
  members: [
    member(1, 'ada', { removed: true }),
    member(2, 'bob', { away: true }),
    member(3, 'ada'),
    member(4, 'eve'),
  ],
  plays: [
    { stage: 'first', tables: [{ ended: true }] },
    { stage: 'second', tables: [{ ended: true }, { ended: false }] },
  ],
} as unknown as Workshop;

test('a member is who joined and was not removed, also when they joined again', () => {
  expect(memberOf(workshop, 'ada')?.n).toBe(3);
  expect(memberOf(workshop, 'bob')?.n).toBe(2);
  expect(memberOf(workshop, 'tina')).toBeNull();
  expect(memberOf(workshop, null)).toBeNull();
  expect(present(workshop).map(({ n }) => n)).toEqual([3, 4]);
});

test('any of the trainers trains, nobody else', () => {
  expect(['tina', 'tom', 'ada', null].map((person) => isTrainer(workshop, person))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('tables are on until the last has ended or all are closed', () => {
  const [first, second] = workshop.plays;
  expect(playNow(workshop)).toBe(second);
  expect(playNow({ ...workshop, stage: 'third' })).toBeNull();
  expect([isOn(first!), isOn(second!)]).toEqual([false, true]);
  expect(isOn({ ...second!, closed: true })).toBe(false);
});
