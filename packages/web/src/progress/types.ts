/** The vocabulary of a player's own history: what is kept of each reviewed match, and what it comes to. */
import type { Estimate } from '@boardroom/insight';
import type { Seat } from '@boardroom/kernel';
import type { Standing } from '../review/figures.ts';

/** A decision that cost something for sure. */
export interface Costly {
  readonly move: number;
  readonly value: number;
}

/** A concept in one match: how often one met it, and what that was worth together. */
export interface ConceptKept {
  readonly concept: string;
  readonly decisions: number;
  readonly difference: Estimate;
  /** The costliest decision about it. */
  readonly worst?: Costly;
}

/** What is kept of a reviewed match: one's own rows of the books, in shares of the win. */
export interface MatchSummary {
  /** Of its table. */
  readonly id: string;
  readonly game: string;
  /** When, in milliseconds. */
  readonly played: number;
  readonly seat: Seat;
  readonly players: number;
  readonly place: number;
  /** Names of the people, and how many bots: the others at the table. */
  readonly people: readonly string[];
  readonly bots: number;
  /** The deal, dice and cards, and what lay hidden. */
  readonly luck: Estimate;
  readonly own: Estimate;
  readonly concepts: readonly ConceptKept[];
  readonly worst?: Costly;
}

/** A concept over all matches. */
export interface ConceptSeen {
  readonly concept: string;
  /** Games it was met in. */
  readonly games: readonly string[];
  readonly decisions: number;
  readonly matches: number;
  /** A decision, on average. */
  readonly each: Estimate;
  readonly standing: Standing;
}

/** What to practise next: a concept, the game it costs most in, and one's own position. */
export interface Need {
  readonly seen: ConceptSeen;
  readonly game: string;
  /** In so many of the matches of that game it cost something … */
  readonly cost: number;
  /** … of so many in which it was met. */
  readonly of: number;
  readonly position: { readonly id: string; readonly seat: Seat; readonly move: number } | null;
}

/** How much there is to show. */
export type Amount = 'none' | 'few' | 'some' | 'many';
