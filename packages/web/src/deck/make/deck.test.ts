/** Slides made from records of a small class: the finding in one sentence, and nothing that is not sure. */
import { tableCourse } from '@boardroom/insight';
import type { ClassFound, Estimate, PartingCame } from '@boardroom/insight';
import { isRefusal, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '../../testing/lots-table.ts';
import { loadRoomWords } from '../../words/index.ts';
import { suggestionsOf, usualMoment } from '../suggest.ts';
import type { DeckFound, TableFound } from '../types.ts';
import { makeConcepts } from './concepts.ts';
import { makeForesaw } from './foresaw.ts';
import { makeHappened } from './happened.ts';
import { causeOf, makeLuck } from './luck.ts';
import { makeParted } from './parted.ts';
import type { Telling } from './telling.ts';
import { ASK, CAME, makeTurning, turningAt, VOTES } from './turning.ts';
import { makeWinners } from './winners.ts';

const CONCEPTS = { bid: [{ concepts: ['nerve'], where: { coins: [3] } }] };
const edition = { id: 'classic', content: lotsEdition };

/** Seat 0 bids so much for the first lot, and nothing ever after. */
function recorded(first: number): MatchRecord {
  const match = openMatch(lots, { players: 2, edition }, 'deck');
  if (isRefusal(match)) throw new Error(match.code);
  for (let i = 0; pending(match.s).length > 0; i++) {
    const { seat, kind } = pending(match.s)[0]!;
    const move =
      kind === 'bid'
        ? { type: 'bid', coins: i === 0 ? first : seat === 1 ? 1 : 0 }
        : { type: 'scrap', lots: [] };
    submit(match, seat, move as never);
  }
  return recordOf(match);
}

const records = [3, 3, 0, 0].map(recorded);
const sure = (value: number, se = 0.01): Estimate => ({ value, se });

function reviewOf(table: number, own: number, se = 0.01): TableFound {
  const row = (values: number[]) => ({ values, ses: values.map(() => se) });
  return {
    table,
    ledger: {
      start: row([0.5, 0.5]),
      rows: [
        { kind: 'chance', by: -1, ...row([0.5 - own, own - 0.5]) },
        { kind: 'judgement', by: 0, ...row([own, -own]) },
      ],
      result: [1, 0],
    },
    decisions: [],
    points: [],
    concepts: [[{ concept: 'nerve', decisions: 2, difference: sure(-0.2) }], []],
    progress: { first: 1, pairs: 100, worst: se, spent: 1 },
  };
}

/** Two tables bid, two do not; bots find bidding better. */
const split: PartingCame = {
  parting: {
    round: 0,
    seat: 0,
    question: 'bid',
    nth: 0,
    by: 'target',
    frame: { kind: 'bid', seat: 0 },
    branches: [3, 0].map((coins, i) => ({
      group: `bid ${coins}`,
      moves: [{ type: 'bid', coins } as never],
      tables: [2 * i, 2 * i + 1],
      at: [0, 0],
    })),
  },
  came: [0, -6].map((behind, i) => ({
    results: [20 - 9 * i, 24 - 9 * i],
    mean: 22 - 9 * i,
    bots: { score: sure(20 + behind, 1), share: sure(0.5) },
    scores: Array.from({ length: 400 }, (_, k) => (k % 40) + behind),
    behind: sure(behind, i),
  })),
  games: 400,
  byClass: 'few',
  byBots: 'different',
  apart: sure(3, 0.5),
};

let found: DeckFound;
let telling: Telling;
beforeAll(async () => {
  await Promise.all([loadRoomWords('deck'), loadRoomWords('class')]);
  const courses = records.map((record, i) => {
    const course = tableCourse(lots, lotsEdition, record, CONCEPTS);
    if (isRefusal(course)) throw new Error(course.code);
    return { ...course, table: i + 1, bots: false };
  });
  const parted: ClassFound = { tables: 4, splits: 1, partings: [split], ended: true, games: 800 };
  const rest = { reviews: [], moments: [], idle: [], unit: '' };
  found = { courses, parted, compared: [1, 2, 3, 4], ...rest };
  const match = openMatch(lots, { players: 2, edition }, 'deck');
  if (isRefusal(match)) throw new Error(match.code);
  const words = speaker(
    { ...texts, messages: { ...texts.messages, clock: 'Lot {n}', 'concept.nerve': 'Nerve' } },
    ['Disc', 'Block'],
  );
  telling = { words, t: match.t, concepts: CONCEPTS, unit: 'coins' };
});

test('what happened: means of every table, from the start to the end', () => {
  const { figures, titles, lacks } = makeHappened(found, telling);
  expect(lacks).toBe('');
  expect(figures.tables.map(({ values }) => values.length)).toEqual(
    found.courses.map(({ scores }) => scores.length),
  );
  expect(titles[0]).toMatch(/^One luck|^Down until/);
  const changed = found.courses.map((one, i) => ({ ...one, injects: i === 0 ? 1 : 0 }));
  const again = makeHappened({ ...found, courses: changed }, telling).figures;
  expect(again.tables.map(({ hollow }) => hollow)).toEqual([true, false, false, false]);
  expect(again.foot).toContain('Hollow');
});

test('where tables parted: branches with their tables; alone there is nothing to compare', () => {
  const { figures, steps, titles } = makeParted(found, telling);
  expect(figures.forks.length).toBe(steps);
  const tables = figures.forks[0]!.branches.flatMap((branch) =>
    branch.tables.map(({ table }) => table),
  );
  expect(tables.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(titles).toEqual(['“Bid 3” was worth 6 ± 2\u00a0coins more.']);
  const { came } = split;
  const here = [{ ...came[0]!, mean: 10 }, came[1]!];
  const titlesOf = (change: Partial<PartingCame>): readonly string[] => {
    const one = { ...split, ...change };
    return makeParted({ ...found, parted: { ...found.parted!, partings: [one] } }, telling).titles;
  };
  expect(titlesOf({ came: here })).toEqual(['“Bid 0” did best here. Bots prefer “Bid 3”.']);
  expect(titlesOf({ byBots: 'unclear' })[0]).toContain('no clear difference');
  expect(titlesOf({ byBots: 'few', games: 5 })[0]).toContain('still playing');
  const alone = makeParted({ ...found, parted: null, compared: [1] }, telling);
  expect([alone.steps, alone.lacks]).toEqual([1, 'Fewer than two tables to compare.']);
});

test('what would you do: nothing of a later step is in the figures of an earlier one', () => {
  const scores = Array.from({ length: 100 }, (_, i) => i);
  const option = (coins: number, behind: Estimate) => ({
    group: `bid ${coins}`,
    move: { type: 'bid', coins } as never,
    bots: { score: sure(50, 1), share: sure(0.5) },
    scores,
    behind,
  });
  const moment = {
    table: 1,
    move: 0,
    found: {
      seat: 0,
      frame: { kind: 'bid', seat: 0 },
      played: 1,
      games: 100,
      options: [option(3, sure(0, 0)), option(0, sure(-8, 2))],
      byBots: 'different' as const,
    },
  };
  const options = ['Bid 3', 'Bid 0'].map((name) => ({ name, note: '' }));
  const said = { when: 'Lot 1', question: 'bid', facts: [], options };
  const made = makeTurning(found, telling, { moment, said, votes: [1, 4] });
  expect(made.titles.slice(1, 3)).toEqual([
    '4 of 5 would choose B.',
    'B had the most votes. A pays 8 ± 4\u00a0coins more.',
  ]);
  const split = makeTurning(found, telling, { moment, said, votes: [2, 2] });
  expect(split.titles.slice(1, 3)).toEqual([
    'We are split: A and B have 2 each.',
    'A pays 8 ± 4\u00a0coins more than the next.',
  ]);
  const at = (step: number) => turningAt(made.figures, step);
  expect(JSON.stringify(at(ASK))).not.toMatch(/votes|came|played|got/);
  expect(at(VOTES).votes).toEqual([1, 4]);
  expect(JSON.stringify(at(VOTES))).not.toMatch(/came|played|"got"/);
  expect(at(CAME)).toMatchObject({ played: 1, games: 100, got: expect.any(Number) });
});

test('luck and judgement: a sketch is not told; what a win came by only if it is sure', () => {
  const early = makeLuck({ ...found, reviews: [reviewOf(1, 0.4, 0.3)] }, telling);
  expect(early.figures).toMatchObject({ tables: [], waiting: [1, 2, 3, 4] });
  const reviews = [reviewOf(1, 0.45), reviewOf(2, 0.02)];
  const { figures, titles } = makeLuck({ ...found, reviews }, telling);
  expect(figures.tables.map(causeOf)).toEqual(['own', 'luck']);
  expect(titles).toEqual(['Won by judgement: 1. Won by luck: 1.']);
  const { tables } = makeWinners({ ...found, reviews }, telling).figures;
  expect(tables.map(({ by }) => by)).toEqual(['mostly judgement', 'mostly luck', '', '']);
});

test('concepts: who used them, who could have, and what they cost if that is sure', () => {
  const { figures, titles } = makeConcepts({ ...found, reviews: [reviewOf(1, 0.4)] }, telling);
  expect(figures.rows[0]).toMatchObject({ name: 'Nerve', used: 2, avoided: 6 });
  expect(titles).toEqual(['What cost us most: Nerve.']);
});

test('what we foresaw: bins with how many said so, and whether the class was too sure', () => {
  const chances = [10, 20, 80, 90, 95, 90].map((percent, i) => ({ percent, came: i === 2 }));
  const asked = { prompt: 'win', kind: 'probability' as const, text: 'Do you win?', asked: 0 };
  const one = { ...asked, moves: [2, 2, 2, 2], scored: null, chances };
  const { figures, titles } = makeForesaw(found, telling, { class: [one], tables: [], own: [] });
  expect(figures.chances[0]!.bins.map(({ count }) => count)).toEqual([2, 4]);
  expect(titles[0]).toMatch(/^Too sure/);
  expect(makeForesaw(found, telling, null).lacks).not.toBe('');
});

test('moments worth asking about: what cost most for sure; else where the class was split', () => {
  const costly = {
    ...reviewOf(2, 0.4),
    decisions: [
      { verdict: 'costly', question: 'bid', played: {}, move: 4, seat: 0, difference: sure(-0.3) },
    ],
  } as never as TableFound;
  expect(suggestionsOf({ ...found, reviews: [costly] })[0]).toMatchObject({ table: 2, move: 4 });
  const idle = [{ table: 2, move: 4 }];
  expect(suggestionsOf({ ...found, reviews: [costly], idle })[0]?.move).not.toBe(4);
  expect(usualMoment({ ...found, reviews: [costly] })).toEqual({ table: 2, move: 4 });
  expect(usualMoment({ ...found, parted: null })).toBeNull();
});
