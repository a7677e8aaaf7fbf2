/** The bounds of what a class takes, from both sides, and what its views leave out. */
import { expect, test } from 'vitest';
import {
  boardsQuery,
  daysWanted,
  gates,
  gateWanted,
  injectWanted,
  inviteUsed,
  joining,
  lookWanted,
  memberName,
  memberNumber,
  newMessage,
  newWorkshop,
  paceWanted,
  place,
  placeWanted,
  plan,
  puzzled,
  rejoining,
  skipWanted,
  stage,
  stageWanted,
  tableNumber,
  tablesWanted,
  tile,
  timeWanted,
  trainerView,
  viewQuery,
  wallView,
} from './index.ts';
import { bounds, listOf, long } from './testing.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean };
}
/** Whether a schema takes what is made from a number. */
const takes =
  (schema: Schema, make: (value: number) => unknown) =>
  (value: number): boolean =>
    schema.safeParse(make(value)).success;

const wanted = { title: 'Class', game: 'lots', players: 2 };
const part = { id: 'play', kind: 'play' };
const prompt = (i: number): object => ({ id: `p${i}`, kind: 'rate', text: 'How was it?' });

test('what is not said of a class: four parts, a normal bot, thirty days', () => {
  expect(newWorkshop.parse(wanted)).toMatchObject({
    options: {},
    takebacks: 'consent',
    chat: true,
    bot: 'normal',
    plan: ['gather', 'play', 'debrief', 'close'].map((kind) => ({ id: kind, kind })),
    days: 30,
  });
  expect(newWorkshop.safeParse({ ...wanted, oddity: 1 }).success).toBe(false);
});

test('a class has a title, and is kept for a day to a year', () => {
  bounds(
    takes(newWorkshop, (length) => ({ ...wanted, title: long(length) })),
    1,
    60,
  );
  bounds(
    takes(newWorkshop, (days) => ({ ...wanted, days })),
    1,
    365,
  );
  bounds(
    takes(daysWanted, (days) => ({ days })),
    1,
    365,
  );
});

test('a plan has one to twenty-four parts, each with an id and a title of some length', () => {
  bounds(
    takes(plan, (length) => listOf(length, (i) => ({ id: `a${i}`, kind: 'play' }))),
    1,
    24,
  );
  bounds(
    takes(stage, (length) => ({ ...part, id: long(length) })),
    1,
    24,
  );
  bounds(
    takes(stage, (length) => ({ ...part, title: long(length) })),
    1,
    60,
  );
  bounds(
    takes(stage, (minutes) => ({ ...part, minutes })),
    1,
    480,
  );
  expect(plan.safeParse([part, { ...part, kind: 'debrief' }]).success).toBe(false);
});

test('gates: after any round up to the 999th, sixty at most', () => {
  expect(gates.safeParse('every').success).toBe(true);
  bounds(
    takes(gates, (round) => [round]),
    1,
    999,
  );
  expect([60, 61].map(takes(gates, (length) => listOf(length, () => 1)))).toEqual([true, false]);
  bounds(
    takes(gateWanted, (after) => ({ after })),
    1,
    999,
  );
});

test('at a gate one to four things are asked, at the beginning of a stage ten at most', () => {
  const asks = (after: number, prompts: number): object => ({
    ...part,
    asks: [{ after, prompts: listOf(prompts, prompt) }],
  });
  bounds(
    takes(stage, (count) => asks(1, count)),
    1,
    4,
  );
  bounds(
    takes(stage, (after) => asks(after, 1)),
    1,
    999,
  );
  const many = takes(stage, (length) => ({
    ...part,
    asks: listOf(length, () => ({ after: 1, prompts: [prompt(0)] })),
  }));
  expect([60, 61].map(many)).toEqual([true, false]);
  const first = takes(stage, (length) => ({ ...part, prompts: listOf(length, prompt) }));
  expect([10, 11].map(first)).toEqual([true, false]);
});

test('no two prompts of a plan have one id, wherever they are asked', () => {
  const asked = { ...part, prompts: [prompt(1)], asks: [{ after: 2, prompts: [prompt(2)] }] };
  expect(plan.safeParse([asked]).success).toBe(true);
  expect(plan.safeParse([asked, { id: 'b', kind: 'survey', prompts: [prompt(2)] }]).success).toBe(
    false,
  );
});

test('who comes in has a name of up to 24 letters, and comes back with a key', () => {
  const code = 'ABCDEF';
  bounds(
    takes(joining, (length) => ({ code, name: long(length) })),
    1,
    24,
  );
  bounds(
    takes(memberName, (length) => ({ name: long(length) })),
    1,
    24,
  );
  bounds(
    takes(rejoining, (length) => ({ code, name: 'Ada', key: long(length) })),
    4,
    20,
  );
  expect(joining.parse({ code })).toEqual({ code, token: false });
  expect(rejoining.parse({ code, name: 'Ada', key: 'abcd' }).token).toBe(false);
});

test('people and tables are numbered from one', () => {
  bounds(takes(memberNumber, String), 1, 9999);
  bounds(takes(tableNumber, String), 1, 999);
  expect([0, 1].map(takes(place, (table) => ({ table, seat: 0 })))).toEqual([false, true]);
  bounds(
    takes(placeWanted, (table) => ({ table })),
    1,
    200,
  );
  bounds(
    takes(placeWanted, (seat) => ({ table: 1, seat })),
    0,
    19,
  );
  bounds(
    takes(lookWanted, (seat) => ({ seat })),
    0,
    19,
  );
  expect([0, 1].map(takes(tablesWanted, (table) => ({ tables: [table] })))).toEqual([false, true]);
});

test('an inject is about all players unless it names a seat, and about at least one table', () => {
  const inject = { inject: 'fine', tables: [1] };
  expect(injectWanted.parse(inject)).toEqual({ ...inject, seat: -1, amount: 0 });
  bounds(
    takes(injectWanted, (seat) => ({ ...inject, seat })),
    -1,
    19,
  );
  bounds(
    takes(injectWanted, (amount) => ({ ...inject, amount })),
    0,
    1e9,
  );
  bounds(
    takes(injectWanted, (length) => ({ ...inject, inject: long(length) })),
    1,
    40,
  );
  bounds(
    takes(injectWanted, (count) => ({ ...inject, tables: listOf(count, () => 1) })),
    1,
    200,
  );
  expect([0, 1].map(takes(injectWanted, (table) => ({ ...inject, tables: [table] })))).toEqual([
    false,
    true,
  ]);
});

test('leaving tables that still play is asked for, and a deadline is one to 480 minutes away', () => {
  expect(stageWanted.parse({ stage: 'play' }).close).toBe(false);
  bounds(
    takes(paceWanted, (minutes) => ({ minutes })),
    1,
    480,
  );
  expect(paceWanted.safeParse({ minutes: null }).success).toBe(true);
});

test('more time: a minute unless it says otherwise, five seconds to ten minutes', () => {
  expect(timeWanted.parse({})).toEqual({ seconds: 60 });
  bounds(
    takes(timeWanted, (seconds) => ({ seconds })),
    5,
    600,
  );
  expect([-1, 0].map(takes(skipWanted, (moves) => ({ moves })))).toEqual([false, true]);
});

test('what is said goes to a member or a table that can be', () => {
  expect([0, 1].map(takes(newMessage, (to) => ({ text: 'Hi', to })))).toEqual([false, true]);
  bounds(
    takes(newMessage, (table) => ({ text: 'Hi', table })),
    1,
    999,
  );
});

test('what was not understood: a code, how often, and eight facts at most', () => {
  bounds(
    takes(puzzled, (count) => ({ code: 'x', count })),
    1,
    99,
  );
  bounds(
    takes(puzzled, (length) => ({ code: long(length), count: 1 })),
    1,
    40,
  );
  const facts = takes(puzzled, (count) => ({
    code: 'x',
    count: 1,
    facts: Object.fromEntries(listOf(count, (i) => [`f${i}`, i])),
  }));
  expect([8, 9].map(facts)).toEqual([true, false]);
  const named = takes(puzzled, (length) => ({ code: 'x', count: 1, facts: { [long(length)]: 1 } }));
  expect([30, 31].map(named)).toEqual([true, false]);
  const said = takes(puzzled, (length) => ({ code: 'x', count: 1, facts: { a: long(length) } }));
  expect([60, 61].map(said)).toEqual([true, false]);
});

test('boards of sixteen tables at most; a view at once unless it says otherwise', () => {
  const boards = takes(boardsQuery, (count) => ({ tables: listOf(count, () => 1).join() }));
  expect([0, 1, 16, 17].map(boards)).toEqual([false, true, true, false]);
  expect(viewQuery.parse({})).toEqual({ wait: 0 });
  bounds(
    takes(viewQuery, (wait) => ({ wait })),
    0,
    55,
  );
  expect([40, 41].map(takes(viewQuery, (length) => ({ seen: long(length) })))).toEqual([
    true,
    false,
  ]);
});

test('an invitation has a length', () => {
  bounds(
    takes(inviteUsed, (length) => ({ invite: long(length) })),
    20,
    60,
  );
});

test('no view of a class tells what will be asked', () => {
  for (const view of [trainerView, wallView])
    for (const more of [{ prompts: [] }, { asks: [] }])
      expect(view.shape.plan.safeParse([{ ...part, ...more }]).success).toBe(false);
  expect(wallView.shape.plan.safeParse([part]).success).toBe(true);
});

test('what a tile says of a seat is there or absent, never false', () => {
  const { seats } = tile.shape;
  const seat = (more: object): boolean =>
    seats.safeParse([{ bot: false, here: true, ...more }]).success;
  for (const field of ['danger', 'alone'])
    expect([{}, { [field]: true }, { [field]: false }].map(seat)).toEqual([true, true, false]);
  expect([0, 1].map((member) => seat({ member }))).toEqual([false, true]);
});
