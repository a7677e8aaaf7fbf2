import { expect, test } from 'vitest';
import type { PlayedOn } from './play.ts';
import { worthLooking, worthPlaying } from './screen.ts';

/** A parting of six tables that short lines promise so much of. */
function parting(
  seed: number,
  sides: readonly (readonly number[])[],
  promise: number,
  leads = 0,
): PlayedOn {
  const branches = sides.map((tables) => ({ tables }));
  const none = (): number[][] => sides.map(() => []);
  const asked = { parting: { seat: 0, branches }, from: [], seed };
  return { ...asked, scores: none(), shares: none(), promise, leads } as never;
}

test('what short lines do not see is played on where the class shows it, the first of its kind', () => {
  const across = [
    [0, 2, 4],
    [1, 3, 5],
  ];
  const halves = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const many = Array.from({ length: 20 }, (_, i) => parting(i, across, 1 + i));
  const unseen = Array.from({ length: 5 }, (_, i) => parting(100 + i, halves, 0));
  // The first half of the tables did far better.
  const played = worthPlaying([...many, ...unseen], (table) => (table < 3 ? 20 : 5), 4);
  expect(played.map(({ seed }) => seed)).toEqual([
    19, 18, 17, 16, 15, 14, 13, 12, 11, 100, 101, 102,
  ]);
});

test('what split the class first, as many later ones did, is always looked at and played on', () => {
  const across = [
    [0, 2, 4],
    [1, 3, 5],
  ];
  const halves = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const many = Array.from({ length: 80 }, (_, i) => parting(i, across, 1 + i));
  const first = [4, 9, 1, 7].map((leads) => parting(100 + leads, halves, 0, leads));
  // What came of it does not show in results: those of the tables across do.
  const resultOf = (table: number): number => (table % 2 === 0 ? 20 : 5);
  const looked = worthLooking([...first, ...many], resultOf, 4);
  expect(looked).toHaveLength(60);
  const played = worthPlaying([...first, ...many], resultOf, 4);
  expect(played).toHaveLength(12);
  for (const list of [looked, played])
    expect(list.flatMap(({ seed }) => (seed < 100 ? [] : seed)).toSorted((a, b) => a - b)).toEqual([
      104, 107, 109,
    ]);
});
