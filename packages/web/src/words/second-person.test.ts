import { expect, test } from 'vitest';
import { second, toReader } from './second-person.ts';

const mira = (sentence: string): string => toReader(sentence, 'Mira');

test('verbs follow the person', () => {
  const verbs = 'plays passes tries goes has is bids bid cannot pays chooses does owes docks';
  expect(verbs.split(' ').map(second).join(' ')).toBe(
    'play pass try go have are bid bid cannot pay choose do owe dock',
  );
});

test('the reader is You where she acts, you where it happens to her', () => {
  expect(mira('Mira pays Tomás 200.')).toBe('You pay Tomás 200.');
  expect(mira('Tomás pays Mira 200.')).toBe('Tomás pays you 200.');
  expect(mira('Turn 3 begins. Mira has the Chair.')).toBe('Turn 3 begins. You have the Chair.');
  expect(mira('March begins; Mira goes first.')).toBe('March begins; you go first.');
  expect(mira('It is Mira’s hand.')).toBe('It is your hand.');
  expect(mira('Mira: income 30.')).toBe('You: income 30.');
  expect(mira('Tomás declines an offer of Mira.')).toBe('Tomás declines an offer of yours.');
  expect(mira('Cobre Claro is run by Mira.')).toBe('Cobre Claro is run by you.');
});

test('a second verb follows as well', () => {
  expect(mira('Mira cannot pay the Upkeep, sells Delft for 15 M€ and gives up container 1.')).toBe(
    'You cannot pay the Upkeep, sell Delft for 15 M€ and give up container 1.',
  );
  expect(mira('Mira has paid and leaves WFA.')).toBe('You have paid and leave WFA.');
});

test('words that were said stay as they are, and so do other names', () => {
  expect(mira('Mira promises Tomás openly: “Mira will pay.”')).toBe(
    'You promise Tomás openly: “Mira will pay.”',
  );
  expect(mira('Miranda passes.')).toBe('Miranda passes.');
});
