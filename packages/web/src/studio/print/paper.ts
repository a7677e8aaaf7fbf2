/** Where things lie on paper, in millimetres. Pure geometry. */

export const PAPERS = {
  A4: [210, 297],
  letter: [215.9, 279.4],
  A3: [297, 420],
} as const satisfies Record<string, readonly [number, number]>;
export type Paper = keyof typeof PAPERS;

/** On which edge the printer turns the sheet for the other side. */
export type Turn = 'long' | 'short';

/** What a printer can reach, and room for the marks. */
const SIDE = 4;
const TOP = 3.4;
/** The line of 100 mm, what sheet it is, whose game it is. */
export const FOOT = 12;
/** From the edge of the paper; the ruler and words begin there. */
export const LEFT = 11;
const ROUNDING = 1e-6;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Pieces of one size in rows and columns. */
export interface Grid {
  /** The sheet lies on its side. */
  readonly landscape: boolean;
  /** The paper as it lies. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Left edges of the columns, upper edges of the rows. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly bleed: number;
}

export function gridOf(paper: Paper, size: readonly [number, number], bleed: number): Grid {
  const [short, long] = PAPERS[paper];
  const upright = gridIn(short, long, size, bleed, false);
  const lying = gridIn(long, short, size, bleed, true);
  return lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
}

function gridIn(
  width: number,
  height: number,
  [w, h]: readonly [number, number],
  bleed: number,
  landscape: boolean,
): Grid {
  // Colour goes on to both sides of a cut, so neighbours stand two bleeds apart.
  const gap = 2 * bleed;
  const most = (room: number, each: number): number =>
    Math.max(0, Math.floor((room - 2 * bleed + gap + ROUNDING) / (each + gap)));
  const columns = most(width - 2 * SIDE, w);
  const rows = most(height - TOP - FOOT, h);
  const wide = columns * w + (columns - 1) * gap;
  const high = rows * h + (rows - 1) * gap;
  const left = (width - wide) / 2;
  const spare = height - FOOT - high - 2 * bleed;
  const top = bleed + Math.max(TOP, Math.min(spare / 2, 12));
  return {
    landscape,
    width,
    height,
    columns,
    rows,
    bleed,
    xs: Array.from({ length: columns }, (_, i) => left + i * (w + gap)),
    ys: Array.from({ length: rows }, (_, i) => top + i * (h + gap)),
  };
}

/** The place of the nth piece, from the left, from the top. */
export function placeOf(grid: Grid, n: number): { readonly x: number; readonly y: number } {
  return { x: grid.xs[n % grid.columns]!, y: grid.ys[Math.floor(n / grid.columns)]! };
}

/**
 * The place of the nth piece's back on the other side of the sheet. Turned about an edge that is upright
 * as the sheet lies, columns change sides; turned about the other, rows do, and backs stand on their head.
 */
export function backOf(
  grid: Grid,
  size: readonly [number, number],
  n: number,
  turn: Turn,
): { readonly x: number; readonly y: number; readonly head: boolean } {
  const { x, y } = placeOf(grid, n);
  const sideways = (turn === 'long') !== grid.landscape;
  return sideways
    ? { x: grid.width - x - size[0], y, head: false }
    : { x, y: grid.height - y - size[1], head: true };
}

/** Crop marks: short lines in the margins at every cut, never on a piece. */
export function marksOf(grid: Grid, [w, h]: readonly [number, number]): string {
  const { xs, ys, bleed } = grid;
  const [first, last] = [xs[0]!, xs.at(-1)! + w];
  const [top, foot] = [ys[0]!, ys.at(-1)! + h];
  const [near, far] = [bleed + 0.6, bleed + 3.4];
  const upright = xs.flatMap((x) => [x, x + w]);
  const lying = ys.flatMap((y) => [y, y + h]);
  return [
    ...upright.map(
      (x) =>
        `M${mm(x)} ${mm(top - near)}V${mm(top - far)}M${mm(x)} ${mm(foot + near)}V${mm(foot + far)}`,
    ),
    ...lying.map(
      (y) =>
        `M${mm(first - near)} ${mm(y)}H${mm(first - far)}M${mm(last + near)} ${mm(y)}H${mm(last + far)}`,
    ),
  ].join('');
}

export const mm = (value: number): number => Math.round(value * 100) / 100;

/** A board cut into equal tiles. */
export interface Tiling {
  readonly landscape: boolean;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** The tile on the sheet. */
  readonly tile: Box;
}

/** Around a tile: aiming circles at the sides, a flap to glue and its name below. */
const TILE = { side: 16, top: 9, foot: 31 } as const;
export const FLAP = 7;

export function tilingOf(paper: Paper, [w, h]: readonly [number, number]): Tiling {
  const [short, long] = PAPERS[paper];
  const both = [tilesIn(short, long, w, h, false), tilesIn(long, short, w, h, true)];
  return both.toSorted((a, b) => a.columns * a.rows - b.columns * b.rows)[0]!;
}

function tilesIn(width: number, height: number, w: number, h: number, landscape: boolean): Tiling {
  const columns = Math.ceil((w - ROUNDING) / (width - 2 * TILE.side));
  const rows = Math.ceil((h - ROUNDING) / (height - TILE.top - TILE.foot));
  const tile = { w: w / columns, h: h / rows };
  return {
    landscape,
    width,
    height,
    columns,
    rows,
    tile: { x: (width - tile.w) / 2, y: TILE.top, ...tile },
  };
}

/** A mat on a page of its own, lying or upright, whichever it is. */
export function matOn(
  paper: Paper,
  [w, h]: readonly [number, number],
): {
  readonly landscape: boolean;
  readonly width: number;
  readonly height: number;
  readonly box: Box;
} {
  const [short, long] = PAPERS[paper];
  const landscape = w > h;
  const [width, height] = landscape ? [long, short] : [short, long];
  return {
    landscape,
    width,
    height,
    box: { x: (width - w) / 2, y: Math.max(TOP, (height - FOOT - h) / 2), w, h },
  };
}
