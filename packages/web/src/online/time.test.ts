import { expect, test } from 'vitest';
import { duration, timeLeft } from './time.ts';

test('what is left', () => {
  expect(timeLeft(0)).toBe('0:00');
  expect(timeLeft(1)).toBe('0:01');
  expect(timeLeft(59_000)).toBe('0:59');
  expect(timeLeft(59_001)).toBe('1:00');
  expect(timeLeft(3_725_000)).toBe('1:02:05');
  expect(timeLeft(187_200_000)).toBe('2 d 4 h');
  expect(timeLeft(3_600_000)).toBe('1:00:00');
  expect(timeLeft(172_800_000)).toBe('2 d');
  expect(timeLeft(172_799_000)).toBe('47:59:59');
  expect(timeLeft(-5)).toBe('0:00');
});

test('a setting', () => {
  expect([45, 60, 90, 600, 3600, 259_200].map(duration)).toEqual([
    '45 s',
    '1 min',
    '90 s',
    '10 min',
    '1 h',
    '3 d',
  ]);
});
