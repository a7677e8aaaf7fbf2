import { afterEach, expect, test, vi } from 'vitest';
import { rememberSeat, seatBefore } from './left-seats.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the seat one got up from is known at that table, and at no other', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(seatBefore('t')).toBeNull();
  rememberSeat('t', 0);
  expect(seatBefore('t')).toBe(0);
  expect(seatBefore('u')).toBeNull();
});

test('without storage nobody is stopped', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberSeat('t', 0);
  expect(seatBefore('t')).toBeNull();
});
