import { expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';
import type { Sent } from './outbox.ts';

const sent: Sent = { seat: 1, move: { type: 'bid' }, expected: 7, key: 'k' };

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

test('what was sent is found again after a reload, at its own table only', () => {
  const store = shelf();
  openOutbox('a', store).keep(sent);
  expect(openOutbox('a', store).read()).toEqual(sent);
  expect(openOutbox('b', store).read()).toBeNull();
  openOutbox('a', store).clear();
  expect(openOutbox('a', store).read()).toBeNull();
});

test('a browser that keeps nothing, or nonsense, is no error', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  const none = openOutbox('a', { getItem: refuse, setItem: refuse, removeItem: refuse });
  none.keep(sent);
  none.clear();
  expect(none.read()).toBeNull();
  const store = shelf();
  store.setItem('boardroom-sent-a', '{');
  expect(openOutbox('a', store).read()).toBeNull();
});
