/**
 * Geometry of the board: forty cells round a plaza, a walkway along their inner side on which the
 * pawns stand (so that nothing printed on a cell is ever covered), and the places in the middle.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Side = 'bottom' | 'left' | 'top' | 'right';
export type Point = readonly [x: number, y: number];

/** The drawing, with room for the frame's shadow. */
export const WIDTH = 1102;
export const HEIGHT = 956;
/** CSS pixels wide on a phone. */
export const PHONE = 1010;
/** The board inside the drawing begins here. */
export const MARGIN = 6;
export const BOARD = { w: 1090, h: 942 };
const CORNER = { w: 132, h: 118 };
const CELL_W = (BOARD.w - 2 * CORNER.w) / 9;
const CELL_H = (BOARD.h - 2 * CORNER.h) / 9;
/** Width of a programme's bar, towards the middle, and of the manager's edge, outside. */
const BAR = 26;
const EDGE = 16;
/** Smallest lettering on the board: 11 px on a screen of 1440 × 900, 13 px on a phone. */
export const SMALLEST = 14.2;

const LANE = 38;
export const PLAZA: Box = {
  x: CORNER.w,
  y: CORNER.h,
  w: BOARD.w - 2 * CORNER.w,
  h: BOARD.h - 2 * CORNER.h,
};
export const GARDEN: Box = {
  x: PLAZA.x + LANE,
  y: PLAZA.y + LANE,
  w: PLAZA.w - 2 * LANE,
  h: PLAZA.h - 2 * LANE,
};

/** Places in the middle; they share the garden without covering each other. */
export const PLACES = {
  chance: { x: 186, y: 174, w: 128, h: 122 },
  planning: { x: 182, y: 310, w: 186, h: 194 },
  chest: { x: 186, y: 522, w: 128, h: 122 },
  dice: { x: 352, y: 598, w: 138, h: 78 },
  title: { x: 184, y: 690, w: 330, h: 88 },
  card: { x: 386, y: 168, w: 244, h: 352 },
  side: { x: 644, y: 168, w: 268, h: 232 },
  bank: { x: 506, y: 536, w: 84, h: 40 },
} as const satisfies Record<string, Box>;
/** Four lines of a settlement. */
export const DEBT_HEIGHT = 196;
/** A deal or a settlement takes the card's place and the one beside it. */
export const MAT: Box = {
  x: PLACES.card.x,
  y: PLACES.card.y,
  w: PLACES.side.x + PLACES.side.w - PLACES.card.x,
  h: PLACES.card.h,
};

/** A phone shows about so much of the board's width: sheets are no wider. */
export const GLASS = 380;
/** With somebody beside it the card leaves out most of its fees on a phone. */
export const SHORT_CARD = 214;
const STACKED = 244;

/**
 * Where the contract in question and the sheet about it lie. On a phone one below the other and next
 * to the contract's cell, so that all three are seen at once.
 */
export function questionPlaces(
  cell: number,
  narrow: boolean,
  beside: number,
): { readonly card: Box; readonly side: Box } {
  if (!narrow) return PLACES;
  const tall = beside > 0 ? SHORT_CARD : PLACES.card.h;
  const all = tall + (beside > 0 ? 12 + beside : 0);
  const [a, b] = door(cell);
  const within = (at: number, from: number, room: number): number =>
    Math.max(from + 8, Math.min(from + room - 8, at));
  const side = sideOf(cell);
  const x =
    side === 'left'
      ? GARDEN.x + 4
      : side === 'right'
        ? GARDEN.x + GARDEN.w - 4 - STACKED
        : within(a - STACKED / 2, GARDEN.x, GARDEN.w - STACKED);
  const y =
    side === 'top'
      ? GARDEN.y + 10
      : side === 'bottom'
        ? GARDEN.y + GARDEN.h - 14 - all
        : within(b - all / 2, GARDEN.y, GARDEN.h - all);
  return {
    card: { x, y, w: STACKED, h: tall },
    side: { x, y: y + tall + 12, w: STACKED, h: beside },
  };
}

export function sideOf(cell: number): Side {
  return cell < 10 ? 'bottom' : cell < 20 ? 'left' : cell < 30 ? 'top' : 'right';
}
export function isCorner(cell: number): boolean {
  return cell % 10 === 0;
}

export function cellBox(cell: number): Box {
  const n = cell % 10;
  const { w, h } = CORNER;
  const right = BOARD.w - w;
  const low = BOARD.h - h;
  switch (sideOf(cell)) {
    case 'bottom':
      return n === 0 ? { x: right, y: low, w, h } : { x: right - n * CELL_W, y: low, w: CELL_W, h };
    case 'left':
      return n === 0 ? { x: 0, y: low, w, h } : { x: 0, y: low - n * CELL_H, w, h: CELL_H };
    case 'top':
      return n === 0 ? { x: 0, y: 0, w, h } : { x: w + (n - 1) * CELL_W, y: 0, w: CELL_W, h };
    case 'right':
      return n === 0
        ? { x: right, y: 0, w, h }
        : { x: right, y: h + (n - 1) * CELL_H, w, h: CELL_H };
  }
}

/** The bar of a programme (inner side) and the edge of the manager (outer side). */
export function strips(cell: number): { readonly bar: Box; readonly edge: Box } {
  const { x, y, w, h } = cellBox(cell);
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

export interface ContractLabels {
  /** Middle of the lettering. */
  readonly x: number;
  /** Base lines of the two lines of the name. */
  readonly name: readonly [number, number];
  readonly icon: Point;
  readonly figure: Point;
}

/** Where name, icon and figure of a contract's cell are; upright on all four sides. */
export function contractLabels(cell: number): ContractLabels {
  const { x, y, w } = cellBox(cell);
  const side = sideOf(cell);
  if (side === 'bottom' || side === 'top') {
    const top = side === 'bottom' ? y + BAR : y + EDGE;
    const mid = x + w / 2;
    return {
      x: mid,
      name: [top + 16, top + 30.5],
      icon: [mid, top + 43],
      figure: [mid, top + 69],
    };
  }
  const mid = side === 'left' ? x + EDGE + (w - BAR - EDGE) / 2 : x + BAR + (w - BAR - EDGE) / 2;
  return { x: mid, name: [y + 20, y + 34.5], icon: [mid - 28, y + 55], figure: [mid + 9, y + 61] };
}

/** Middle of the walkway in front of a cell. */
export function door(cell: number): Point {
  const { x, y, w, h } = cellBox(cell);
  if (isCorner(cell))
    return [
      cell === 0 || cell === 30 ? x - LANE / 2 : x + w + LANE / 2,
      cell < 20 ? y - LANE / 2 : y + h + LANE / 2,
    ];
  switch (sideOf(cell)) {
    case 'bottom':
      return [x + w / 2, y - LANE / 2];
    case 'top':
      return [x + w / 2, y + h + LANE / 2];
    case 'left':
      return [x + w + LANE / 2, y + h / 2];
    case 'right':
      return [x - LANE / 2, y + h / 2];
  }
}

/** A beam from the contract card to its cell, as path data. */
export function beam(cell: number, { x, y, w, h }: Box): string {
  const [a, b] = door(cell);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const length = Math.hypot(a - cx, b - cy) || 1;
  const [nx, ny] = [(-(b - cy) / length) * 26, ((a - cx) / length) * 26];
  return `M${a} ${b}L${cx + nx} ${cy + ny}L${cx - nx} ${cy - ny}Z`;
}

/** The foot of the i-th of n pawns on a cell. */
export function pawnAt(cell: number, i: number, n: number): Point {
  const { x, y, w, h } = cellBox(cell);
  if (isCorner(cell)) {
    const step = Math.min(34, (w - 30) / Math.max(1, n - 1));
    return [x + w / 2 + (i - (n - 1) / 2) * step, y + h - 7];
  }
  const [cx, cy] = door(cell);
  if (sideOf(cell) === 'bottom' || sideOf(cell) === 'top') {
    const step = Math.min(25, (w - 26) / Math.max(1, n - 1));
    return [cx + (i - (n - 1) / 2) * step, cy + 15];
  }
  const step = Math.min(25, (h - 34) / Math.max(1, n - 1));
  return [cx, cy + 15 + (i - (n - 1) / 2) * step];
}

/** The way of a token, cell by cell: forward, or back if that is `back`. */
export function walk(from: number, to: number, back = false): number[] {
  const cells = [from];
  while (cells.at(-1) !== to && cells.length <= 40)
    cells.push((cells.at(-1)! + (back ? 39 : 1)) % 40);
  return cells;
}

/** Two lines of lettering from "one|two", or from a name without a mark. */
export function twoLines(text: string): readonly [string, string] {
  const [first = '', second] = text.split('|');
  if (second !== undefined) return [first, second];
  const words = first.split(' ');
  if (words.length === 1) return [first, ''];
  let best = 1;
  const longer = (k: number): number =>
    Math.max(words.slice(0, k).join(' ').length, words.slice(k).join(' ').length);
  for (let k = 2; k < words.length; k++) if (longer(k) < longer(best)) best = k;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Rough width of lettering in the display face; `stretch` as in `font-stretch`. */
export function widthOf(text: string, size: number, stretch = 1): number {
  let ems = 0;
  for (const letter of text)
    ems += /[ilj.,:'|!]/.test(letter)
      ? 0.28
      : /[mwMW]/.test(letter)
        ? 0.82
        : /[A-Z]/.test(letter)
          ? 0.64
          : /[-ftr ]/.test(letter)
            ? 0.36
            : 0.53;
  return ems * size * (0.45 + 0.55 * stretch);
}
