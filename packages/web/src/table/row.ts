/** How many buttons of a row fit whole. */
export interface RowRoom {
  readonly width: number;
  readonly gap: number;
  /** Width of the button that stands for the rest, if not all fit. */
  readonly more: number;
}

export function wholeOnes(widths: readonly number[], { width, gap, more }: RowRoom): number {
  const upTo = (count: number): number =>
    widths.slice(0, count).reduce((sum, one) => sum + one, 0) + gap * Math.max(0, count - 1);
  if (upTo(widths.length) <= width) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && upTo(count) + gap + more > width) count--;
  return count;
}
