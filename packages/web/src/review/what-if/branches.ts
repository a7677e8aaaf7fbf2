/** Branches of a match, kept on this device beside its record, which they never change. */
import type { Fork, Forked, Tally } from '@boardroom/insight';
import { moveKey } from '@boardroom/kernel';
import type { MatchRecord, Move, Seat } from '@boardroom/kernel';
import { branches as shelf } from '../../store/beside.ts';

export interface Branch {
  readonly id: string;
  /** So many moves were made before it. */
  readonly move: number;
  readonly seat: Seat;
  /** What is played instead. */
  readonly other: Move;
  /** What the games told, and what they were counted from; null before the first. */
  readonly forked: Forked | null;
  readonly counted: Tally | null;
  /** Tables on which somebody played it on. */
  readonly tables: readonly PlayedOn[];
}

export interface PlayedOn {
  readonly table: string;
  /** How it ended for the seat; absent while it is not over. */
  readonly end?: { readonly place: number; readonly score: string };
}

/** A moment of the match with what branches off there. */
export interface Twig {
  readonly move: number;
  readonly branches: readonly Branch[];
}

/** In the order of the match. */
export function twigsOf(branches: readonly Branch[]): Twig[] {
  const moves = [...new Set(branches.map(({ move }) => move))].toSorted((a, b) => a - b);
  return moves.map((move) => ({ move, branches: branches.filter((one) => one.move === move) }));
}

export function branchAt(
  branches: readonly Branch[],
  move: number,
  other: Move,
): Branch | undefined {
  return branches.find((one) => one.move === move && moveKey(one.other) === moveKey(other));
}

/** With this branch in it, new or as it is now. */
export function withBranch(branches: readonly Branch[], one: Branch): Branch[] {
  return branches.some(({ id }) => id === one.id)
    ? branches.map((each) => (each.id === one.id ? one : each))
    : [...branches, one];
}

/** The moment that can be branched from: of the first move of a player from there on, or the last before. */
export function momentOf(
  { moves, players }: Pick<MatchRecord, 'moves' | 'players'>,
  wanted: number,
): number | null {
  const own = moves.flatMap(([seat], i) => (seat < players ? [i] : []));
  return own.find((i) => i >= wanted) ?? own.at(-1) ?? null;
}

/** The moves of a seat, by their numbers. */
export function momentsOf({ moves }: Pick<MatchRecord, 'moves'>, seat: Seat): number[] {
  return moves.flatMap(([mover], i) => (mover === seat ? [i] : []));
}

export function forkOf({ moves }: Pick<MatchRecord, 'moves'>, branch: Branch): Fork {
  const { move, seat, other } = branch;
  return { move, seat, played: moves[move]![1], other };
}

export interface StoredBranches {
  readonly id: string;
  /** The match they belong to; of another under the same name they say nothing. */
  readonly of: string;
  readonly branches: readonly Branch[];
}
const signature = ({ game, version, edition, seed, moves }: MatchRecord): string =>
  JSON.stringify([game, version, edition, seed, moves.length]);

export async function keptBranches(table: string, record: MatchRecord): Promise<Branch[]> {
  const kept = await shelf.get(table).catch(() => undefined);
  return kept?.of === signature(record) ? [...kept.branches] : [];
}

/** Where the browser keeps nothing, they live as long as the page. */
export async function keepBranches(
  table: string,
  record: MatchRecord,
  branches: readonly Branch[],
): Promise<void> {
  await shelf.put({ id: table, of: signature(record), branches }).catch(() => undefined);
}
