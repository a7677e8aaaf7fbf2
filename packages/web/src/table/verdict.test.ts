import { expect, test } from 'vitest';
import type { TableStore } from './store/store.ts';
import { verdict } from './verdict.ts';

/** A table of three at its end: whether they are solvent, their worth, which is the score, and cash. */
function ended(...keys: number[][]): TableStore {
  const scores = keys.map(([, worth]) => worth!);
  return {
    port: {
      game: { rankedBy: ['solvent', 'worth', 'cash'], scores: () => scores, ranking: () => keys },
    },
    scene: { t: {}, view: {}, names: ['Ada', 'Ben', 'Cem'] },
    ui: { head: (_scene: unknown, seat: number) => ({ value: scores[seat]!, unit: 'M' }) },
    words: { say: (key: string) => (key === 'rank.cash' ? 'Cash' : undefined) },
  } as unknown as TableStore;
}

test('the bar says who won and with what', () => {
  const table = ended([1, 9, 1], [1, 20, 0], [1, 5, 3]);
  expect(verdict(table)).toBe('Ben wins with 20 M.');
});

test('a win by more than the score is no tie', () => {
  const table = ended([0, 90, 1], [1, 20, 0], [0, 5, 3]);
  expect(verdict(table)).toBe('Ben wins with 20 M.');
});

test('a broken tie is told with what broke it', () => {
  const table = ended([1, 9, 1], [1, 20, 2], [1, 20, 7]);
  expect(verdict(table)).toBe('Cem wins with 20 M, level with Ben: cash decides, 7 : 2.');
});
