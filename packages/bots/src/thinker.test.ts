import { expect, test } from 'vitest';
import { check, isRefusal } from '@boardroom/kernel';
import { nodePort } from './node-worker.ts';
import { lotsGame, lotsSetting, lotsTable } from './testing/lots-table.ts';
import { Cancelled, newThinker, WorkerLost } from './thinker.ts';
import type { Thinker } from './thinker.ts';
import { thinkFor } from './think.ts';
import type { FromWorker, Port, ToWorker } from './worker-protocol.ts';
import { webPort } from './web-port.ts';

const notice = { game: 'lots', ...lotsSetting };

async function withThinker(act: (thinker: Thinker) => Promise<void>): Promise<void> {
  const thinker = newThinker(nodePort(new URL('testing/lots-worker.ts', import.meta.url)));
  try {
    await act(thinker);
  } finally {
    thinker.close();
  }
}

test('a bot in a worker answers from a view, with a legal move and a reason', () =>
  withThinker(async (thinker) => {
    const { t, s, f, view } = lotsTable();
    const ask = { match: 'm', seat: f.seat, view, seed: 7, frame: f };
    const table = thinker.table(notice);
    for (const bot of ['random', 'easy', 'normal', 'hard:200']) {
      const { move, why } = await table.choose({ ...ask, bot }).choice;
      expect(isRefusal(check(lotsGame, t, s, f.seat, move))).toBe(false);
      if (bot === 'normal') expect(why).toEqual({ code: 'worth' });
    }
    const { frame: _frame, ...aside } = { ...ask, bot: 'normal' };
    expect(await table.aside(aside).choice).toBe(null);
  }));

test('the same seed gives the same move in a worker and at home', () =>
  withThinker(async (thinker) => {
    const { f, view } = lotsTable();
    const ask = { bot: 'hard:300', seat: f.seat, view, seed: 11, frame: f };
    const table = thinker.table(notice);
    const one = await table.choose({ ...ask, match: 'a' }).choice;
    expect(await table.choose({ ...ask, match: 'b' }).choice).toEqual(one);
  }));

test('a long thought can be cancelled at once, and the worker goes on', () =>
  withThinker(async (thinker) => {
    const { f, view } = lotsTable();
    const ask = { match: 'm', seat: f.seat, view, seed: 1, frame: f };
    const table = thinker.table(notice);
    await table.choose({ ...ask, bot: 'normal' }).choice;
    const long = table.choose({ ...ask, bot: 'hard:9999999' });
    const caught = expect(long.choice).rejects.toThrow(Cancelled);
    await new Promise((resolve) => setTimeout(resolve, 50));
    long.cancel();
    long.cancel();
    await caught;
    await table.choose({ ...ask, bot: 'normal' }).choice;
  }));

test('questions side by side all get their turn', () =>
  withThinker(async (thinker) => {
    const { f, view } = lotsTable();
    const ask = { seat: f.seat, view, seed: 1, frame: f };
    const table = thinker.table(notice);
    const long = table.choose({ ...ask, match: 'a', bot: 'hard:9999999' });
    const caught = expect(long.choice).rejects.toThrow(Cancelled);
    const { lines } = await table.choose({ ...ask, match: 'b', bot: 'hard:50' }).choice;
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(50);
    long.cancel();
    await caught;
  }));

test('what goes wrong in a worker is told, and closing rejects what is open', async () => {
  const { f, view } = lotsTable();
  const ask = { match: 'm', seat: f.seat, view, seed: 1, frame: f };
  await withThinker(async (thinker) => {
    await expect(thinker.table(notice).choose({ ...ask, bot: 'nobody' }).choice).rejects.toThrow(
      'lots has no bot named nobody',
    );
    await expect(
      thinker.table({ ...notice, game: 'chess' }).choose({ ...ask, bot: 'normal' }).choice,
    ).rejects.toThrow('there is no game named chess');
    const open = thinker.table(notice).choose({ ...ask, bot: 'hard:9999999' });
    const caught = expect(open.choice).rejects.toThrow(Cancelled);
    thinker.close();
    await caught;
    await expect(thinker.table(notice).choose({ ...ask, bot: 'normal' }).choice).rejects.toThrow(
      Cancelled,
    );
  });
});

test('the browser speaks the same protocol', async () => {
  // A worker of a browser in miniature: the two sides hand each other messages.
  const worker = {
    hear: (_event: { data: FromWorker }): void => {},
    addEventListener(type: string, hear: (event: { data: FromWorker }) => void): void {
      if (type === 'message') worker.hear = hear;
    },
    postMessage: (message: unknown): void => queueMicrotask(() => inside(message as never)),
    terminate(): void {},
  };
  const inside = thinkFor(
    () => ({ game: () => Promise.resolve(lotsGame) }),
    (data) => worker.hear({ data }),
    setImmediate,
  );
  const thinker = newThinker(webPort(worker));
  const { f, view } = lotsTable();
  const ask = { match: 'm', bot: 'hard:100', seat: f.seat, view, seed: 1, frame: f };
  const { move } = await thinker.table(notice).choose(ask).choice;
  expect(move.type).toBe('bid');
  thinker.close();
});

test('a worker that cannot be loaded is told at once, whatever is asked of it then', async () => {
  let fail = (_event: { message?: string }): void => {};
  const worker = {
    addEventListener(type: string, hear: (event: { message?: string }) => void): void {
      if (type === 'error') fail = hear;
    },
    postMessage(): void {},
    terminate(): void {},
  };
  const thinker = newThinker(webPort(worker));
  const open = thinker.job('check', {});
  fail({});
  await expect(open.choice).rejects.toThrow(WorkerLost);
  await expect(open.choice).rejects.toThrow('the worker cannot be loaded');
  await expect(thinker.job('check', {}).choice).rejects.toThrow(WorkerLost);
});

test('other work is done under the same protocol, and fails as questions do', async () => {
  const heard: FromWorker[] = [];
  const inside = thinkFor(
    () => undefined,
    (message) => heard.push(message),
    setImmediate,
    { jobs: { double: async (given: number) => 2 * given } },
  );
  inside({ type: 'job', id: 1, job: 'double', given: 21 });
  inside({ type: 'job', id: 2, job: 'triple', given: 21 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([
    { type: 'done', id: 1, result: 42 },
    { type: 'failed', id: 2, reason: 'no job named triple' },
  ]);
});

/** A worker that answers nothing by itself: what was sent to it, and the way to answer. */
function silentPort() {
  const sent: ToWorker[] = [];
  let hear = (_message: FromWorker): void => {};
  let closed = 0;
  const port: Port = {
    send: (message) => void sent.push(message),
    listen: (listener) => void (hear = listener),
    close: () => void closed++,
  };
  return { port, sent, answer: (message: FromWorker) => hear(message), closed: () => closed };
}

test('a table is told once, matches are forgotten, and after the end nothing is sent', async () => {
  const { port, sent, answer, closed } = silentPort();
  const thinker = newThinker(port);
  const { f, view } = lotsTable();
  const ask = { match: 'm', bot: 'normal', seat: f.seat, view, seed: 1, frame: f };
  const choice = { move: { type: 'bid' } };
  const [first, second] = [1, 2].map(() => thinker.table({ ...notice }).choose(ask).choice);
  thinker.table({ ...notice, players: 2 });
  thinker.forget('m');
  expect(sent.map(({ type }) => type)).toEqual(['table', 'ask', 'ask', 'table', 'forget']);
  const tables = sent.flatMap((message) => ('table' in message ? [message.table] : []));
  expect(tables).toEqual([0, 0, 0, 1]);
  // Answers find their questions in whatever order they come; a stray one finds none.
  answer({ type: 'choice', id: 2, choice });
  expect(await second).toEqual(choice);
  answer({ type: 'cancelled', id: 1 });
  await expect(first).rejects.toThrow(Cancelled);
  answer({ type: 'failed', id: 9, reason: 'nobody asked' });
  thinker.close();
  thinker.close();
  expect(closed()).toBe(1);
  thinker.forget('m');
  thinker.table({ ...notice, players: 4 });
  expect(sent.length).toBe(5);
});

test('a question is withdrawn once, and not after its answer', async () => {
  const { port, sent, answer } = silentPort();
  const thinker = newThinker(port);
  const [kept, dropped] = [thinker.job('a', 1), thinker.job('b', 2)];
  answer({ type: 'done', id: 1, result: 7 });
  expect(await kept.choice).toBe(7);
  kept.cancel();
  dropped.cancel();
  dropped.cancel();
  await expect(dropped.choice).rejects.toThrow(Cancelled);
  expect(sent.slice(2)).toEqual([{ type: 'cancel', id: 2 }]);
});
