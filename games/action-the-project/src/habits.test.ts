import type { Tally } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { A, O, S, scene } from './testing/scene.ts';
import type { ActionEvent, ActionMove, ActionState } from './types.ts';

const turnBegan = { type: 'turnBegan' };

const habit = (code: string) => habits.find((one) => one.code === code)!;

/** Tells a habit events, one move each, and answers what it counted. */
function told(code: string, ...events: object[]): Tally {
  const tally = { count: 0, of: 0 };
  const watcher = habit(code).watch(scene('proposal').t, tally);
  for (const event of events)
    watcher.after!({} as ActionState, {
      seat: 0,
      move: { type: 'done' },
      events: [event as ActionEvent],
    });
  return tally;
}

test('prestige that is sold for less than a quarter of its price counts, by turns', () => {
  const traded = (givePrestige: number, wantMoney: number, more: object = {}) => ({
    type: 'traded',
    givePrestige,
    wantPrestige: 0,
    giveMoney: 0,
    wantMoney,
    ...more,
  });
  const { price } = scene('proposal').t.facts;
  const code = 'cheap-sale';
  expect(told(code, turnBegan, traded(2, price / 2))).toEqual({ count: 0, of: 1 });
  expect(told(code, turnBegan, traded(2, price / 2 - 1))).toEqual({ count: 1, of: 1 });
  expect(told(code, turnBegan, traded(3, price / 2, { wantPrestige: 1 })).count).toBe(0);
  expect(told(code, turnBegan, traded(2, price / 2, { giveMoney: 1 })).count).toBe(1);
  // Money for money is no sale.
  expect(told(code, turnBegan, traded(1, 0, { wantPrestige: 1 })).count).toBe(0);
});

test('a window counts in the turns in which somebody wins it', () => {
  const won = (window: number) => ({ type: 'won', window });
  expect(told('window-2', turnBegan, won(2), turnBegan, won(3))).toEqual({ count: 1, of: 2 });
  expect(told('window-3', turnBegan, won(2), turnBegan, won(3))).toEqual({ count: 1, of: 2 });
});

test('projects come to an end, and words are kept or broken', () => {
  const [good, bad] = [{ type: 'succeeded' }, { type: 'failed' }];
  expect(told('success', turnBegan, good, bad, good)).toEqual({ count: 2, of: 3 });
  const marked = (mark: string) => ({ type: 'promiseMarked', mark });
  const words = ['kept', 'broken', 'lapsed'].map(marked);
  expect(told('word-broken', ...words, good)).toEqual({ count: 1, of: 2 });
});

test('a vote in the last turn counts for who can win by failure alone', () => {
  /** A seat with this much votes in the last turn; the leader has 1,000, another as much as `best`. */
  const vote = (own: number, best: number, card: number, last = true): Tally => {
    const { t, s } = scene('placing', { leader: 1, money: [own, 1000, best, 0] });
    const tally = { count: 0, of: 0 };
    const watcher = habit('support-own-defeat').watch(t, tally);
    s.turn = last ? t.facts.turns : t.facts.turns - 1;
    watcher.before!(s, 0, { type: 'place', card });
    watcher.before!(s, 1, { type: 'place', card });
    watcher.before!(s, 0, { type: 'done' });
    return tally;
  };
  const { t, s } = scene('placing');
  const pile = (t.facts.values[s.project]! + s.carry) * t.facts.unit;
  expect(vote(900, 0, S)).toEqual({ count: 1, of: 1 });
  for (const card of [O, A]) expect(vote(900, 0, card)).toEqual({ count: 0, of: 1 });
  expect(vote(900, 0, S, false)).toEqual({ count: 0, of: 0 });
  // Who has as much as the leader wins by success, too; who is too far behind wins by nothing.
  expect(vote(1000, 0, S)).toEqual({ count: 0, of: 0 });
  expect(vote(0, 1000 + pile, S)).toEqual({ count: 0, of: 0 });
});

test('prestige bought for a bid counts if it is not bid then, by turns', () => {
  const { t, s } = scene('quietWord', { cards: [S, S, O, O] });
  const counted = (asked: number, ...moves: [seat: number, move: ActionMove][]): number => {
    const tally = { count: 0, of: 0 };
    const watcher = habit('idle-purchase').watch(t, tally);
    s.agenda = [{ kind: 'bid', seat: asked }];
    for (const [seat, move] of moves) watcher.before!(s, seat, move);
    return tally.count;
  };
  const buy: ActionMove = { type: 'buy', count: 1 };
  const drop: ActionMove = { type: 'drop' };
  expect(counted(2, [2, buy], [2, drop])).toBe(1);
  expect(counted(2, [2, buy], [2, { type: 'raise', bid: 3 }], [2, drop])).toBe(0);
  expect(counted(2, [2, buy], [1, drop])).toBe(0);
  // Who is not asked buys for later.
  expect(counted(1, [2, buy], [2, drop])).toBe(0);
  expect(told('idle-purchase', turnBegan, { type: 'won' })).toEqual({ count: 0, of: 1 });
});

test('R83 between two a Quiet Word left to a leader who could not have had it counts', () => {
  const left = (prestige: number, own = 0, card = O, players = 2): number => {
    const money = [400, own, 0].slice(0, players);
    const cards = [S, card, S].slice(0, players);
    const held = [3, prestige, 0].slice(0, players);
    const { t, s } = scene('quietWord', { players, value: 10, money, cards, prestige: held });
    const tally = { count: 0, of: 0 };
    const watcher = habit('block-dropped').watch(t, tally);
    s.window = 3;
    watcher.before?.(s, 0, { type: 'drop' });
    watcher.before?.(s, 1, { type: 'raise', bid: 1 });
    watcher.before?.(s, 1, { type: 'drop' });
    s.window = 4;
    watcher.before?.(s, 1, { type: 'drop' });
    return tally.count;
  };
  // The leader can reach 3 and two for $400.
  expect(left(6)).toBe(1);
  expect(left(5)).toBe(0);
  // Who stays ahead without the pile need not care, nor who wants the project.
  expect(left(6, 1400)).toBe(1);
  expect(left(6, 1500)).toBe(0);
  expect(left(6, 0, S)).toBe(0);
  expect(left(6, 0, O, 3)).toBe(0);
});

test('a trial in the next-to-last turn counts for whom the division would leave the richest', () => {
  const { turns } = scene('proposal').t.facts;
  const called = (turn: number, own: number): number => {
    const money = [own, 1000, 0, 0];
    const { t, s } = scene('quietWord', { turn, value: 10, leader: 3, money, cards: [O, S, S, S] });
    const tally = { count: 0, of: 0 };
    const watcher = habit('richest-calls-trial').watch(t, tally);
    watcher.before!(s, 0, { type: 'divide' });
    watcher.before!(s, 0, { type: 'trial' });
    return tally.count;
  };
  // The only opposer takes ten packages.
  expect(called(turns - 1, 100)).toBe(1);
  expect(called(turns - 1, 0)).toBe(0);
  expect(called(turns - 2, 100)).toBe(0);
  const began = (turn: number) => ({ ...turnBegan, turn });
  const code = 'richest-calls-trial';
  expect(told(code, began(turns - 2), began(turns - 1), began(turns))).toEqual({ count: 0, of: 1 });
});

test('of two players the one who led more packages should not always be the richer', () => {
  const { t } = scene('proposal');
  const { values } = t.facts;
  const small = values.indexOf(Math.min(...values));
  const large = values.indexOf(Math.max(...values));
  /** Leader and project at every move, and what all have at the end. */
  const played = (moves: [turn: number, leader: number, project: number][], money: number[]) => {
    const tally = { count: 0, of: 0 };
    const watcher = habit('richer-by-lead').watch(t, tally);
    for (const [turn, leader, project] of moves)
      watcher.before!({ turn, leader, project } as ActionState, 0, { type: 'done' });
    watcher.end!({ money } as ActionState);
    return tally;
  };
  const two: [number, number, number][] = [
    [1, 0, small],
    [2, 1, large],
  ];
  // Seat 1 led most, seat 0 less, the others nothing: five pairs differ.
  expect(played(two, [20, 30, 10, 0])).toEqual({ count: 5, of: 5 });
  expect(played(two, [30, 20, 10, 0])).toEqual({ count: 4, of: 5 });
  // Equal riches say nothing; of a turn only the last leader counts, and choosing cards is no turn.
  expect(played(two, [20, 20, 10, 10])).toEqual({ count: 4, of: 4 });
  expect(played([[0, 2, large], [1, 3, large], ...two], [20, 30, 10, 0])).toEqual({
    count: 5,
    of: 5,
  });
});
