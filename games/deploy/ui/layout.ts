/** Where everything lies on the board: pure geometry in units of the viewBox. */
const round = (value: number): number => Math.round(value * 10) / 10;

export const WIDTH = 1120;
export const HEIGHT = 706;
/** The smallest lettering: 11 px on a screen of 1440 × 900, 13.7 px on a phone. */
export const SMALL = 14.2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Point = readonly [x: number, y: number];

export const INCOME_CELLS = 80;
const SIDE = 22;
const TOP = 36;

/** The income track: up on the left, along the top, down on the right. */
export function incomeCell(value: number): Box {
  const n = Math.max(0, Math.min(INCOME_CELLS - 1, value));
  const high = (HEIGHT - 88) / SIDE;
  const wide = (WIDTH - 76) / TOP;
  if (n < SIDE) return { x: 5, y: HEIGHT - 44 - (n + 1) * high, w: 28, h: high };
  if (n < SIDE + TOP) return { x: 38 + (n - SIDE) * wide, y: 5, w: wide, h: 28 };
  return { x: WIDTH - 33, y: 38 + (n - SIDE - TOP) * high, w: 28, h: high };
}

export const BVP_CELLS = 40;

/** The track of business value along the bottom; it is walked again above 39. */
export function bvpCell(value: number): Box {
  const wide = (WIDTH - 112) / BVP_CELLS;
  const n = value < 0 ? -1 : value % BVP_CELLS;
  return { x: 76 + n * wide, y: HEIGHT - 40, w: wide, h: 30 };
}

/** Tokens that share a cell: the middle, or the corners of a small square. */
export function shared(
  box: Box,
  index: number,
  count: number,
): { x: number; y: number; r: number } {
  const [x, y] = middle(box);
  if (count < 2) return { x, y, r: 10.5 };
  return {
    x: x + (index % 2 === 0 ? -6.6 : 6.6),
    y: y + (count < 3 ? 0 : index < 2 ? -6.4 : 6.4),
    r: 6.6,
  };
}

function middle({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}

export const OFFICE: Box = { x: 54, y: 52, w: 352, h: 114 };
export const COFFEE: Box = { x: 54, y: 536, w: 352, h: 108 };

/** Extra workers stand in families; five of a seat overlap a little. */
export function workerAt(room: Box, feet: number, seat: number, players: number, i: number): Point {
  const left = room.x + 122;
  const family = (room.x + room.w - 6 - left) / players;
  const apart = Math.min(20, (family - 22) / 4);
  return [left + seat * family + 12 + i * apart, feet];
}

export const ROUNDEL = { cx: 230, cy: 351, r: 164, hub: 60 } as const;

/** Angle of the middle of a space; home is at the top, clockwise. */
function spaceAngle(space: number): number {
  return ((-90 + space * 60) * Math.PI) / 180;
}

function spaceAt(space: number, distance = 104): Point {
  const a = spaceAngle(space);
  return [ROUNDEL.cx + distance * Math.cos(a), ROUNDEL.cy + distance * Math.sin(a)];
}

/**
 * Discs of one space lie in a row along the rim, the last one on top; rows run to the right, so that
 * "on top" is the same side everywhere.
 */
export function discAt(space: number, index: number, count: number): Point {
  const [x, y] = spaceAt(space, 99);
  const along = spaceAngle(space) + Math.PI / 2;
  const side = Math.cos(along) < -0.01 ? -1 : 1;
  const apart = Math.min(27, 58 / Math.max(1, count - 1));
  const by = side * (index - (count - 1) / 2) * apart;
  return [x + by * Math.cos(along), y + by * Math.sin(along)];
}

const polar = (angle: number, distance: number): string =>
  `${round(ROUNDEL.cx + distance * Math.cos(angle))} ${round(ROUNDEL.cy + distance * Math.sin(angle))}`;

/** The outline of a space of the roundel. */
export function spacePath(space: number): string {
  const half = Math.PI / 6;
  const [from, to] = [spaceAngle(space) - half, spaceAngle(space) + half];
  const [inner, outer, gap] = [66, ROUNDEL.r - 8, 0.022];
  return `M${polar(from + gap * 2.2, inner)}L${polar(from + gap, outer)}A${outer} ${outer} 0 0 1 ${polar(to - gap, outer)}L${polar(to - gap * 2.2, inner)}A${inner} ${inner} 0 0 0 ${polar(from + gap * 2.2, inner)}Z`;
}

/** The line a space's name is written along; below the middle it runs the other way round. */
export function spaceNamePath(space: number): string {
  const half = Math.PI / 6 - 0.03;
  const [from, to] = [spaceAngle(space) - half, spaceAngle(space) + half];
  const low = space >= 2 && space <= 4;
  const r = ROUNDEL.r - (low ? 15 : 25);
  return low
    ? `M${polar(to, r)}A${r} ${r} 0 0 0 ${polar(from, r)}`
    : `M${polar(from, r)}A${r} ${r} 0 0 1 ${polar(to, r)}`;
}

export function spotBox(spot: number): Box {
  return { x: 416, y: 52 + spot * 99, w: 90, h: 96 };
}

export const MARKET: Box = { x: 516, y: 52, w: 168, h: 592 };

/** The chassis on sale at a position: 3 is the newest and lies on top. */
export function saleBox(position: number): Box {
  return { x: MARKET.x + 40, y: MARKET.y + 254 + (3 - position) * 112, w: 88, h: 68 };
}

/** Price flags left and right of a chassis: into Pool A, into Pool B. */
export function flagBox(position: number, pool: 'A' | 'B'): Box {
  const { y, h } = saleBox(position);
  return { x: MARKET.x + (pool === 'A' ? 5 : 131), y, w: 32, h };
}

/** Where a finger finds a flag: wider than it is drawn, as far as the chassis. */
export function flagHit(position: number, pool: 'A' | 'B'): Box {
  const { y, h } = flagBox(position, pool);
  return { x: MARKET.x + (pool === 'A' ? -8 : 128), y: y - 6, w: 48, h: h + 12 };
}

/** Stacks still to come, the next one lowest. */
export function comingBox(index: number): Box {
  return { x: MARKET.x + 40, y: MARKET.y + 160 - index * 40, w: 88, h: 33 };
}

export function projectBox(space: number): Box {
  return { x: 700 + space * 126, y: 82, w: 118, h: 196 };
}

/** Between projects and development: deck, bag, cube trolley, bank. */
export const STRIP = {
  deck: { x: 700, y: 290, w: 94, h: 68 },
  bag: { x: 798, y: 290, w: 88, h: 68 },
  trolley: { x: 890, y: 290, w: 88, h: 68 },
  bank: { x: 982, y: 290, w: 88, h: 68 },
} as const satisfies Record<string, Box>;

export const DEVELOPMENT: Box = { x: 700, y: 394, w: 370, h: 250 };

/** Row 2 is the head of a column and lies on top. */
export function tileBox(column: number, row: number): Box {
  return { x: 700 + column * 188, y: 394 + (2 - row) * 84, w: 182, h: 76 };
}

/** Breaks a name into lines of at most so many letters, at spaces. */
export function lines(text: string, most: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most)
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}
/** Letters that fit on one line of a project card. */
export const CARD_LETTERS = 15;

// The server room of the desk, in CSS pixels.

export const RACK = { w: 126, h: 68, gap: 5, plate: 30 } as const;

export function rackBox(index: number): Box {
  return {
    x: (index % 2) * (RACK.w + RACK.gap),
    y: Math.floor(index / 2) * (RACK.h + RACK.gap),
    w: RACK.w,
    h: RACK.h,
  };
}

/** Places of a rack: one row of five, two, or three when there are more than ten. */
export function rowsOf(count: number): number {
  return count > 10 ? 3 : count > 5 ? 2 : 1;
}
export function columnsOf(count: number): number {
  return Math.max(5, Math.ceil(count / rowsOf(count)));
}
export function slotAt(index: number, count: number): Point {
  const [rows, columns] = [rowsOf(count), columnsOf(count)];
  const pitch = 93 / columns;
  const [row, column] = [Math.floor(index / columns), index % columns];
  const [top, high] = [
    [33, 0],
    [20, 28],
    [16, 19],
  ][rows - 1]! as [number, number];
  return [RACK.plate + 11.5 + column * pitch, top + row * high];
}

export const GAUGE = { w: 108, h: 141, foot: 134, step: 13.2 } as const;

/** The printed scale of Pool C from one step up to another. */
export function scaleBox(from: number, to: number): Box {
  const { y } = stepBox(to);
  return { x: 56, y: y + 1, w: 49, h: stepBox(from).y + GAUGE.step - y - 2 };
}

/** The row of a step of Pool C. */
export function stepBox(step: number): Box {
  return { x: 0, y: GAUGE.foot - step * GAUGE.step - GAUGE.step / 2, w: GAUGE.w, h: GAUGE.step };
}
