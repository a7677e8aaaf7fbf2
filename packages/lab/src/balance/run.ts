/**
 * A comparison under way: hands out batches and takes what they found in the order of their numbers,
 * whichever ends first, so that a run is the same on any number of cores and none of its looks favours
 * short games. What is kept of it is plain JSON, from which it goes on.
 */
import type { Batch } from './batch.ts';
import { balanceKey } from './key.ts';
import { precisionOf, report } from './report.ts';
import { addSums, noSums, usageOf } from './sums.ts';
import type { Usage } from './sums.ts';
import { LEAST_PAIRS } from './types.ts';
import type { Compared, Report, Sums } from './types.ts';

const FORMAT = 'boardroom-balance/1';
/** Small enough to be stopped at once, large enough to cost nothing. */
export const BATCH = 10;

export interface KeptBalance {
  readonly format: typeof FORMAT;
  /** Of {@link balanceKey}. */
  readonly key: string;
  /** Pairs played, with those that failed or did not end. */
  readonly played: number;
  readonly sums: Sums;
}

export interface Goal {
  readonly pairs: number;
  /** Stops as soon as every share of the win is known to within this. */
  readonly precision?: number | undefined;
}

export interface Run {
  /** The next batch, or null if there is nothing to hand out. */
  take(): Batch | null;
  /** What a batch found; answers whether there was news. */
  hear(batch: Batch, sums: Readonly<Sums>): boolean;
  /** Forgets what was handed out and not answered: it will be handed out again. */
  recall(): void;
  played(): number;
  done(): boolean;
  report(): Report;
  /** Who used a thing, by its number, and when. */
  usage(thing: number): Usage;
  kept(): KeptBalance;
  /** More pairs, or another precision. */
  aim(goal: Goal): void;
}

export function newRun(opened: Compared, goal: Goal, kept?: KeptBalance | null): Run {
  const key = balanceKey(opened.order);
  const sums = noSums(opened);
  let played = 0;
  if (kept && fits(kept, key, sums)) {
    addSums(sums, kept.sums);
    ({ played } = kept);
  }
  let aim = goal;
  let next = played;
  let last: Report | null = null;
  const early = new Map<number, { batch: Batch; sums: Readonly<Sums> }>();
  const look = (): Report => (last ??= report(opened, sums));
  const done = (): boolean =>
    played >= aim.pairs ||
    (aim.precision !== undefined &&
      sums.pairs >= LEAST_PAIRS &&
      precisionOf(look()) <= aim.precision);
  return {
    take() {
      if (next >= aim.pairs || done()) return null;
      const batch = { from: next, to: Math.min(aim.pairs, next + BATCH) };
      next = batch.to;
      return batch;
    },
    hear(batch, found) {
      early.set(batch.from, { batch, sums: found });
      const before = played;
      for (let turn = early.get(played); turn && !done(); turn = early.get(played)) {
        early.delete(played);
        addSums(sums, turn.sums);
        played = turn.batch.to;
        last = null;
      }
      return played !== before;
    },
    recall() {
      early.clear();
      next = played;
    },
    played: () => played,
    done,
    report: look,
    usage: (thing) => usageOf(opened, sums, thing),
    kept: () => ({ format: FORMAT, key, played, sums: structuredClone(sums) }),
    aim(other) {
      aim = other;
    },
  };
}

/** Whether something kept is of this comparison, and whole. */
function fits(kept: KeptBalance, key: string, shape: Sums): boolean {
  return (
    kept.format === FORMAT &&
    kept.key === key &&
    (['moments', 'when', 'who', 'endless'] as const).every(
      (part) => kept.sums[part]?.length === shape[part].length,
    )
  );
}
