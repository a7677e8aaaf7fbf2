/** Figures as one line: the middle, the slow end and the worst of many. */
export function summary(name: string, values: readonly number[], unit = 'ms'): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(
      1,
    );
  return `${name}: median ${at(0.5)} ${unit}, 95 % ${at(0.95)} ${unit}, worst ${at(1)} ${unit} (${values.length})`;
}
