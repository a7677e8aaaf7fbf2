/** How a seat played one game, in numbers that a classifier can look at: how often it made each kind of move. */
import type { Move, MoveValue } from '@boardroom/kernel';

/** Counts of one seat in one game, by kind of move. */
export type Marks = Map<string, number>;

/** A list is told by its length, a large number by its size. */
function bucket(value: MoveValue): string {
  if (Array.isArray(value)) return `#${Math.min(value.length, 4)}`;
  if (typeof value !== 'number' || Math.abs(value) < 10) return String(value);
  return `~${Math.round(2 * Math.log2(Math.abs(value)))}`;
}

/** A move is of its type, and of its type with each thing it says. */
export function mark(marks: Marks, move: Move): void {
  const count = (kind: string): void => void marks.set(kind, (marks.get(kind) ?? 0) + 1);
  count(move.type);
  for (const [field, value] of Object.entries(move) as [string, MoveValue][])
    if (field !== 'type') count(`${move.type} ${field} ${bucket(value)}`);
}

/** Kinds met in at least this part of the seats are looked at; rarer ones tell too little. */
const COMMON = 0.1;

export function commonKinds(all: readonly Marks[]): string[] {
  const met = new Map<string, number>();
  for (const marks of all) for (const kind of marks.keys()) met.set(kind, (met.get(kind) ?? 0) + 1);
  const least = COMMON * all.length;
  return [...met].flatMap(([kind, count]) => (count >= least ? [kind] : [])).toSorted();
}

/**
 * Of each kind the root of its count, because a large one says little more than the next larger, and its
 * part of all moves, because games are long or short.
 */
export function row(marks: Marks, kinds: readonly string[]): number[] {
  let all = 0;
  for (const kind of kinds) if (!kind.includes(' ')) all += marks.get(kind) ?? 0;
  return kinds.flatMap((kind) => {
    const count = marks.get(kind) ?? 0;
    return [Math.sqrt(count), count / Math.max(1, all)];
  });
}
