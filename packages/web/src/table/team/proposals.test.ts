import { expect, test } from 'vitest';
import { fits, initials, waitsFor } from './proposals.ts';

test('a proposal is what is offered if all that is fixed is the same', () => {
  const bid = { type: 'bid', lot: 3, coins: { gap: 'range', min: 0, max: 9, step: 1 } } as never;
  expect(fits(bid, { type: 'bid', lot: 3, coins: 4 } as never)).toBe(true);
  expect(fits(bid, { type: 'bid', lot: 2, coins: 4 } as never)).toBe(false);
  expect(fits({ type: 'pass' } as never, { type: 'bid', lot: 3, coins: 4 } as never)).toBe(false);
});

const people = ['a', 'b', 'c'].map((person) => ({ person, name: person }));

test('who may play a proposal', () => {
  const team = (rule: 'anyone' | 'captain' | 'agree', me = 'b', all = people) => ({
    rule,
    me,
    people: all,
  });
  expect(waitsFor(team('anyone'), { agreed: ['a'] })).toBeNull();
  expect(waitsFor(team('captain'), { agreed: ['a', 'b', 'c'] })).toBe('captain');
  expect(waitsFor(team('captain', 'a'), { agreed: ['b'] })).toBeNull();
  expect(waitsFor(team('agree'), { agreed: ['a'] })).toBe('agree');
  expect(waitsFor(team('agree'), { agreed: ['a', 'c'] })).toBeNull();
  expect(waitsFor(team('agree', 'a', people.slice(0, 1)), { agreed: ['a'] })).toBeNull();
});

test('small discs tell people apart', () => {
  const named = (...names: string[]) => initials(names.map((name) => ({ name })));
  expect(named('Mira', 'Jakob', 'Noor')).toEqual(['Mi', 'Ja', 'No']);
  expect(named('Ada', 'Adam')).toEqual(['Aa', 'Am']);
  expect(named('Ó')).toEqual(['Ó']);
});
