import { expect, test } from 'vitest';
import { KINDS } from '../types.ts';
import { arrangedFrom, changed, moved, withMoment, without } from './arrange.ts';

const usual = arrangedFrom(undefined);
const ids = (list: readonly { slide: string }[]): string[] => list.map(({ slide }) => slide);

test('a deck that nobody arranged has its eight slides in order', () => {
  expect(ids(usual)).toEqual([...KINDS]);
});

test('what was arranged stays so; kinds that are missing stand where they usually do', () => {
  const slides = [
    { slide: 'work', kind: 'work', hidden: true },
    { slide: 'old', kind: 'gone' },
    { slide: 'happened', kind: 'happened' },
  ];
  const list = arrangedFrom({ slides });
  expect(list).toHaveLength(KINDS.length);
  expect(list.find(({ slide }) => slide === 'work')?.hidden).toBe(true);
  expect(ids(list)).not.toContain('old');
  expect(ids(list).indexOf('work')).toBeLessThan(ids(list).indexOf('happened'));
});

test('slides move, also to the ends', () => {
  expect(ids(moved(usual, 0, 2)).slice(0, 3)).toEqual(['parted', 'turning', 'happened']);
  expect(ids(moved(usual, 7, -3))[0]).toBe('work');
});

test('a title that is emptied is the one the figures make', () => {
  const titled = changed(usual, 'luck', { title: 'Mine', own: 'Ask table 4' });
  expect(titled[3]).toEqual({ slide: 'luck', kind: 'luck', title: 'Mine', own: 'Ask table 4' });
  expect(changed(titled, 'luck', { title: '', own: '' })[3]).toEqual({
    slide: 'luck',
    kind: 'luck',
  });
});

test('further turning points follow the first, each with a name of its own', () => {
  const two = withMoment(usual, { table: 2, move: 9, seat: 1 });
  const three = withMoment(two, { table: 1, move: 4, seat: 0 });
  expect(ids(three).slice(2, 5)).toEqual(['turning', 'turning-2', 'turning-3']);
  const again = withMoment(without(three, 'turning-2'), { table: 3, move: 1, seat: 0 });
  expect(ids(again).slice(2, 5)).toEqual(['turning', 'turning-3', 'turning-4']);
});
