/**
 * Which game is played next: always one of the cell that is least done, so that all cells have some
 * games whenever the time is up.
 */
import type { Cell } from './cells.ts';
import { openNumbers } from './rows.ts';
import type { LadderRow } from './rows.ts';

export interface Task {
  readonly cell: Cell;
  readonly number: number;
}

export interface Schedule {
  /** A game that is likely to end within so many seconds, or null if there is none. */
  next(left: number): Task | null;
  /** A game of the cell took so long. */
  took(cell: Cell, seconds: number): void;
  readonly open: number;
}

/** A game may take so many times as long as those of its cell before it. */
const PATIENCE = 1.5;

export function newSchedule(cells: readonly Cell[], rows: readonly LadderRow[]): Schedule {
  const plans = cells.map((cell) => {
    const numbers = openNumbers(cell, rows);
    const own = rows.filter((row) => row.cell === cell.id);
    return { cell, numbers, longest: Math.max(0, ...own.map(({ seconds }) => seconds)) };
  });
  return {
    next(left) {
      let best: (typeof plans)[number] | null = null;
      for (const plan of plans)
        if (plan.numbers.length > 0 && PATIENCE * plan.longest <= left)
          if (!best || part(plan) > part(best)) best = plan;
      return best && { cell: best.cell, number: best.numbers.shift()! };
    },
    took(cell, seconds) {
      const plan = plans.find((each) => each.cell === cell)!;
      plan.longest = Math.max(plan.longest, seconds);
    },
    get open() {
      return plans.reduce((sum, { numbers }) => sum + numbers.length, 0);
    },
  };
}

/** The part of a cell that is still open. */
function part({ cell, numbers }: { cell: Cell; numbers: readonly number[] }): number {
  return numbers.length / cell.games;
}
