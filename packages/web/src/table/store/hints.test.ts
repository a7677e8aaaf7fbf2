/** A bot's advice, and what a lesson makes of it. */
import { differing, openStore, shown } from '../../testing/open-store.ts';
import type { Move } from '@boardroom/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { say } from '../../words/index.ts';
import type { StoreSetting } from './types.ts';

const bid = (coins: unknown): Move => ({ type: 'bid', coins }) as Move;
type Wanted = NonNullable<StoreSetting['wanted']>;

/** A lesson at a question with these answers; the bot would do `advice`. */
async function inLesson(wanted: Wanted, legal: unknown[], advice = bid(2)) {
  const opened = openStore(['human', 'bot'], undefined, {
    setting: { wanted },
    port: (port) => differing(port, { legal: legal as never, asides: [] }),
  });
  opened.state.advice = { move: advice };
  await opened.store.askHint();
  return opened.store.hint;
}
const range = (min: number, max: number, step = 1) => ({ gap: 'range', min, max, step });
const coinsOf = ({ template }: { template: object }): unknown =>
  (template as { coins?: unknown }).coins;

afterEach(() => void vi.useRealTimers());

test('a hint is spoken; that nothing is advised is not an error', async () => {
  const { store, state } = openStore();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await store.askHint();
  expect([store.hint, store.banner]).toEqual([null, null]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  state.advice = { move: bid(2) };
  await store.askHint();
  expect(store.spoken.at(-1)?.text).toBe(say('table.hint.label', { text: 'Bid 2.' }));
});

test('a hint points at the very move where it is offered, else at one of its kind', async () => {
  const pointed = async (move: Move) => {
    const { store, state } = openStore(['human', 'bot'], undefined, {
      port: (port) => differing(port, { legal: [bid(1), bid(2), bid(3)] as never, asides: [] }),
    });
    state.advice = { move };
    await store.askHint();
    return store.hint?.choice?.template;
  };
  expect(await pointed(bid(2))).toEqual(bid(2));
  expect(await pointed(bid(9))).toEqual(bid(1));
  expect(await pointed({ type: 'pass' } as Move)).toBeUndefined();
});

test('what takes long is said aloud as well, and no longer when it is there', async () => {
  vi.useFakeTimers();
  const { store, port } = openStore();
  let give = (_advice: null): void => {};
  port.hint = () => new Promise((resolve) => (give = resolve as never));
  const asked = store.askHint();
  expect([store.hintSlow, store.hintBusy]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(400);
  expect(store.spoken.at(-1)?.text).toBe(say('table.hint.working'));
  give(null);
  await asked;
  expect(store.hintSlow).toBe(false);
  // One that is quick leaves nothing running behind it.
  port.hint = async () => null;
  await store.askHint();
  await vi.advanceTimersByTimeAsync(400);
  expect(store.hintSlow).toBe(false);
});

test('second thoughts that are the first ones, or none, are not said again', async () => {
  for (const second of [bid(2), null]) {
    vi.useFakeTimers();
    const { store, port } = openStore();
    port.hint = async (_seat, longer) => (longer ? second && { move: second } : { move: bid(2) });
    await store.askHint();
    const { length } = store.spoken;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.spoken).toHaveLength(length);
    expect(store.hint?.text).toBe('Bid 2.');
  }
});

test('a lesson has no second thoughts', async () => {
  vi.useFakeTimers();
  const { store, port } = openStore(['human', 'bot'], undefined, {
    setting: { wanted: () => true },
  });
  const hint = vi.fn(async () => ({ move: bid(2) }));
  port.hint = hint;
  await store.askHint();
  await vi.advanceTimersByTimeAsync(1000);
  expect(hint).toHaveBeenCalledTimes(1);
});

test('in a lesson the first whole move it wants comes before one with a gap', async () => {
  const wanted: Wanted = (choice) => coinsOf(choice) !== 2;
  const hint = await inLesson(wanted, [bid(range(0, 1)), bid(5), bid(6)]);
  expect(hint?.move).toEqual(bid(5));
});

test('in a lesson a number is named where it says which: the least of those it wants', async () => {
  const open = (least: number, most: number): Wanted => {
    return (choice) => {
      const coins = coinsOf(choice);
      return typeof coins !== 'number' || (coins >= least && coins <= most);
    };
  };
  const hint = async (wanted: Wanted, gap: object) =>
    (await inLesson(wanted, [bid(gap)], { type: 'pass' } as Move))?.move;
  expect(await hint(open(4, 6), range(0, 10))).toEqual(bid(4));
  expect(await hint(open(10, 10), range(0, 10))).toEqual(bid(10));
  expect(await hint(open(5, 6), range(0, 10, 2))).toEqual(bid(6));
  // Any number will do, or none: then it is left to the learner.
  expect(await hint(open(0, 10), range(0, 10))).toBeNull();
  expect(await hint(open(20, 30), range(0, 10))).toBeNull();
  // A hundred are tried one by one, not more.
  expect(await hint(open(7, 7), range(0, 100))).toEqual(bid(7));
  expect(await hint(open(7, 7), range(0, 101))).toBeNull();
  const two = { type: 'give', to: range(0, 3), coins: range(0, 3) };
  const wanted: Wanted = ({ template }) => template.type === 'give';
  expect((await inLesson(wanted, [two]))?.move).toBeNull();
});

test('a hint that is left to the learner is the label of its move', async () => {
  const hint = await inLesson(() => true, [bid(range(0, 10))], { type: 'pass' } as Move);
  expect(hint?.text).toBe('bid.');
  expect(shown.targets).not.toBeNull();
});
