import type { Puzzled } from '@boardroom/client';
import { expect, test, vi } from 'vitest';
import { makePuzzled } from './puzzled.ts';

test('what is refused most is told now and then, with what it names', async () => {
  vi.useFakeTimers();
  const told: Puzzled[] = [];
  const puzzle = makePuzzled('w', async (each) => void told.push(each));
  puzzle({ code: 'closed' });
  for (let i = 0; i < 3; i++) puzzle({ code: 'too-dear', facts: { price: 9, list: [1] as never } });
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told).toEqual([{ code: 'too-dear', facts: { price: 9 }, count: 3 }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
  puzzle({ code: 'closed' });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told[1]).toEqual({ code: 'closed', count: 1 });
  vi.useRealTimers();
});
