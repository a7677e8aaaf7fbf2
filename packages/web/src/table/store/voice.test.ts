/** What the table tells, and how. */
import { openStore, shown, soon } from '../../testing/open-store.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Move } from '@boardroom/kernel';

const give = (to: number): Move => ({ type: 'give', to, coins: 1 }) as Move;
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const scrap = { type: 'scrap', lots: [] } as Move;
type Event = { readonly type: string; readonly seat?: number };

beforeEach(() => {
  shown.sounds.splice(0);
  shown.motions.splice(0);
});
afterEach(() => void vi.useRealTimers());

test('a banner stays its own time, whatever was up before it', async () => {
  vi.useFakeTimers();
  const { store } = openStore();
  store.raise({ title: 'first' });
  await vi.advanceTimersByTimeAsync(3000);
  store.raise({ title: 'second' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.banner?.title).toBe('second');
  await vi.advanceTimersByTimeAsync(1500);
  expect(store.banner).toBeNull();
});

test('of several banners at once the last is raised', () => {
  const tell = (_scene: unknown, { type }: Event): object => ({ banner: { title: type } });
  const { store, moves } = openStore(['bot', 'bot'], undefined, { ui: { tell } });
  moves(0, bid(1));
  moves(1, bid(0));
  moves(0, scrap);
  expect(store.banner?.title).toBe('turnedUp');
});

test('what nobody did is shown at the usual speed, what others did among it faster', () => {
  const cues = [{ do: 'move' }];
  const { moves } = openStore(['human', 'bot'], undefined, {
    ui: { tell: () => ({ cues, seat: -1 }) },
  });
  moves(1, give(0));
  expect(shown.motions).toEqual([[cues, 1]]);
  const mixed = openStore(['human', 'bot'], undefined, {
    ui: { tell: (_scene: unknown, { type }: Event) => ({ cues, seat: type === 'sold' ? 1 : 0 }) },
  });
  shown.motions.splice(0);
  mixed.moves(0, bid(1));
  mixed.moves(1, bid(0));
  expect(shown.motions.at(-1)).toEqual([cues, 1.6]);
});

test('a heading is spoken in place of the sentence; everything at once is one line', () => {
  const tell = (_scene: unknown, { type }: Event): object =>
    type === 'turnedUp' ? { heading: 'Round 2' } : {};
  const { store, moves } = openStore(['bot', 'bot'], undefined, { ui: { tell } });
  moves(0, bid(1));
  moves(1, bid(0));
  moves(0, scrap);
  expect(store.spoken.at(-1)?.text).toMatch(/^Lots are scrapped\. The die shows \d\. Round 2$/);
});

test('new in the log is what was told since, but for headings and what is hushed', () => {
  const unseen = (telling: object): number => {
    const { store, moves } = openStore(['human', 'bot'], undefined, {
      ui: { tell: () => telling },
    });
    moves(1, give(0));
    return store.unseen;
  };
  expect([unseen({}), unseen({ hush: true }), unseen({ heading: 'x' })]).toEqual([1, 0, 0]);
});

test('a screen for all is told names, even where one person plays', () => {
  const { store, moves, port } = openStore(['human', 'bot'], undefined, {
    port: ({ texts }) => ({
      texts: {
        ...texts,
        fields: { seat: 'seat' },
        messages: { ...texts.messages, 'event.sold': '{seat} buys.' },
      },
    }),
  });
  moves(0, bid(1));
  moves(1, bid(0));
  const sold = (): string => store.lines.find(({ text }) => text.includes('buy'))!.text;
  expect(sold()).toBe('You buy.');
  store.project(true);
  expect(sold()).toBe('Mira buys.');
  expect(port.seats[0]!.name).toBe('Mira');
});

test('out of turn a refusal without a rule of its own points to none', async () => {
  const { store, state } = openStore();
  store.deliver(bid(0));
  await soon();
  state.refuses = { code: 'odd' };
  store.deliver(bid(0));
  await soon();
  expect(store.reason).not.toBeNull();
  expect(store.reason).not.toHaveProperty('rule');
  const ruleless = openStore(['human', 'bot'], undefined, { ui: { rules: undefined } });
  ruleless.state.refuses = { code: 'odd' };
  ruleless.store.deliver(bid(0));
  await soon();
  expect(ruleless.store.reason).not.toHaveProperty('rule');
});

test('what was taken back is no longer in the log, and the rest keeps its numbers', () => {
  const { store, moves, port, tell } = openStore();
  moves(1, give(0));
  moves(1, give(0));
  expect(store.lines.map(({ key }) => key)).toEqual([0, 1, 2]);
  const { position } = port;
  port.position = (viewer) => {
    const now = position(viewer);
    return { ...now, moves: 1, told: now.told.slice(0, 2) };
  };
  tell();
  expect(store.lines.map(({ key }) => key)).toEqual([0, 1]);
});

test('other eyes are told another story, from its beginning', () => {
  const { store, moves } = openStore(['human', 'bot', 'bot']);
  moves(1, give(0));
  expect(store.lines).toHaveLength(2);
  store.project(true);
  expect(store.lines).toHaveLength(1);
  store.project(false);
  expect(store.lines.map(({ key }) => key)).toEqual([0, 1]);
});

test('a reason is looked for at moves that were made, not before the first', () => {
  const asked: number[] = [];
  const { store, moves } = openStore(['human', 'bot'], undefined, {
    ui: { tell: () => ({ hush: true }) },
    port: () => ({ why: (move) => void asked.push(move) }),
  });
  moves(1, give(0));
  moves(1, give(0));
  expect(store.lines.at(-1)!.why).toBeUndefined();
  expect(asked).toEqual([2, 1]);
  asked.length = 0;
  const plain = openStore(['human', 'bot'], undefined, {
    port: () => ({ why: (move) => void asked.push(move) }),
  });
  for (let i = 0; i < 3; i++) plain.moves(1, give(0));
  // The line before it is in the log, and has a reason of its own.
  expect(plain.store.lines.at(-2)!.why).toBeUndefined();
  expect(asked).toEqual([2]);
});
