import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageDown } from './away.ts';
import { makeBreaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an outage of five minutes is asked about now and then, and its end is noticed at once', async () => {
  let isBack = false;
  let probes = 0;
  let running = 0;
  const told: string[] = [];
  const breaker = makeBreaker({
    async probe() {
      expect(++running).toBe(1);
      probes++;
      await new Promise((resolve) => setTimeout(resolve, 2000));
      running--;
      if (!isBack) throw new Error('still away');
    },
    onDown: ({ why }) => told.push(why),
    onUp: () => told.push('back'),
  });
  breaker.mustBeUp();
  for (let i = 0; i < 10; i++) breaker.trip(new StorageDown('storage-away'));
  expect(() => breaker.mustBeUp()).toThrow(StorageDown);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(probes).toBeLessThanOrEqual(103);
  expect(told).toEqual(['storage-away']);
  isBack = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual(['storage-away', 'back']);
  breaker.mustBeUp();
  const asked = probes;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(asked);
  breaker.close();
});
