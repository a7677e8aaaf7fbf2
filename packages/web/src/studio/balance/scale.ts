/** Where dots and bars stand: the rows of one group that share a unit share a scale. */
import type { Row } from '@boardroom/lab/balance';

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Shares of the win of one group together; every other row for itself. */
export function scaleOf(row: Row, rows: readonly Row[]): Scale {
  const { group, fair } = row.measure;
  const shared =
    fair === undefined
      ? [row]
      : rows.filter(({ measure }) => measure.group === group && measure.fair !== undefined);
  const ends = shared.flatMap(({ base, fork, measure }) => [
    base.low,
    base.high,
    fork.low,
    fork.high,
    ...(measure.fair === undefined ? [] : [measure.fair]),
  ]);
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const middle = (low + high) / 2;
  // Where nothing spreads, a dot stands in the middle; a small difference is not blown up.
  const least = Math.max(Math.abs(middle) * 0.06, row.same * 1.2, 1e-9);
  const half = Math.max((high - low) / 2, least) * 1.12;
  return { from: middle - half, to: middle + half };
}

/** In parts of a hundred, cut off at the ends. */
export function place({ from, to }: Scale, value: number): number {
  return Math.max(0, Math.min(100, (100 * (value - from)) / (to - from)));
}
