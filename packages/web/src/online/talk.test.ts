import type { Item } from '@boardroom/client';
import { beforeAll, expect, test } from 'vitest';
import { loadPageWords, say } from '../words/index.ts';
import type { Key } from '../words/index.ts';
import { namesOf, talkOf } from './talk.ts';
import type { TalkLine } from './talk.ts';

beforeAll(loadPageWords);

const item = (more: Partial<Item>): Item => ({ n: 5, at: 0, type: 'moved', ...more }) as Item;

test('what is said as a move is told with who said it to whom', () => {
  const whispered = { type: 'whispered', seat: 0, to: 2, message: 77 };
  const lines = talkOf(item({ seat: 0, events: [whispered], words: { 77: 'psst' } }), [
    'Anna',
    'Ben',
    'Cleo',
  ]);
  expect(lines).toEqual([
    { n: 5, seat: 0, name: 'Anna', text: 'psst', to: { seat: 2, name: 'Cleo' } },
  ]);
});

test('said to all: no addressee; a move without words: nothing', () => {
  const said = { type: 'said', seat: 1, message: 3 };
  expect(talkOf(item({ seat: 1, events: [said], words: { 3: 'hello' } }), ['A', 'B'])).toEqual([
    { n: 5, seat: 1, name: 'B', text: 'hello' },
  ]);
  expect(talkOf(item({ seat: 1, events: [said] }), ['A', 'B'])).toEqual([]);
});

test('what somebody said who was forgotten since is empty', () => {
  expect(talkOf(item({ type: 'said', seat: 0 }), ['A'])).toEqual([
    { n: 5, seat: 0, name: 'A', text: '' },
  ]);
});

test('time that is given is a minute unless it says otherwise', () => {
  const told = (more: Partial<Item>): string =>
    talkOf(item({ type: 'granted', seat: 0, ...more }), ['A'])[0]!.text;
  expect(told({})).toBe(say('talk.granted', { name: 'A', seconds: 60 }));
  expect(told({ seconds: 30 })).toBe(say('talk.granted', { name: 'A', seconds: 30 }));
});

test('who has left is still called by name', () => {
  const names: string[] = [];
  talkOf(item({ type: 'sat', seat: 1, name: 'Ben' }), names);
  expect(talkOf(item({ type: 'stood', seat: 1 }), names)[0]?.text).toContain('Ben');
});

test('who agrees to a takeback and who does not are told apart', () => {
  const told = (agree: boolean): string =>
    talkOf({ n: 1, at: 0, type: 'takeback-answered', seat: 0, agree } as unknown as Item, [
      'Ann',
    ])[0]!.text;
  expect(told(true)).toContain('Ann');
  expect(told(true)).not.toBe(told(false));
  expect(told(true)).toBe(say('talk.agreed', { name: 'Ann' }));
});

test('names are taken from the room; who has left keeps theirs', () => {
  const names = ['Anna', 'Ben'];
  namesOf({ seats: [{ name: 'Cleo' }, {}] } as unknown as Parameters<typeof namesOf>[0], names);
  expect(names).toEqual(['Cleo', 'Ben']);
});

const told = (more: Record<string, unknown>, names: string[] = ['Ann']): TalkLine[] =>
  talkOf(item(more as Partial<Item>), names);
const note = (key: Key, facts?: Record<string, string | number>): TalkLine[] => [
  { n: 5, seat: null, name: '', text: say(key, facts) },
];

test('whoever has no name is called by the number of the seat, the first one as well', () => {
  for (const seat of [0, 1])
    expect(told({ type: 'stood', seat }, [])).toEqual(
      note('talk.stood', { name: say('talk.seat', { seat: seat + 1 }) }),
    );
  expect(told({ type: 'hosted' }, [])).toEqual(note('talk.hosted', { name: '' }));
  expect(told({ type: 'hosted', name: 'Host' })).toEqual(note('talk.hosted', { name: 'Host' }));
});

test('a move of the clock is told as one, and says nothing else', () => {
  const words = { 3: 'hello' };
  expect(told({ seat: 0, by: 'clock', words })).toEqual(note('talk.clock', { name: 'Ann' }));
  expect(told({ seat: 0, words })).toEqual([{ n: 5, seat: 0, name: 'Ann', text: 'hello' }]);
});

test('bots come and go in seats somebody has had, and are not told of elsewhere', () => {
  expect(told({ type: 'bot', seat: 0, bot: 'normal' })).toEqual(note('talk.bot', { name: 'Ann' }));
  expect(told({ type: 'bot', seat: 0 })).toEqual(note('talk.back', { name: 'Ann' }));
  expect(told({ type: 'bot', seat: 1, bot: 'normal' })).toEqual([]);
});

test('what happens at the table is told in a line each, the rest is not talk', () => {
  expect(told({ type: 'sat', seat: 1, name: 'Ben' })).toEqual(note('talk.sat', { name: 'Ben' }));
  expect(told({ type: 'paused' })).toEqual(note('talk.paused'));
  expect(told({ type: 'resumed' })).toEqual(note('talk.resumed'));
  expect(told({ type: 'looked', seat: 0 })).toEqual(note('talk.looked', { name: 'Ann' }));
  expect(told({ type: 'rematched' })).toEqual(note('talk.rematched'));
  expect(told({ type: 'ready', seat: 0 })).toEqual([]);
});

test('a takeback is asked for, or taken by the host; one move unless it says more', () => {
  const asked = (more: object) => told({ type: 'takeback-asked', seat: 0, ...more });
  expect(asked({})).toEqual(note('talk.takeback', { name: 'Ann', count: 1 }));
  expect(asked({ count: 3 })).toEqual(note('talk.takeback', { name: 'Ann', count: 3 }));
  expect(asked({ by: 'host' })).toEqual(note('talk.tookback', { name: 'Ann' }));
});

test('of several things said at once each is told with its own speaker and hearer', () => {
  const events = [
    { type: 'said', seat: 1, message: 7 },
    { type: 'whispered', seat: 0, to: 0, message: 8 },
  ];
  expect(told({ seat: 0, events, words: { 7: 'a', 8: 'b', 9: 'c' } }, ['Ann'])).toEqual([
    { n: 5, seat: 1, name: '', text: 'a' },
    { n: 5, seat: 0, name: 'Ann', text: 'b', to: { seat: 0, name: 'Ann' } },
    { n: 5, seat: 0, name: 'Ann', text: 'c' },
  ]);
  const nobody = { type: 'whispered', seat: 0, to: 2, message: 7 };
  expect(told({ seat: 0, events: [nobody], words: { 7: 'a' } })[0]!.to).toEqual({
    seat: 2,
    name: '',
  });
});
