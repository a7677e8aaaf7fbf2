import type { Now } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { wholeNow } from './whole.ts';

const now = (more: object): Now => ({ over: false, asked: [], ...more }) as unknown as Now;
const before = now({ view: { a: 1, b: 2 }, asides: [{ type: 'give' }] });

test('what comes whole stays as it is', () => {
  const whole = now({ view: { c: 3 } });
  expect(wholeNow(before, whole)).toBe(whole);
});

test('changes are laid over the view before; what is gone is gone', () => {
  expect(wholeNow(before, now({ changes: { b: 5 } }))).toEqual(
    now({ view: { a: 1, b: 5 }, asides: [{ type: 'give' }] }),
  );
  const less = wholeNow(before, now({ changes: { c: 1 }, gone: ['a'] }));
  expect(less.view).toEqual({ b: 2, c: 1 });
  expect(before.view).toEqual({ a: 1, b: 2 });
  expect(wholeNow(undefined, now({ changes: { c: 1 } })).view).toEqual({ c: 1 });
});

test('asides stay until others are told or the game is over', () => {
  const others = wholeNow(before, now({ changes: {}, asides: [] }));
  expect(others.asides).toEqual([]);
  expect(wholeNow(before, now({ changes: {}, over: true }))).not.toHaveProperty('asides');
  expect(wholeNow(now({ view: {} }), now({ changes: {} }))).not.toHaveProperty('asides');
});
