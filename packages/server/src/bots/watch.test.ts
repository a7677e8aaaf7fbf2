/** Bots move when it is their turn, once, and never hold a table up. */
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { StorageDown } from '../storage/away.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Entry } from '../table/entry.ts';
import { parseEntry } from '../table/entry.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';
import { makeLocalQueue } from './queue.ts';
import type { Question, Thinkers, Thought } from './thinkers.ts';

type Think = (question: Question) => Promise<Thought | null> | Thought | null;
let built: Built | null = null;
const lines: Record<string, unknown>[] = [];
afterEach(async () => {
  await built?.close();
  built = null;
});

const bid = (coins: number, question: Question): Thought => ({
  seat: question.asked,
  move: { type: 'bid', coins } as never,
});
const seats = ['open' as const, { bot: 'normal' }];

async function open(think: Think, pace = 0): Promise<[Guest, string, Thinkers]> {
  lines.length = 0;
  const thinkers = {
    think: vi.fn<Thinkers['think']>(async (question) => think(question)),
    close: vi.fn<Thinkers['close']>(async () => {}),
  };
  built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    log: (line) => void lines.push(line),
    bots: { thinkers, queue: makeLocalQueue(), pace },
  });
  const ada = await guest(built.app, 'Ada');
  return [ada, await startTable([ada], { players: 2, seats }), thinkers];
}
const entries = async (id: string): Promise<Entry[]> =>
  (await built!.services.storage.entries(id, 0)).map(parseEntry);
const botMoves = async (id: string) =>
  (await entries(id)).flatMap(({ act }) => (act.do === 'moved' && act.by === 'bot' ? [act] : []));

test('what it is asked is its own view, and what it answers is its move', async () => {
  let asked: Question | null = null;
  const [, id] = await open((question) => {
    asked = question;
    return bid(2, question);
  });
  await expect.poll(() => botMoves(id)).toHaveLength(1);
  expect((await botMoves(id))[0]).toEqual({
    do: 'moved',
    seat: 1,
    move: { type: 'bid', coins: 2 },
    by: 'bot',
  });
  expect(asked).toMatchObject({
    match: id,
    game: 'lots',
    version: 1,
    players: 2,
    asked: 1,
    content: { lots: expect.any(Array) },
    bots: [{ seat: 1, bot: 'normal', aside: false }],
  });
  const [{ view }] = asked!.bots as unknown as [{ view: { coins: number[] } }];
  expect(view.coins[1]).toBe(10);
  expect(view.coins[0]).not.toBe(10);
  expect(lines).toEqual([]);
});

test('it thinks only while it is asked', async () => {
  const [ada, id, thinkers] = await open((question) => bid(0, question));
  await expect.poll(() => botMoves(id)).toHaveLength(1);
  expect(thinkers.think).toHaveBeenCalledOnce();
  must(await ada.post(`/api/tables/${id}/chat`, { text: 'hm' }));
  must(await ada.post(`/api/tables/${id}/pause`));
  await built!.close();
  expect(thinkers.think).toHaveBeenCalledOnce();
  built = null;
});

test('a table with people alone is nothing to think about', async () => {
  const [ada, , thinkers] = await open((question) => bid(0, question));
  const before = vi.mocked(thinkers.think).mock.calls.length;
  const ben = await guest(built!.app, 'Ben');
  const people = await startTable([ada, ben]);
  must(await ada.post(`/api/tables/${people}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const matches = vi
    .mocked(thinkers.think)
    .mock.calls.slice(before)
    .map(([{ match }]) => match);
  expect(matches).not.toContain(people);
});

test.each([
  ['fails', () => Promise.reject(new Error('lost its mind'))],
  ['says nothing', () => null],
  ['answers what the rules refuse', (question: Question) => bid(99, question)],
] as const)('one that %s is answered for by the rules', async (_what, think) => {
  const [, id] = await open(think);
  await expect.poll(() => botMoves(id)).toHaveLength(1);
  expect((await botMoves(id))[0]!.move).toEqual({ type: 'bid', coins: 0 });
});

test('a failure is written down, with the game and what it tried', async () => {
  await open(() => Promise.reject(new Error('lost its mind')));
  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.objectContaining({ what: 'bot', game: 'lots', error: 'Error: lost its mind' }),
    );
  await built!.close();
  const [, id] = await open((question) => bid(99, question));
  await expect.poll(() => botMoves(id)).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.objectContaining({ what: 'bot', move: 'bid', error: 'too-few-coins' }),
  );
});

test('a thought about a table that has gone on is thrown away', async () => {
  const late = Promise.withResolvers<void>();
  let first = true;
  const [ada, id, thinkers] = await open(async (question) => {
    if (!first) return bid(1, question);
    first = false;
    await late.promise;
    return bid(5, question);
  });
  await vi.waitFor(() => expect(thinkers.think).toHaveBeenCalledOnce());
  must(await ada.post(`/api/tables/${id}/chat`, { text: 'hurry' }));
  await expect.poll(() => botMoves(id)).toHaveLength(1);
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await botMoves(id)).map(({ move }) => move)).toEqual([{ type: 'bid', coins: 1 }]);
});

test('it waits a moment, so that people can follow', async () => {
  const [ada, id, thinkers] = await open((question) => bid(0, question), 60_000);
  must(await ada.post(`/api/tables/${id}/seats/0/moves`, { move: { type: 'bid', coins: 1 } }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(thinkers.think).not.toHaveBeenCalled();
});

test('a database that is away is no fault of the bot', async () => {
  const tried = Promise.withResolvers<void>();
  const [, id] = await open((question) => {
    vi.spyOn(built!.services.storage, 'append').mockImplementationOnce(async () => {
      tried.resolve();
      throw new StorageDown('storage-away');
    });
    return bid(0, question);
  });
  await tried.promise;
  await new Promise(setImmediate);
  expect(lines).toEqual([]);
  expect(await botMoves(id)).toEqual([]);
});
