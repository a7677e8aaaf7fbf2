import type { Item } from '@boardroom/client';
import { say } from '../words/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadPageWords } from '../words/index.ts';
import { namesOf, talkOf } from './talk.ts';

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
