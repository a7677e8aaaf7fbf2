import type { Decided } from '@boardroom/insight';
import { expect, test } from 'vitest';
import type { Found } from '../review/types.ts';
import type { SavedTable } from '../store/saved.ts';
import { summaryOf } from './summary.ts';

const saved = (given: object = {}): SavedTable =>
  ({
    id: 'a',
    title: 'Any',
    seats: [
      { kind: 'human', name: 'Mira', colour: 1 },
      { kind: 'bot', name: 'Bo', colour: 2 },
    ],
    record: { game: 'any', players: 2, moves: [], result: { places: [2, 1], scores: [1, 2] } },
    updated: 42,
    over: true,
    ...given,
  }) as unknown as SavedTable;
const row = (kind: string, by: number, value: number, se: number): object => ({
  kind,
  by,
  values: [value, -value],
  ses: [se, se],
});
const decided = (move: number, seat: number, value: number): Decided =>
  ({
    move,
    seat,
    question: 'bid',
    played: { type: 'raise' },
    reference: { type: 'pass' },
    difference: { value, se: 0.01 },
    verdict: 'costly',
    games: 100,
  }) as unknown as Decided;
const found = {
  ledger: {
    start: { values: [0.5, 0.5], ses: [0, 0] },
    rows: [
      row('deal', -1, 0.1, 0.03),
      row('chance', -1, -0.2, 0.04),
      row('hidden', -1, 0.3, 0.12),
      row('judgement', 0, -0.4, 0.05),
      row('judgement', 1, 0.1, 0.05),
    ],
    result: [0, 1],
  },
  decisions: [decided(3, 0, -0.1), decided(7, 0, -0.2), decided(8, 1, -0.9)],
  points: [],
  concepts: [[{ concept: 'nerve', decisions: 9, difference: { value: -0.3, se: 0.02 } }], []],
} as unknown as Found;
const table = { bid: [{ concepts: ['nerve'], moves: ['raise'] }] };

test('of a match its own rows are kept: luck is the deal, what came and what lay hidden', () => {
  const kept = summaryOf(saved(), found, table)!;
  expect(kept).toMatchObject({ id: 'a', game: 'any', played: 42, seat: 0, players: 2, place: 2 });
  expect(kept.luck.value).toBeCloseTo(0.2);
  expect(kept.luck.se).toBeCloseTo(0.13);
  expect(kept.own).toEqual({ value: -0.4, se: 0.05 });
  expect([kept.people, kept.bots]).toEqual([[], 1]);
  expect(kept.worst).toEqual({ move: 7, value: -0.2 });
  expect(kept.concepts[0]!.worst).toEqual({ move: 7, value: -0.2 });
});

test('a seat at a table elsewhere is the own one, and the other is a person', () => {
  const people = [
    { kind: 'human', name: 'Ana' },
    { kind: 'human', name: 'Mira' },
  ];
  const kept = summaryOf(saved({ seats: people, you: 1 }), found, table)!;
  expect(kept).toMatchObject({ seat: 1, place: 1, people: ['Ana'], bots: 0 });
  expect(kept.own.value).toBeCloseTo(-0.1);
  expect(kept.worst).toEqual({ move: 8, value: -0.9 });
});

test('nobody’s match is not kept: several at one device, not over, a lesson, a what-if, not judged yet', () => {
  const two = saved().seats.map((seat) => ({ ...seat, kind: 'human' }));
  expect(summaryOf(saved({ seats: two }), found, table)).toBeNull();
  expect(summaryOf(saved({ over: false }), found, table)).toBeNull();
  expect(summaryOf(saved({ lesson: 3 }), found, table)).toBeNull();
  expect(summaryOf(saved({ past: 12 }), found, table)).toBeNull();
  expect(summaryOf(saved(), { ...found, ledger: null }, table)).toBeNull();
});
