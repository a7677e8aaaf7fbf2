/** How much room lines of figures take on a card. */
import type { FigureLine } from './looks.ts';

export const lineHeight = ({ large, boxes, discs }: FigureLine): number =>
  large ? 76 : boxes || discs ? 56 : 46;
export const heightOf = (lines: readonly FigureLine[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0);
