import { expect, test } from 'vitest';
import { shortcut } from './shortcuts.ts';

const press = (key: string, more: object = {}) =>
  shortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: null,
    ...more,
  });

test('a single key counts, in either case; not with Ctrl, held down, or while typing', () => {
  expect(press('G')).toBe('g');
  expect(press('3')).toBe('3');
  expect(press('Tab')).toBeNull();
  expect(press('p', { ctrlKey: true })).toBeNull();
  expect(press('p', { repeat: true })).toBeNull();
  expect(press('p', { target: { tagName: 'TEXTAREA' } })).toBeNull();
});
