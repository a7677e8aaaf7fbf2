import { speaker } from '@boardroom/texts';
import { beforeAll, expect, test } from 'vitest';
import type { GameRules } from '../setup/rules.ts';
import { loadPageWords, loadRoomWords } from '../words/index.ts';
import { lengthNamed, lengthsOf } from './lengths.ts';

beforeAll(() => Promise.all([loadPageWords(), loadRoomWords('class')]));

const messages = {
  'profile.short': 'Short: for a first match',
  'option.rounds': 'Rounds',
};
const rules = {
  game: {
    profiles: { usual: {}, short: { rounds: 6 } },
    classroom: {
      lengths: [
        { minutes: 10, options: { rounds: 3 } },
        { minutes: 20, options: { rounds: 6 } },
        { minutes: 45, options: {} },
      ],
    },
  },
  words: speaker({ name: '', tagline: '', fields: {}, messages }, []),
  fields: [{ name: 'rounds', kind: 'number', usual: 12, min: 1, max: 12, step: 1 }],
} as unknown as GameRules;

test('a length tells its minutes and what is other than usual, with the name of its preset', () => {
  expect(lengthsOf(rules).map(({ text, help }) => `${text}: ${help}`)).toEqual([
    '10 min: Rounds: 3',
    '20 min: Short: Rounds: 6',
    '45 min: The usual rules',
  ]);
});

test('options are the length they are, whatever the order of their names', () => {
  const lengths = lengthsOf(rules);
  expect(lengthNamed(lengths, {})?.minutes).toBe(45);
  expect(lengthNamed(lengths, { rounds: 6 })?.minutes).toBe(20);
  expect(lengthNamed(lengths, { rounds: 7 })).toBeUndefined();
});
