/** Where things lie in the town, in units of the board. Pure geometry. */
import { iso } from '@boardroom/ui-kit/iso';
import type { Iso } from '@boardroom/ui-kit/iso';
import { SPACES } from '../src/types.ts';
import type { Space } from '../src/types.ts';

export const WIDTH = 1180;
export const HEIGHT = 740;
/** One step of the isometric ground. */
const UNIT = 17;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Spot {
  readonly w: number;
  readonly h: number;
}

interface District {
  /** Centre of the slab. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly sign: Spot;
  /** Where the tram stops, on the ground of the slab. */
  readonly stop: readonly [number, number];
}

/** By number; district 0 is the depot where the month begins. */
export const DISTRICTS: Readonly<Record<number, District>> = {
  1: { x: 142, y: 276, w: 9, d: 8, sign: { x: 18, y: 346 }, stop: [8.2, 3.6] },
  2: { x: 444, y: 206, w: 9, d: 8, sign: { x: 258, y: 270 }, stop: [8.2, 2.4] },
  3: { x: 724, y: 218, w: 17, d: 8, sign: { x: 540, y: 286 }, stop: [0.2, 4.2] },
  4: { x: 1022, y: 362, w: 10, d: 9, sign: { x: 1034, y: 452 }, stop: [8.2, 5.6] },
  5: { x: 788, y: 520, w: 13, d: 11, sign: { x: 618, y: 612 }, stop: [1, 10.3] },
  6: { x: 346, y: 614, w: 11, d: 8, sign: { x: 196, y: 690 }, stop: [10, 1] },
  7: { x: 488, y: 446, w: 10, d: 9, sign: { x: 476, y: 526 }, stop: [1.4, 7.4] },
};

/** The ground of a district: x to the lower right, y to the lower left. */
export function ground(district: number): Iso {
  const { x, y, w, d } = DISTRICTS[district]!;
  return iso(x - ((w - d) / 2) * 0.866 * UNIT, y - ((w + d) / 4) * UNIT, UNIT);
}

/** Where each opportunity space lies on the ground of its district. */
const PADS: Readonly<Record<Space, readonly [district: number, x: number, y: number]>> = {
  '1': [1, 3, 6.2],
  '2a': [2, 0.9, 6.4],
  '2b': [2, 4.5, 6.4],
  '2c': [2, 8.1, 6.4],
  '3e': [3, 2.9, 6.2],
  '3t': [3, 8.4, 6.2],
  '3i': [3, 13.9, 6.2],
  '4': [4, 3, 7.3],
  '5': [5, 6.9, 10.2],
  '6-1': [6, 2, 5.8],
  '6-2': [6, 5.5, 5.8],
  '6-3': [6, 9, 5.8],
};

function spot([x, y]: readonly [number, number]): Spot {
  return { x, y };
}

export function padAt(space: Space): Spot {
  const [district, x, y] = PADS[space];
  return spot(ground(district).point(x, y));
}
/** The tag at the lower left of a pad that says what the space is worth: beside the next pad. */
export function worthAt(space: Space, text: string): Box {
  const { x, y } = padAt(space);
  const w = widthOf(text, 14) + 14;
  return { x: x + 12 - w, y: y + 20, w, h: 20 };
}

/** Where the tram stands while a district is enabled; 0 and 8 are the depot. */
export function stopAt(district: number): Spot {
  const at = DISTRICTS[district];
  return at ? spot(ground(district).point(...at.stop)) : DEPOT;
}
const DEPOT: Spot = { x: 214, y: 470 };

/** Fields of the market, three in a row, and the flag in front of each. */
export const AREA = { w: 3.5, d: 3.4 } as const;
export const areaOrigin = (product: number): readonly [number, number] => [
  0.6 + product * 4.2,
  3.7,
];
export function flagAt(product: number): Spot {
  const [x, y] = areaOrigin(product);
  return spot(ground(5).point(x + 3.5, y + 3.4));
}
/** Six places of an area, three by two; the back ones first. */
export function goodAt(product: number, i: number): readonly [number, number] {
  const [x, y] = areaOrigin(product);
  return [x + 0.75 + (i % 3) * 1, y + 0.95 + Math.floor(i / 3) * 1.35];
}

/** Containers of the import ship. */
export const SHIP: Spot = { x: 966, y: 668 };
export function containerAt(product: number): Box {
  return { x: SHIP.x + 12 + product * 58, y: SHIP.y - 52, w: 54, h: 50 };
}

/** The six offers, two of each deck in a column. */
export const OFFERS: Box = { x: 872, y: 10, w: 298, h: 212 };
export function offerAt(place: number): Box {
  return {
    x: OFFERS.x + 7 + Math.floor(place / 2) * 96,
    y: OFFERS.y + 30 + (place % 2) * 90,
    w: 92,
    h: 86,
  };
}
/** Month, event of the month, event pack. */
export const EVENT: Box = { x: 196, y: 10, w: 196, h: 148 };
/** Name and effect of an event as they are set on its card: five lines at most. */
export function eventLines(title: string, text: string): { title: string[]; text: string[] } {
  const name = lines(title, 22).slice(0, 2);
  // A number stays with its sign.
  const whole = text.replaceAll(/(\d) (?=[WE$])/g, '$1\u00a0');
  return { title: name, text: lines(whole, 22).slice(0, 5 - name.length) };
}
export const PACK: Box = { x: 12, y: 14, w: 72, h: 84 };
/** The general supply. */
export const BOX: Box = { x: 12, y: 598, w: 166, h: 130 };
/** Workers, money and energy are large enough for a finger; the rest is only looked at. */
export function supplyAt(thing: number): Box {
  const top = thing < 3;
  const w = top ? 51 : 38;
  const column = top ? thing : thing - 3;
  return { x: BOX.x + 5 + column * (w + 1.5), y: BOX.y + (top ? 25 : 78), w, h: top ? 50 : 46 };
}

/** Plan cards while businesses are chosen: three columns, two rows. */
export function planAt(business: number): Box {
  return {
    x: 38 + Math.floor(business / 2) * 374,
    y: 92 + (business % 2) * 318,
    w: 356,
    h: 300,
  };
}

/** About how wide a line of the display face is. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.53;
}
export function signAt(district: number, name: string): Box {
  const { x, y } = DISTRICTS[district]!.sign;
  return { x, y, w: name.length * 8.8 + 42, h: 28 };
}

/** Breaks words into lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}
export function fitted(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const most = Math.max(1, Math.floor(room / (size * 0.53)) - 1);
  return `${text.slice(0, most).trimEnd()}…`;
}

/** Longest text each space may show, for checks that nothing overlaps. */
const WORTHS: Readonly<Record<Space, string>> = {
  '1': 'no event',
  '2a': '+1 W',
  '2b': '+1 W',
  '2c': '+1 W',
  '3e': '−1 $',
  '3t': '−1 E',
  '3i': '−1 $/E',
  '4': '+1 wild',
  '5': '−1 $',
  '6-1': '1 + 2 $',
  '6-2': '1 + 2 $',
  '6-3': '1 + 2 $',
};

/** Everything lettered, as boxes. */
export function labelled(names: Readonly<Record<number, string>>): Record<string, Box> {
  const boxes: Record<string, Box> = { offers: OFFERS, event: EVENT, pack: PACK, box: BOX };
  for (const space of SPACES) {
    const { x, y } = padAt(space);
    boxes[`pad ${space}`] = { x: x - 25, y: y - 14, w: 50, h: 29 };
    boxes[`worth ${space}`] = worthAt(space, WORTHS[space]);
  }
  for (let n = 1; n <= 7; n++) boxes[`sign ${n}`] = signAt(n, names[n]!);
  for (let product = 0; product < 3; product++) {
    const { x, y } = flagAt(product);
    boxes[`flag ${product}`] = { x: x - 40, y: y - 14, w: 80, h: 25 };
    boxes[`container ${product}`] = containerAt(product);
  }
  return boxes;
}
