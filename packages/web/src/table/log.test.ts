import type { AnyUi, Scene } from '@boardroom/ui-kit';
import { expect, test } from 'vitest';
import { latest, lineOf } from './log.ts';
import type { LogLine } from './log.ts';

const line = (key: number, heading?: string): LogLine => ({
  key,
  move: key,
  heading,
  text: `line ${key}`,
  seat: null,
  telling: {},
});
const all = (): boolean => true;
const keys = (lines: readonly LogLine[]): number[] => lines.map(({ key }) => key);

test('the newest lines come first, each group under its heading', () => {
  const lines = [line(0), line(1, 'Day 1'), line(2), line(3), line(4, 'Day 2'), line(5)];
  expect(keys(latest(lines, 9, all))).toEqual([4, 5, 1, 3, 2, 0]);
});

test('of a long log only the end is read', () => {
  const lines = Array.from({ length: 2000 }, (_, key) => line(key));
  const read: number[] = [];
  const found = latest(lines, 3, ({ key }) => {
    read.push(key);
    return key % 2 === 0;
  });
  expect(keys(found)).toEqual([1998, 1996, 1994]);
  expect(read.length).toBeLessThan(8);
});

test('a line is put into words when it is read, once, from the view before its move', () => {
  const seen: unknown[] = [];
  const ui = {
    tell(_: unknown, event: { seat: number }, before: unknown) {
      seen.push(before);
      return { heading: `seat ${event.seat}` };
    },
  } as unknown as AnyUi;
  const scene = {
    t: { seats: 2 },
    words: { event: () => 'words' },
  } as unknown as Scene<any>;
  const told = { event: { type: 'passed', seat: 1, message: 0 }, move: 7 } as never;
  const made = lineOf(ui, scene, told, 3, 'before', () => 'psst');
  expect(seen).toEqual([]);
  expect([made.heading, made.seat, made.text, made.telling.calc]).toEqual([
    'seat 1',
    1,
    'words',
    '“psst”',
  ]);
  expect(seen).toEqual(['before']);
});
