/** Where tables parted: moments that all were asked at, and at which they chose otherwise. */
import { check, isRefusal, moveKey, pendingIndex } from '@boardroom/kernel';
import type { AnyGame, Move, State, Table } from '@boardroom/kernel';
import type { Asked, Played } from './align.ts';
import { overlap } from './group.ts';
import { GROUPINGS } from './types.ts';
import type { Branch, Grouping, Parting } from './types.ts';

/** More branches than these are told as one story by nobody. */
const MOST_BRANCHES = 3;

/** What each table was asked at one moment; null: it was not. */
export type Row = readonly (Asked | null)[];

const momentKey = ({ round, seat, question, nth }: Asked): string =>
  `${round} ${seat} ${question} ${nth}`;

/** Moments at which at least two groups were chosen, in the order of the match. */
export function splitRows(class_: readonly Played[]): Row[] {
  const rows = new Map<string, (Asked | null)[]>();
  for (const [table, { asked }] of class_.entries())
    for (const one of asked) {
      const key = momentKey(one);
      if (!rows.has(key))
        rows.set(
          key,
          class_.map(() => null),
        );
      rows.get(key)![table] = one;
    }
  const order = (row: Row): number => Math.min(...row.flatMap((one) => one?.at ?? []));
  return [...rows.values()]
    .filter((row) => new Set(row.flatMap((one) => one?.groups.target ?? [])).size > 1)
    .toSorted((a, b) => order(a) - order(b));
}

/** How many tables make a branch: one alone only where there are few. */
const leastIn = (tables: number): number => (tables >= 4 ? 2 : 1);

/** `stateAt(table)`: how things stood there. */
export function partingsIn(
  row: Row,
  game: AnyGame,
  t: Table,
  stateAt: (table: number) => State,
): Parting[] {
  const found = GROUPINGS.flatMap((by) => partingBy(row, by, game, t, stateAt) ?? []);
  // Where both tell the same tables apart, what it is about says more.
  const [first, second] = found;
  return first && second && sides(first) === sides(second) ? [second] : found;
}

const sides = ({ branches }: Parting): string => branches.map(({ tables }) => tables.join()).join();

function partingBy(
  row: Row,
  by: Grouping,
  game: AnyGame,
  t: Table,
  stateAt: (table: number) => State,
): Parting | null {
  const least = leastIn(row.length);
  const first = row.find((one) => one !== null)!;
  const { round, seat, question, nth } = first;
  const couldChoose = (table: number, move: Move): boolean =>
    !isRefusal(check(game, t, stateAt(table), seat, move));
  let tables = askedAlike(row, by);
  for (;;) {
    const branches = branchesOf(row, tables, by).filter((each) => each.tables.length >= least);
    const kept = branches.slice(0, MOST_BRANCHES);
    const inside = kept.flatMap((branch) => branch.tables);
    if (kept.length < 2 || 2 * inside.length < row.length) return null;
    const able = inside.filter((table) =>
      kept.every((branch) => branch.moves.some((move) => couldChoose(table, move))),
    );
    if (able.length === inside.length) {
      const s = stateAt(Math.min(...able));
      const frame = s.agenda[pendingIndex(s, seat)]!;
      return { round, seat, question, nth, by, frame, branches: kept };
    }
    tables = able;
  }
}

/** How much of what can be chosen two tables must have in common to be asked the same. */
const ALIKE = 2 / 3;

/** Tables at which about the same could be chosen: of such groups of tables the largest. */
function askedAlike(row: Row, by: Grouping): number[] {
  let most: number[] = [];
  for (const one of row) {
    if (!one) continue;
    const alike = row.flatMap((other, table) =>
      other && overlap(one.choices[by], other.choices[by]) >= ALIKE ? [table] : [],
    );
    if (alike.length > most.length) most = alike;
  }
  return most;
}

/** The largest first, of equal ones that which a table before the others chose. */
function branchesOf(row: Row, tables: readonly number[], by: Grouping): Branch[] {
  const groups = new Map<string, Asked[]>();
  const places = new Map<string, number[]>();
  for (const table of tables.toSorted((a, b) => a - b)) {
    const one = row[table]!;
    const group = one.groups[by];
    groups.set(group, [...(groups.get(group) ?? []), one]);
    places.set(group, [...(places.get(group) ?? []), table]);
  }
  return [...groups]
    .map(([group, all]) => ({
      group,
      moves: byFrequency(all.map(({ move }) => move)),
      tables: places.get(group)!,
      at: all.map(({ at }) => at),
    }))
    .toSorted((a, b) => b.tables.length - a.tables.length);
}

function byFrequency(moves: readonly Move[]): Move[] {
  const counts = new Map<string, { move: Move; count: number }>();
  for (const move of moves) {
    const key = moveKey(move);
    counts.set(key, { move, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ move }) => move);
}
