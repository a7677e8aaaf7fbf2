/** The measures of a fold as the style sheets know them. */
import type { Fold } from './fold.ts';

export function frameStyle({ top, bar, rail, side, under }: Fold): string {
  return `--top:${top}px;--bar-h:${bar}px;--rail:${rail}px;--side:${side}px;--under:${under}px`;
}
