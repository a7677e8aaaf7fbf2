/** In which order partings are told: what mattered most first, and before it what it came of. */
import type { Parting, PartingCame } from './types.ts';

/** How far apart the branches are for sure. */
const sureness = ({ apart: { value, se } }: PartingCame): number => value - se;

/** What matters at least so much of what it led to is told before it. */
const PART = 0.25;

export function inOrder(partings: readonly PartingCame[]): PartingCame[] {
  const left = partings.toSorted((a, b) => sureness(b) - sureness(a));
  const told: PartingCame[] = [];
  while (left.length > 0) {
    const next = causeOf(left[0]!, left);
    left.splice(left.indexOf(next), 1);
    told.push(next);
  }
  return told;
}

/**
 * The first parting that split the tables just so. What the class shows of the later one it shows of the
 * earlier one too, and many a choice is only open to who chose so before.
 */
function causeOf(one: PartingCame, all: readonly PartingCame[]): PartingCame {
  let first = one;
  for (const other of all)
    if (
      other.byBots === 'different' &&
      sureness(other) >= PART * sureness(one) &&
      beganAt(other.parting) < beganAt(first.parting) &&
      mayLeadTo(other.parting, one.parting)
    )
      first = other;
  return first;
}

/** Whether more games may yet show that it belongs before something that matters so much for sure. */
export function mayBeTold({ byBots, apart: { value, se } }: PartingCame, sure: number): boolean {
  return byBots !== 'different' && value + 2 * se >= PART * sure;
}

export function beganAt({ branches }: Parting): number {
  return Math.min(...branches.flatMap(({ at }) => at));
}

/** Whether the tables that part at the later moment had parted just so at the earlier one. */
export function mayLeadTo(earlier: Parting, later: Parting): boolean {
  if (beganAt(earlier) >= beganAt(later)) return false;
  const sides = later.branches.map(({ tables }) => {
    const at = new Set(tables.map((table) => sideOf(earlier, table)));
    return at.size === 1 ? [...at][0]! : -1;
  });
  return !sides.includes(-1) && new Set(sides).size === sides.length;
}

/**
 * Of each parting how many later ones it may have led to; 0 if it may itself come of an earlier one. Once
 * tables have parted they stand differently, so most of what splits them just so afterwards comes of it.
 */
export function leadsOf(partings: readonly Parting[]): number[] {
  return partings.map((one) =>
    partings.some((other) => mayLeadTo(other, one))
      ? 0
      : partings.filter((other) => mayLeadTo(one, other)).length,
  );
}

function sideOf({ branches }: Parting, table: number): number {
  return branches.findIndex(({ tables }) => tables.includes(table));
}
