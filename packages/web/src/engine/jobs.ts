/** What the page asks of its worker besides moves of bots: what is given, and what comes back. */
import type { ContentProblem, MatchRecord, Refusal, Trial } from '@boardroom/kernel';
import type { Report } from '../debrief/report.ts';
import type { Fielded } from '../today/types.ts';

export interface Jobs {
  /** The form of a game's options. */
  schema: { given: { readonly game: string }; result: object };
  /** The form of a game's content. */
  contentSchema: { given: { readonly game: string }; result: object };
  /** What is wrong with the content of an edition, by the real schemas. */
  problems: {
    given: { readonly game: string; readonly content: unknown };
    result: readonly ContentProblem[];
  };
  /** Games played with a content that has no problems: whether they come to an end. */
  trial: {
    given: {
      readonly game: string;
      readonly content: unknown;
      readonly games: number;
      readonly from: number;
    };
    result: Trial;
  };
  /** Plays a record from outside by the real schemas and rules. */
  check: { given: { readonly record: MatchRecord }; result: Refusal | null };
  /** The same for the text of a file. */
  read: { given: { readonly text: string }; result: MatchRecord | Refusal };
  /** Games with the luck of this record, bots of every kind in this seat: the score of each. */
  field: {
    given: {
      readonly record: MatchRecord;
      readonly seat: number;
      readonly from: number;
      readonly games: number;
    };
    result: readonly Fielded[] | Refusal;
  };
  report: { given: { readonly record: MatchRecord }; result: Report | Refusal };
}
