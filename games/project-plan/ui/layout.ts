/** The sheets in the middle: which there are, and where the one a question is about lies. */
import { door, SHEETS, sideOf } from './ring.ts';
import type { Ring, Spot } from './ring.ts';

/** Smallest lettering of a sheet; the stage makes it larger where it could not be read. */
export const SMALLEST = 14.2;
/** Four lines of a settlement. */
export const DEBT_HEIGHT = 196;

/** A deal or a settlement takes the card's place and the one beside it, with a gap between. */
export const MAT = { w: SHEETS.card[0] + 14 + SHEETS.side[0], h: SHEETS.card[1] } as const;

/** A phone shows about so much of the board's width: sheets are no wider. */
export const GLASS = 380;
/** With somebody beside it the card leaves out most of its fees on a phone. */
export const SHORT_CARD = 214;

export interface QuestionPlaces {
  readonly card: Spot;
  readonly side: Spot;
  readonly cardSize: readonly [w: number, h: number];
}

/**
 * Where the contract in question and the sheet about it lie. On a phone one below the other and next
 * to the contract's cell, so that all three are seen at once.
 */
export function questionPlaces(
  r: Ring,
  cell: number,
  narrow: boolean,
  beside: number,
): QuestionPlaces {
  const { card, side } = r.spots;
  if (!narrow) return { card, side, cardSize: SHEETS.card };
  const own = beside > 0 ? SHORT_CARD + 12 + beside : SHEETS.card[1];
  const scale = Math.min(card[2], (r.garden.h - 30) / own);
  const wide = SHEETS.card[0] * scale;
  const tall = (beside > 0 ? SHORT_CARD : SHEETS.card[1]) * scale;
  const all = own * scale;
  const [a, b] = door(r, cell);
  const { garden } = r;
  const within = (at: number, from: number, room: number): number =>
    Math.max(from + 8, Math.min(from + room - 8, at));
  const where = sideOf(cell);
  const x =
    where === 'left'
      ? garden.x + 4
      : where === 'right'
        ? garden.x + garden.w - 4 - wide
        : within(a - wide / 2, garden.x, garden.w - wide);
  const y =
    where === 'top'
      ? garden.y + 10
      : where === 'bottom'
        ? garden.y + garden.h - 14 - all
        : within(b - all / 2, garden.y, garden.h - all);
  return {
    card: [x, y, scale],
    side: [x, y + tall + 12 * scale, scale],
    cardSize: [SHEETS.card[0], tall / scale],
  };
}

/** A beam from the contract card to its cell, as path data. */
export function beam(
  r: Ring,
  cell: number,
  [x, y, scale]: Spot,
  [w, h]: readonly number[],
): string {
  const [a, b] = door(r, cell);
  const [cx, cy] = [x + (w! * scale) / 2, y + (h! * scale) / 2];
  const length = Math.hypot(a - cx, b - cy) || 1;
  const [nx, ny] = [(-(b - cy) / length) * 26, ((a - cx) / length) * 26];
  return `M${a} ${b}L${cx + nx} ${cy + ny}L${cx - nx} ${cy - ny}Z`;
}
