/** How large a board is drawn where it is larger than its window, and what of it is in sight. */

/** A part of the board, as fractions of its width and height. */
export interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/**
 * Least width at which lettering does not collide, and the most that helps, of a board as printed; a
 * wider shape of it needs as much more.
 */
const LEAST = 720;
const MOST = 1160;
export const leastWidth = (stretch: number): number => LEAST * stretch;
const AROUND = 20;

export const WHOLE: Part = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** The smallest part that holds all of them. */
export function around(parts: readonly Part[]): Part | null {
  if (parts.length === 0) return null;
  return parts.reduce((all, { x0, y0, x1, y1 }) => ({
    x0: Math.min(all.x0, x0),
    y0: Math.min(all.y0, y0),
    x1: Math.max(all.x1, x1),
    y1: Math.max(all.y1, y1),
  }));
}

/** Width of the board at which the part just fits into the window, not bounded. */
export function widthFor({ x0, y0, x1, y1 }: Part, window: Window, ratio: number): number {
  return Math.min(
    (window.width - AROUND) / Math.max(0.02, x1 - x0),
    ((window.height - AROUND) * ratio) / Math.max(0.02, y1 - y0),
  );
}

/** Never smaller than the whole board would be drawn, nor than it can be read. */
export function boundedWidth(
  wanted: number,
  window: Window,
  ratio: number,
  stretch: number,
): number {
  const fitted = Math.min(window.width, window.height * ratio);
  return Math.max(fitted, LEAST * stretch, Math.min(MOST * stretch, wanted));
}
