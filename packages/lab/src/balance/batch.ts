/** Plays some pairs in this thread: base and fork on one seed, the same bots in the same seats. */
import { playFigures } from './play.ts';
import { addPair, noSums } from './sums.ts';
import type { GameFigures, Opened, Sums } from './types.ts';

/** Pairs by number, `from` up to but not including `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export function playBatch(opened: Opened, { from, to }: Batch): Sums {
  const sums = noSums(opened);
  for (let number = from; number < to; number++) playPair(opened, number, sums);
  return sums;
}

/** The seed of one game of a pair, and the bots in its seats. */
export function gameOf(
  { order }: Opened,
  number: number,
  side: 0 | 1,
): { readonly seed: string; readonly bots: readonly string[] } {
  const { seed, bots, ownLuck } = order;
  const other = side === 1 && ownLuck ? ' fork' : '';
  return {
    seed: `${seed}-${number}${other}`,
    bots: bots.map((_, seat) => bots[(seat + number) % bots.length]!),
  };
}

function playPair(opened: Opened, number: number, sums: Sums): void {
  const found: (GameFigures | null)[] = [];
  for (const side of [0, 1] as const) {
    const { seed, bots } = gameOf(opened, number, side);
    try {
      const figures = playFigures(opened, side, seed, bots);
      if (!figures) sums.endless[side]++;
      found.push(figures);
    } catch (error) {
      sums.failed++;
      const why = error instanceof Error ? error.message : String(error);
      sums.firstError ||= `pair ${number}, ${opened.tables[side].edition.id}: ${why}`;
      return;
    }
  }
  const [base, fork] = found;
  if (base && fork) addPair(opened, sums, gameOf(opened, number, 0).bots, [base, fork]);
}
