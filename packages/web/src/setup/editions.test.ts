import type { GameEntry } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { say } from '../words/index.ts';
import { editionCards, editionInput, ofGame, usualOf, wantedChoice } from './editions.ts';
import type { EditionChoice } from './editions.ts';
import type { GameRules } from './rules.ts';

const entry = {
  id: 'lots',
  editions: { classic: null, long: null },
  editionOptions: { long: { coins: 20 } },
} as unknown as GameEntry;
const own: EditionChoice = {
  value: 'k3x9',
  name: 'Risky',
  edition: {
    id: 'risky',
    content: { lots: [1] },
    options: { coins: 9, lots: 2 },
    title: 'Risky',
    notes: 'for us',
  },
};
const choices = [...ofGame(entry), own];

test('an address names one, as the studio does; what nobody knows is the usual one', () => {
  expect(choices.map(({ name }) => name)).toEqual(['Classic', 'Long', 'Risky']);
  expect(wantedChoice(choices, 'k3x9')).toBe('k3x9');
  expect(wantedChoice(choices, 'lots.long')).toBe('long');
  expect(wantedChoice(choices, 'gone')).toBe('classic');
  expect(wantedChoice(choices, null)).toBe('classic');
});

test('a server is told the name of one of the game’s own, and content and words of another', () => {
  expect(editionInput(choices[1], { coins: 4 })).toEqual({
    edition: 'long',
    options: { coins: 4 },
  });
  expect(editionInput(own, { coins: 4 })).toEqual({
    edition: 'risky',
    content: { lots: [1] },
    options: { coins: 4, lots: 2 },
  });
  expect(editionInput(undefined, {})).toEqual({ options: {} });
});

test('as cards: what the game says of its own, the notes of another', () => {
  const said: Record<string, string> = {
    'edition.long': 'Long: for an evening',
    'edition.long.minutes': '3 hours',
  };
  const rules = { words: { say: (key: string) => said[key] } } as unknown as GameRules;
  expect(editionCards(choices, rules)).toEqual([
    { value: 'classic', text: 'Classic', help: say('new.edition.usual') },
    { value: 'long', text: 'Long', help: 'For an evening', note: '3 hours' },
    { value: 'k3x9', text: 'Risky', help: 'for us' },
  ]);
});

test('what is usual follows players and edition', () => {
  const game = { usual: (players: number) => (players === 2 ? { coins: 6 } : {}) };
  const rules = { game } as unknown as GameRules;
  const coins = (choice: EditionChoice | undefined): unknown =>
    usualOf(rules, entry, 2, choice)['coins'];
  expect(choices.map(coins)).toEqual([6, 20, 9]);
  expect(coins(undefined)).toBe(6);
});
