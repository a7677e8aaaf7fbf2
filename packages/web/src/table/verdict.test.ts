import { expect, test } from 'vitest';
import type { TableStore } from './store/store.ts';
import { verdict } from './verdict.ts';

/** A table of three at its end: keys and scores as given. */
function ended(keys: number[][], at = 0): TableStore {
  const scores = keys.map((each) => each[at]!);
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
  expect(
    verdict(
      ended(
        [
          [1, 9, 1],
          [1, 20, 0],
          [1, 5, 3],
        ],
        1,
      ),
    ),
  ).toBe('Ben wins with 20 M.');
});

test('a win by more than the score is no tie', () => {
  expect(
    verdict(
      ended(
        [
          [0, 90, 1],
          [1, 20, 0],
          [0, 5, 3],
        ],
        1,
      ),
    ),
  ).toBe('Ben wins with 20 M.');
});

test('a broken tie is told with what broke it', () => {
  expect(
    verdict(
      ended(
        [
          [1, 9, 1],
          [1, 20, 2],
          [1, 20, 7],
        ],
        1,
      ),
    ),
  ).toBe('Cem wins with 20 M, level with Ben: cash decides, 7 : 2.');
});
