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

/** As many of them as one part of this size holds; of equally many the first. */
export function together(parts: readonly Part[], size: Window): readonly Part[] {
  let most: readonly Part[] = [];
  for (const { x0 } of parts)
    for (const { y0 } of parts) {
      const held = parts.filter(
        (part) =>
          part.x0 >= x0 &&
          part.y0 >= y0 &&
          part.x1 <= x0 + size.width &&
          part.y1 <= y0 + size.height,
      );
      if (held.length > most.length) most = held;
    }
  return most;
}

/**
 * What a phone shows of a question: all lit places, with what it is about if there is room for both;
 * where they lie too far apart, as many as there is room for, never the middle between them.
 */
export function framing(
  lit: readonly Part[],
  about: Part | null,
  { room, ratio, stretch }: { room: Window; ratio: number; stretch: number },
): { box: Part | null; isWhole: boolean } {
  const least = leastWidth(stretch);
  const fits = (part: Part): boolean => widthFor(part, room, ratio) >= least - 1;
  const all = around(lit);
  if (!all) return { box: null, isWhole: true };
  const both = about && around([...lit, about]);
  if (both && fits(both)) return { box: both, isWhole: true };
  if (fits(all)) return { box: all, isWhole: true };
  const size = {
    width: (room.width - AROUND) / least,
    height: ((room.height - AROUND) * ratio) / least,
  };
  return { box: around(together(lit, size)) ?? all, isWhole: false };
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
