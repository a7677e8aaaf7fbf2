/** Where things lie on the table, in units of the board. Pure geometry. */
import type { Seat } from '@boardroom/kernel';

export const WIDTH = 1120;
export const HEIGHT = 710;

/** The table top: an ellipse, with the felt inside of it. */
export const TABLE = { cx: 560, cy: 342, rx: 420, ry: 250 } as const;
export const FELT = { rx: 376, ry: 210 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** All that belongs to one player round the table. */
export interface Place {
  readonly portrait: Spot;
  /** Direction of the chair, in degrees; 90 is the lower edge. */
  readonly angle: number;
  /** Whether the name stands beside the portrait or on a plate below it. */
  readonly label: 'beside' | 'below';
  readonly card: Spot & { readonly turn: number };
  /** Foot of the stack of prestige bid. */
  readonly bid: Spot;
}

const BOTTOM: Place = {
  portrait: { x: 560, y: 646 },
  angle: 90,
  label: 'beside',
  card: { x: 464, y: 488, turn: -4 },
  bid: { x: 630, y: 520 },
};
const LEFT: Place = {
  portrait: { x: 104, y: 376 },
  angle: 172,
  label: 'below',
  card: { x: 246, y: 390, turn: 8 },
  bid: { x: 312, y: 478 },
};
const TOP_LEFT: Place = {
  portrait: { x: 236, y: 80 },
  angle: 228,
  label: 'below',
  card: { x: 296, y: 240, turn: -8 },
  bid: { x: 206, y: 326 },
};
const TOP: Place = {
  portrait: { x: 560, y: 56 },
  angle: 270,
  label: 'beside',
  card: { x: 630, y: 174, turn: 4 },
  bid: { x: 680, y: 196 },
};
const TOP_RIGHT: Place = {
  portrait: { x: 884, y: 80 },
  angle: 312,
  label: 'below',
  card: { x: 826, y: 242, turn: 8 },
  bid: { x: 878, y: 330 },
};
const RIGHT: Place = {
  portrait: { x: 1016, y: 376 },
  angle: 8,
  label: 'below',
  card: { x: 874, y: 390, turn: -8 },
  bid: { x: 766, y: 490 },
};

/** Clockwise from the lower edge, by number of players. */
const ROUND: Readonly<Record<number, readonly Place[]>> = {
  2: [BOTTOM, TOP],
  3: [BOTTOM, TOP_LEFT, TOP_RIGHT],
  4: [BOTTOM, LEFT, TOP, RIGHT],
  5: [BOTTOM, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT],
  6: [BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT],
};

/** The place of a seat: whoever looks sits at the lower edge, the others clockwise. */
export function placeOf(seat: Seat, players: number, viewer: Seat | null): Place {
  const first = viewer !== null && viewer < players ? viewer : 0;
  return ROUND[players]![(seat - first + players) % players]!;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const PORTRAIT = 44;
/** Action cards on the table. */
export const CARD = { w: 60, h: 82 } as const;

export const PROJECT: Box = { x: 426, y: 200, w: 158, h: 214 };
/** Outline of the project card with its roundel, a little outside of it. */
export const PROJECT_RING =
  `M${PROJECT.x + 12} ${PROJECT.y - 3}h103.900a32 32 0 1 1 45.100 45.100v159.900` +
  'a15 15 0 0 1-15 15h-134a15 15 0 0 1-15-15v-190a15 15 0 0 1 15-15Z';
export const CARRIED: Box = { x: 350, y: 240, w: 104, h: 140 };
export const PILE: Box = { x: 604, y: 232, w: 178, h: 86 };
export const STACKS: Box = { x: 604, y: 322, w: 124, h: 138 };
export const FATE: Box = { x: 734, y: 324, w: 84, h: 112 };
/** The four windows, on a plate in the lower right corner. */
export const LAMPS: Box = { x: 806, y: 604, w: 298, h: 90 };
/** Packs in the lower left corner. */
const DECKS: Box = { x: 16, y: 570, w: 330, h: 126 };

export function lampAt(window: number): Box {
  const i = window - 1;
  return { x: LAMPS.x + 8 + (i % 2) * 142, y: LAMPS.y + 8 + (i >> 1) * 38, w: 140, h: 36 };
}

export type Pack = 'backlog' | 'leaders' | 'closed' | 'bank';
const PACKS: readonly Pack[] = ['backlog', 'leaders', 'closed', 'bank'];
/** Centre of a pack; its words stand below it. */
export function packAt(pack: Pack): Spot {
  return { x: 60 + PACKS.indexOf(pack) * 80, y: 618 };
}

/** Eight Team Leader cards to choose from, in two rows on the felt. */
export function leaderAt(index: number): Spot {
  return { x: 560 + ((index % 4) - 1.5) * 152, y: index < 4 ? 252 : 402 };
}

/** Rough width of a line of the display face; generous, so that what fits here fits on screen. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.56;
}

/** Cuts a name that would not fit, with an ellipsis. */
export function fitted(text: string, size: number, room: number): string {
  const most = Math.floor(room / (size * 0.56));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

/** Breaks words into lines of at most so many characters. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** A name on two lines: the last word stands alone. */
export function halves(name: string): string[] {
  const space = name.lastIndexOf(' ');
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

const NAME = { w: 156, h: 45 } as const;

/** The plate with the name, or the lines beside the portrait. */
export function nameBox({ portrait: { x, y }, label }: Place): Box {
  if (label === 'below') return { x: x - NAME.w / 2, y: y + 50, w: NAME.w, h: NAME.h };
  return { x: x + 58, y: y - 24, w: 170, h: 44 };
}

/** The pill with the amount of a bid, right of its stack. */
export function bidBox({ bid }: Place, text: string): Box {
  return { x: bid.x + 20, y: bid.y - 32, w: Math.max(38, 20 + text.length * 9.6), h: 32 };
}

function portraitBox({ portrait: { x, y } }: Place): Box {
  return { x: x - 46, y: y - 46, w: 92, h: 92 };
}

function cardBox({ card: { x, y } }: Place): Box {
  return { x: x - CARD.w / 2, y: y - CARD.h / 2, w: CARD.w, h: CARD.h };
}

/** The outline of an Action card, turned as the card lies. */
export function cardRing({ card: { x, y, turn } }: Place, turned: boolean): string {
  const [w, h, r] = [CARD.w / 2 + 3, CARD.h / 2 + 3, 11];
  const a = turned ? (turn * Math.PI) / 180 : 0;
  const at = (dx: number, dy: number): string =>
    `${(x + dx * Math.cos(a) - dy * Math.sin(a)).toFixed(1)} ${(y + dx * Math.sin(a) + dy * Math.cos(a)).toFixed(1)}`;
  const arc = (dx: number, dy: number): string => `A${r} ${r} 0 0 1 ${at(dx, dy)}`;
  return (
    `M${at(r - w, -h)}L${at(w - r, -h)}${arc(w, r - h)}L${at(w, h - r)}${arc(w - r, h)}` +
    `L${at(r - w, h)}${arc(-w, h - r)}L${at(-w, r - h)}${arc(r - w, -h)}Z`
  );
}

export function stackBox({ bid: { x, y } }: Place): Box {
  return { x: x - 18, y: y - 46, w: 36, h: 54 };
}

/** Everything with words or a meaning of its own, by name: no two of them may overlap. */
export function labelled(players: number, bid = '128 high'): Record<string, Box> {
  const found: Record<string, Box> = {
    project: PROJECT,
    // The strip that looks out from below the project.
    carried: { x: CARRIED.x, y: CARRIED.y - 12, w: PROJECT.x - CARRIED.x, h: CARRIED.h + 12 },
    pile: PILE,
    stacks: STACKS,
    fate: FATE,
    lamps: LAMPS,
    decks: DECKS,
  };
  ROUND[players]!.forEach((place, i) => {
    found[`portrait ${i}`] = portraitBox(place);
    found[`name ${i}`] = nameBox(place);
    found[`card ${i}`] = cardBox(place);
    found[`stack ${i}`] = stackBox(place);
    found[`bid ${i}`] = bidBox(place, bid);
  });
  return found;
}
