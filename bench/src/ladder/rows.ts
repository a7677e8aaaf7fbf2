/** What a ladder writes down: a line of JSON for each game, so that files of several runs can be added up. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { GameRow } from '@boardroom/lab';
import { SEEDS } from './cells.ts';
import type { Cell } from './cells.ts';

export interface LadderRow extends Omit<GameRow, 'watched'> {
  /** The id of the cell it was played for. */
  readonly cell: string;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Of the machine that played it. */
  readonly cpuSeconds: number;
  readonly seconds: number;
}

export function readRows(files: readonly string[]): LadderRow[] {
  const seen = new Map<string, LadderRow>();
  for (const file of files)
    if (existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n'))
        if (line) {
          const row = JSON.parse(line) as LadderRow;
          seen.set(`${row.cell} ${row.number} ${row.seed}`, row);
        }
  return [...seen.values()];
}

export function appendRow(file: string, row: LadderRow): void {
  appendFileSync(file, `${written(row)}\n`);
}

/** Times to the thousandth: what is kept of them tells no more. */
function written(row: LadderRow): string {
  return JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(1000 * value) / 1000 : value,
  );
}

/** Rows of a cell, played on its seeds. */
export function rowsOf({ id, seeds = SEEDS }: Cell, rows: readonly LadderRow[]): LadderRow[] {
  return rows.filter(({ cell, seed }) => cell === id && seed.startsWith(`${seeds}-`));
}

/** Numbers of the games of a cell that are still to be played. */
export function openNumbers(cell: Cell, rows: readonly LadderRow[]): number[] {
  const done = new Set(rowsOf(cell, rows).map(({ number }) => number));
  return Array.from({ length: cell.games }, (_, number) => number).filter((n) => !done.has(n));
}
