/** Where the columns of a history stand: luck above, own decisions below. Pure. */
import type { Estimate } from '@boardroom/insight';

/** A strip of the drawing; its ends are shares of the win. */
export interface Lane {
  readonly top: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
}

export const yOf = ({ top, height, from, to }: Lane, share: number): number =>
  top + ((to - share) / (to - from)) * height;

/** As far down as up. */
export function luckLane(values: readonly number[]): Lane {
  const most = Math.max(0.2, ...values.map(Math.abs));
  return { top: 10, height: 100, from: -most, to: most };
}

export function ownLane(values: readonly number[], means: readonly (Estimate | null)[]): Lane {
  const line = means.flatMap((mean) => (mean ? [mean.value - mean.se, mean.value + mean.se] : []));
  const all = [...values, ...line];
  return {
    top: 130,
    height: 130,
    from: Math.min(-0.1, ...all),
    to: Math.max(0, ...all),
  };
}

/** Round shares between the ends of a lane, nought left out. */
export function marksOf({ from, to }: Lane): number[] {
  const step = [0.05, 0.1, 0.2, 0.5].find((wide) => (to - from) / wide <= 4) ?? 1;
  const first = Math.ceil(from / step + 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step).filter(
    (share) => Math.abs(share) > 1e-9,
  );
}

/** A path through points, and back below them: a band as wide as the doubt. */
export function bandOf(points: readonly { x: number; low: number; high: number }[]): string {
  const there = points.map(({ x, high }) => `${x.toFixed(1)} ${high.toFixed(1)}`);
  const back = points.toReversed().map(({ x, low }) => `${x.toFixed(1)} ${low.toFixed(1)}`);
  return points.length === 0 ? '' : `M${[...there, ...back].join('L')}Z`;
}
