/** A review and its worker: what it says is stopped is kept, and no press is lost on the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../store/saved.ts';
import { startJudging } from './judging.svelte.ts';
import type { Found, Kept } from './types.ts';

const stored: { readonly findings: Found }[] = [];
vi.mock('./kept.ts', () => ({
  keepReview: (_id: string, _record: unknown, kept: Kept) => {
    stored.push(kept);
    return Promise.resolve();
  },
}));
vi.mock('../progress/keep.ts', () => ({ keepSummary: () => Promise.resolve() }));

interface Sent {
  readonly type: string;
  readonly id: number;
  readonly job: string;
}
/** A worker that has done its slice when the test says so. */
class SlowWorker {
  readonly asked: Sent[] = [];
  private hear: (event: object) => void = () => {};
  postMessage(message: Sent): void {
    if (message.type === 'job') this.asked.push(message);
  }
  addEventListener(type: string, hear: (event: object) => void): void {
    if (type === 'message') this.hear = hear;
  }
  terminate(): void {}
  /** Answers what was asked last, and lets the page go on. */
  async answers(result: unknown): Promise<void> {
    this.hear({ data: { type: 'done', id: this.asked.at(-1)!.id, result } });
    await vi.advanceTimersByTimeAsync(0);
  }
  get last(): string | undefined {
    return this.asked.at(-1)?.job;
  }
}

const saved = { id: 'm', record: { game: 'lots' } } as unknown as SavedTable;
const found = (pairs: number): Found =>
  ({ ledger: {}, decisions: [], points: [], progress: { pairs } }) as unknown as Found;
let worker: SlowWorker;
const start = (): Worker => (worker = new SlowWorker()) as unknown as Worker;

beforeEach(() => {
  stored.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A review that has found something, kept it, and is in the middle of its next slice. */
async function begun(budget = 60_000) {
  const judging = startJudging(saved, null, { start, budget });
  await vi.advanceTimersByTimeAsync(0);
  await worker.answers(found(1));
  expect(worker.last).toBe('counted');
  await worker.answers(null);
  expect(stored).toHaveLength(1);
  expect(worker.last).toBe('step');
  return judging;
}

test('it is stopped when what it found last is kept, and not before', async () => {
  const judging = await begun();
  judging.stop();
  expect([judging.state, judging.isBusy]).toEqual(['stopping', true]);
  await worker.answers(found(2));
  expect(judging.state).toBe('stopping');
  await worker.answers(null);
  expect([judging.state, judging.isBusy]).toEqual(['stopped', false]);
  expect(stored.map(({ findings }) => findings.progress.pairs)).toEqual([1, 2]);
});

test('who wants to go on while it stops is not kept waiting, and no second loop begins', async () => {
  const judging = await begun();
  judging.stop();
  judging.go();
  expect(judging.state).toBe('working');
  await worker.answers(found(2));
  expect(worker.asked.filter(({ job }) => job === 'step')).toHaveLength(3);
});

test('at the end of its time it stops by itself, and keeps', async () => {
  const judging = await begun(500);
  await worker.answers(found(2));
  await worker.answers(null);
  expect(judging.state).toBe('stopped');
  expect(stored).toHaveLength(2);
});
