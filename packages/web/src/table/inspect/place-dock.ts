/** Where the card of a thing lies: over the log, in the half of the board the thing is not in, or as a sheet. */
import type { Box } from '../tutor/place-card.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Null where it is not in sight. */
  readonly side: Box | null;
  readonly stage: Box | null;
  /** The decision, which a card never covers. */
  readonly bar: Box;
}

export interface Dock {
  readonly form: 'side' | 'half' | 'sheet' | 'column';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Most pixels high; a sheet stands on its lower edge. */
  readonly height: number;
}

const MARGIN = 8;
const HALF = 330;
export const COLUMN = 318;
/** What a sheet leaves of the board. */
const LEFT_OPEN = 150;
const SHEET = 0.74;

export function placeDock({ width, height, side, stage, bar }: Frame, thing: Box | null): Dock {
  if (width <= 720 && height > width) {
    const top = stage && stage.height > 0 ? stage.y : 0;
    const room = Math.min(SHEET * height, bar.y - top - LEFT_OPEN);
    const high = Math.max(220, room);
    return { form: 'sheet', left: 0, top: bar.y - high, width, height: high };
  }
  const board = stage ?? { x: 0, y: 0, width, height: bar.y };
  if (height <= 480) {
    // Beside the decision, over one's own things where they are raised.
    const right = bar.x > 0 ? bar.x : board.x + board.width;
    const left = Math.max(0, right - COLUMN);
    return { form: 'column', left, top: board.y, width: COLUMN, height: board.height };
  }
  if (side && side.width >= 200)
    return {
      form: 'side',
      left: side.x + MARGIN,
      top: side.y + MARGIN,
      width: side.width - 2 * MARGIN,
      height: side.height - 2 * MARGIN,
    };
  const middle = board.x + board.width / 2;
  const left = thing !== null && thing.x + thing.width / 2 > middle;
  return {
    form: 'half',
    left: left ? board.x + MARGIN : board.x + board.width - HALF - MARGIN,
    top: board.y + MARGIN,
    width: HALF,
    height: board.height - 2 * MARGIN,
  };
}
