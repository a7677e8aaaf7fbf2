/**
 * Forty cells round a plaza, in three shapes: the narrow one is printed, the wider ones fill screens
 * that are wider than high. Corners are always cells 0, 10, 20 and 30. A walkway runs along the inner
 * side, on which the pawns stand, so that nothing printed on a cell is ever covered.
 */
import type { BoardSize } from '@boardroom/ui-kit/contract';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Side = 'bottom' | 'left' | 'top' | 'right';
export type Point = readonly [x: number, y: number];
/** Where something of the middle lies, and how much larger than printed. */
export type Spot = readonly [x: number, y: number, scale: number];

/** What lies in the middle, in the size it is printed in. */
export const SHEETS = {
  chance: [128, 122],
  planning: [186, 194],
  chest: [128, 122],
  dice: [138, 78],
  title: [330, 88],
  card: [244, 352],
  side: [268, 232],
  bank: [84, 40],
} as const satisfies Record<string, Point>;
export type Sheet = keyof typeof SHEETS;

interface Shape {
  readonly w: number;
  readonly corner: number;
  readonly lane: number;
  /** Printed size of names, and from line to line: as large as letters get on the least screen. */
  readonly letter: number;
  readonly line: number;
  readonly pawn: number;
  readonly headquarters: Spot;
  readonly spots: Readonly<Record<Sheet, Spot>>;
}

const SHAPES: readonly Shape[] = [
  {
    w: 1090,
    corner: 132,
    lane: 38,
    letter: 14.2,
    line: 17.4,
    pawn: 1.12,
    headquarters: [664, 596, 29],
    spots: {
      chance: [186, 174, 1],
      planning: [182, 310, 1],
      chest: [186, 522, 1],
      dice: [352, 598, 1],
      title: [184, 690, 1],
      card: [386, 168, 1],
      side: [644, 168, 1],
      bank: [506, 536, 1],
    },
  },
  {
    w: 1307,
    corner: 168,
    lane: 40,
    letter: 16.4,
    line: 17.8,
    pawn: 1.2,
    headquarters: [892, 610, 31],
    spots: {
      chance: [224, 168, 1.12],
      planning: [218, 322, 1.07],
      chest: [224, 548, 1.12],
      dice: [560, 608, 1.1],
      title: [220, 694, 1],
      card: [440, 166, 1.2],
      side: [750, 166, 1.2],
      bank: [736, 606, 1.1],
    },
  },
  {
    w: 1548,
    corner: 200,
    lane: 44,
    letter: 19.2,
    line: 21,
    pawn: 1.3,
    headquarters: [1080, 610, 33],
    spots: {
      chance: [262, 170, 1.22],
      planning: [254, 340, 1.02],
      chest: [262, 546, 1.22],
      dice: [572, 652, 1.2],
      title: [256, 700, 0.9],
      card: [530, 166, 1.32],
      side: [872, 166, 1.32],
      bank: [776, 668, 1.2],
    },
  },
];

const HEIGHT = 942;
const CORNER = 118;
/** The board inside the drawing begins here; the rest is for its shadow. */
export const MARGIN = 6;
/** Width of a programme's bar, towards the middle, and of the manager's edge, outside. */
const BAR = 26;
const EDGE = 16;

export interface Ring extends Omit<Shape, 'w' | 'corner'> {
  /** The viewBox of the drawing. */
  readonly size: BoardSize;
  readonly board: { readonly w: number; readonly h: number };
  readonly corner: { readonly w: number; readonly h: number };
  readonly cellW: number;
  readonly cellH: number;
  readonly plaza: Box;
  readonly garden: Box;
}

function ring({ w, corner, ...shape }: Shape): Ring {
  const plaza = { x: corner, y: CORNER, w: w - 2 * corner, h: HEIGHT - 2 * CORNER };
  const { lane } = shape;
  return {
    ...shape,
    size: { width: w + 2 * MARGIN, height: HEIGHT + 2 * MARGIN + 2 },
    board: { w, h: HEIGHT },
    corner: { w: corner, h: CORNER },
    cellW: plaza.w / 9,
    cellH: plaza.h / 9,
    plaza,
    garden: {
      x: plaza.x + lane,
      y: plaza.y + lane,
      w: plaza.w - 2 * lane,
      h: plaza.h - 2 * lane,
    },
  };
}

/** The printed shape first. */
export const RINGS: readonly Ring[] = SHAPES.map(ring);

export function ringOf({ width }: BoardSize): Ring {
  return RINGS.find(({ size }) => size.width === width) ?? RINGS[0]!;
}

/** Where a sheet lies in a ring. */
export function sheetBox({ spots }: Ring, sheet: Sheet): Box {
  const [x, y, scale] = spots[sheet];
  const [w, h] = SHEETS[sheet];
  return { x, y, w: w * scale, h: h * scale };
}

/** Sheets are drawn with their corner at 0, 0. */
export function placed([x, y, scale]: Spot): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

export function sideOf(cell: number): Side {
  return cell < 10 ? 'bottom' : cell < 20 ? 'left' : cell < 30 ? 'top' : 'right';
}
export function isCorner(cell: number): boolean {
  return cell % 10 === 0;
}
export function isFlat(cell: number): boolean {
  return sideOf(cell) === 'bottom' || sideOf(cell) === 'top';
}

export function cellBox({ board, corner: { w, h }, cellW, cellH }: Ring, cell: number): Box {
  const n = cell % 10;
  const right = board.w - w;
  const low = board.h - h;
  switch (sideOf(cell)) {
    case 'bottom':
      return n === 0 ? { x: right, y: low, w, h } : { x: right - n * cellW, y: low, w: cellW, h };
    case 'left':
      return n === 0 ? { x: 0, y: low, w, h } : { x: 0, y: low - n * cellH, w, h: cellH };
    case 'top':
      return n === 0 ? { x: 0, y: 0, w, h } : { x: w + (n - 1) * cellW, y: 0, w: cellW, h };
    case 'right':
      return n === 0 ? { x: right, y: 0, w, h } : { x: right, y: h + (n - 1) * cellH, w, h: cellH };
  }
}

/** The bar of a programme (inner side) and the edge of the manager (outer side). */
export function strips(r: Ring, cell: number): { readonly bar: Box; readonly edge: Box } {
  const { x, y, w, h } = cellBox(r, cell);
  switch (sideOf(cell)) {
    case 'bottom':
      return { bar: { x, y, w, h: BAR }, edge: { x, y: y + h - EDGE, w, h: EDGE } };
    case 'top':
      return { bar: { x, y: y + h - BAR, w, h: BAR }, edge: { x, y, w, h: EDGE } };
    case 'left':
      return { bar: { x: x + w - BAR, y, w: BAR, h }, edge: { x, y, w: EDGE, h } };
    case 'right':
      return { bar: { x, y, w: BAR, h }, edge: { x: x + w - EDGE, y, w: EDGE, h } };
  }
}

/** Middle of the walkway in front of a cell. */
export function door(r: Ring, cell: number): Point {
  const { x, y, w, h } = cellBox(r, cell);
  const half = r.lane / 2;
  if (isCorner(cell))
    return [
      cell === 0 || cell === 30 ? x - half : x + w + half,
      cell < 20 ? y - half : y + h + half,
    ];
  switch (sideOf(cell)) {
    case 'bottom':
      return [x + w / 2, y - half];
    case 'top':
      return [x + w / 2, y + h + half];
    case 'left':
      return [x + w + half, y + h / 2];
    case 'right':
      return [x - half, y + h / 2];
  }
}

/** The foot of the i-th of n pawns on a cell. */
export function pawnAt(r: Ring, cell: number, i: number, n: number): Point {
  const { x, y, w, h } = cellBox(r, cell);
  const apart = 22 * r.pawn;
  if (isCorner(cell)) {
    const step = Math.min(1.35 * apart, (w - 30) / Math.max(1, n - 1));
    return [x + w / 2 + (i - (n - 1) / 2) * step, y + h - 7];
  }
  const [cx, cy] = door(r, cell);
  const foot = cy + 13 * r.pawn;
  if (isFlat(cell)) {
    const step = Math.min(apart, (w - 26) / Math.max(1, n - 1));
    return [cx + (i - (n - 1) / 2) * step, foot];
  }
  const step = Math.min(apart, (h - 34) / Math.max(1, n - 1));
  return [cx, foot + (i - (n - 1) / 2) * step];
}

/** The way of a token, cell by cell: forward, or back if that is `back`. */
export function walk(from: number, to: number, back = false): number[] {
  const cells = [from];
  while (cells.at(-1) !== to && cells.length <= 40)
    cells.push((cells.at(-1)! + (back ? 39 : 1)) % 40);
  return cells;
}
