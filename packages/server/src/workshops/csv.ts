/** Tables as text: comma-separated values by RFC 4180. */
export type Cell = string | number | null;

/** A spreadsheet takes such a beginning for a formula; what people wrote is none. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}
