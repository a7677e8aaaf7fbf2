import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor, waiting } from './waiting.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('seconds run down to nothing, and run anew when the server asks again', () => {
  expect(waiting.seconds).toBe(0);
  waitFor(3);
  expect(waiting.seconds).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(waiting.seconds).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(waiting.seconds).toBe(0);
  waitFor(2);
  vi.advanceTimersByTime(1000);
  expect(waiting.seconds).toBe(1);
  vi.advanceTimersByTime(60_000);
});

test('a second request makes the wait longer, never shorter, and no faster', () => {
  waitFor(5);
  waitFor(2);
  expect(waiting.seconds).toBe(5);
  waitFor(8);
  vi.advanceTimersByTime(1000);
  expect(waiting.seconds).toBe(7);
  vi.advanceTimersByTime(60_000);
  expect(waiting.seconds).toBe(0);
});
