import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };
import { contractLabels, figureSize, iconSize, twoLines, widthOf } from './labels.ts';
import { MAT, questionPlaces } from './layout.ts';
import messages from './messages.en.json' with { type: 'json' };
import { cellBox, isCorner, pawnAt, RINGS, sheetBox, SHEETS, strips, walk } from './ring.ts';
import type { Box, Ring, Sheet } from './ring.ts';

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

const contracts = classic.cells.flatMap((cell, n) =>
  cell.kind === 'contract' ? [[cell.id!, n] as const] : [],
);

describe.each(RINGS.map((ring) => [ring.size.width, ring] as const))('%i wide', (_, ring: Ring) => {
  test('forty cells fill the border without overlap', () => {
    expect(clashes(cells.map((cell) => [`${cell}`, cellBox(ring, cell)] as const))).toEqual([]);
    for (const cell of cells)
      expect(inside(cellBox(ring, cell), { x: 0, y: 0, ...ring.board })).toBe(true);
  });

  test.each(contracts)('%s: name, picture and figure keep clear of each other', (id, cell) => {
    const at = contractLabels(ring, cell, '20,000');
    const [one, two] = twoLines(words[`short.${id}`]!);
    const { bar, edge } = strips(ring, cell);
    // On the smallest screen of a shape letters fill their lines.
    const letter = ring.line;
    const icon = iconSize(ring);
    const labels = [
      ['one', lettering(one, at.x, at.name[0], letter, 0.6)],
      ['two', lettering(two, at.x, at.name[1], letter, 0.6)],
      ['icon', { x: at.icon[0] - icon / 2, y: at.icon[1] - icon / 2, w: icon, h: icon }],
      ['figure', lettering('20,000', at.figure[0], at.figure[1], figureSize(ring), 0.8)],
      ['bar', bar],
      ['edge', edge],
    ] as const;
    expect(clashes(labels.filter(([name]) => name !== 'icon'))).toEqual([]);
    for (const [name, box] of labels) expect(inside(box, cellBox(ring, cell)), name).toBe(true);
  });

  test('the sheets in the middle do not cover each other and lie in the garden', () => {
    const sheets = (Object.keys(SHEETS) as Sheet[]).map(
      (sheet) => [sheet, sheetBox(ring, sheet)] as const,
    );
    expect(clashes(sheets)).toEqual([]);
    for (const [name, box] of sheets) expect(inside(box, ring.garden), name).toBe(true);
    const [x, y, scale] = ring.spots.card;
    expect(inside({ x, y, w: MAT.w * scale, h: MAT.h * scale }, ring.garden)).toBe(true);
  });

  test('six pawns fit in front of every cell, and cover no label of a contract', () => {
    const [w, h] = [21.5 * ring.pawn, 32 * ring.pawn];
    for (const cell of cells)
      for (let n = 1; n <= 6; n++)
        for (let i = 0; i < n; i++) {
          const [x, y] = pawnAt(ring, cell, i, n);
          const pawn = { x: x - w / 2, y: y - 0.95 * h, w, h };
          expect(x > 0 && x < ring.board.w && y > 30 && y < ring.board.h).toBe(true);
          if (isCorner(cell)) expect(inside(pawn, cellBox(ring, cell)), `${cell}`).toBe(true);
          else
            for (const [, other] of contracts) {
              const { figure } = contractLabels(ring, other, '20,000');
              const fee = lettering('20,000', figure[0], figure[1], figureSize(ring), 0.8);
              expect(overlap(pawn, fee), `${cell} over ${other}`).toBe(false);
            }
        }
  });

  test.each([0, 148, 238])('on a phone a contract lies by its cell, %i below', (beside) => {
    for (const [, cell] of contracts) {
      const { card, cardSize } = questionPlaces(ring, cell, true, beside);
      const [x, y, scale] = card;
      const box = { x, y, w: cardSize[0] * scale, h: (cardSize[1] + beside) * scale };
      expect(overlap(box, cellBox(ring, cell)), `cell ${cell}`).toBe(false);
      expect(box.y, `cell ${cell}`).toBeGreaterThan(ring.garden.y);
    }
  });
});

test('a walk goes over GO! and back', () => {
  expect(walk(38, 2)).toEqual([38, 39, 0, 1, 2]);
  expect(walk(2, 39, true)).toEqual([2, 1, 0, 39]);
});
