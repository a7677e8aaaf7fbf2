import { expect, test } from 'vitest';
import { isTodays, tableOf } from './address.ts';
import { dayOf, numberOf, seedOf, untilNext } from './deal.ts';

test('a day is the same everywhere, counted from the first', () => {
  const time = Date.UTC(2026, 10, 16, 23, 59);
  expect(dayOf(time)).toBe('2026-11-16');
  expect(dayOf(time + 60_000)).toBe('2026-11-17');
  expect(numberOf('2026-10-01')).toBe(1);
  expect(numberOf('2026-11-16')).toBe(47);
  expect(untilNext(time)).toEqual({ hours: 0, minutes: 1 });
  expect(untilNext(Date.UTC(2026, 10, 16))).toEqual({ hours: 24, minutes: 0 });
});

test('every day and game has a deal and a table of its own', () => {
  const days = ['2026-11-16', '2026-11-17'];
  const deals = days.flatMap((day) => ['a', 'b'].map((game) => seedOf(day, game)));
  expect(new Set(deals).size).toBe(4);
  expect(isTodays(tableOf(days[0]!, 'a'))).toBe(true);
  expect(isTodays('x1y2z3')).toBe(false);
});
