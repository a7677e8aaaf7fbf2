import { expect, test } from 'vitest';
import { mended } from './sound.ts';

const base = {
  cards: [
    { id: 'a', pay: 1 },
    { id: 'b', pay: 2 },
  ],
  price: 5,
};
const own = {
  cards: [
    { id: 'b', pay: -1 },
    { id: 'a', pay: 9 },
  ],
  price: -5,
};
const problem = (...path: (string | number)[]) => ({ code: 'too-small', path });

test('what is wrong is as in the base, the rest as it was made', () => {
  const found = mended(own, base, [problem('cards', 0, 'pay'), problem('price')]);
  expect(found?.content).toEqual({
    cards: [
      { id: 'b', pay: 2 },
      { id: 'a', pay: 9 },
    ],
    price: 5,
  });
  expect([...found!.replaced]).toEqual(['cards b']);
});

test('what is wrong with the whole, or new and wrong, cannot be drawn', () => {
  expect(mended(own, base, [{ code: 'rule', path: [] }])).toBeNull();
  const odd = { ...own, cards: [{ id: 'z', pay: 0 }] };
  expect(mended(odd, base, [problem('cards', 0, 'pay')])).toBeNull();
});
