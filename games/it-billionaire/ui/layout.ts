/** Where things lie on the board, in its own units. Pure geometry. */
import { project } from './geography.ts';

export const WIDTH = 1120;
export const HEIGHT = 720;
/** Smallest lettering as printed; on small screens it grows up to `LARGEST` (`--lt`). */
export const LARGEST = 17.7;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const PLATE = { w: 136, h: 47, r: 9.5, strip: 17 } as const;

/** Longitude and latitude of the towers, then the middle of the plate. */
const PLACES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AS1: [77.6, 13, 842, 430],
  AS2: [114, 22.5, 984, 384],
  AS3: [139.7, 35.7, 1032, 240],
  AS4: [105.8, 21, 832, 292],
  OC1: [151, -33.8, 1042, 488],
  OC2: [145, -37.8, 902, 548],
  OC3: [174.7, -36.8, 1044, 616],
  OC4: [147, -42.8, 896, 616],
  EU1: [0, 51.5, 452, 166],
  EU2: [4.4, 52, 460, 248],
  EU3: [13.4, 52.5, 644, 228],
  EU4: [24.7, 59.4, 656, 148],
  AF1: [3.4, 6.5, 462, 438],
  AF2: [18.4, -33.9, 508, 576],
  AF3: [36.8, -1.3, 702, 462],
  AF4: [30, -2, 582, 513],
  NA1: [-122.4, 37.8, 76, 320],
  NA2: [-79.4, 43.7, 160, 192],
  NA3: [-71, 42.4, 308, 210],
  NA4: [-97.7, 30.3, 176, 376],
  SA1: [-46.6, -23.5, 306, 434],
  SA2: [-58.4, -34.6, 312, 606],
  SA3: [-70.7, -33.4, 236, 490],
  SA4: [-75.6, 6.2, 314, 346],
};

/** Editions may have other ids: their plates stand in rows over the ocean of their zone. */
function spare(index: number): readonly [number, number, number, number] {
  const x = 90 + (index % 7) * 150;
  const y = 110 + Math.floor(index / 7) * 64;
  return [0, 0, x, y];
}

export interface LabPlace {
  /** Foot of the towers. */
  readonly tower: Spot;
  readonly plate: Box;
}

export function labPlace(id: string, index: number): LabPlace {
  const known = PLACES[id];
  const [longitude, latitude, x, y] = known ?? spare(index);
  const [tx, ty] = known ? project([longitude, latitude]) : [x, y - 26];
  return {
    tower: { x: tx, y: ty },
    plate: { x: x - PLATE.w / 2, y: y - PLATE.h / 2, w: PLATE.w, h: PLATE.h },
  };
}

/** Width of a line of display lettering at 80 % stretch, on the generous side. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.485;
}

/** Room for the name of a location. */
export function nameRoom(owned: boolean): number {
  return PLATE.w - (owned ? PLATE.strip + 5 : 9) - 7;
}

/** Middle of the badge of the nth container, on the upper edge of the plate. */
export function badgeAt(nth: number): Spot {
  return { x: PLATE.w - 28 - 23 * nth, y: -3 };
}

/** Where the four figures of a plate begin; one of two digits takes more room. */
export function figuresAt(values: readonly number[], left: number): number[] {
  const room = PLATE.w - left - 5;
  const widths = values.map((value) => 14.5 + 8.4 * String(value).length);
  const gap = (room - widths.reduce((sum, w) => sum + w, 0)) / (values.length - 1);
  let x = left;
  return widths.map((w) => {
    const at = x;
    x += w + gap;
    return at;
  });
}

export const EVENT: Box = { x: 8, y: 424, w: 154, h: 194 };
export const DECKS = {
  small: { x: 674, y: 504, w: 50, h: 68 },
  large: { x: 757, y: 504, w: 50, h: 68 },
  both: { x: 676, y: 606, w: 130, h: 30 },
} as const satisfies Record<string, Box>;
/** Under and around them. */
export const SHELF: Box = { x: 657, y: 494, w: 167, h: 148 };
/** Baseline of the counts under the decks. */
export const COUNTS = 592;

/** Names of the zones with the line below, middle of the text. */
export const ZONE_NAMES: readonly Spot[] = [
  { x: 930, y: 60 },
  { x: 560, y: 74 },
  { x: 210, y: 60 },
];
/** Where the sun stands: before dawn, then in each zone. */
export const SUN = {
  dawn: { x: 1092, y: 44 },
  zones: [
    { x: 930, y: 28 },
    { x: 560, y: 19 },
    { x: 210, y: 27 },
  ],
} as const;
/** What a phone looks at. */
export const ZONE_BOXES: readonly Box[] = [
  { x: 770, y: 80, w: 340, h: 560 },
  { x: 390, y: 80, w: 370, h: 560 },
  { x: 10, y: 80, w: 370, h: 560 },
];

/** The cards on offer lie over the southern ocean while somebody looks at them; on a phone in a column. */
export function offerBoxes(count: number, narrow = false): Box[] {
  const [w, h, gap] = [262, 150, 18];
  const [across, down] = narrow ? [1, count] : [count, 1];
  const left = 560 - (across * w + (across - 1) * gap) / 2;
  const top = 638 - (down * h + (down - 1) * gap);
  return Array.from({ length: count }, (_, i) => ({
    x: left + (narrow ? 0 : i * (w + gap)),
    y: top + (narrow ? i * (h + gap) : 0),
    w,
    h,
  }));
}

export const TRAIL = { top: 652, y: 677, left: 56, right: 1070 } as const;
/** The name of the trail stands on a tab over its left end. */
export const TAB: Box = { x: 0, y: 630, w: 106, h: 22 };

export function trailAt(value: number, most: number): number {
  return TRAIL.left + (TRAIL.right - TRAIL.left) * Math.max(0, Math.min(1, value / most));
}

/** Tokens stand side by side where their values are too close. In the order given. */
export function spread(at: readonly number[], room = 23): number[] {
  const order = at.map((_, i) => i).toSorted((a, b) => at[a]! - at[b]! || a - b);
  let groups = order.map((i) => ({ members: [i], middle: at[i]! }));
  for (let merged = true; merged;) {
    merged = false;
    for (let g = 0; g + 1 < groups.length && !merged; g++) {
      const [a, b] = [groups[g]!, groups[g + 1]!];
      const wanted = ((a.members.length + b.members.length) * room) / 2;
      if (b.middle - a.middle >= wanted - 0.001) continue;
      const members = [...a.members, ...b.members];
      const middle = members.reduce((sum, i) => sum + at[i]!, 0) / members.length;
      const half = ((members.length - 1) * room) / 2;
      groups.splice(g, 2, { members, middle: Math.max(TRAIL.left + half - 22, middle) });
      merged = true;
    }
  }
  const out: number[] = [];
  for (const { members, middle } of groups)
    members.forEach((i, n) => (out[i] = middle + (n - (members.length - 1) / 2) * room));
  return out;
}

/** Width of the lettering of a card on offer. */
export const OFFER_LINE = 236;

/** Words in lines of at most so many letters; what is left over ends in "…". */
export function lines(text: string, letters: number, most: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  if (out.length <= most) return out;
  const kept = out.slice(0, most);
  const end = `${kept[most - 1]!} ${out[most]!}`;
  kept[most - 1] = `${end.slice(0, letters - 1).trimEnd()}…`;
  return kept;
}
