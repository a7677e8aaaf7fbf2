/** Scales, spreads and figures of drawings. Pure. */
import { amount, signed } from '@boardroom/ui-kit';
import type { Estimate } from '@boardroom/insight';
import type { Scale, Spread } from '../types.ts';

/** ± is an interval that holds the truth 95 times in 100. */
export const INTERVAL = 1.96;

/** Round figures around all values, nought within if it is near. */
export function scaleOf(values: readonly number[], about = 5): Scale {
  const known = values.filter(Number.isFinite);
  let [low, high] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1];
  if (low > 0 && low < 0.4 * high) low = 0;
  if (high - low < 1e-9) [low, high] = [low - 1, high + 1];
  const rough = (high - low) / about;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  // Results are whole numbers, and so are the marks between them.
  const steps = [1, 2, 2.5, 5, 10].map((n) => n * unit).filter(Number.isInteger);
  const step = steps.find((n) => n >= rough - 1e-9)!;
  const from = Math.floor(low / step + 1e-9) * step;
  const to = Math.ceil(high / step - 1e-9) * step;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((from + i * step).toFixed(6)));
  return { from, to, ticks, digits: to - from < 20 ? 1 : 0 };
}

const POINTS = 48;
/** Of the length of the scale. */
const SMOOTH = 0.035;

/** How often games ended where, as a smooth curve; heights are as they come. */
function densityOf(scores: readonly number[], { from, to }: Scale): number[] {
  const width = Math.max(1e-9, SMOOTH * (to - from));
  return Array.from({ length: POINTS }, (_, i) => {
    const x = from + ((to - from) * i) / (POINTS - 1);
    let sum = 0;
    for (const score of scores) {
      const z = (score - x) / width;
      if (Math.abs(z) < 4) sum += Math.exp((-z * z) / 2);
    }
    return sum / Math.max(1, scores.length);
  });
}

export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0;
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

/** Spreads that stand above each other: the highest of all curves is 1. */
export function spreadsOf(lists: readonly (readonly number[])[], scale: Scale): Spread[] {
  const curves = lists.map((scores) => densityOf(scores, scale));
  const most = Math.max(1e-9, ...curves.flat());
  return lists.map((scores, i) => {
    const sorted = scores.toSorted((a, b) => a - b);
    return {
      mean: meanOf(scores),
      low: quantile(sorted, 0.1),
      high: quantile(sorted, 0.9),
      curve: curves[i]!.map((height) => Number((height / most).toFixed(3))),
    };
  });
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** "124", "1,240", "6.5". */
export const figure = (value: number, digits = 0): string => amount(rounded(value, digits));
export const gain = (value: number, digits = 0): string => signed(rounded(value, digits));

/** "11 ± 4", without a sign. */
export function withError({ value, se }: Estimate, digits = 0): string {
  const error = INTERVAL * se;
  const fine = digits === 0 && error < 1 ? 1 : digits;
  return `${figure(Math.abs(value), fine)} ± ${figure(error, fine)}`;
}

/** Wilson's interval of a share, for so many standard deviations. */
export function wilson(hits: number, n: number, z = 1.2816): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half =
    (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
