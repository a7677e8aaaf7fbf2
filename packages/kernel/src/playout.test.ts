import { expect, test } from 'vitest';
import { isOver, setTable, start } from './engine.ts';
import { advisedPolicy, playout, randomPolicy } from './playout.ts';
import { newRng } from './rng.ts';
import { lots, lotsEdition } from './testing/index.ts';
import type { AnyGame, State, Table } from './types.ts';

const game = lots as unknown as AnyGame;
const t = setTable(game, { players: 3, edition: { id: 'plain', content: lotsEdition } }) as Table;
const policies = Array.from({ length: 3 }, () => advisedPolicy(game));
const begin = (): State => start(game, t, 'playout');

test('a playout ends the game, and the same seed plays the same', () => {
  const ends = [1, 1, 2].map((seed) => {
    const s = begin();
    expect(
      playout(
        game,
        t,
        s,
        [0, 1, 2].map(() => randomPolicy(game)),
        newRng(seed),
      ),
    ).toBeGreaterThan(0);
    expect(isOver(s)).toBe(true);
    return JSON.stringify(s);
  });
  expect(ends[0]).toBe(ends[1]);
  expect(ends[0]).not.toBe(ends[2]);
});

test('it stops after so many moves, and goes on from there', () => {
  const whole = begin();
  playout(game, t, whole, policies, newRng(3));
  const s = begin();
  const rng = newRng(3);
  expect(playout(game, t, s, policies, rng, 1)).toBe(1);
  expect(isOver(s)).toBe(false);
  playout(game, t, s, policies, rng);
  expect(JSON.stringify(s)).toBe(JSON.stringify(whole));
});

test('who watches hears every move and event, and changes nothing', () => {
  const [plain, watched] = [begin(), begin()];
  const moves = playout(game, t, plain, policies, newRng(4));
  let [before, after, events] = [0, 0, 0];
  const watching = {
    before: () => void before++,
    after: () => void after++,
    emit: () => void events++,
  };
  playout(game, t, watched, policies, newRng(4), Infinity, watching);
  expect(JSON.stringify(watched)).toBe(JSON.stringify(plain));
  expect([before, after]).toEqual([moves, moves]);
  expect(events).toBeGreaterThan(0);
});

test('where nothing may be proposed, no aside is thought of; otherwise it is made', () => {
  let asked = 0;
  const talkative = (may: boolean): AnyGame => ({
    ...game,
    advice: {
      ...game.advice,
      mayAside: () => may,
      aside(_t, _view, seat) {
        asked++;
        return seat === 0 ? { move: { type: 'give', to: 1, coins: 1 } as never } : null;
      },
    },
  });
  const coins = (may: boolean): number[] => {
    const s = begin();
    playout(
      talkative(may),
      t,
      s,
      [0, 1, 2].map(() => advisedPolicy(talkative(may))),
      newRng(1),
      1,
    );
    return (s as unknown as { coins: number[] }).coins;
  };
  const quiet = coins(false);
  expect(asked).toBe(0);
  expect(coins(true)).not.toEqual(quiet);
  expect(asked).toBeGreaterThan(0);
});

test('who watches hears of asides as well: before, what happened, after', () => {
  const heard: unknown[] = [];
  let left = 1;
  const giver = {
    ...policies[0]!,
    aside: () => (left-- > 0 ? ({ type: 'give', to: 0, coins: 2 } as never) : null),
  };
  const coins = (s: unknown): number => (s as { coins: number[] }).coins[1]!;
  playout(game, t, begin(), [policies[0]!, giver, policies[2]!], newRng(1), 2, {
    before: (seat, { type }, s) => heard.push(['before', seat, type, coins(s)]),
    after: (seat, { type }, s) => heard.push(['after', seat, type, coins(s)]),
    emit: ({ type }) => heard.push(type),
  });
  expect(heard.slice(0, 3)).toEqual([['before', 1, 'give', 10], 'given', ['after', 1, 'give', 8]]);
});

test('asides are made by the seat that thought of them, at most three before a decision, and count', () => {
  const { asides } = game;
  const made: number[] = [];
  const heard: AnyGame = {
    ...game,
    asides: {
      ...asides!,
      apply(table, s, seat, move) {
        made.push(seat);
        asides!.apply(table, s, seat, move);
      },
    },
  };
  const giver = {
    ...advisedPolicy(game),
    aside: (_t: unknown, s: unknown, seat: number) =>
      (s as { coins: number[] }).coins[seat]! > 0
        ? ({ type: 'give', to: 0, coins: 1 } as never)
        : null,
  };
  const [first, , third] = policies;
  const s = begin();
  const moves = playout(heard, t, s, [first!, giver, third!], newRng(1));
  expect(made.slice(0, 3)).toEqual([1, 1, 1]);
  expect(new Set(made)).toEqual(new Set([1]));
  const quiet = begin();
  let answers = 0;
  const counting = {
    ...first!,
    choose: (...given: never[]) => (
      answers++,
      (first!.choose as (...all: never[]) => never)(...given)
    ),
  };
  expect(playout(game, t, quiet, [counting, counting, counting], newRng(1))).toBe(answers);
  expect(moves).toBeGreaterThan(made.length);
});
