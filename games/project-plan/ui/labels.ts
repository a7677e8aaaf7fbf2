/** Where the lettering of cells stands, and how wide lettering is. */
import { cellBox, isFlat, sideOf, strips } from './ring.ts';
import type { Point, Ring } from './ring.ts';

export interface ContractLabels {
  /** Middle of the lettering. */
  readonly x: number;
  /** Base lines of the two lines of the name. */
  readonly name: readonly [number, number];
  /** The picture stands beside the figure. */
  readonly icon: Point;
  readonly figure: Point;
}

/** Fees and prices are a little larger than names. */
export const figureSize = ({ letter }: Ring): number => letter + 1.2;
/** The picture beside a figure. */
export const iconSize = ({ letter }: Ring): number => letter + 3;

/** Where name, picture and figure of a contract's cell are; upright on all four sides. */
export function contractLabels(r: Ring, cell: number, figure: string): ContractLabels {
  const { x, y, w, h } = cellBox(r, cell);
  const { bar, edge } = strips(r, cell);
  const side = sideOf(cell);
  const flat = isFlat(cell);
  const from = !flat ? y : side === 'bottom' ? y + bar.h : y + edge.h;
  const room = flat ? h - bar.h - edge.h : h;
  const mid = flat
    ? x + w / 2
    : side === 'left'
      ? x + edge.w + (w - bar.w - edge.w) / 2
      : x + bar.w + (w - bar.w - edge.w) / 2;
  const first = from + (room - 3 * r.line) / 2 + 0.8 * r.line;
  const half = widthOf(figure, figureSize(r)) / 2;
  const icon = iconSize(r);
  const base = first + 2 * r.line + 1.5;
  return {
    x: mid,
    name: [first, first + r.line],
    icon: [mid - half - 3, base - 0.36 * figureSize(r)],
    figure: [mid + icon / 2, base],
  };
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
