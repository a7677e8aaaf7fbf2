/**
 * Which game is played next: always one of the cell that is least done, so that all cells have some
 * games whenever the time is up.
 */
import { DEAR } from './cells.ts';
import type { Cell } from './cells.ts';
import { openNumbers, rowsOf } from './rows.ts';
import type { LadderRow } from './rows.ts';

export interface Task {
  readonly cell: Cell;
  readonly number: number;
}

type Cost = Pick<LadderRow, 'seconds' | 'cpuSeconds'>;

interface Plan {
  readonly cell: Cell;
  /** Games that are still to be played. */
  readonly numbers: number[];
  played: number;
  longest: number;
  cpuSeconds: number;
}

export interface Schedule {
  /** A game that is likely to end within so many seconds, or null if there is none. */
  next(left: number): Task | null;
  /** A game of the cell has been played. */
  took(cell: Cell, cost: Cost): void;
  readonly open: number;
}

/** A game may take so many times as long as those of its cell before it. */
const PATIENCE = 1.5;

export function newSchedule(cells: readonly Cell[], rows: readonly LadderRow[]): Schedule {
  const plans = cells.map((cell): Plan => {
    const plan = {
      cell,
      numbers: openNumbers(cell, rows),
      played: 0,
      longest: 0,
      cpuSeconds: 0,
    };
    for (const row of rowsOf(cell, rows)) addCost(plan, row);
    return plan;
  });
  return {
    next(left) {
      let best: Plan | null = null;
      for (const plan of plans)
        if (part(plan) > 0 && PATIENCE * plan.longest <= left)
          if (!best || part(plan) > part(best)) best = plan;
      return best && { cell: best.cell, number: best.numbers.shift()! };
    },
    took(cell, cost) {
      addCost(
        plans.find((each) => each.cell === cell)!,
        cost,
      );
    },
    get open() {
      return plans.reduce((sum, plan) => sum + open(plan), 0);
    },
  };
}

function addCost(plan: Plan, { seconds, cpuSeconds }: Cost): void {
  plan.played++;
  plan.longest = Math.max(plan.longest, seconds);
  plan.cpuSeconds += cpuSeconds;
}

/** How many games are wanted, as far as is known what one costs. */
function wanted({ cell, played, cpuSeconds }: Plan): number {
  const { games, enough = games, dear = DEAR } = cell;
  return cpuSeconds > dear * played ? Math.min(games, enough) : games;
}

function open(plan: Plan): number {
  return Math.max(0, wanted(plan) - (plan.cell.games - plan.numbers.length));
}

/** The part of a cell that is still open. */
function part(plan: Plan): number {
  return open(plan) / wanted(plan);
}
