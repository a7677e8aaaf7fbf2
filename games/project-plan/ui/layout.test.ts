import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };
import {
  BOARD,
  cellBox,
  contractLabels,
  GARDEN,
  HEIGHT,
  isCorner,
  pawnAt,
  PHONE,
  PLACES,
  questionPlaces,
  SMALLEST,
  strips,
  twoLines,
  walk,
  WIDTH,
  widthOf,
} from './layout.ts';
import type { Box } from './layout.ts';
import messages from './messages.en.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = { ...texts.messages, ...messages };

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x < b.x + b.w - slack &&
    b.x < a.x + a.w - slack &&
    a.y < b.y + b.h - slack &&
    b.y < a.y + a.h - slack
  );
}
function inside(a: Box, b: Box): boolean {
  return (
    a.x >= b.x - 0.01 &&
    a.y >= b.y - 0.01 &&
    a.x + a.w <= b.x + b.w + 0.01 &&
    a.y + a.h <= b.y + b.h + 0.01
  );
}
function clashes(boxes: readonly (readonly [string, Box])[]): string[] {
  return boxes.flatMap(([name, box], i) =>
    boxes.slice(i + 1).flatMap(([other, it]) => (overlap(box, it) ? [`${name} / ${other}`] : [])),
  );
}
/** Lettering round its middle, on a base line. */
function lettering(text: string, x: number, base: number, size: number, stretch = 1): Box {
  const w = widthOf(text, size, stretch);
  return { x: x - w / 2, y: base - size * 0.78, w, h: size * 0.98 };
}

const cells = classic.cells.map((_, cell) => cell);

test('forty cells fill the border without overlap', () => {
  expect(clashes(cells.map((cell) => [`${cell}`, cellBox(cell)] as const))).toEqual([]);
  for (const cell of cells) expect(inside(cellBox(cell), { x: 0, y: 0, ...BOARD })).toBe(true);
});

const contracts = classic.cells.flatMap((cell, n) =>
  cell.kind === 'contract' ? [[cell.id!, n] as const] : [],
);

describe.each(contracts)('%s', (id, cell) => {
  test('name, picture and figure keep clear of each other, of bar and edge', () => {
    const at = contractLabels(cell);
    const [one, two] = twoLines(words[`short.${id}`]!);
    const { bar, edge } = strips(cell);
    const labels = [
      ['one', lettering(one, at.x, at.name[0], SMALLEST, 0.8)],
      ['two', lettering(two, at.x, at.name[1], SMALLEST, 0.8)],
      ['icon', { x: at.icon[0] - 9, y: at.icon[1] - 9, w: 18, h: 18 }],
      ['figure', lettering('20,000', at.figure[0], at.figure[1], 15.5)],
      ['bar', bar],
      ['edge', edge],
    ] as const;
    expect(clashes(labels)).toEqual([]);
    for (const [, box] of labels) expect(inside(box, cellBox(cell))).toBe(true);
  });
});

test('the places in the middle do not cover each other and lie in the garden', () => {
  const places = Object.entries(PLACES);
  expect(clashes(places)).toEqual([]);
  for (const [name, box] of places) expect(inside(box, GARDEN), name).toBe(true);
});

test('six pawns fit in front of every cell, and cover no label of a contract', () => {
  for (const cell of cells) {
    const box = cellBox(cell);
    for (let n = 1; n <= 6; n++)
      for (let i = 0; i < n; i++) {
        const [x, y] = pawnAt(cell, i, n);
        expect(x > 0 && x < BOARD.w && y > 30 && y < BOARD.h).toBe(true);
        if (isCorner(cell)) expect(inside({ x: x - 12, y: y - 34, w: 24, h: 36 }, box)).toBe(true);
        else {
          const pawn = { x: x - 12, y: y - 34, w: 24, h: 36 };
          for (const other of cells) {
            if (isCorner(other) || classic.cells[other]!.kind !== 'contract') continue;
            const { x: mid, figure } = contractLabels(other);
            expect(overlap(pawn, lettering('20,000', figure[0], figure[1], 15.5))).toBe(false);
            expect(Math.abs(mid - x) < 20 && overlap(pawn, strips(other).edge)).toBe(false);
          }
        }
      }
  }
});

test('the smallest lettering can be read on a desk and on a phone', () => {
  // The stage of a screen of 1440 × 900 leaves the board 742 px of height.
  expect((SMALLEST * 742) / HEIGHT).toBeGreaterThanOrEqual(11);
  expect((SMALLEST * PHONE) / WIDTH).toBeGreaterThanOrEqual(12);
});

test('a walk goes over GO! and back', () => {
  expect(walk(38, 2)).toEqual([38, 39, 0, 1, 2]);
  expect(walk(2, 39, true)).toEqual([2, 1, 0, 39]);
});

describe('on a phone the contract in question', () => {
  const contracts = cells.filter((cell) => classic.cells[cell]!.kind === 'contract');
  test.each([0, 148, 238])('lies by its cell, with a sheet of %i below', (beside) => {
    for (const cell of contracts) {
      const { card, side } = questionPlaces(cell, true, beside);
      const at = cellBox(cell);
      const seen = {
        w: Math.max(at.x + at.w, card.x + card.w) - Math.min(at.x, card.x),
        bottom: beside > 0 ? side.y + side.h : card.y + card.h,
      };
      expect(seen.w, `cell ${cell}`).toBeLessThanOrEqual((390 * WIDTH) / PHONE);
      expect(card.y, `cell ${cell}`).toBeGreaterThan(GARDEN.y);
      expect(seen.bottom, `cell ${cell}`).toBeLessThan(GARDEN.y + GARDEN.h);
      expect(overlap(card, at)).toBe(false);
    }
  });
});
