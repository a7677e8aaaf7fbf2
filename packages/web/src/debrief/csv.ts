import type { Chart } from '@boardroom/kernel';

/** All charts as one table of figures. */
export function csvOf(charts: readonly Chart[], names: readonly string[]): string {
  const quote = (value: string | number): string =>
    typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
  const rows = ['chart,series,player,at,value'];
  for (const { id, along, series } of charts)
    for (const { seat, key = '', values } of series)
      for (const [i, value] of values.entries())
        rows.push([id, key, names[seat] ?? 'table', along[i] ?? i, value].map(quote).join(','));
  return `${rows.join('\n')}\n`;
}
