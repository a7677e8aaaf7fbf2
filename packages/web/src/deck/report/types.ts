/** What reports to take home say. Plain data without a name of anybody. */
import type { Estimate } from '@boardroom/insight';
import type { OnWall } from '../on-wall.ts';
import type { Scale } from '../types.ts';

export interface ReportDecision {
  readonly when: string;
  readonly name: string;
  /** What the bot would have done. */
  readonly instead: string;
  readonly tone: 'good' | 'bad';
  /** In points of 100 of the chance to win. */
  readonly worth: Estimate;
  readonly games: number;
}

export interface ReportConcept {
  readonly name: string;
  readonly text: string;
  readonly offered: number;
  readonly used: number;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The report of one company. */
export interface SeatReport {
  readonly title: string;
  readonly theme: string;
  readonly table: number;
  readonly seat: number;
  readonly players: number;
  readonly unit: string;
  readonly score: number;
  readonly place: number;
  readonly rounds: readonly string[];
  readonly scale: Scale;
  readonly own: readonly number[];
  /** Of all companies of the class: the mean, and where eight of ten lie. */
  readonly mean: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Null: too unsure to be told. */
  readonly luck: {
    readonly start: number;
    readonly luck: Estimate;
    readonly own: Estimate;
    readonly others: Estimate;
    readonly result: number;
  } | null;
  readonly decisions: readonly ReportDecision[];
  readonly concepts: readonly ReportConcept[];
}

/** The report of the class: its slides as they would stand on the wall, one after another. */
export interface ClassReport {
  readonly title: string;
  readonly theme: string;
  readonly slides: readonly OnWall[];
  /** What the trainer wrote down, slide by slide. */
  readonly notes: readonly { readonly name: string; readonly text: string }[];
}
