import type { GameEntry } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { editionInput, ofGame, wantedChoice } from './editions.ts';
import type { EditionChoice } from './editions.ts';

const entry = { id: 'lots', editions: { classic: null, long: null } } as unknown as GameEntry;
const own: EditionChoice = {
  value: 'k3x9',
  name: 'Risky',
  edition: { id: 'risky', content: { lots: [1] }, title: 'Risky', notes: 'for us', by: 'Mira' },
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
  expect(editionInput(choices[1])).toEqual({ edition: 'long' });
  expect(editionInput(own)).toEqual({ edition: 'risky', content: { lots: [1] } });
  expect(editionInput(undefined)).toEqual({});
});
