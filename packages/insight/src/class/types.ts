/**
 * The vocabulary of a class: several records of one seed, and where they parted. Read this file first.
 * A *table* is a record of the class, by its place in the list.
 */
import type { Frame, Move, RecordResult, Seat } from '@boardroom/kernel';
import type { Estimate } from '../types.ts';

/** Where in the match something is asked. Records are laid beside each other by it. */
export interface Moment {
  /** How often the clock of the game has moved on: its rounds, or its turns. */
  readonly round: number;
  readonly seat: Seat;
  /** The kind of question. */
  readonly question: string;
  /** How many of the kind that seat was asked in the round before it. */
  readonly nth: number;
}

/**
 * How choices are put together: by what kind of move it is, or, where all made the same kind, by what
 * it is about. How much of something was chosen never makes a group of its own.
 */
export const GROUPINGS = ['kind', 'target'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Tables that chose alike. */
export interface Branch {
  /** The group: two branches of a fork never have the same. */
  readonly group: string;
  /** What was played, each move once, the most frequent first. */
  readonly moves: readonly Move[];
  /** In the order of the class. */
  readonly tables: readonly number[];
  /** Number of the move in the record of each of these tables. */
  readonly at: readonly number[];
}

/** Branches of one moment. Only tables at which each branch could have been chosen take part. */
export interface Parting extends Moment {
  readonly by: Grouping;
  /** The question as it was put at the first of these tables. */
  readonly frame: Frame;
  /** The largest first. */
  readonly branches: readonly Branch[];
}

/** What became of a branch. */
export interface BranchCame {
  /** The seat's results at these tables, in the order of the branch. */
  readonly results: readonly number[];
  readonly mean: number;
  /** Played on by bots: mean score of the seat, its share of the win, and all scores in the order played. */
  readonly bots: { readonly score: Estimate; readonly share: Estimate };
  readonly scores: readonly number[];
  /** Against the branch that does best with bots: the same luck on both sides; of the best itself 0. */
  readonly behind: Estimate;
}

/** What can be said. `few`: too few tables, or too few games of bots. */
export const PARTED = ['different', 'unclear', 'few'] as const;
export type Parted = (typeof PARTED)[number];

export interface PartingCame {
  readonly parting: Parting;
  readonly came: readonly BranchCame[];
  /** Games of bots a branch. */
  readonly games: number;
  /** What the class alone tells. Below three tables a branch: nothing. */
  readonly byClass: Parted;
  /** What the bots tell. */
  readonly byBots: Parted;
  /** How far the branches are apart over the class, in parts of what is usual: what the list is ordered by. */
  readonly apart: Estimate;
}

/** Where the tables of a class parted, what mattered most first. */
export interface ClassFound {
  readonly tables: number;
  /** Moments at which the class was split, looked at or not. */
  readonly splits: number;
  readonly partings: readonly PartingCame[];
  /** Whether results are those of the end, or of the last round that every table has played. */
  readonly ended: boolean;
  readonly games: number;
}

/** One thing that could have been done at a moment, played on by bots. */
export interface OptionCame extends Pick<BranchCame, 'bots' | 'scores' | 'behind'> {
  readonly group: string;
  /** The move that stands for it: what was played, what the reference plays, or the most promising. */
  readonly move: Move;
}

/** What came of everything that could have been done. */
export interface OptionsFound {
  readonly seat: Seat;
  readonly frame: Frame;
  /** Which of them the seat chose. */
  readonly played: number;
  /** Games of bots an option. */
  readonly games: number;
  readonly options: readonly OptionCame[];
  readonly byBots: Parted;
}

/** How often a seat could decide about a concept, and how often it decided for it. */
export interface ConceptUse {
  readonly concept: string;
  readonly offered: number;
  readonly used: number;
}

/** What happened at one table. */
export interface TableCourse {
  /** Each player's result at the start and after every round; the last are those of the end. */
  readonly scores: readonly (readonly number[])[];
  /** How many moves were made when each round began. */
  readonly starts: readonly number[];
  /** Of each thing the game counts, how often it happened in each round. */
  readonly tallies: Readonly<Record<string, readonly number[]>>;
  /** What came in each round, whatever anybody did. */
  readonly news: readonly (readonly {
    readonly type: string;
    readonly field: string;
    readonly value: unknown;
  }[])[];
  /** Of a match that was broken off: as it stood. */
  readonly result: RecordResult;
  readonly ended: boolean;
  /** How often a trainer has done something to it. */
  readonly injects: number;
  /** Player by player. */
  readonly concepts: readonly (readonly ConceptUse[])[];
}
