import { answer, newRng, viewFor } from '@boardroom/kernel';
import type { AnyGame, Decision, Frame, GameTypes, Move, State, Table } from '@boardroom/kernel';
import { expect, test, vi } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { takesGame, takesTable } from '../testing/takes-table.ts';
import type { TakesPosition } from '../testing/takes-table.ts';
import { newMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { asideRoot, questionRoot } from './root.ts';
import { newSearch, searchFrom } from './search.ts';
import type { Search } from './search.ts';
import { usualSearch } from './settings.ts';

type Judged = TakesPosition['s'];

interface Tried {
  readonly search: Search;
  readonly memory: Memory;
  /** The states in which lines were judged for the seat that searches, in order. */
  readonly judged: Judged[];
}

/** Searches a table at which things are worth this much. */
function tryOut(
  worth: readonly number[],
  more: object,
  { rounds = 50, act = (_table: TakesPosition): void => {} } = {},
): Tried {
  const table = takesTable(worth, rounds);
  act(table);
  const { t, s } = table;
  const f = s.agenda.at(-1)!;
  const judged: Judged[] = [];
  const game: AnyGame = {
    ...takesGame,
    advice: {
      ...takesGame.advice,
      evaluate(table, state, seat) {
        if (seat === f.seat) judged.push(structuredClone(state) as Judged);
        return takesGame.advice.evaluate(table, state, seat);
      },
    },
  };
  const memory = newMemory();
  const settings = { ...usualSearch, iterations: 200, ms: Infinity, ...more };
  const search = newSearch(game, t, s, f, newRng(1), settings, memory);
  // What the choice of candidates looked at is no line.
  judged.length = 0;
  while (!search.step());
  return { search, memory, judged };
}
const decisions = (judged: readonly Judged[]): number[] => judged.map(({ taken }) => taken.length);

test('a line is judged after as many decisions as the horizon allows', () => {
  const { judged } = tryOut([1, 2], { iterations: 40, horizon: 5, playout: 99 });
  expect(new Set(decisions(judged))).toEqual(new Set([5]));
});

test('a line is judged so many decisions after it left the tree', () => {
  // The root's move, the first answer, which the tree keeps, and three beyond it.
  expect(decisions(tryOut([1, 2], { iterations: 1, playout: 3 }).judged)).toEqual([5]);
  // The tree grows by a decision at a time: nobody knows better than the suggestion here.
  const grown = decisions(tryOut([1, 1], { iterations: 8, playout: 3, widen: 0 }).judged);
  expect(grown[0]).toBe(5);
  expect(Math.max(...grown)).toBeGreaterThan(5);
  expect(decisions(tryOut([1, 2], { iterations: 1, playout: 0 }).judged)).toEqual([1]);
});

test('a line is judged when the clock of the game has run on', () => {
  for (const ticks of [1, 2, 3]) {
    const { judged } = tryOut([1, 2], { iterations: 60, horizon: 99, clock: ['round'], ticks });
    // Two seats decide in each round; the line ends with the first question of a new one.
    expect(new Set(decisions(judged))).toEqual(new Set([2 * ticks]));
  }
  const late = tryOut(
    [1, 2],
    { iterations: 60, horizon: 99, clock: ['round'] },
    { act: ({ t, s }) => answer(takesGame, t, s, s.agenda.length - 1, take(0)) },
  );
  expect(new Set(decisions(late.judged))).toEqual(new Set([2]));
});

test('a clock of several fields runs when any of them changes', () => {
  const { judged } = tryOut([1, 2], { iterations: 20, clock: ['round', 'turn'] });
  expect(new Set(decisions(judged))).toEqual(new Set([1]));
});

test('the end of the game ends a line, and who came first decides', () => {
  // One decision each: whoever takes the better thing wins, whatever the evaluation says.
  const { search, judged } = tryOut([1, 2], { trust: 0 }, { rounds: 1 });
  expect(judged).toEqual([]);
  expect(search.best().move).toEqual(take(1));
});

test('others do as the game advises in the part of lines that is said', () => {
  const visits = (usual: number): number => {
    const { memory } = tryOut([1, 9, 2], { iterations: 300, horizon: 2, widen: 9, usual });
    return [...memory.tree.values()].reduce((sum, node) => sum + node.visits, 0);
  };
  // Who does as usual is a part of the world: there is no node for it.
  expect(visits(1)).toBe(0);
  expect(visits(0.5) / visits(0)).toBeGreaterThan(0.3);
  expect(visits(0.5) / visits(0)).toBeLessThan(0.7);
});

test('every seat in the tree chooses for its own good', () => {
  const { memory, search } = tryOut([1, 9, 2], { iterations: 600, widen: 9, explore: 0.3 });
  expect(search.best().move).toEqual(take(1));
  const busy = [...memory.tree.values()].filter(({ visits }) => visits >= 60);
  expect(busy.length).toBeGreaterThan(1);
  for (const { edges } of busy)
    expect(edges.toSorted((a, b) => b.visits - a.visits)[0]!.move).toEqual(take(1));
});

test('who explores more tries what looks worse more often', () => {
  const least = [0.05, 5].map((explore) => {
    const { memory } = tryOut([1, 9, 2], { iterations: 600, widen: 9, explore });
    const { visits, edges } = [...memory.tree.values()].toSorted((a, b) => b.visits - a.visits)[0]!;
    return Math.min(...edges.map((edge) => edge.visits)) / visits;
  });
  expect(least[1]!).toBeGreaterThan(2 * least[0]!);
});

test('a node knows as many moves as its visits allow, and never giving up', () => {
  for (const widen of [0, 0.5, 1, 9]) {
    const { memory } = tryOut([1, 2, 3, 4, 5, 6], { iterations: 400, widen });
    const nodes = [...memory.tree.values()];
    for (const { visits, edges } of nodes) {
      expect(edges.length).toBeLessThanOrEqual(1 + Math.floor(widen * Math.sqrt(visits)));
      expect(edges.map(({ move }) => move.type)).not.toContain('give-up');
      expect(new Set(edges.map(({ hash }) => hash)).size).toBe(edges.length);
    }
    const most = Math.max(...nodes.map(({ edges }) => edges.length));
    if (widen === 0) expect(most).toBe(1);
    if (widen === 9) expect(most).toBe(6);
  }
});

test('in the tree, too, moves left to the advice are made only where it advises them', () => {
  const { t, s } = takesTable([1, 2, 3], 50);
  const memory = newMemory();
  const settings = { ...usualSearch, iterations: 400, ms: Infinity, widen: 9, advised: ['take'] };
  const root = questionRoot(s, s.agenda.at(-1)!);
  const two = [0, 1].map((thing) => ({ move: { type: 'take', thing } as Move, hash: thing }));
  const search = searchFrom(
    { ...root, candidates: () => two },
    takesGame,
    t,
    s,
    newRng(1),
    settings,
    memory,
  );
  while (!search.step());
  const nodes = [...memory.tree.values()];
  expect(nodes.length).toBeGreaterThan(0);
  for (const { edges } of nodes) expect(edges).toHaveLength(1);
});

test('what a line came to is kept on its whole way', () => {
  const { memory } = tryOut([1, 2, 3], { iterations: 200 });
  for (const { visits, edges } of memory.tree.values()) {
    expect(edges.reduce((sum, edge) => sum + edge.visits, 0)).toBe(visits);
    for (const { visits: times, sum } of edges) {
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThan(times);
    }
  }
});

test('where the tree knows nothing the advice plays, or chance', () => {
  const things = (policy: string): number[] =>
    tryOut([1, 2, 3], { iterations: 30, widen: 0, playout: 8, policy }).judged.flatMap(
      ({ taken }) => taken.slice(1).map(([, thing]) => thing),
    );
  expect(new Set(things('suggest'))).toEqual(new Set([0]));
  expect(new Set(things('random'))).toEqual(new Set([0, 1, 2]));
});

test('a seat without a place in the ranking plays as advised, and is judged by nobody', () => {
  const { t, s, f } = takesTable([1, 2]);
  const table = { ...t, players: 1 };
  const memory = newMemory();
  const settings = { ...usualSearch, iterations: 100, ms: Infinity };
  const search = newSearch(takesGame, table, s, f, newRng(1), settings, memory);
  while (!search.step());
  expect(search.best().move).toEqual(take(1));
  expect(memory.scales.length).toBe(1);
});

test('a bid is made in a line only where the guess has the coins for it', () => {
  const { t, s, f } = lotsTable();
  const bid = lotsGame.agenda['bid'] as Decision<GameTypes>;
  const over: Move[] = [];
  let bids = 0;
  const watched: Decision<GameTypes> = {
    ...bid,
    // Besides the range one answer without a gap.
    legal(table, state, frame, out) {
      out.push({ type: 'bid', coins: 0 } as never);
      bid.legal(table, state, frame, out);
    },
    apply(table, state, frame, move, emit) {
      const { coins } = move as Move & { coins: number };
      const has = (state as unknown as { coins: number[] }).coins[frame.seat]!;
      bids++;
      if (!(coins >= 0 && coins <= has)) over.push(move);
      bid.apply(table, state, frame, move, emit);
    },
  };
  const game: AnyGame = { ...lotsGame, agenda: { ...lotsGame.agenda, bid: watched } };
  const memory = newMemory();
  const settings = { ...usualSearch, iterations: 400, ms: Infinity, horizon: 30, widen: 2 };
  const view = viewFor(game, t, s, f.seat);
  const search = newSearch(game, t, view, f, newRng(3), settings, memory);
  while (!search.step());
  expect(bids).toBeGreaterThan(1000);
  expect(over).toEqual([]);
  // What was bid once at a node is bid there again.
  const often = [...memory.tree.values()].flatMap(({ edges }) => edges.map(({ visits }) => visits));
  expect(often.filter((visits) => visits > 1).length).toBeGreaterThan(20);
  const widest = Math.max(...[...memory.tree.values()].map(({ edges }) => edges.length));
  expect(widest).toBeGreaterThan(4);
});

test('a tree is gone on with where the seat comes by its own moves, and nowhere else', () => {
  const places = (act: (table: TakesPosition) => void): number =>
    tryOut([1, 2], { iterations: 50 }, { act }).memory.places.size;
  // The other seat is asked next.
  expect(places(() => {})).toBe(0);
  // The seat is asked twice in a row.
  expect(places(({ s }) => void s.agenda.push({ kind: 'take', seat: 0 }))).toBeGreaterThan(0);
});

test('who says nothing now says nothing before its next answer, and is free to after it', () => {
  const { t, s } = takesTable([1, 2]);
  const say: Move = { type: 'say' };
  /** After how many answers a seat said something. */
  interface Talk {
    said: [seat: number, answers: number][];
  }
  const talked = (state: unknown): Talk['said'] => ((state as Talk).said ??= []);
  const ways: Talk['said'][] = [];
  const game: AnyGame = {
    ...takesGame,
    asides: {
      legal: (_t, _s, _seat, out) => void out.push(say),
      apply: (_t, state, seat) =>
        void talked(state).push([seat, (state as unknown as Judged).taken.length]),
    },
    advice: {
      ...takesGame.advice,
      // Everybody speaks once before each question.
      aside: (_t, state, seat) => {
        const answers = (state as unknown as Judged).taken.length;
        return talked(state).some(([who, when]) => who === seat && when === answers)
          ? null
          : { move: say };
      },
      evaluate(table, state, seat) {
        if (seat === 0) ways.push(structuredClone(talked(state)));
        return takesGame.advice.evaluate(table, state, seat);
      },
    },
  };
  const settings = { ...usualSearch, iterations: 20, ms: Infinity, horizon: 6, playout: 4 };
  const root = asideRoot(s, 0, [{ move: say }]);
  const search = searchFrom(root, game, t, s, newRng(1), settings, newMemory());
  while (!search.step());
  const silent = ways.filter((said) => !said.some(([who, when]) => who === 0 && when === 0));
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.length).toBeLessThan(ways.length);
  for (const said of silent) {
    expect(said).toContainEqual([1, 0]);
    expect(said).toContainEqual([0, 1]);
  }
});

test('a line deep in the tree is broken off a few decisions after the deadline', () => {
  const { t, s, f } = takesTable([1, 2]);
  const usual = takesGame.agenda['take'] as Decision<GameTypes>;
  const clock = vi.spyOn(performance, 'now');
  let [made, time, late] = [0, 0, 0];
  clock.mockImplementation(() => time);
  const game: AnyGame = {
    ...takesGame,
    agenda: {
      ...takesGame.agenda,
      take: {
        ...usual,
        apply(table: Table, state: State, frame: Frame, move: Move, emit: never) {
          if (time > 0) late++;
          // The tree is some dozen decisions deep by now, and this line is in the middle of it.
          if (++made > 1500 && (state as Judged).taken.length === 9) time = 1000;
          usual.apply(table, state, frame, move, emit);
        },
      } as never,
    },
  };
  const deep = { iterations: 9999, ms: 500, horizon: 99, playout: 0, widen: 0 };
  const search = newSearch(game, t, s, f, newRng(1), { ...usualSearch, ...deep }, newMemory());
  while (!search.step());
  clock.mockRestore();
  expect(time).toBe(1000);
  expect(late).toBeLessThanOrEqual(4);
});

function take(thing: number): Move {
  return { type: 'take', thing } as Move;
}
