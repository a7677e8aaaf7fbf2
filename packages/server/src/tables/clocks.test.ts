/** Clocks of tables held here strike to the moment; other tables are looked after by sweeping. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { StorageDown } from '../storage/away.ts';
import { begin, newTable, startNodes } from '../testing/nodes.ts';
import type { Nodes } from '../testing/nodes.ts';
import { watchClocks } from './clocks.ts';
import { sweepTables } from './sweep.ts';
import type { Tables } from './types.ts';

const clock = { kind: 'decision', seconds: 30 } as const;
let nodes: Nodes;
let tables: Tables;
let now = 1_000_000;
let watch: { close(): void } | null;
const lines: Record<string, unknown>[] = [];
const log = (line: Record<string, unknown>): void => void lines.push(line);
beforeEach(() => {
  now = 1_000_000;
  lines.length = 0;
  watch = null;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  nodes = startNodes(1, () => now);
  [tables] = nodes.tables as [Tables];
});
afterEach(async () => {
  watch?.close();
  vi.useRealTimers();
  await nodes.close();
});
const services = (): Services =>
  ({ tables, storage: nodes.storage, now: () => now }) as unknown as Services;
const pass = async (ms: number): Promise<void> => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};
const byClock = async (id: string): Promise<number> =>
  (await nodes.storage.entries(id, 0)).filter(({ body }) => body.includes('"by":"clock"')).length;

test('when time is up the rules answer for everybody who is late', async () => {
  watch = watchClocks(services(), log);
  const id = await newTable(tables, { clock });
  await begin(tables, id);
  await pass(29_999);
  expect(await byClock(id)).toBe(0);
  await pass(10);
  await vi.waitFor(async () => expect(await byClock(id)).toBe(2));
  // The next question has its own time.
  await pass(30_010);
  await vi.waitFor(async () => expect(await byClock(id)).toBe(3));
});

test('after the end no clock strikes', async () => {
  watch = watchClocks(services(), log);
  const id = await newTable(tables, { clock });
  await begin(tables, id);
  watch.close();
  await pass(60_000);
  expect(await byClock(id)).toBe(0);
});

test('a time far away has no timer; the sweep sees to it', async () => {
  watch = watchClocks(services(), log);
  const before = vi.getTimerCount();
  const id = await newTable(tables, { clock: { kind: 'decision', seconds: 3601 } });
  await begin(tables, id);
  expect(vi.getTimerCount()).toBe(before);
  const near = await newTable(tables, { clock: { kind: 'decision', seconds: 3600 } });
  await begin(tables, near);
  expect(vi.getTimerCount()).toBe(before + 1);
});

test('a table that only another node holds is found by sweeping', async () => {
  await nodes.close();
  nodes = startNodes(2, () => now);
  const [first, second] = nodes.tables as [Tables, Tables];
  const id = await newTable(first, { clock });
  await begin(first, id);
  tables = second;
  now += 40_000;
  watch = watchClocks(services(), log);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(async () => expect(await byClock(id)).toBe(2));
});

test.each([
  [new Error('a bug'), [{ what: 'clock', error: 'Error: a bug' }]],
  [new StorageDown('storage-away'), []],
])('a fault is written down; a database that is away is not one: %o', async (error, said) => {
  watch = watchClocks(services(), log);
  await begin(tables, await newTable(tables, { clock }));
  vi.spyOn(nodes.storage, 'append').mockRejectedValue(error);
  vi.spyOn(nodes.storage, 'tablesToWake').mockResolvedValue([]);
  await pass(30_010);
  expect(lines).toMatchObject(said);
  expect(lines).toHaveLength(said.length);
  vi.restoreAllMocks();
});

test('a sweep visits what is due, and leaves alone for a while what cannot be helped', async () => {
  const due = ['stuck', 'fine', 'broken', 'away'];
  const storage = {
    tablesToWake: vi.fn<(before: number, limit: number) => Promise<string[]>>(async () => due),
    postpone: vi.fn<(table: string, until: number) => Promise<void>>(async () => {}),
  };
  const visited: string[] = [];
  const stop = sweepTables(
    { storage, now: () => now } as unknown as Services,
    log,
    500,
    async (id) => {
      visited.push(id);
      if (id === 'broken') throw new Error('a bug');
      if (id === 'away') throw new StorageDown('storage-away');
      return id === 'fine';
    },
  );
  await vi.advanceTimersByTimeAsync(499);
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(due);
  expect(storage.tablesToWake).toHaveBeenCalledWith(now, 100);
  expect(storage.postpone.mock.calls).toEqual([
    ['stuck', now + 600_000],
    ['broken', now + 600_000],
  ]);
  expect(lines).toMatchObject([{ what: 'sweep', table: 'broken' }]);
  stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(visited).toHaveLength(4);
});

test('one sweep at a time, and one that fails is not the last', async () => {
  const slow = Promise.withResolvers<string[]>();
  const wake = vi.fn<() => Promise<string[]>>(() => slow.promise);
  const storage = { tablesToWake: wake, postpone: async () => {} };
  const stop = sweepTables(
    { storage, now: () => now } as unknown as Services,
    log,
    500,
    async () => true,
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(wake).toHaveBeenCalledOnce();
  slow.reject(new Error('a bug'));
  await vi.advanceTimersByTimeAsync(500);
  expect(wake).toHaveBeenCalledTimes(2);
  expect(lines).toContainEqual(expect.objectContaining({ what: 'sweep', error: 'Error: a bug' }));
  lines.length = 0;
  wake.mockRejectedValue(new StorageDown('storage-away'));
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toEqual([]);
  stop();
});
