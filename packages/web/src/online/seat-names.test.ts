import type { Room } from '@boardroom/client';
import { beforeAll, expect, test } from 'vitest';
import { loadPageWords } from '../words/index.ts';
import { seatNames } from './seat-names.ts';

beforeAll(loadPageWords);

const names = (...seats: object[]): string[] => seatNames(seats as unknown as Room['seats']);
const bot = { bot: 'normal' };

test('a bot takes no name of a person', () => {
  expect(names({ name: 'Aiko' }, bot, bot)).toEqual(['Aiko', 'Jonas', 'Priya']);
});

test('who comes or goes renames nobody else', () => {
  const [, , third] = names({ name: 'Anna' }, { name: 'Ben' }, bot);
  expect(names({ name: 'Anna' }, bot, bot)[2]).toBe(third);
  expect(names({ name: 'Anna' }, {}, bot)[2]).toBe(third);
});

test('a seat nobody has is called by its number, counted from one', () => {
  expect(names({ name: 'Anna' }, {})[1]).toMatch(/2/);
  expect(names({}, { name: 'Anna' })[0]).toMatch(/1/);
});
