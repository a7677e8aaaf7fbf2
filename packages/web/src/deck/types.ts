/**
 * The vocabulary of a class debrief. Read this file first.
 *
 * A *deck* is made of slides; a slide is shown in steps. Its *figures* are words and numbers as they
 * are to be drawn: whoever follows the wall draws them and needs neither rules nor time to compute.
 * A *company* is a seat of a table. Nothing here ever holds the name of a person.
 */
import type {
  ClassFound,
  ConceptMet,
  Decided,
  Estimate,
  Ledger,
  OptionsFound,
  Progress,
  TableCourse,
  TurningPoint,
} from '@boardroom/insight';
import type { MatchRecord, Move, Refusal, Seat } from '@boardroom/kernel';

/** In the order of a deck. */
export const KINDS = [
  'happened',
  'parted',
  'turning',
  'luck',
  'foresaw',
  'concepts',
  'winners',
  'work',
] as const;
export type Kind = (typeof KINDS)[number];

/** A table of the class as it was played. */
export interface ClassRecord {
  /** Its number in the class, from 1. */
  readonly table: number;
  readonly record: MatchRecord;
  /** Nobody sat there but bots. */
  readonly bots: boolean;
}

/** What a review found of one table; the way there stays in the worker. */
export interface TableFound {
  readonly table: number;
  /** Null before the first pass over the whole match is through. */
  readonly ledger: Pick<Ledger, 'start' | 'rows' | 'result'> | null;
  readonly decisions: readonly Decided[];
  readonly points: readonly TurningPoint[];
  readonly concepts: readonly (readonly ConceptMet[])[];
  readonly progress: Progress;
}

/** A moment of a table that is put before the class. */
export interface Moment {
  readonly table: number;
  readonly move: number;
}

/** What a moment could have become. */
export interface MomentFound extends Moment {
  readonly found: OptionsFound;
}

/** All that was found so far. Plain data. */
export interface DeckFound {
  readonly courses: readonly (TableCourse & { readonly table: number; readonly bots: boolean })[];
  /** Key of the unit results are counted in. */
  readonly unit: string;
  readonly parted: ClassFound | null;
  /** Tables that are compared, in the order of `parted`: by their number. */
  readonly compared: readonly number[];
  readonly reviews: readonly TableFound[];
  readonly moments: readonly MomentFound[];
  /** Moments that leave nothing to choose. */
  readonly idle: readonly Moment[];
}

/** What the workers of a deck are asked. */
export interface DeckJobs {
  /** Reads all records. */
  open: {
    given: { readonly records: readonly ClassRecord[] };
    result: Pick<DeckFound, 'courses' | 'unit' | 'compared'> | Refusal;
  };
  /** Plays forks on for so long; `done` if there is nothing more to play. */
  parted: {
    given: { readonly tables: readonly number[]; readonly ms: number };
    result: { readonly found: ClassFound; readonly done: boolean } | Refusal;
  };
  review: {
    given: { readonly one: ClassRecord; readonly ms: number };
    result: TableFound | Refusal;
  };
  moment: {
    given: { readonly one: ClassRecord; readonly move: number; readonly ms: number };
    result: { readonly found: OptionsFound; readonly done: boolean } | Refusal;
  };
}

/** A scale that several drawings share. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Digits after the point that means are told with. */
  readonly digits: number;
}

/** How results of many games are spread. */
export interface Spread {
  readonly mean: number;
  /** Eight of ten games end between these. */
  readonly low: number;
  readonly high: number;
  /** Heights over the scale, the largest of all drawings beside it 1. */
  readonly curve: readonly number[];
}

/** Said under the title and at the foot of every slide. */
interface Said {
  readonly lead: string;
  readonly foot: string;
}

export interface Happened extends Said {
  readonly unit: string;
  readonly rounds: readonly string[];
  /** What came to all tables, round by round. */
  readonly news: readonly (readonly string[])[];
  readonly scale: Scale;
  /** What everyone started with, if that was the same. */
  readonly start: number | null;
  readonly tables: readonly {
    readonly table: number;
    /** At the start and after every round. */
    readonly values: readonly number[];
    /** Bots alone played it, or the trainer changed it: left out of means. */
    readonly hollow: boolean;
  }[];
  readonly tallies: readonly { readonly name: string; readonly counts: readonly number[] }[];
}

export interface ForkBranch {
  readonly name: string;
  readonly tables: readonly { readonly table: number; readonly result: number }[];
  readonly mean: number;
  /** Null before bots have played. */
  readonly bots: Spread | null;
  /** Null: it is the best, or nobody knows yet. */
  readonly behind: Estimate | null;
  readonly best: boolean;
}

export interface Fork {
  /** What was asked, and what the figures are. */
  readonly lead: string;
  readonly when: string;
  readonly seat: Seat;
  readonly question: string;
  readonly branches: readonly ForkBranch[];
  readonly games: number;
  /** All that will be played. */
  readonly of: number;
  readonly byClass: 'different' | 'unclear' | 'few';
  readonly byBots: 'different' | 'unclear' | 'few';
  readonly concepts: readonly string[];
}

export interface Parted extends Said {
  readonly unit: string;
  readonly scale: Scale;
  readonly tables: number;
  /** Moments at which the class was split. */
  readonly splits: number;
  readonly forks: readonly Fork[];
}

export interface TurningOption {
  readonly name: string;
  readonly note: string;
  /** The move that stands for it, so that a group can play it on. */
  readonly move: Move;
  /** Only from the step that shows it. */
  readonly came?: Spread & {
    readonly se: number;
    readonly behind: Estimate;
    readonly best: boolean;
  };
}

export interface Turning extends Said {
  readonly when: string;
  readonly seat: Seat;
  readonly question: string;
  /** How things stood for who had to decide. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly options: readonly TurningOption[];
  readonly unit: string;
  readonly scale: Scale;
  /** How many chose each, when they are shown. */
  readonly votes?: readonly number[];
  /** What was played, and what the company got in the end, when outcomes are shown. */
  readonly played?: number;
  readonly got?: number;
  readonly games?: number;
  readonly of?: number;
  readonly byBots?: 'different' | 'unclear' | 'few';
  readonly concepts: readonly string[];
}

/** How the winner of a table got there, in shares of the win. */
export interface LuckTable {
  readonly table: number;
  readonly seat: Seat;
  readonly start: number;
  readonly luck: Estimate;
  readonly own: Estimate;
  readonly others: Estimate;
  readonly result: number;
}

export interface Luck extends Said {
  readonly fair: number;
  readonly tables: readonly LuckTable[];
  /** Tables that are still being read. */
  readonly waiting: readonly number[];
}

export interface ForecastSeries {
  readonly name: string;
  readonly text: string;
  readonly forecasts: number;
  readonly brier: number;
  readonly bins: readonly {
    /** How sure they were on average, and how often it came true. */
    readonly said: number;
    readonly came: number;
    readonly count: number;
    readonly low: number;
    readonly high: number;
  }[];
}

export interface RangeSeries {
  readonly name: string;
  readonly text: string;
  readonly held: number;
  readonly ranges: readonly {
    readonly low: number;
    readonly high: number;
    readonly actual: number;
  }[];
}

export interface Foresaw extends Said {
  readonly chances: readonly ForecastSeries[];
  readonly ranges: readonly RangeSeries[];
  readonly scale: Scale | null;
  readonly unit: string;
  readonly winners: readonly {
    readonly name: string;
    readonly right: number;
    readonly of: number;
  }[];
}

export interface ConceptRow {
  readonly name: string;
  readonly text: string;
  /** Companies that decided for it at least once, and those that could have and never did. */
  readonly used: number;
  readonly avoided: number;
  readonly decisions: number;
  /** What decisions about it were worth on average over companies, in shares of the win. */
  readonly worth: Estimate | null;
}

export interface Concepts extends Said {
  readonly companies: number;
  readonly rows: readonly ConceptRow[];
  readonly lessons: readonly { readonly name: string; readonly text: string }[];
}

export interface WinnerTable {
  readonly table: number;
  readonly hollow: boolean;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly score: number;
    readonly first: boolean;
  }[];
  /** What the win came by, if a review knows: a phrase. */
  readonly by: string;
}

export interface Winners extends Said {
  readonly unit: string;
  readonly scale: Scale;
  readonly tables: readonly WinnerTable[];
}

export interface Work extends Said {
  readonly prompts: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }[];
  readonly quotes: readonly string[];
}

/** The figures of each kind of slide. */
export interface Figures {
  readonly happened: Happened;
  readonly parted: Parted;
  readonly turning: Turning;
  readonly luck: Luck;
  readonly foresaw: Foresaw;
  readonly concepts: Concepts;
  readonly winners: Winners;
  readonly work: Work;
}

/** A slide as it is made from what was found. */
export type Made<K extends Kind = Kind> = {
  [P in K]: {
    readonly kind: P;
    /** The finding in one sentence, step by step; of later steps the last. */
    readonly titles: readonly string[];
    readonly steps: number;
    readonly figures: Figures[P];
    /** Why there is too little to show; it is hidden then, unless the trainer wants it. */
    readonly lacks: string;
  };
}[K];
