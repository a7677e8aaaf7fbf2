import { isRefusal, newRng, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { Match, MatchRecord, Move, Seat, Template } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { swaps } from '../testing/solved-game.ts';
import type { SwapsState } from '../testing/solved-game.ts';
import { byBots, byGames } from './apart.ts';
import { classFound, openClass, stepClass } from './class.ts';
import type { OpenClass } from './class.ts';
import { choicesOf, groupsOf, overlap } from './group.ts';

type Plays = (seat: Seat, question: string) => number;

/** One table of the class: what each seat answers, 0 or 1. */
function recorded(seed: string, plays: Plays, until = Infinity): MatchRecord {
  const match = openMatch(swaps, { players: 2, edition: { id: 'plain', content: {} } }, seed);
  if (isRefusal(match)) throw new Error(match.code);
  for (let i = 0; pending(match.s).length > 0 && i < until; i++) {
    const { seat, kind } = pending(match.s)[0]!;
    const answer = plays(seat, kind);
    const move = kind === 'seal' ? { type: kind, swap: answer } : { type: kind, throws: answer };
    submit(match, seat, move as Move);
  }
  return recordOf(match);
}

/** With this luck seat 0 is dealt the lowest card: to swap it is right. */
const seed = Array.from({ length: 50 }, (_, i) => `class ${i}`).find((each) => {
  const match = openMatch(swaps, { players: 2, edition: { id: 'plain', content: {} } }, each);
  return (((match as Match).s as never as SwapsState).cards[0] ?? 0) === 1;
})!;

function opened(records: readonly MatchRecord[]): OpenClass {
  const class_ = openClass(swaps, {}, records);
  if (isRefusal(class_)) throw new Error(class_.code);
  return class_;
}

const six = (swapsAt: (table: number) => boolean, until?: number): MatchRecord[] =>
  Array.from({ length: 6 }, (_, table) =>
    recorded(
      seed,
      (seat, question) =>
        question === 'seal' && seat === 0 ? Number(swapsAt(table)) : Number(table === seat),
      until,
    ),
  );

test('half the tables swap the lowest card, half keep it: found first, and worth what it is worth', () => {
  const class_ = opened(six((table) => table < 3));
  while (stepClass(class_, 1000));
  const { partings, tables, ended } = classFound(class_);
  expect([tables, ended]).toEqual([6, true]);
  const [first] = partings;
  expect(first!.parting).toMatchObject({ seat: 0, question: 'seal', by: 'target', round: 0 });
  const branches = first!.parting.branches.map((branch, i) => ({ ...branch, ...first!.came[i]! }));
  const swap = branches.find(({ tables: who }) => who.includes(0))!;
  const keep = branches.find(({ tables: who }) => who.includes(5))!;
  expect([swap.tables, keep.tables]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  expect(first!.games).toBe(400);
  expect(first!.byBots).toBe('different');
  expect(swap.behind).toEqual({ value: 0, se: 0 });
  // A card of the three others for the lowest one.
  const worth = (2 + 3 + 5) / 3 - 1;
  expect(Math.abs(keep.behind.value + worth)).toBeLessThan(4 * keep.behind.se);
});

test('where there is no difference at most one fork in twenty is called one', () => {
  const class_ = opened(six((table) => table < 3));
  while (stepClass(class_, 1000));
  const [one, other] = class_.plays[0]!.scores as [number[], number[]];
  const rng = newRng(1);
  const [classes, looks] = [400, 12];
  let called = 0;
  for (let n = 0; n < classes; n++) {
    // Which line of a pair is which is left to chance: neither choice is better.
    const pairs = one.map((score, i) =>
      rng.unit() < 0.5 ? [score, other[i]!] : [other[i]!, score],
    );
    const scores = [0, 1].map((side) => pairs.map((pair) => pair[side]!));
    const came = byGames({ scores, shares: scores }, class_.usual);
    if (byBots(came, pairs.length, looks) === 'different') called++;
  }
  expect(called).toBeGreaterThan(0);
  expect(called / classes).toBeLessThan(0.05);
});

test('more games are added to those there are: in two goes or in one, the counts are the same', () => {
  const [once, twice] = [0, 1].map(() => opened(six((table) => table < 3)));
  while (stepClass(once!, 1000));
  while (stepClass(twice!, 0.01));
  expect(classFound(twice!)).toEqual(classFound(once!));
});

test('one table against five is no branch; of two tables each is one, and nothing is said of so few', () => {
  const alone = classFound(opened(six((table) => table === 0)));
  expect(alone.partings.filter(({ parting }) => parting.question === 'seal')).toEqual([]);
  const [a, , , , , b] = six((table) => table === 0);
  const two = opened([a!, b!]);
  stepClass(two, 1);
  const seals = classFound(two).partings.find(
    ({ parting }) => parting.question === 'seal' && parting.seat === 0,
  )!;
  expect(seals.parting.branches.map(({ tables }) => tables)).toEqual([[0], [1]]);
  expect(seals.byClass).toBe('few');
});

test('tables that were stopped are compared where the last of them stood', () => {
  const records = six((table) => table < 3);
  const short = six((table) => table < 3, 3)[5]!;
  const class_ = opened([...records.slice(0, 5), short]);
  stepClass(class_, 1);
  expect(classFound(class_).ended).toBe(false);
});

test('records of another luck, and a single one, are refused', () => {
  const [first] = six(() => true);
  const other = recorded(`${seed} other`, () => 0);
  expect(openClass(swaps, {}, [first!, other])).toEqual({
    code: 'other-luck',
    facts: { record: 2 },
  });
  expect(openClass(swaps, {}, [first!])).toEqual({ code: 'too-few-records' });
});

test('amounts make no groups, what they are for does', () => {
  const legal = [
    { type: 'bid', lot: 'a', coins: { gap: 'range', min: 0, max: 9, step: 1 } },
    { type: 'bid', lot: 'b', coins: { gap: 'range', min: 0, max: 9, step: 1 } },
    { type: 'pass' },
  ] as unknown as Template<Move>[];
  const bid = (lot: string, coins: number): Move => ({ type: 'bid', lot, coins }) as Move;
  expect(groupsOf(bid('a', 1), legal)).toEqual(groupsOf(bid('a', 7), legal));
  expect(groupsOf(bid('a', 1), legal).target).not.toBe(groupsOf(bid('b', 1), legal).target);
  const { kind, target } = choicesOf(legal);
  expect([kind.size, target.size]).toEqual([2, 3]);
  expect(overlap(target, new Set([groupsOf(bid('a', 1), legal).target, 'pass']))).toBeCloseTo(
    2 / 3,
  );
});
