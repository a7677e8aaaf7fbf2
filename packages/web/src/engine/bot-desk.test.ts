/** The page's worker, lost and found. */
import { Cancelled, WorkerLost } from '@boardroom/bots/thinker';
import type { TableNotice } from '@boardroom/bots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBotDesk } from './bot-desk.ts';

interface Sent {
  readonly type: string;
  readonly id: number;
  readonly question?: { readonly seed: number };
}
/** A worker that says what the test says. */
class FakeWorker {
  readonly sent: Sent[] = [];
  terminated = false;
  private readonly hearers = new Map<string, (event: object) => void>();
  postMessage(message: Sent): void {
    this.sent.push(message);
  }
  addEventListener(type: string, hear: (event: object) => void): void {
    this.hearers.set(type, hear);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: object): void {
    this.hearers.get('message')!({ data });
  }
  break(message?: string): void {
    this.hearers.get('error')!({ message });
  }
  asked(): Sent[] {
    return this.sent.filter(({ type }) => type === 'ask');
  }
}

const notice = { game: 'lots', players: 2, options: {} } as unknown as TableNotice;
const question = { match: 'm', bot: 'normal', seat: 0, view: {} as never };
const frame = { kind: 'bid', seat: 0 } as never;
let workers: FakeWorker[] = [];
const start = (): Worker => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the worker is started when it is first asked, and told a table once', async () => {
  const desk = openBotDesk(start);
  expect(workers).toHaveLength(0);
  const one = desk.ask(notice, { ...question, frame });
  await vi.advanceTimersByTimeAsync(0);
  const [worker] = workers;
  worker!.say({ type: 'choice', id: worker!.asked()[0]!.id, choice: { move: { type: 'bid' } } });
  expect(await one.choice).toEqual({ move: { type: 'bid' } });
  const two = desk.ask(notice, question);
  await vi.advanceTimersByTimeAsync(0);
  worker!.say({ type: 'choice', id: worker!.asked()[1]!.id, choice: null });
  expect(await two.choice).toBeNull();
  expect(workers).toHaveLength(1);
  expect(worker!.sent.filter(({ type }) => type === 'table')).toHaveLength(1);
  expect(worker!.asked()[0]!.question!.seed).not.toBe(worker!.asked()[1]!.question!.seed);
});

test('a lost worker is replaced twice; the question is put again', async () => {
  const desk = openBotDesk(start);
  const one = desk.ask(notice, { ...question, frame });
  await vi.advanceTimersByTimeAsync(0);
  workers[0]!.break('gone');
  await vi.advanceTimersByTimeAsync(399);
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers).toHaveLength(2);
  expect(workers[0]!.terminated).toBe(false);
  expect(workers[1]!.sent.map(({ type }) => type)).toEqual(['table', 'ask']);
  workers[1]!.break();
  await vi.advanceTimersByTimeAsync(800);
  expect(workers).toHaveLength(3);
  workers[2]!.say({ type: 'choice', id: workers[2]!.asked()[0]!.id, choice: null });
  expect(await one.choice).toBeNull();
});

test('after three tries it says so, and is left alone for a while', async () => {
  const desk = openBotDesk(start);
  const failed = vi.fn();
  const ask = (): void => void desk.ask(notice, { ...question, frame }).choice.catch(failed);
  ask();
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(i * 400);
    workers[i]!.break('gone');
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(WorkerLost);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(2);
  expect(workers).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_000);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(4);
});

test('a bot that fails is not the worker that fails: it is not asked again', async () => {
  const desk = openBotDesk(start);
  const one = desk.ask(notice, { ...question, frame });
  const failed = vi.fn();
  one.choice.catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]!.say({ type: 'failed', id: workers[0]!.asked()[0]!.id, reason: 'no such bot' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed.mock.calls[0]![0]).toMatchObject({ message: 'no such bot' });
  expect(workers).toHaveLength(1);
});

test('a page that may not start workers hears it', async () => {
  const desk = openBotDesk(() => {
    throw new Error('refused by policy');
  });
  const failed = vi.fn();
  desk.ask(notice, { ...question, frame }).choice.catch(failed);
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(WorkerLost);
});

test('a question that is withdrawn, also between two tries, ends with that', async () => {
  const desk = openBotDesk(start);
  const failed = vi.fn();
  const one = desk.ask(notice, { ...question, frame });
  one.choice.catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  one.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(Cancelled);
  expect(workers[0]!.sent.at(-1)!.type).toBe('cancel');
  const two = desk.ask(notice, { ...question, frame });
  two.choice.catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]!.break();
  await vi.advanceTimersByTimeAsync(100);
  two.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed.mock.calls[1]![0]).toBeInstanceOf(Cancelled);
  expect(workers).toHaveLength(1);
});

test('other work goes the same way; a closed desk ends its worker', async () => {
  const desk = openBotDesk(start);
  const job = desk.job('schema', { game: 'lots' });
  await vi.advanceTimersByTimeAsync(0);
  const { id } = workers[0]!.sent[0]!;
  expect(workers[0]!.sent[0]).toMatchObject({
    type: 'job',
    job: 'schema',
    given: { game: 'lots' },
  });
  workers[0]!.say({ type: 'done', id, result: { a: 1 } });
  expect(await job).toEqual({ a: 1 });
  desk.close();
  expect(workers[0]!.terminated).toBe(true);
  const failed = vi.fn();
  desk.job('schema', { game: 'lots' }).catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(Cancelled);
});

test('a desk that is closed while its worker is lost starts no other', async () => {
  const desk = openBotDesk(start);
  const failed = vi.fn();
  desk.job('schema', { game: 'lots' }).catch(failed);
  await vi.advanceTimersByTimeAsync(0);
  const before = workers.length;
  workers[0]!.break('gone');
  desk.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledTimes(1);
  const late = desk.job('schema', { game: 'lots' });
  await expect(late).rejects.toThrow(Cancelled);
  expect(workers).toHaveLength(before);
});
