import { answer, clone, pending } from '@boardroom/kernel';
import type { Frame, Move, State } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { newKnowledge, nodeKey, noteAnswered, noteAsked, resetKnowledge } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { hashTemplate } from './move-hash.ts';

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

/** What the seats know after these bids, the first of them by the seat asked first. */
function afterBids(bids: readonly number[], k = newKnowledge(3)): { k: Knowledge; s: State } {
  const { t, s } = lotsTable();
  for (const coins of bids) play(k, t, s, { type: 'bid', coins } as Move);
  return { k, s };
}

function play(k: Knowledge, t: ReturnType<typeof lotsTable>['t'], s: State, move: Move): void {
  const f = s.agenda.at(-1)!;
  noteAsked(k, s, f);
  answer(lotsGame, t, s, s.agenda.length - 1, move);
  noteAnswered(k, s, f, hashTemplate(move));
}

const seat = (number: number): Frame => ({ kind: 'scrap', seat: number });
const keys = (k: Knowledge): number[] => [0, 1, 2].map((number) => nodeKey(k, seat(number)));

test('when the last sealed answer is in everybody knows all of them, and whose they were', () => {
  const all = [
    [5, 2, 3],
    [5, 3, 2],
    [5, 2, 4],
    [4, 2, 3],
    [5, 1, 3],
  ].map((bids) => keys(afterBids(bids).k));
  // The seat that bid first tells the five apart, though its own bid was often the same; so do the others.
  for (const number of [0, 1, 2]) expect(new Set(all.map((each) => each[number])).size).toBe(5);
  expect(keys(afterBids([5, 2, 3]).k)).toEqual(all[0]);
});

test('an open answer is known to all at once', () => {
  const { t } = lotsTable();
  const all = [[], [0]].map((which) => {
    const { k, s } = afterBids([5, 2, 3]);
    const lots = which.map((i) => (s as never as { held: number[][] }).held[0]![i]!);
    play(k, t, s, { type: 'scrap', lots } as never);
    return keys(k);
  });
  for (const number of [0, 1, 2]) expect(all[0]![number]).not.toBe(all[1]![number]);
});

test('who gave an open answer is part of what is known', () => {
  const { s } = afterBids([5, 2, 3]);
  const told = [0, 1].map((number) => {
    const k = newKnowledge(3);
    noteAnswered(k, s, seat(number), 77);
    return nodeKey(k, seat(2));
  });
  expect(told[0]).not.toBe(told[1]);
});

test('a second sealed round is sealed like the first', () => {
  const { t } = lotsTable();
  const [one, other] = [2, 3].map((coins) => {
    const { k, s } = afterBids([5, 2, 3]);
    play(k, t, s, { type: 'scrap', lots: [] } as never);
    const [, waiting] = pending(s);
    play(k, t, s, { type: 'bid', coins } as never);
    return nodeKey(k, waiting!);
  });
  expect(one).toBe(other);
});

test('a line that ended among sealed answers leaves nothing to the next', () => {
  const { k } = afterBids([5, 2]);
  resetKnowledge(k, new Int32Array(3));
  expect(k).toEqual(newKnowledge(3));
  expect(keys(afterBids([1, 2, 3], k).k)).toEqual(keys(afterBids([1, 2, 3]).k));
});

test('a node belongs to a seat and a kind of question', () => {
  const k = newKnowledge(3);
  const frames = [seat(0), seat(1), { kind: 'bid', seat: 0 }];
  expect(new Set(frames.map((f) => nodeKey(k, f))).size).toBe(3);
});
