/** Calls to webhooks: to whom, how often, where to, and their end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import type { HookRow } from '../storage/types.ts';
import { begin, newTable, startNodes } from '../testing/nodes.ts';
import type { Nodes } from '../testing/nodes.ts';
import { bid } from '../testing/scene.ts';
import type { Tables } from '../tables/types.ts';
import { watchHooks } from './watch.ts';
import type { HookSetting, HookWatch } from './watch.ts';

let nodes: Nodes;
let tables: Tables;
let watch: HookWatch | null = null;
const called = vi.fn<(outcome: 'sent' | 'failed') => void>();
const here = new Set<number>();
beforeEach(() => {
  nodes = startNodes(1);
  [tables] = nodes.tables as [Tables];
  called.mockClear();
  here.clear();
});
afterEach(async () => {
  await watch?.close();
  watch = null;
  await nodes.close();
});

function start(send: HookSetting['fetch'], more: Partial<HookSetting> = {}): void {
  const services = {
    tables,
    storage: nodes.storage,
    feed: { isHere: (_table: string, seat: number) => here.has(seat) },
    metrics: { called },
    now: () => 1_000_000,
  } as unknown as Services;
  watch = watchHooks(services, {
    allowed: ['https://hooks.example/'],
    fetch: send!,
    pauses: [1, 1],
    ...more,
  });
}
const hook = async (person: string, more: Partial<HookRow> = {}): Promise<void> =>
  nodes.storage.addHook({
    id: `${person}-${Math.random()}`,
    person,
    url: `https://hooks.example/${person}`,
    secret: 's',
    quiet: null,
    created: 1,
    ...more,
  });
const ok = () => vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
const places = (send: ReturnType<typeof ok>): string[] =>
  send.mock.calls.map(([url]) => String(url));

test('who is asked and away is called, once for each question', async () => {
  const send = ok();
  start(send);
  await hook('ada');
  await hook('ben');
  const id = await newTable(tables);
  await begin(tables, id);
  await expect.poll(() => called.mock.calls).toEqual([['sent'], ['sent']]);
  expect(places(send).toSorted()).toEqual([
    'https://hooks.example/ada',
    'https://hooks.example/ben',
  ]);
  // Ben has not answered yet: the question is the same.
  await tables.act(id, () => ({ do: 'moved', seat: 0, move: bid(3) as never }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).toHaveBeenCalledTimes(2);
  // Ada has won and is asked what to scrap.
  await tables.act(id, () => ({ do: 'moved', seat: 1, move: bid(1) as never }));
  await expect.poll(() => places(send).slice(2)).toEqual(['https://hooks.example/ada']);
});

test('not who is here, whose seat a bot plays, or at a table that is paused', async () => {
  const send = ok();
  start(send);
  await hook('ada');
  await hook('ben');
  const id = await newTable(tables);
  here.add(0);
  await begin(tables, id);
  await expect.poll(() => places(send)).toEqual(['https://hooks.example/ben']);
  here.clear();
  await tables.act(id, () => ({ do: 'bot', seat: 0, bot: 'easy' }));
  await tables.act(id, () => ({ do: 'paused' }));
  await tables.act(id, () => ({ do: 'moved', seat: 1, move: bid(3) as never }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).toHaveBeenCalledOnce();
});

test('only where it is allowed now, and never to where an answer sends it', async () => {
  const send = ok();
  start(send);
  await hook('ada', { url: 'https://elsewhere.example/' });
  await hook('ben');
  await begin(tables, await newTable(tables));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]![1]).toMatchObject({ method: 'POST', redirect: 'error' });
});

test('where nothing is allowed nobody is listened to', async () => {
  const send = ok();
  start(send, { allowed: [] });
  await hook('ada');
  await begin(tables, await newTable(tables));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['an error', async () => new Response(null, { status: 500 })],
  ['no answer', () => Promise.reject(new Error('down'))],
] as const)('after %s it is tried again, so often and no more', async (_what, answer) => {
  const send = vi.fn<typeof fetch>(answer);
  start(send);
  await hook('ada');
  here.add(1);
  await begin(tables, await newTable(tables));
  await expect.poll(() => called.mock.calls).toEqual([['failed']]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('the end does not wait for the next try', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 500 }));
  start(send, { pauses: [600_000] });
  await hook('ada');
  here.add(1);
  await begin(tables, await newTable(tables));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await watch!.close();
  expect(send).toHaveBeenCalledOnce();
  expect(called).not.toHaveBeenCalled();
});

test('so many calls at a time: a slow receiver does not fill the memory', async () => {
  const slow = Promise.withResolvers<Response>();
  const send = vi.fn<typeof fetch>(() => slow.promise);
  start(send);
  here.add(1);
  for (let i = 0; i < 210; i++) await hook('ada');
  await begin(tables, await newTable(tables));
  await expect.poll(() => send.mock.calls.length).toBe(200);
  slow.resolve(new Response(null, { status: 204 }));
  await expect.poll(() => called.mock.calls.length).toBe(200);
});
