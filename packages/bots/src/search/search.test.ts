import { expect, test, vi } from 'vitest';
import { answer, clone, guess, legal, newRng, pending, viewFor } from '@boardroom/kernel';
import type { State } from '@boardroom/kernel';
import { makeBot } from '../make-bot.ts';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { newKnowledge, nodeKey, noteAnswered, noteAsked } from './knowledge.ts';
import { newMemory } from './memory.ts';
import { fills, hashTemplate } from './move-hash.ts';
import { newSearch } from './search.ts';
import { usualSearch } from './settings.ts';

const settings = { ...usualSearch, iterations: 400, ms: Infinity };

function think(view: State, seed: number, more = {}): ReturnType<typeof newSearch> {
  const { t, f } = lotsTable();
  const search = newSearch(
    lotsGame,
    t,
    view,
    f,
    newRng(seed),
    { ...settings, ...more },
    newMemory(),
  );
  while (!search.step());
  return search;
}

test('a seed and a number of iterations decide the move', () => {
  const { view } = lotsTable();
  for (let seed = 0; seed < 5; seed++)
    expect(think(view, seed).best()).toEqual(think(view, seed).best());
});

test('the view is left as it was', () => {
  const { view } = lotsTable();
  const before = JSON.stringify(view);
  think(view, 1);
  expect(JSON.stringify(view)).toBe(before);
});

test('what the seat cannot see changes nothing', () => {
  const { t, s, f } = lotsTable();
  const bot = () => makeBot(lotsGame, 'hard:200')!;
  const play = (state: State, seed: number) =>
    bot().choose(
      {
        t,
        f,
        view: () => viewFor(lotsGame, t, state, f.seat),
        legal: () => legal(lotsGame, t, state, f),
      },
      newRng(seed),
    );
  for (let seed = 0; seed < 10; seed++) {
    const swapped = guess(lotsGame, t, viewFor(lotsGame, t, s, f.seat), f.seat, newRng(99 + seed));
    expect(swapped).not.toEqual(s);
    expect(play(swapped, seed)).toEqual(play(s, seed));
  }
});

test('a budget in milliseconds ends the search, by the clock it is given', () => {
  const { view } = lotsTable();
  let time = 0;
  // A clock on which every look costs a millisecond.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  try {
    for (const ms of [60, 600]) {
      time = 0;
      think(view, 1, { iterations: 1e9, ms });
      expect(time).toBeGreaterThan(0.9 * ms);
      expect(time).toBeLessThan(1.1 * ms);
    }
  } finally {
    clock.mockRestore();
  }
});

test('the tree stops growing where it is told to', () => {
  const { t, f, view } = lotsTable();
  const memory = newMemory();
  const search = newSearch(
    lotsGame,
    t,
    view,
    f,
    newRng(1),
    { ...settings, iterations: 3000, nodes: 100 },
    memory,
  );
  while (!search.step());
  expect(memory.tree.size).toBe(100);
});

test('a search finds the better bid where the heuristic overpays', () => {
  // The last lot: the bid decides who wins, and coins left over only break ties.
  let better = 0;
  const { t } = lotsTable();
  for (let seed = 0; seed < 20; seed++) {
    const { s } = lotsTable(`bids ${seed}`);
    const f = pending(s)[0]!;
    const search = newSearch(
      lotsGame,
      t,
      viewFor(lotsGame, t, s, f.seat),
      f,
      newRng(seed),
      settings,
      newMemory(),
    );
    while (!search.step());
    const { why } = search.best();
    if (why?.code === 'search') better++;
  }
  expect(better).toBeGreaterThan(0);
});

test('nobody knows a sealed answer before the last one is in', () => {
  const { t, s } = lotsTable();
  const [first, second] = pending(s) as [never, never];
  const keys = [2, 5].map((coins) => {
    const copy = clone(s);
    const k = newKnowledge(t.seats);
    const f = copy.agenda.at(-1)!;
    const move = { type: 'bid', coins };
    noteAsked(k, copy, f);
    answer(lotsGame, t, copy, copy.agenda.length - 1, move);
    noteAnswered(k, copy, f, hashTemplate(move));
    return [nodeKey(k, first), nodeKey(k, second)];
  });
  expect(keys[0]![0]).not.toBe(keys[1]![0]);
  expect(keys[0]![1]).toBe(keys[1]![1]);
});

test('a turn of several decisions goes on in the same tree', () => {
  const { t, s } = lotsTable();
  // All have bid; the winner is asked what to scrap, then everybody for the next bids.
  while (pending(s)[0]!.kind === 'bid')
    answer(lotsGame, t, s, s.agenda.length - 1, { type: 'bid', coins: 1 } as never);
  const f = pending(s)[0]!;
  const view = viewFor(lotsGame, t, s, f.seat);
  const memory = newMemory();
  memory.places.set(JSON.stringify(view), new Int32Array([9, 9, 9]));
  const tree = memory.tree;
  newSearch(lotsGame, t, view, f, newRng(1), settings, memory);
  expect(memory.tree).toBe(tree);
  newSearch(lotsGame, t, view, f, newRng(1), settings, memory);
  expect(memory.tree).not.toBe(tree);
});

test('moves are told apart whatever the order of their fields', () => {
  expect(hashTemplate({ type: 'a', x: 1, y: 2 } as never)).toBe(
    hashTemplate({ y: 2, type: 'a', x: 1 } as never),
  );
  expect(hashTemplate({ type: 'a', x: 1, y: 2 } as never)).not.toBe(
    hashTemplate({ type: 'a', x: 2, y: 1 } as never),
  );
  expect(hashTemplate({ type: 'a', x: [1, 2] } as never)).not.toBe(
    hashTemplate({ type: 'a', x: [2, 1] } as never),
  );
});

test('a move fills a template or does not', () => {
  const range = { type: 'bid', coins: { gap: 'range', min: 2, max: 8, step: 2 } } as never;
  expect([1, 2, 3, 8, 10].map((coins) => fills(range, { type: 'bid', coins } as never))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  const subset = { type: 'take', of: { gap: 'subset', of: [3, 5, 7], min: 1, max: 2 } } as never;
  const taken = [[], [3], [5, 7], [7, 5], [3, 5, 7], [4]];
  expect(taken.map((of) => fills(subset, { type: 'take', of } as never))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
