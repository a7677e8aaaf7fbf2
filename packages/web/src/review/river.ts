/** The drawing of the river of chances: heights, bands, places of marks. Pure. */
import type { Entry, Ledger, Shares } from '@boardroom/insight';
import { isSure } from './figures.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The bed of the river: the water, and the banks on both sides of it. */
export interface Bed extends Size {
  readonly left: number;
  readonly right: number;
  readonly moves: number;
}

/** How far from the left end of its bed the river has come after so many moves. */
export const placeAt = (bed: Bed, move: number): number => bed.left + xOf(move, bed.moves, bed);

/** The chosen seat at the bottom, so that its height is its chance; the others in seat order. */
export function orderOf(players: number, seat: number): number[] {
  const others = Array.from({ length: players }, (_, i) => i).filter((i) => i !== seat);
  return [seat, ...others];
}

export const xOf = (move: number, moves: number, { width }: Size): number =>
  moves === 0 ? 0 : (move / moves) * width;

/** The move at a place of the water. */
export function moveAt(x: number, moves: number, { width }: Size): number {
  return Math.round(Math.min(1, Math.max(0, x / width)) * moves);
}

/** One closed path per seat of `order`, from the bottom to the top. */
export function bandsOf(river: readonly Shares[], order: readonly number[], size: Size): string[] {
  const moves = river.length - 1;
  const below = river.map(() => 0);
  return order.map((seat) => {
    const lower = [...below];
    for (const [move, shares] of river.entries()) {
      const sum = shares.reduce((a, b) => a + b, 0) || 1;
      below[move]! += shares[seat]! / sum;
    }
    const line = (levels: readonly number[]): string[] =>
      levels.map((level, move) => {
        const y = size.height * (1 - level);
        return `${xOf(move, moves, size).toFixed(1)} ${y.toFixed(1)}`;
      });
    return `M${line(below).join('L')}L${line(lower).toReversed().join('L')}Z`;
  });
}

/** Where the top of the chosen seat's water is. */
export function heightAt(river: readonly Shares[], move: number, seat: number): number {
  const shares = river[Math.max(0, Math.min(move, river.length - 1))]!;
  return shares[seat]! / (shares.reduce((a, b) => a + b, 0) || 1);
}

/** The largest strokes of luck that are sure for anybody, in the order of the match. */
export function strokesOf({ entries }: Ledger, most: number): Entry[] {
  const size = ({ values }: Entry): number => Math.max(...values.map(Math.abs));
  return entries
    .filter(({ kind, values, ses }) => {
      if (kind !== 'chance') return false;
      return values.some((value, seat) => isSure({ value, se: ses[seat]! }));
    })
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, most)
    .toSorted((a, b) => a.move - b.move);
}

/** Whether anything of the match can be told for sure. */
export function isAnythingSure({ rows, entries }: Ledger): boolean {
  return [...rows, ...entries].some(({ values, ses }) =>
    values.some((value, seat) => isSure({ value, se: ses[seat]! })),
  );
}
