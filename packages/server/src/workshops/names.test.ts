import { expect, test } from 'vitest';
import { isRude, isSameName, madeUp, nameFor } from './names.ts';

test.each([
  'fuck',
  'FuCk',
  'f u c k',
  'f.u.c.k',
  'fück',
  'sh1t',
  'A$$hole',
  'the fucker',
  'Hitler88',
])('%s is rude', (name) => expect(isRude(name)).toBe(true));

test.each([
  'Ada',
  'Dickens',
  'Scunthorpe',
  'Cockburn',
  'Essex',
  'Analyst',
  'Jo 2',
  'Şahin',
  '李明',
])('%s is not', (name) => expect(isRude(name)).toBe(false));

test('two names that people would take for one are one', () => {
  expect(isSameName('Inés', 'ines')).toBe(true);
  expect(nameFor('ines', ['Inés', 'Ines 2'])).toEqual({ name: 'ines 3', renamed: 'taken' });
  expect(nameFor('Jakob', ['Inés'])).toEqual({ name: 'Jakob' });
  expect(nameFor('shit', [])).toMatchObject({ renamed: 'rude' });
});

test('made-up names are never taken, however many there are, and none is rude', () => {
  const names: string[] = [];
  for (let i = 0; i < 1000; i++) names.push(madeUp(names));
  expect(new Set(names).size).toBe(1000);
  expect(names.filter(isRude)).toEqual([]);
});
