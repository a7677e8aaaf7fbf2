import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPassing, makeHttp, newKey, persist, ProblemError, sleep } from './http.ts';

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

test('an answer that is no problem of the server’s has the status it came with', async () => {
  const slow = '{"error":"Request Timeout","message":"Client Timeout","statusCode":408}';
  for (const [status, body] of [
    [408, slow],
    [502, '<html>'],
    [504, 'null'],
  ] as const) {
    const http = makeHttp({ fetch: async () => new Response(body, { status }) });
    const error = await http.call('GET', '/api/me').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ problem: { status, code: 'broken' } });
    expect(isPassing(error)).toBe(true);
  }
});

test('a request goes out with the signal that withdraws it, or with none', async () => {
  const sent: unknown[] = [];
  const http = makeHttp({
    fetch: async (_url, request) => {
      sent.push(request?.signal);
      return new Response('{}');
    },
  });
  const { signal } = new AbortController();
  await http.call('GET', '/api/me', undefined, signal);
  await http.call('GET', '/api/me');
  expect(sent).toEqual([signal, undefined]);
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

test('trying again may help where the network or the server failed, not where it refused', () => {
  const answered = (status: number): ProblemError =>
    new ProblemError({ code: 'x', title: '', status, type: '' }, undefined);
  expect([400, 404, 409, 428, 430, 499].map((status) => isPassing(answered(status)))).not.toContain(
    true,
  );
  expect([408, 429, 500, 503].map((status) => isPassing(answered(status)))).not.toContain(false);
  expect(isPassing(new TypeError('network error'))).toBe(true);
});

test('a request that is safe to send twice is sent until it is answered', async () => {
  let tries = 0;
  const attempt = async (): Promise<string> => {
    if (++tries < 4) throw new TypeError('network error');
    return 'done';
  };
  const answer = persist(attempt);
  await vi.advanceTimersByTimeAsync(200);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('done');
  expect(tries).toBe(4);
});

test('who gives up is not asked again; keys never come twice', async () => {
  const giving = new AbortController();
  let tries = 0;
  const failed = persist(async () => {
    tries++;
    throw new TypeError('network error');
  }, giving.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  giving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBeInstanceOf(TypeError);
  expect(tries).toBe(2);
  const keys = Array.from({ length: 20 }, newKey);
  expect(new Set(keys).size).toBe(20);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('a wait ends when the network is back or whoever waits gives up, and leaves no hearer behind', async () => {
  const network = new EventTarget();
  const hearers = new Set<unknown>();
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => {
    hearers.add(hear);
    network.addEventListener(type, hear);
  });
  vi.stubGlobal('removeEventListener', (type: string, hear: () => void) => {
    hearers.delete(hear);
    network.removeEventListener(type, hear);
  });
  try {
    const giving = new AbortController();
    for (const end of [
      () => network.dispatchEvent(new Event('online')),
      () => giving.abort(),
      () => vi.advanceTimersByTime(60_000),
    ]) {
      let over = false;
      void sleep(60_000, giving.signal).then(() => (over = true));
      await vi.advanceTimersByTimeAsync(59_000);
      expect([over, hearers.size]).toEqual([false, 1]);
      end();
      await vi.advanceTimersByTimeAsync(0);
      expect([over, hearers.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
    }
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a request that fails again and again is sent less and less often, or when the server says', async () => {
  const began = Date.now();
  const at: number[] = [];
  const giving = new AbortController();
  const failing = (error: Error) => () => {
    at.push(Date.now() - began);
    return Promise.reject(error);
  };
  void persist(failing(new TypeError('network error')), giving.signal).catch(() => {});
  await vi.advanceTimersByTimeAsync(30_000);
  const gaps = at.slice(1).map((time, i) => time - at[i]!);
  expect(gaps.slice(0, 7)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
  giving.abort();
  await vi.advanceTimersByTimeAsync(0);
  const busy = (seconds?: number): Error =>
    new ProblemError({ code: 'x', title: '', status: 503, type: '' }, seconds);
  for (const [seconds, gap] of [
    [9, 9000],
    [undefined, 200],
  ] as const) {
    at.length = 0;
    const stop = new AbortController();
    void persist(failing(busy(seconds)), stop.signal).catch(() => {});
    await vi.advanceTimersByTimeAsync(9500);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(at[1]! - at[0]!).toBe(gap);
  }
});

test('asked too often without a time named: one second', async () => {
  const answers = [
    new Response('{"code":"too-often","status":429,"title":"","type":""}', { status: 429 }),
    new Response('{}'),
  ];
  const waits: number[] = [];
  const http = makeHttp({
    fetch: async () => answers.shift()!,
    onWait: (seconds) => waits.push(seconds),
  });
  const called = http.call('GET', '/api/me');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await called).toEqual({});
  expect(waits).toEqual([1]);
});

test('a problem says its name, its code and its words', () => {
  const error = new ProblemError({ code: 'no-table', title: 'Gone.', status: 404, type: '' }, 3);
  expect(`${error}`).toBe('ProblemError: no-table: Gone.');
  expect(error.retryAfter).toBe(3);
});

test('who has a token shows it, and says what a body is', async () => {
  const sent: RequestInit[] = [];
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    sent.push(init!);
    return new Response('{}');
  };
  const http = makeHttp({ token: 't', fetch: fetch });
  await http.call('POST', '/a', {});
  await http.call('GET', '/a');
  await http.open('/a', 'text/plain', new AbortController().signal);
  await makeHttp({ fetch: fetch }).call('GET', '/a');
  expect(sent.map(({ headers }) => headers)).toEqual([
    { authorization: 'Bearer t', 'content-type': 'application/json' },
    { authorization: 'Bearer t' },
    { authorization: 'Bearer t', accept: 'text/plain' },
    {},
  ]);
});
