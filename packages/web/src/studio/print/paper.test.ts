import { expect, test } from 'vitest';
import { backOf, FOOT, gridOf, marksOf, matOn, PAPERS, placeOf, tilingOf } from './paper.ts';
import type { Paper } from './paper.ts';

const CARD = [63, 88] as const;
const papers = Object.keys(PAPERS) as Paper[];

test('nine cards on A4, with and without bleed; eight on Letter, nine without bleed; eighteen on A3', () => {
  const count = (paper: Paper, bleed: number): number => {
    const { columns, rows } = gridOf(paper, CARD, bleed);
    return columns * rows;
  };
  expect([count('A4', 0), count('A4', 2), count('A4', 3)]).toEqual([9, 9, 8]);
  expect([count('letter', 0), count('letter', 2)]).toEqual([9, 8]);
  expect([count('A3', 0), count('A3', 2)]).toEqual([18, 18]);
});

test.each(papers.flatMap((paper) => [0, 2, 3].map((bleed) => [paper, bleed] as const)))(
  'on %s with %i mm of bleed every piece keeps its size, its distance and the printer’s margin',
  (paper, bleed) => {
    for (const size of [CARD, [16, 16], [40, 25], [88, 63]] as const) {
      const grid = gridOf(paper, size, bleed);
      const spots = Array.from({ length: grid.columns * grid.rows }, (_, n) => placeOf(grid, n));
      expect(spots.length).toBeGreaterThan(0);
      for (const { x, y } of spots) {
        expect(x - bleed).toBeGreaterThanOrEqual(4 - 1e-6);
        expect(x + size[0] + bleed).toBeLessThanOrEqual(grid.width - 4 + 1e-6);
        expect(y - bleed).toBeGreaterThanOrEqual(3.4 - 1e-6);
        expect(y + size[1] + bleed).toBeLessThanOrEqual(grid.height - FOOT + 1e-6);
      }
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= size[0] + 2 * bleed - 1e-6 ||
            Math.abs(a.y - b.y) >= size[1] + 2 * bleed - 1e-6;
          expect(apart).toBe(true);
        }
    }
  },
);

test('a back lies behind its face, however the printer turns the sheet', () => {
  for (const paper of papers)
    for (const turn of ['long', 'short'] as const) {
      const grid = gridOf(paper, CARD, 2);
      for (let n = 0; n < grid.columns * grid.rows; n++) {
        const front = placeOf(grid, n);
        const back = backOf(grid, CARD, n, turn);
        // As the sheet lies, which of its edges is the longer one?
        const upright = (turn === 'long') === grid.height > grid.width;
        const seen = upright
          ? { x: grid.width - back.x - CARD[0], y: back.y }
          : { x: back.x, y: grid.height - back.y - CARD[1] };
        expect(seen.x).toBeCloseTo(front.x);
        expect(seen.y).toBeCloseTo(front.y);
        expect(back.head).toBe(!upright);
      }
    }
});

test('crop marks stand in the margins', () => {
  const grid = gridOf('A4', CARD, 2);
  const numbers = marksOf(grid, CARD).match(/M[^M]+/g)!;
  expect(numbers).toHaveLength(2 * (2 * grid.columns + 2 * grid.rows));
  for (const mark of numbers) {
    const [x, y] = mark.match(/[\d.]+/g)!.map(Number) as [number, number];
    const inside =
      x > grid.xs[0]! - 2 &&
      x < grid.xs.at(-1)! + 65 &&
      y > grid.ys[0]! - 2 &&
      y < grid.ys.at(-1)! + 90;
    expect(inside).toBe(false);
  }
});

test('a board in as few tiles as the paper allows, all alike, that make it up again', () => {
  const size = [520, 334] as const;
  expect(tilingOf('A4', size)).toMatchObject({ columns: 2, rows: 2, landscape: true });
  expect(tilingOf('A3', size)).toMatchObject({ columns: 2, rows: 1, landscape: false });
  for (const paper of papers) {
    const { columns, rows, tile, width, height } = tilingOf(paper, size);
    expect([columns * tile.w, rows * tile.h]).toEqual([520, 334]);
    expect(tile.x).toBeGreaterThanOrEqual(15.9);
    expect(tile.y + tile.h).toBeLessThan(height - FOOT);
    expect(tile.x + tile.w).toBeLessThan(width);
  }
});

test('a mat fits every paper at its true size', () => {
  for (const paper of papers) {
    const { box, width, height } = matOn(paper, [262, 184]);
    expect(box.x).toBeGreaterThan(5);
    expect(box.x + box.w).toBeLessThan(width - 5);
    expect(box.y + box.h).toBeLessThanOrEqual(height - FOOT);
  }
});
