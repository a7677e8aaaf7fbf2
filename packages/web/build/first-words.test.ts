import { expect, test } from 'vitest';
import { splitMessages } from './first-words.ts';

const fields = { card: 'card' };
const split = (code: string, ...keys: string[]): string[] =>
  Object.keys(
    splitMessages({ fields, messages: Object.fromEntries(keys.map((key) => [key, key])) }, [code])
      .first,
  );

test('what the frame says is there at once; what is only looked up comes later', () => {
  expect(split('', 'ask.bid', 'card.a', 'option.seats', 'look.owner')).toEqual([
    'ask.bid',
    'card.a',
  ]);
});

test('what a decision teaches is said after the match, however a board speaks of it', () => {
  expect(split("word('concept', id)", 'concept.runway', 'concept.runway.text')).toEqual([]);
});

test('what a board mentions is there at once', () => {
  expect(split("say('look.owner')", 'look.owner', 'look.price')).toEqual(['look.owner']);
  expect(split('say(`tile.${id}.short`)', 'tile.a.short', 'look.price')).toEqual(['tile.a.short']);
  expect(split("words.word('row', 1)", 'row.1', 'column.1')).toEqual(['row.1']);
});

test('also through a helper that puts something before every key', () => {
  const helper = 'const tell = (key) => say(`look.${key}`);';
  expect(split(`${helper} tell('owner')`, 'look.owner', 'look.price')).toEqual(['look.owner']);
  expect(split(`${helper} tell(\`by.\${who}\`)`, 'look.by.me', 'look.price')).toEqual([
    'look.by.me',
  ]);
});
