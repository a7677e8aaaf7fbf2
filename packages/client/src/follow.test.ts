/** Following a table against a server that does everything wrong a line can do. */
import type { News } from '@boardroom/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './index.ts';
import type { ProblemError } from './http.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const utf8 = new TextEncoder();
const line = (news: object): Uint8Array => utf8.encode(`${JSON.stringify(news)}\n`);
const news = (cursor: number, more: object = {}): object => ({
  cursor,
  items: [{ n: cursor }],
  ...more,
});

type Answer =
  | readonly (Uint8Array | 'cut' | 'end')[]
  | { status: number; body: object; headers?: Record<string, string> };

/** Answers one stream after another; remembers what was asked for. */
function server(answers: Answer[]): { fetch: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push(String(url));
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => undefined);
    if ('status' in answer) return new Response(JSON.stringify(answer.body), answer);
    const parts = [...answer];
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        const part = parts.shift();
        if (part === 'end') stream.close();
        else if (part === 'cut') stream.error(new TypeError('network error'));
        else if (part) stream.enqueue(part);
        else init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
      },
    });
    return new Response(body);
  };
  return { fetch, asked };
}

function follow(answers: Answer[], since = 0) {
  const { fetch, asked } = server(answers);
  const heard: News[] = [];
  const states: string[] = [];
  const refused: ProblemError[] = [];
  const following = connect({ base: 'http://x', fetch })
    .table('T')
    .follow({
      since,
      onNews: (one) => heard.push(structuredClone(one)),
      onConnection: (state) => states.push(state),
      onRefused: (error) => refused.push(error),
    });
  return { following, asked, heard, states, refused };
}
const settle = (ms = 20_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const sinceOf = (asked: readonly string[]): (string | undefined)[] =>
  asked.map((url) => /since=(\d+)/.exec(url)?.[1]);

test('a line that is cut is taken up after the last news, once each and in order', async () => {
  const { following, asked, heard } = follow([
    [line(news(1)), line(news(2)), 'cut'],
    [line(news(3)), 'end'],
    [line(news(4))],
  ]);
  await settle();
  expect(heard.map(({ cursor }) => cursor)).toEqual([1, 2, 3, 4]);
  expect(sinceOf(asked)).toEqual(['0', '2', '3']);
  expect(following.cursor).toBe(4);
  following.close();
});

test('an empty line says only that the server is still there', async () => {
  const { following, asked, heard } = follow([[line(news(1)), utf8.encode('\n\n'), line(news(2))]]);
  await settle();
  expect(heard.map(({ cursor }) => cursor)).toEqual([1, 2]);
  expect(asked).toHaveLength(1);
  following.close();
});

test('letters and lines may be split anywhere', async () => {
  const bytes = line(news(1, { items: [{ n: 1, text: 'Zoë — “¿qué?” 🃏' }] }));
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  const { following, heard } = follow([[...single, line(news(2))]]);
  await settle();
  expect(heard[0]!.items[0]).toMatchObject({ text: 'Zoë — “¿qué?” 🃏' });
  expect(heard).toHaveLength(2);
  following.close();
});

test('a line of which half came before the cut is not heard', async () => {
  const half = line(news(2)).slice(0, 9);
  const { following, heard } = follow([[line(news(1)), half, 'cut'], [line(news(2))]]);
  await settle();
  expect(heard.map(({ cursor }) => cursor)).toEqual([1, 2]);
  following.close();
});

test('what changed in a view is put together to whole views', async () => {
  const { following, heard } = follow([
    [
      line(news(1, { now: { view: { a: 1, b: 2 }, over: false, asides: [{ type: 'give' }] } })),
      line(news(2, { now: { changes: { b: 3, c: 4 }, gone: ['a'], over: false } })),
    ],
  ]);
  await settle();
  expect(heard[1]!.now).toMatchObject({ view: { b: 3, c: 4 }, asides: [{ type: 'give' }] });
  expect(heard[1]!.now!.view).not.toHaveProperty('a');
  following.close();
});

test('another seat has another count: everything is asked for again', async () => {
  const { following, asked, heard } = follow([
    [line(news(5, { seat: -1 })), line(news(6, { seat: 2 }))],
    [line(news(9, { seat: 2 }))],
  ]);
  await settle();
  expect(sinceOf(asked)).toEqual(['0', '0']);
  expect(heard.map(({ cursor }) => cursor)).toEqual([5, 9]);
  following.close();
});

test('a busy server is asked again, one that refuses for good is not', async () => {
  const busy = { status: 503, body: { code: 'closing-down', title: '', status: 503, type: '' } };
  const often = { status: 429, body: { code: 'too-often', title: '', status: 429, type: '' } };
  const no = { status: 403, body: { code: 'no-spectators', title: 'No', status: 403, type: '' } };
  const { asked, refused, states } = follow([busy, often, [line(news(1)), 'cut'], no]);
  await settle();
  expect(asked).toHaveLength(4);
  expect(refused.map(({ problem }) => problem.code)).toEqual(['no-spectators']);
  expect(states.at(-1)).toBe('lost');
  await settle(600_000);
  expect(asked).toHaveLength(4);
});

test('a line that falls silent is given up and opened again', async () => {
  const { following, asked } = follow([[line(news(1))], [line(news(2))]]);
  await settle(39_000);
  expect(asked).toHaveLength(1);
  await settle(5000);
  expect(sinceOf(asked)).toEqual(['0', '1']);
  following.close();
});

test('who closes hears and asks no more', async () => {
  const { following, asked, heard } = follow([[line(news(1)), 'cut'], [line(news(2))]]);
  await vi.advanceTimersByTimeAsync(1);
  following.close();
  await settle(600_000);
  expect(heard).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('who closes while the server refuses is not told of it', async () => {
  const refused: unknown[] = [];
  const states: string[] = [];
  let answer!: (response: Response) => void;
  const fetch = () => new Promise<Response>((resolve) => (answer = resolve));
  const following = connect({ base: 'http://x', fetch })
    .table('T')
    .follow({
      onNews() {},
      onConnection: (state) => states.push(state),
      onRefused: (error) => refused.push(error),
    });
  await settle(0);
  following.close();
  answer(Response.json({ code: 'no-spectators', status: 403 }, { status: 403 }));
  await settle();
  expect([refused, states]).toEqual([[], ['connecting']]);
});

test('the state of the line is told as it changes', async () => {
  const { following, states } = follow([[line(news(1)), 'cut'], [line(news(2))]]);
  await settle(5000);
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
  following.close();
});

test('a server that names a time is not asked before', async () => {
  const later = {
    status: 503,
    headers: { 'retry-after': '30' },
    body: { code: 'closing-down', title: '', status: 503, type: '' },
  };
  const { following, asked } = follow([later, [line(news(1))]]);
  await settle(29_000);
  expect(asked).toHaveLength(1);
  await settle(2000);
  expect(asked).toHaveLength(2);
  following.close();
});

/** One line on which the test itself speaks. */
function spoken() {
  const lines: { say(news: object): void; signal: AbortSignal }[] = [];
  const fetch = async (_url: string, init?: RequestInit): Promise<Response> => {
    let out!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void (out = stream) });
    const signal = init!.signal!;
    signal.addEventListener('abort', () => out.error(new Error('aborted')));
    lines.push({ say: (one) => out.enqueue(line(one)), signal });
    return new Response(body);
  };
  const heard: number[] = [];
  const following = connect({ base: 'http://x', fetch: fetch as typeof globalThis.fetch })
    .table('T')
    .follow({ onNews: ({ cursor }) => heard.push(cursor) });
  return { lines, heard, following };
}

test('a line on which something is said now and then is not given up', async () => {
  const { lines, heard, following } = spoken();
  await settle(0);
  for (let i = 1; i <= 5; i++) {
    lines[0]!.say(news(i));
    await settle(30_000);
  }
  expect(lines).toHaveLength(1);
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  following.close();
});

test('closing ends the line itself, not only the hearing', async () => {
  const { lines, following } = spoken();
  await settle(0);
  expect(lines[0]!.signal.aborted).toBe(false);
  following.close();
  expect(lines[0]!.signal.aborted).toBe(true);
  await settle(60_000);
  expect(lines).toHaveLength(1);
});

/** When a server that cannot be reached is asked, in milliseconds. */
async function tries(first: readonly Answer[] = [], ms = 30_000): Promise<number[]> {
  const began = Date.now();
  const at: number[] = [];
  const { fetch } = server([...first]);
  let left = first.length;
  const failing = async (...given: Parameters<typeof fetch>): Promise<Response> => {
    at.push(Date.now() - began);
    if (left-- > 0) return fetch(...given);
    throw new TypeError('network error');
  };
  const following = connect({ base: 'http://x', fetch: failing })
    .table('T')
    .follow({ onNews() {} });
  await settle(ms);
  following.close();
  return at;
}

test('a server that cannot be reached is asked less and less often, at last every five seconds', async () => {
  const at = await tries();
  const gaps = at.slice(1).map((time, i) => time - at[i]!);
  expect(gaps.slice(0, 8)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
});

test('after a line that held for a while it is asked at once again', async () => {
  // Silent: given up after forty seconds.
  const at = await tries([[line(news(1))]], 42_000);
  expect(at.slice(0, 3)).toEqual([0, 40_100, 40_300]);
});

test('what is asked for: everything, or what is wanted; with public eyes if so', async () => {
  const urls: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    urls.push(url);
    return new Promise(() => undefined);
  };
  const table = connect({ base: 'http://x', fetch: fetch as typeof globalThis.fetch }).table('T');
  const settings = [{}, { want: ['view'], since: 7 }, { eyes: 'public' }, { eyes: 'own' }] as const;
  for (const setting of settings) table.follow({ ...setting, onNews() {} }).close();
  const at = 'http://x/api/tables/T/events';
  expect(urls).toEqual([
    `${at}?since=0&want=changes,legal,asides`,
    `${at}?since=7&want=changes`,
    `${at}?since=0&want=changes,legal,asides&eyes=public`,
    `${at}?since=0&want=changes,legal,asides`,
  ]);
});

test('a browser that knows the network is gone gives the line up, and a closed one hears no more of it', async () => {
  const network = new EventTarget();
  const hearers = new Set<unknown>();
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => {
    if (type === 'offline') hearers.add(hear);
    network.addEventListener(type, hear);
  });
  vi.stubGlobal('removeEventListener', (type: string, hear: () => void) => {
    hearers.delete(hear);
    network.removeEventListener(type, hear);
  });
  try {
    const { lines, following } = spoken();
    await settle(0);
    expect(hearers.size).toBe(1);
    network.dispatchEvent(new Event('offline'));
    expect(lines[0]!.signal.aborted).toBe(true);
    await settle(1000);
    expect(lines).toHaveLength(2);
    expect(hearers.size).toBe(1);
    following.close();
    await settle(0);
    expect(hearers.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('who closes on hearing news is told nothing of the line afterwards', async () => {
  const { fetch } = server([[line(news(1)), 'end']]);
  const states: string[] = [];
  const following = connect({ base: 'http://x', fetch })
    .table('T')
    .follow({
      onNews: () => following.close(),
      onConnection: (state) => states.push(state),
    });
  await settle();
  expect(states).toEqual(['connecting', 'open']);
  expect(following.cursor).toBe(1);
});
