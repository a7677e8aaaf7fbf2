import { expect, test } from 'vitest';
import { rich } from './rich.ts';

const shape = (sentence: string, names: readonly string[] = ['Mira', 'Tomás', 'You']): string[] =>
  rich(sentence, names).map(({ text, kind }) => (kind === 'plain' ? text : `${kind}:${text}`));

test('names are strong, also beside punctuation, never inside a word', () => {
  expect(shape('Mira pays Tomás’s fee.')).toEqual(['name:Mira', ' pays ', 'name:Tomás', '’s fee.']);
  expect(shape('Miracle')).toEqual(['Miracle']);
});

test('signed amounts have their colour, differences have none', () => {
  expect(shape('Cash 3,750 −1,400 leaves 2,350')).toEqual([
    'Cash 3,750 ',
    'minus:−1,400',
    ' leaves 2,350',
  ]);
  expect(shape('BVP +2')).toEqual(['BVP ', 'plus:+2']);
  expect(shape('space 6-2')).toEqual(['space 6-2']);
  expect(shape('pays −1,500 M€ now')).toEqual(['pays ', 'minus:−1,500 M€', ' now']);
});

test('stars make strong', () => {
  expect(shape('Choose *Acquire Lab* again')).toEqual(['Choose ', 'strong:Acquire Lab', ' again']);
});

test('“You” is the reader where a sentence begins, and a word of a title elsewhere', () => {
  const strong = (sentence: string): string[] =>
    rich(sentence, ['Mira'], ['You'])
      .filter(({ kind }) => kind === 'name')
      .map(({ text }) => text);
  expect(strong('You sign The Last ERP You Will Ever Need.')).toEqual(['You']);
  expect(strong('Mira pays. You get 5.')).toEqual(['Mira', 'You']);
});
