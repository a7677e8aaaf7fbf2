import { speaker } from '@boardroom/texts';
import { beforeAll, expect, test } from 'vitest';
import { loadPageWords } from '../words/index.ts';
import type { GameRules } from './rules.ts';
import { presetsOf } from './presets.ts';

beforeAll(loadPageWords);

const messages = {
  'profile.usual': 'Standard',
  'profile.short': 'Short',
  'profile.short.minutes': '20 to 25 minutes',
  'profile.class': 'Class: with a trainer',
  'option.months': 'Months',
  'option.events': 'Events',
  'option.market': 'Market',
  'option.market.open': 'open to all',
};
const rules = {
  game: {
    profiles: {
      usual: { months: 12 },
      short: { months: 6, events: false, market: 'open' },
      class: { months: 6 },
    },
  },
  words: speaker({ name: '', tagline: '', fields: {}, messages }, []),
  fields: [
    { name: 'months', kind: 'number', usual: 12, min: 1, max: 12, step: 1 },
    { name: 'events', kind: 'switch', usual: true },
    { name: 'market', kind: 'choice', usual: 'closed', of: ['open', 'closed'] },
  ],
} as unknown as GameRules;

test('a preset says what is other than usual in it', () => {
  expect(presetsOf(rules).map(({ text, help }) => `${text}: ${help}`)).toEqual([
    'Standard: The usual rules',
    'Short: Months: 6 · without “Events” · Market: open to all',
    'Class: With a trainer',
  ]);
});

test('and how long it takes', () => {
  expect(presetsOf(rules).map(({ note }) => note)).toEqual([
    undefined,
    '20 to 25 minutes',
    undefined,
  ]);
});

test('where something else is usual a preset is told against that', () => {
  const [standard, short] = presetsOf(rules, { months: 6 });
  expect(standard!.help).toBe('Months: 12');
  expect(short!.help).toBe('Without “Events” · Market: open to all');
});
