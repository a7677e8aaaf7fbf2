/** The final count as it is drawn: which lines, and how things stand after some of them. */
import type { CountLine, FinalCount } from '@boardroom/kernel';

/** Lines that bring nobody anything are left out, except for learners. */
export function linesOf({ lines }: FinalCount, teaching: boolean): readonly CountLine[] {
  const telling = lines.filter(({ values }) => values.some((value) => value !== 0));
  return teaching || telling.length === 0 ? lines : telling;
}

/** Totals after so many lines. */
export function totalsAfter(lines: readonly CountLine[], shown: number): number[] {
  const [first] = lines;
  return (first?.values ?? []).map((_, seat) =>
    lines.slice(0, shown).reduce((sum, { values }) => sum + values[seat]!, 0),
  );
}

/** The longest bar: the most anybody ever has above the line. */
export function longest(lines: readonly CountLine[]): number {
  const [first] = lines;
  const sums = (first?.values ?? []).map((_, seat) =>
    lines.reduce((sum, { values }) => sum + Math.max(0, values[seat]!), 0),
  );
  return Math.max(1, ...sums);
}
