/** The vocabulary of a balance diff: two editions of a game, played in pairs on the same luck. */
import type { AnyBalance, AnyGame, Edition, PrintedThing, Table } from '@boardroom/kernel';

/** What is compared. The same order gives the same games on any machine. */
export interface BalanceOrder {
  readonly game: string;
  readonly seats: number;
  /** One bot per seat; pair number i seats them turned by i places. */
  readonly bots: readonly string[];
  readonly options: object;
  readonly base: Edition;
  readonly fork: Edition;
  readonly seed: string;
  /** Each edition has cards and dice of its own: to check the method by, not to compare with. */
  readonly ownLuck?: true;
}

/** What is looked at: plain, for whoever only counts. */
export interface Compared {
  readonly order: BalanceOrder;
  readonly measures: readonly Measure[];
  /** All things of either edition. */
  readonly things: readonly ThingMeasure[];
}

/** With both tables, for who plays. */
export interface Opened extends Compared {
  readonly game: AnyGame;
  readonly hook: AnyBalance | undefined;
  readonly tables: readonly [base: Table, fork: Table];
}

export const GROUPS = ['length', 'seat', 'start', 'bot', 'course', 'own'] as const;
export type Group = (typeof GROUPS)[number];

/** A number every game gives, or a share: what is counted, of how much. */
export interface Measure {
  /** `length`, `seat.0`, `start.RA`, `bot.normal`, `own.stop-work`, … */
  readonly id: string;
  readonly group: Group;
  /** Shares are said in points of a hundred, scores in what the game counts by. */
  readonly unit: 'number' | 'share' | 'score';
  /** A smaller difference does not matter; with `ofBase` it is a part of the base's value. */
  readonly same: number;
  readonly ofBase?: true | undefined;
  /** What it would be if all were alike. */
  readonly fair?: number;
  /** By how much one game can change it at least: guards against a sample in which nothing differs. */
  readonly step: number;
  /** The message of the game's texts that names it, for what only the game can name. */
  readonly words?: string;
}

export interface ThingMeasure extends PrintedThing {
  /** The fork has it otherwise, or only one of them has it. */
  readonly changed: boolean;
}

/** What one game said: by measure what was counted and of how much; by thing who used it when. */
export interface GameFigures {
  readonly counted: Float64Array;
  readonly of: Float64Array;
  /** By thing: how many seats used it, and what part of the win they have. */
  readonly users: Float64Array;
  readonly won: Float64Array;
  /** By thing: what it earned its users, or what they gained on the others until time moved on. */
  readonly gained: Float64Array;
  /** By thing the times of its uses as parts of the match, and the bots that used it. */
  readonly times: readonly (readonly [thing: number, part: number])[];
  readonly takers: readonly (readonly [thing: number, seat: number])[];
}

/** Sums over pairs, which say everything; plain JSON. Those of two batches are added. */
export interface Sums {
  pairs: number;
  /** {@link MOMENTS} numbers for each measure, for the win of each thing's users, for their gain. */
  moments: number[];
  /** By side, thing and part of the match: uses. */
  when: number[];
  /** By side, thing and bot: uses. */
  who: number[];
  /** By side: games that did not end within the limit. */
  endless: [number, number];
  /** Pairs that stopped with an error, and the first of them in words. */
  failed: number;
  firstError: string;
}

export const VERDICTS = ['moved', 'same', 'unclear', 'early'] as const;
/** From the safe interval alone; `early` before there are {@link LEAST_PAIRS}. */
export type Verdict = (typeof VERDICTS)[number];

/** A value with its ordinary 95 % interval, valid for one look at one measure. */
export interface Bar {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Row {
  readonly measure: Measure;
  readonly base: Bar;
  readonly fork: Bar;
  readonly difference: number;
  /** Half the width of the safe interval: valid at every look and for all measures together. */
  readonly safe: number;
  readonly verdict: Verdict;
  /** What does not matter, in the measure's own unit. */
  readonly same: number;
}

export interface ThingRow {
  readonly thing: ThingMeasure;
  /** Seats that use it in a game. */
  readonly uses: Row;
  /** Share of the win of who uses it; null while it is used too seldom to say. */
  readonly power: Row | null;
  /** What it earns who uses it, or what they gain on the others at once; null likewise. */
  readonly gain: Row | null;
  /** Uses in all games of each edition. */
  readonly counts: readonly [base: number, fork: number];
  readonly verdict: Verdict;
}

export interface Report {
  readonly pairs: number;
  readonly rows: readonly Row[];
  readonly things: readonly ThingRow[];
  /** Things that nobody used in any game. */
  readonly dead: readonly [base: readonly string[], fork: readonly string[]];
  readonly endless: readonly [number, number];
  readonly failed: number;
  readonly firstError: string;
}

/** No verdict from fewer pairs. */
export const LEAST_PAIRS = 200;
/** No verdict about the power of a thing that was used less often. */
export const LEAST_USES = 100;
/** Parts of a match into which uses are sorted. */
export const PARTS = 8;
/** Four values of a pair, and their ten products. */
export const MOMENTS = 14;
