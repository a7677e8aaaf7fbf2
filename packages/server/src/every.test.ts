import { afterEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';

afterEach(() => void vi.useRealTimers());

test('again and again, until it is stopped', () => {
  vi.useFakeTimers();
  const work = vi.fn<() => void>();
  const stop = every(100, work);
  vi.advanceTimersByTime(99);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(201);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('it keeps no process alive', () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const stop = every(100_000, () => {});
  expect(timers()).toBe(before);
  stop();
});
