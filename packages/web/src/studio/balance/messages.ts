/** What the page and a worker that plays pairs say to each other. */
import type { Batch, BalanceOrder, Measure, Sums, ThingMeasure } from '@boardroom/lab/balance';
import type { MatchRecord, Refusal } from '@boardroom/kernel';

export type ToPlayer =
  /** Which bots the game has; the page goes without their code. */
  | { readonly type: 'ways'; readonly game: string }
  | { readonly type: 'open'; readonly order: BalanceOrder }
  | { readonly type: 'play'; readonly batch: Batch }
  /** A game of the fork in which who used the thing won, among the first pairs. */
  | { readonly type: 'show'; readonly thing: number; readonly pairs: number };

export type FromPlayer =
  | { readonly type: 'ways'; readonly ways: readonly string[] }
  | {
      readonly type: 'opened';
      readonly measures: readonly Measure[];
      readonly things: readonly ThingMeasure[];
    }
  | { readonly type: 'found'; readonly batch: Batch; readonly sums: Sums }
  | { readonly type: 'shown'; readonly record: MatchRecord | null }
  /** It cannot be played, or the worker broke. */
  | { readonly type: 'failed'; readonly reason: string; readonly refusal?: Refusal };
