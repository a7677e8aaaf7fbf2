/** The vocabulary of the review: what its worker is asked, what it tells, what is kept. */
import type { ConceptMet, Findings, Fork, Forked, SavedReview, Tally } from '@boardroom/insight';
import type { MatchRecord, Refusal } from '@boardroom/kernel';

export type { Findings } from '@boardroom/insight';

/** What the page is told of a review. */
export interface Found extends Findings {
  /** What each player's decisions were about, and how it went there; the surest need first. */
  readonly concepts: readonly (readonly ConceptMet[])[];
}

/** What is kept with a table: what was found, and what it was counted from. */
export interface Kept {
  readonly findings: Found;
  readonly counted: SavedReview | null;
}

/** A fork in figures, and what they were counted from. */
export interface ForkCounted {
  readonly forked: Forked;
  readonly counted: Tally;
}

export interface ReviewJobs {
  /** Plays pairs of games for so long; opens the record first, if it is not open. */
  step: {
    given: {
      readonly id: string;
      readonly record: MatchRecord;
      readonly ms: number;
      /** What an earlier visit counted: it goes on from there. */
      readonly counted: SavedReview | null;
    };
    result: Found | Refusal;
  };
  /** Plays pairs of games of a fork, up to so many or for so long. */
  fork: {
    given: {
      readonly id: string;
      readonly record: MatchRecord;
      readonly fork: Fork;
      readonly counted: Tally | null;
      readonly pairs: number;
      readonly ms: number;
    };
    result: ForkCounted | Refusal;
  };
  /** All that was counted so far; null if nothing is open. */
  counted: { given: { readonly id: string }; result: SavedReview | null };
}

/** The four groups of decisions, in the order people look at them. */
export const GROUPS = ['costly', 'too-close', 'better', 'as-reference'] as const;
export type Group = (typeof GROUPS)[number];
