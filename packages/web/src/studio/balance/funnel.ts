/** Where the things stand: change of power against how often they are used. */
import type { ThingRow } from '@boardroom/lab/balance';

interface Dot {
  readonly index: number;
  readonly row: ThingRow;
  /** Uses of both editions, the mean that counts for an interval. */
  readonly uses: number;
  readonly change: number;
  readonly safe: number;
}

export interface Funnel {
  readonly dots: readonly Dot[];
  readonly mostUses: number;
  /** In parts of the win, the same up and down. */
  readonly reach: number;
  /** Half the width of chance by uses, for things nobody changed. */
  readonly band: readonly { readonly uses: number; readonly half: number }[];
}

const STEPS = 24;
const LEAST_REACH = 0.1;
const MOST_REACH = 0.4;

export function funnelOf(things: readonly ThingRow[]): Funnel {
  const dots = things.flatMap((row, index): Dot[] => {
    if (!row.power) return [];
    const [a, b] = row.counts;
    const { difference, safe } = row.power;
    return [{ index, row, uses: 2 / (1 / a + 1 / b), change: difference, safe }];
  });
  const mostUses = Math.max(100, ...dots.map(({ uses }) => uses));
  const furthest = Math.max(0, ...dots.map(({ change }) => Math.abs(change)));
  const reach = Math.min(MOST_REACH, Math.max(LEAST_REACH, 1.15 * furthest));
  // Every thing has an interval of its own; the band is that of the middle one.
  const widths = dots
    .filter(({ row }) => !row.thing.changed)
    .map(({ safe, uses }) => safe * Math.sqrt(uses))
    .toSorted((a, b) => a - b);
  const width = widths[widths.length >> 1] ?? 0;
  const band = Array.from({ length: STEPS + 1 }, (_, i) => {
    const uses = mostUses * (0.03 + (0.97 * i) / STEPS);
    return { uses, half: Math.min(reach, width / Math.sqrt(uses)) };
  });
  return { dots, mostUses, reach, band };
}
