import type { GameRow } from '@boardroom/lab';
import { writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

/** One line per game, with a column per seat for bots, scores and places. */
export function writeRows(path: string, rows: readonly GameRow[], seats: number): void {
  const head = [
    'number',
    'seed',
    'moves',
    'error',
    ...columns('bot', seats),
    ...columns('score', seats),
    ...columns('place', seats),
  ];
  const lines = rows.map((row) =>
    [row.number, row.seed, row.moves, row.error, ...row.bots, ...row.scores, ...row.places]
      .map(cell)
      .join(','),
  );
  try {
    writeFileSync(path, `${[head.join(','), ...lines].join('\n')}\n`);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}`);
  }
}

function columns(name: string, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `${name}${seat}`);
}

function cell(value: number | string): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
