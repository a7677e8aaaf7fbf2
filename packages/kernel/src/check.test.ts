import { expect, test } from 'vitest';
import { check } from './check.ts';
import { answer, isRefusal, setTable, start } from './engine.ts';
import { lots, lotsEdition } from './testing/index.ts';
import type { Lots } from './testing/sample-game.ts';
import type { Table } from './types.ts';

const edition = { id: 'plain', content: lotsEdition };
const t = setTable(lots, { players: 2, edition }) as Table<Lots>;
/** The game without words of its own for what is refused. */
const { refuse: _, ...mute } = lots;

test('a legal answer names its frame, an aside none', () => {
  const s = start(lots, t, 'check');
  expect(check(lots, t, s, 1, { type: 'bid', coins: 10 })).toMatchObject({
    index: s.agenda.findIndex(({ kind, seat }) => kind === 'bid' && seat === 1),
    move: { type: 'bid', coins: 10 },
  });
  expect(check(lots, t, s, 0, { type: 'give', to: 1, coins: 1 })).toMatchObject({ index: -1 });
});

test('who does not sit there is told so; the host may come in', () => {
  const s = start(lots, t, 'check');
  for (const seat of [-1, 3, 0.5, '0', null, NaN])
    expect(check(lots, t, s, seat, { type: 'bid', coins: 1 })).toEqual({ code: 'no-such-seat' });
  expect(check(lots, t, s, 2, { type: 'bid', coins: 1 })).toMatchObject({ code: 'not-asked' });
});

test('who is not asked hears who is', () => {
  const s = start(lots, t, 'check');
  const one = check(lots, t, s, 0, { type: 'bid', coins: 1 });
  if (isRefusal(one)) throw new Error(one.code);
  answer(lots, t, s, one.index, one.move);
  expect(check(lots, t, s, 0, { type: 'scrap', lots: [] })).toEqual({
    code: 'not-asked',
    facts: { asked: 1 },
  });
  expect(check(lots, t, s, 1, { type: 'scrap', lots: [] })).toEqual({ code: 'not-legal' });
});

test('the game says first why; without its words the gap that is filled wrongly is named', () => {
  const s = start(lots, t, 'check');
  const dear = { type: 'bid', coins: 11 };
  expect(check(lots, t, s, 0, dear)).toEqual({ code: 'too-few-coins', facts: { coins: 10 } });
  expect(check(mute, t, s, 0, dear)).toEqual({
    code: 'out-of-range',
    facts: { field: 'coins', min: 0, max: 10 },
  });
  expect(check(mute, t, s, 0, { type: 'give', to: 1, coins: 0 })).toEqual({
    code: 'out-of-range',
    facts: { field: 'coins', min: 1, max: 10 },
  });
  // More than the gap is wrong: no gap is named.
  expect(check(mute, t, s, 0, { type: 'give', to: 0, coins: 0 })).toEqual({ code: 'not-legal' });
  expect(check(mute, t, s, 0, { type: 'bid', coins: 11, more: 1 })).toEqual({ code: 'not-legal' });
  expect(check(mute, t, s, 0, { type: 'bid', price: 11 })).toEqual({ code: 'not-legal' });
  // Two gifts are possible with three players; the first that nearly fits is named, once.
  const three = setTable(lots, { players: 3, edition }) as Table<Lots>;
  const wide = start(lots, three, 'check');
  expect(check(mute, three, wide, 0, { type: 'give', to: 2, coins: 12 })).toEqual({
    code: 'out-of-range',
    facts: { field: 'coins', min: 1, max: 10 },
  });
});

test('what is not a small plain object with a type is malformed', () => {
  const s = start(lots, t, 'check');
  const many = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`f${i}`, 1]));
  for (const move of [
    null,
    undefined,
    'bid',
    7,
    [],
    {},
    { coins: 1 },
    { type: 1 },
    { type: true },
    { type: 'bid', coins: {} },
    { type: 'bid', coins: null },
    { type: 'bid', coins: Infinity },
    { type: 'bid', coins: [[1]] },
    { type: 'bid', coins: [true] },
    { type: 'x'.repeat(101) },
    { type: 'bid', coins: Array.from({ length: 301 }, () => 1) },
    { type: 'bid', ...many },
    Object.create({ type: 'bid', coins: 1 }),
  ])
    expect(check(lots, t, s, 0, move), JSON.stringify(move)).toEqual({ code: 'malformed' });
  for (const move of [
    { type: 'x'.repeat(100) },
    { type: 'bid', coins: Array.from({ length: 300 }, () => 1) },
    { type: 'bid', coins: ['a'] },
    { type: 'bid', coins: true },
    Object.assign({ type: 'bid' }, Object.fromEntries(Object.entries(many).slice(1))),
  ])
    expect(check(mute, t, s, 0, move)).not.toEqual({ code: 'malformed' });
});

test('after the end nothing is asked', () => {
  const s = start(lots, t, 'check');
  s.agenda.length = 0;
  expect(check(lots, t, s, 0, { type: 'bid', coins: 1 })).toEqual({ code: 'over' });
});
