import { expect, test } from 'vitest';
import { BEN, bid, scene } from '../testing/scene.ts';
import { indexedOf, tableIndex } from './index-row.ts';

test('a table is found by who sits there and by its host, each once', () => {
  expect(tableIndex(scene().live, 5).people).toEqual(['ada', 'ben']);
  const aside = scene({ sit: false }, { others: [BEN] }).live;
  expect(tableIndex(aside, 5).people).toEqual(['ben', 'ada']);
  aside.room.host = null;
  expect(tableIndex(aside, 5).people).toEqual(['ben']);
});

test('the lobby shows what is listed: before it begins, and then if it may be watched', () => {
  const listed = (more: object) => {
    const at = scene({ listed: true, ...more });
    const before = tableIndex(at.live, 5).listed;
    at.begin();
    return [before, tableIndex(at.live, 5).listed];
  };
  expect(listed({})).toEqual([true, true]);
  expect(listed({ spectators: { kind: 'none' } })).toEqual([true, false]);
  expect(listed({ listed: false })).toEqual([false, false]);
});

test('it says how the table is, and when to look after it', () => {
  const at = scene({ seats: ['open', { bot: 'easy' }] });
  at.begin();
  const { status, line, wake } = tableIndex(at.live, 5000);
  expect([status, wake]).toEqual(['playing', 10_000]);
  expect(JSON.parse(line)).toMatchObject({ id: 'T', asked: [0, 1] });
});

test('nothing is to be written while nothing changes that lists must not miss', () => {
  const at = scene();
  at.begin();
  const before = indexedOf(at.live);
  at.moves(0, bid(1));
  expect(indexedOf(at.live, before, true)).toBe(before);
  at.does({ do: 'said', seat: 0, name: 'Ada', text: 'hi' });
  expect(indexedOf(at.live, before)).toBe(before);
});

test.each([
  ['somebody leaves', { do: 'stood', seat: 1 }],
  ['somebody has another name', { do: 'named', seat: 1, name: 'Bea', colour: 'blue' }],
  ['a bot stands in', { do: 'bot', seat: 1, bot: 'easy' }],
  ['it is paused', { do: 'paused' }],
  ['there is another host', { do: 'hosted', person: { id: 'x', name: 'X', colour: 'blue' } }],
] as const)('it is when %s', (_what, act) => {
  const at = scene();
  at.begin();
  const before = indexedOf(at.live);
  at.does(act);
  expect(indexedOf(at.live, before)).not.toBe(before);
});

test('and when time begins or ceases to run, or bots to be asked', () => {
  const clock = { kind: 'decision', seconds: 30 } as const;
  const timed = scene({ clock });
  const before = indexedOf(timed.live);
  timed.begin(2000);
  expect(indexedOf(timed.live, before).game).toBe('playing true false');
  const bots = scene({ seats: ['open', { bot: 'easy' }] });
  bots.begin();
  const asked = indexedOf(bots.live);
  expect(asked.game).toBe('playing false true');
  bots.moves(1, bid(1), { by: 'bot' });
  expect(indexedOf(bots.live, asked, true)).not.toBe(asked);
});
