import { expect, test } from 'vitest';
import { makeLocalQueue } from './queue.ts';
import type { BotJob } from './queue.ts';

const job = (seq: number): BotJob => ({ table: 'T', seq });

test('a job is done once while it runs, and again when it comes again', async () => {
  const queue = makeLocalQueue();
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  await queue.work(async ({ seq }) => {
    done.push(seq);
    await first.promise;
  });
  queue.add(job(1));
  queue.add(job(1));
  queue.add(job(2));
  expect(done).toEqual([1, 2]);
  first.resolve();
  await new Promise(setImmediate);
  queue.add(job(1));
  expect(done).toEqual([1, 2, 1]);
});

test('its end waits for what runs, and begins nothing', async () => {
  const queue = makeLocalQueue();
  const done: number[] = [];
  const running = Promise.withResolvers<void>();
  await queue.work(async ({ seq }) => {
    await running.promise;
    done.push(seq);
  });
  queue.add(job(1));
  const closed = queue.close();
  queue.add(job(2));
  running.resolve();
  await closed;
  expect(done).toEqual([1]);
});
