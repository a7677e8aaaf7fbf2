import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeHttp, ProblemError } from './http.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooOften = (after: string): Response =>
  new Response('{"code":"too-often","status":429,"title":"","type":""}', {
    status: 429,
    headers: { 'retry-after': after },
  });

test('told to come back later, it does, and says so', async () => {
  const answers = [tooOften('7'), tooOften('1'), new Response('{"id":"me"}')];
  const waits: number[] = [];
  const http = makeHttp({
    fetch: async () => answers.shift()!,
    onWait: (seconds) => waits.push(seconds),
  });
  const called = http.call('POST', '/api/people', { name: 'Ada' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(await called).toEqual({ id: 'me' });
  expect(waits).toEqual([7, 1]);
});

test('not for ever', async () => {
  let asked = 0;
  const http = makeHttp({
    fetch: async () => {
      asked++;
      return tooOften('1');
    },
  });
  const called = http.call('GET', '/api/me').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await called).toBeInstanceOf(ProblemError);
  expect(asked).toBe(4);
});
