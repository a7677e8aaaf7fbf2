/**
 * The vocabulary of insight: what a match was decided by. Read this file first.
 *
 * `V` is a seat's expected share of the win if all seats play on by one reference policy, averaged
 * over everything no player has seen yet. The books of a match explain how each seat came from its
 * share at the start to its share at the end: by luck, by its own decisions and by the others'.
 * All shares are from 0 to 1; a page may call a hundredth a point.
 */
import type { Move, Saying, Seat } from '@boardroom/kernel';

/** One number per player, in seat order: values add up to 1, differences to 0. */
export type Shares = readonly number[];

/** A figure and its standard error. Nothing within two of them is called anything. */
export interface Estimate {
  readonly value: number;
  readonly se: number;
}

/** The same for every player. */
export interface Estimates {
  readonly values: Shares;
  readonly ses: Shares;
}

/**
 * What an entry of the books is about.
 * - `deal`: what was dealt before the first question.
 * - `chance`: dice and cards that came.
 * - `judgement`: what a decision was worth by what its seat could know.
 * - `hidden`: what it was worth besides, because of what lay hidden from the seat.
 */
export const ENTRY_KINDS = ['deal', 'chance', 'judgement', 'hidden'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry extends Estimates {
  readonly kind: EntryKind;
  /** The moves of the record it came of: from this one … */
  readonly move: number;
  /** … up to but not including that one: several where sealed answers were opened together. */
  readonly until: number;
  /** Who decided, for `judgement` and `hidden`: a seat, or the host; else NONE. */
  readonly by: Seat;
  /** What chance came from: streams that were drawn from, and secrets of the table that showed. */
  readonly sources: readonly string[];
}

/** Entries of one kind added up: a row of the ledger. */
export interface Row extends Estimates {
  readonly kind: EntryKind;
  /** Whose decisions, for `judgement`; else NONE. A seat's own row is its own decisions. */
  readonly by: Seat;
}

/** The row of chance, divided by what it came from. */
export interface SourceRow extends Estimates {
  /** A stream or a secret of the table; empty where a step drew from several at once. */
  readonly source: string;
}

/** The books of a match. Start and all rows add up to the result, for every seat, to the last digit. */
export interface Ledger {
  readonly start: Estimates;
  readonly rows: readonly Row[];
  readonly sources: readonly SourceRow[];
  /** In the order of the match; entries that are nothing for sure are left out. */
  readonly entries: readonly Entry[];
  /** Shares of the win; of a match that was broken off, what could be expected then. */
  readonly result: Shares;
  /** Each seat's expected share after so many moves, from 0 to all of them. */
  readonly river: readonly Shares[];
}

/** What can be said of a decision. `as-reference`: the reference policy decides alike. */
export const VERDICTS = ['costly', 'too-close', 'better', 'as-reference'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** By the share of the win a costly decision lost: under 5, under 15 hundredths, or more. */
export const SIZES = ['slight', 'clear', 'heavy'] as const;
export type Size = (typeof SIZES)[number];

/** How often a score was reached, in bins of equal width, for both lines of a decision. */
export interface Spread {
  /** The lower end of the first bin. */
  readonly from: number;
  readonly width: number;
  readonly played: readonly number[];
  readonly reference: readonly number[];
}

/** How the same luck ended for the seat in both lines; a shared first place is no win. */
export interface Pairs {
  readonly both: number;
  readonly played: number;
  readonly reference: number;
  readonly neither: number;
}

/** Another legal move, and how much more it is worth than the one played. */
export interface Alternative {
  readonly move: Move;
  readonly difference: Estimate;
  readonly games: number;
}

/** Two moves of one seat at one moment of a match. */
export interface Fork {
  /** So many moves were made before it. */
  readonly move: number;
  readonly seat: Seat;
  /** Null: no aside was made. */
  readonly played: Move | null;
  /** What might have been played instead. */
  readonly other: Move | null;
}

/** What came of both moves, played on from what the seat could know. Of `reference` here: the other. */
export interface Forked {
  /** Pairs of games. */
  readonly games: number;
  /** Each player's share of the win. */
  readonly played: Shares;
  readonly other: Shares;
  /** How much more the other move is worth to the seat. */
  readonly difference: Estimate;
  readonly spread?: Spread;
  readonly pairs: Pairs;
}

/** A decision of a seat, judged by what the seat could know. */
export interface Decided {
  /** Its move in the record; for an aside left out, the move made instead. */
  readonly move: number;
  readonly seat: Seat;
  /** The kind of question; `aside` for asides. */
  readonly question: string;
  /** What was played; null for an aside left out. */
  readonly played: Move | null;
  /** What the reference does (mostly, where it varies); null for no aside. */
  readonly reference: Move | null;
  readonly why?: Saying;
  /** In what share of cases the reference plays the same. */
  readonly alike: number;
  /** No other move was legal: nothing was decided. */
  readonly forced?: true;
  /** What it was worth to the seat, against the reference: below 0 it cost something. */
  readonly difference: Estimate;
  readonly verdict: Verdict;
  /** Of a costly decision. */
  readonly size?: Size;
  /** Pairs of games it was judged by. */
  readonly games: number;
  /** Final scores of the seat. Absent before any game was played, and for who has no score. */
  readonly spread?: Spread;
  readonly pairs: Pairs;
  /** Best first; looked at for costly decisions only. */
  readonly alternatives: readonly Alternative[];
}

/** A concept of the game (`src/concepts.ts` in its folder), and how a seat did where it was met. */
export interface ConceptMet {
  readonly concept: string;
  /** So many of the seat's decisions were about it. */
  readonly decisions: number;
  /** What they were worth together, against the reference. Within two standard errors: not clear yet. */
  readonly difference: Estimate;
}

/** A moment at which the match turned for a seat. */
export interface TurningPoint {
  readonly move: number;
  readonly until: number;
  readonly by: 'luck' | 'decision';
  readonly kind: EntryKind;
  /** What luck came from: streams and secrets of the table. */
  readonly sources: readonly string[];
  /** Whose decision; NONE for luck. */
  readonly decider: Seat;
  /** Whose chances changed most. */
  readonly seat: Seat;
  readonly change: Estimate;
  /** Shares before and after. */
  readonly before: Shares;
  readonly after: Shares;
}

export interface Progress {
  /** From 0 to 1: how much of the first pass over the whole match is done. */
  readonly first: number;
  /** Pairs of games played so far. */
  readonly pairs: number;
  /** The largest standard error of a row of the ledger, once there is one. */
  readonly worst: number;
  /** Time spent, in milliseconds. */
  readonly spent: number;
}

/** How a review stands. Plain data: it crosses from a worker to a page, into a store and a file. */
export interface Findings {
  /** Null before the first pass over the whole match is through. */
  readonly ledger: Ledger | null;
  readonly decisions: readonly Decided[];
  readonly points: readonly TurningPoint[];
  readonly progress: Progress;
}
