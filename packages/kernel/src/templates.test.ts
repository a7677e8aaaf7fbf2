import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRng } from './rng.ts';
import { fill, fit, hasGaps, moveKey, pick, refuseGap, spread } from './templates.ts';
import type { Gap } from './types.ts';

const range = (min: number, max: number, step = 1): Gap => ({ gap: 'range', min, max, step });
const subset = (of: number[], min: number, max: number): Gap => ({ gap: 'subset', of, min, max });

test('a random filling always fits its template, and so does every move of the spread', () => {
  const gaps = fc.oneof(
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(40), fc.constantFrom(1, 5, 10))
      .map(([min, count, step]) => range(min, min + count * step, step)),
    fc
      .uniqueArray(fc.nat(99), { minLength: 1, maxLength: 6 })
      .chain((of) =>
        fc
          .tuple(fc.nat(of.length), fc.nat(of.length))
          .map(([a, b]) => subset(of, Math.min(a, b), Math.max(a, b))),
      ),
  );
  fc.assert(
    fc.property(gaps, fc.nat(), fc.integer({ min: 1, max: 6 }), (gap, seed, most) => {
      const template = { type: 'x', value: gap, fixed: 3 } as const;
      for (const move of [fill(template, newRng(seed)), ...spread(template, most)])
        expect(fit(template, move as never)).toEqual(move);
    }),
  );
});

test('a value that does not fill the gap is refused with a reason', () => {
  expect(refuseGap(range(10, 50, 10), 30)).toBeNull();
  expect(refuseGap(range(10, 50, 10), 35)).toMatchObject({ code: 'off-step' });
  expect(refuseGap(range(10, 50, 10), 60)).toMatchObject({ code: 'out-of-range' });
  expect(refuseGap(range(0, 9), '3')).toMatchObject({ code: 'not-a-number' });
  expect(refuseGap(subset([4, 5, 6], 1, 2), [4, 6])).toBeNull();
  expect(refuseGap(subset([4, 5, 6], 1, 2), 4)).toMatchObject({ code: 'not-a-list' });
  expect(refuseGap(subset([4, 5, 6], 1, 2), [])).toMatchObject({ code: 'wrong-count' });
  expect(refuseGap(subset([4, 5, 6], 1, 2), [7])).toMatchObject({ code: 'not-a-choice' });
  expect(refuseGap(subset([4, 5, 6], 1, 2), [6, 4])).toMatchObject({ code: 'out-of-order' });
  expect(refuseGap(subset([4, 5, 6], 1, 2), [4, 4])).toMatchObject({ code: 'out-of-order' });
});

test('the spread of a range takes both ends and no more than asked for', () => {
  const template = { type: 'bid', coins: range(1, 100) } as const;
  const values = spread<{ type: 'bid'; coins: number }>(template, 5).map(({ coins }) => coins);
  expect(values).toHaveLength(5);
  expect(values[0]).toBe(1);
  expect(values.at(-1)).toBe(100);
});

test('two moves have one key exactly if they are the same move', () => {
  expect(moveKey({ type: 'a', x: 1, y: [2] } as never)).toBe(
    moveKey({ y: [2], type: 'a', x: 1 } as never),
  );
  expect(moveKey({ type: 'a', x: 1 } as never)).not.toBe(moveKey({ type: 'a', x: '1' } as never));
});

test('only a template with gaps has gaps', () => {
  expect(hasGaps({ type: 'a', list: [1] } as never)).toBe(false);
  expect(hasGaps({ type: 'a', n: range(0, 1) } as never)).toBe(true);
});

test('a random player gives up only where nothing else is legal', () => {
  const game = { resigns: ['concede'] };
  const list = [{ type: 'concede' }, { type: 'throw' }];
  for (let seed = 0; seed < 20; seed++) expect(pick(game, list, newRng(seed)).type).toBe('throw');
  expect(pick(game, [{ type: 'concede' }], newRng(1)).type).toBe('concede');
});

test('a list that is fixed in the template fits itself alone', () => {
  const template = { type: 'x', seats: [1, 2] } as const;
  expect(fit(template, { type: 'x', seats: [1, 2] })).toEqual({ type: 'x', seats: [1, 2] });
  for (const seats of [[2, 1], [1], [1, 2, 3], [1, 3], 1, '1,2', null])
    expect(fit(template, { type: 'x', seats } as never)).toBeNull();
  expect(fit({ type: 'x', seats: [] } as never, { type: 'x', seats: [] })).not.toBeNull();
});

test('a move has the fields of its template, no more and no fewer', () => {
  const template = { type: 'x', n: 1 } as const;
  expect(fit(template, { type: 'x', n: 1 })).toEqual({ type: 'x', n: 1 });
  expect(fit(template, { type: 'x' })).toBeNull();
  expect(fit(template, { type: 'x', n: 1, more: 2 })).toBeNull();
  expect(fit(template, { type: 'x', n: 2 })).toBeNull();
  expect(fit(template, Object.create({ type: 'x', n: 1 }) as never)).toBeNull();
});

test('the list of a move is its own, not the one that was sent', () => {
  const sent = [4, 5];
  const move = fit({ type: 'x', lots: subset([4, 5], 0, 2) } as never, { type: 'x', lots: sent });
  sent.push(9);
  expect(move).toEqual({ type: 'x', lots: [4, 5] });
});

test('the spread of a subset: the fewest, each single one, the most, none twice', () => {
  const values = (of: number[], min: number, max: number, most: number): unknown[] =>
    spread<{ type: 'x'; of: number[] }>({ type: 'x', of: subset(of, min, max) } as never, most).map(
      (move) => move.of,
    );
  expect(values([4, 5, 6], 0, 2, 9)).toEqual([[], [4], [5], [6], [4, 5]]);
  expect(values([4, 5, 6], 1, 3, 9)).toEqual([[4], [5], [6], [4, 5, 6]]);
  expect(values([4, 5, 6], 2, 2, 9)).toEqual([[4, 5]]);
  expect(values([4, 5, 6], 0, 3, 2)).toEqual([[], [4]]);
  expect(values([4, 5, 6], 0, 3, 0)).toEqual([[]]);
});

test('the spread of a range goes by its steps, evenly', () => {
  const values = (min: number, max: number, step: number, most: number): unknown[] =>
    spread<{ type: 'x'; n: number }>({ type: 'x', n: range(min, max, step) } as never, most).map(
      ({ n }) => n,
    );
  expect(values(10, 50, 10, 3)).toEqual([10, 30, 50]);
  expect(values(5, 5, 1, 3)).toEqual([5]);
  expect(values(0, 1, 1, 9)).toEqual([0, 1]);
  expect(values(0, 30, 10, 1)).toEqual([0, 30]);
});

test('a range that its steps do not fill ends at the last step', () => {
  const range = { type: 'bid', coins: { gap: 'range', min: 1, max: 10, step: 4 } } as never;
  expect(spread(range, 9)).toEqual([1, 5, 9].map((coins) => ({ type: 'bid', coins })));
  const filled = Array.from({ length: 60 }, (_, seed) => fill(range, newRng(seed)));
  const coins = filled.map((move) => (move as unknown as { coins: number }).coins);
  expect(new Set(coins)).toEqual(new Set([1, 5, 9]));
});

test('a random subset has any of the sizes allowed, the smallest and the largest too', () => {
  const some = { type: 'x', value: subset([1, 2, 3, 4], 1, 3) } as const;
  const sizes = Array.from({ length: 60 }, (_, seed) => {
    const filled = fill(some, newRng(seed)) as unknown as { value: number[] };
    return filled.value.length;
  });
  expect(new Set(sizes)).toEqual(new Set([1, 2, 3]));
});
