import { expect, test } from 'vitest';
import { askingOf, isFilled, startOf, valuesOf } from './gaps.ts';

const range = (min: number, max: number, step = 1) => ({ gap: 'range', min, max, step }) as const;

test('few values and named values are buttons, quantities are numbers', () => {
  const named = { item: String };
  expect(askingOf('count', range(1, 7), undefined)).toBe('choice');
  expect(askingOf('money', range(100, 700, 100), undefined)).toBe('choice');
  expect(askingOf('count', range(0, 7), undefined)).toBe('number');
  expect(askingOf('turn', range(1, 12), named)).toBe('choice');
  expect(askingOf('turn', range(1, 40), named)).toBe('number');
  expect(askingOf('message', range(0, 999), named)).toBe('words');
  expect(askingOf('cards', { gap: 'subset', of: [1, 2], min: 0, max: 2 }, undefined)).toBe(
    'subset',
  );
});

test('values of a range go by its step', () => {
  expect(valuesOf(range(50, 200, 50))).toEqual([50, 100, 150, 200]);
  expect(valuesOf(range(1, 4, 2))).toEqual([1, 3]);
});

test('a form begins inside the range, and with all when all must be taken', () => {
  expect(startOf('bid', range(3, 9), undefined)).toBe(3);
  expect(startOf('bid', range(3, 9), { bid: { start: 20 } })).toBe(9);
  expect(startOf('cards', { gap: 'subset', of: [1, 2], min: 2, max: 2 }, undefined)).toEqual([
    1, 2,
  ]);
});

test('what is off the step, outside or too few is not filled', () => {
  expect(isFilled(range(50, 200, 50), 100)).toBe(true);
  expect(isFilled(range(50, 200, 50), 110)).toBe(false);
  expect(isFilled(range(1, 4), 5)).toBe(false);
  expect(isFilled(range(1, 4), Number.NaN)).toBe(false);
  expect(isFilled({ gap: 'subset', of: [1, 2], min: 1, max: 2 }, [])).toBe(false);
  expect(isFilled({ gap: 'subset', of: [1, 2], min: 1, max: 2 }, [2])).toBe(true);
});
