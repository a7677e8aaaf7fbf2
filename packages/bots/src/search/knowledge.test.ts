import { answer, clone, pending } from '@boardroom/kernel';
import type { Frame, Move, State } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { nodeKey, noteOwn, noteSecrets, noteTold } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { hashTemplate } from './move-hash.ts';

const seat = (number: number): Frame => ({ kind: 'scrap', seat: number });
const keys = (known: Knowledge): number[] =>
  [0, 1, 2].map((number) => nodeKey(known, seat(number)));

function play(known: Knowledge, t: ReturnType<typeof lotsTable>['t'], s: State, move: Move): void {
  const f = s.agenda.at(-1)!;
  noteOwn(known, f.seat, hashTemplate(move));
  answer(lotsGame, t, s, s.agenda.length - 1, move, (event, to) => noteTold(known, event, to));
}

/** What the seats know after these bids, the first of them by the seat asked first. */
function afterBids(bids: readonly number[]): { known: Knowledge; s: State } {
  const { t, s } = lotsTable();
  const known = new Int32Array(3);
  for (const coins of bids) play(known, t, s, { type: 'bid', coins } as Move);
  return { known, s };
}

test('nobody but its giver knows a sealed answer before the last one is in', () => {
  const { t, s } = lotsTable();
  const [first, second] = pending(s) as [Frame, Frame];
  const [one, other] = [2, 5].map((coins) => {
    const known = new Int32Array(3);
    play(known, t, clone(s), { type: 'bid', coins } as Move);
    return { own: nodeKey(known, first), others: nodeKey(known, second) };
  });
  expect(one!.own).not.toBe(other!.own);
  expect(one!.others).toBe(other!.others);
});

test('when the last sealed answer is in everybody knows what the rules tell of them, and no more', () => {
  const [usual, same, dearer, lower] = [
    [5, 2, 3],
    [5, 2, 3],
    [6, 2, 3],
    [5, 1, 3],
  ].map((bids) => keys(afterBids(bids).known));
  expect(same).toEqual(usual);
  // Who won and at what price is told to all; the other bids stay sealed.
  for (const number of [0, 1, 2]) expect(dearer![number]).not.toBe(usual![number]);
  expect([lower![0], lower![2]]).toEqual([usual![0], usual![2]]);
  expect(lower![1]).not.toBe(usual![1]);
});

test('an open answer is known to all at once', () => {
  const { t } = lotsTable();
  const all = [[], [0]].map((which) => {
    const { known, s } = afterBids([5, 2, 3]);
    const lots = which.map((i) => (s as never as { held: number[][] }).held[0]![i]!);
    play(known, t, s, { type: 'scrap', lots } as never);
    return keys(known);
  });
  for (const number of [0, 1, 2]) expect(all[0]![number]).not.toBe(all[1]![number]);
});

test('what is told to some is known to them alone; what is told in another order is something else', () => {
  const told = (...facts: [card: number, to?: readonly number[]][]): number[] => {
    const known = new Int32Array(3);
    for (const [card, to] of facts) noteTold(known, { type: 'drawn', card } as never, to);
    return keys(known);
  };
  const [nothing, drawn, other] = [told(), told([1, [0]]), told([2, [0]])];
  expect(drawn[0]).not.toBe(nothing[0]);
  expect(drawn[0]).not.toBe(other[0]);
  expect(drawn.slice(1)).toEqual(nothing.slice(1));
  expect(told([1])[2]).not.toBe(nothing[2]);
  expect(told([1], [2])).not.toEqual(told([2], [1]));
});

test('a node belongs to a seat and a kind of question', () => {
  const known = new Int32Array(3);
  const frames = [seat(0), seat(1), { kind: 'bid', seat: 0 }];
  expect(new Set(frames.map((f) => nodeKey(known, f))).size).toBe(3);
});

test('the others know their own secrets in a guess; what the seat itself knows is the same in all', () => {
  const { t, s } = lotsTable();
  const known = new Int32Array(3);
  noteSecrets(known, lotsGame, t, s, 1);
  expect(known[1]).toBe(0);
  expect(known[0]).not.toBe(0);
  expect(known[2]).not.toBe(0);
});
