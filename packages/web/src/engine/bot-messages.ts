/** What the page asks of its worker: a bot's move, a form's schema, a check, a report. */
import type {
  Edition,
  EditionName,
  Frame,
  MatchRecord,
  Move,
  Refusal,
  Seat,
  State,
  Suggestion,
} from '@boardroom/kernel';
import type { Report } from '../debrief/report.ts';

export interface TableFacts {
  readonly game: string;
  readonly edition: EditionName;
  /** The edition itself, if it is not one of the game's own. */
  readonly own?: Edition;
  readonly players: number;
  readonly options: object;
}

export interface BotAsk {
  readonly table: TableFacts;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: State;
  /** The question to answer; absent: is there an aside worth making? */
  readonly f?: Frame;
  /** Seed of the bot's own luck. */
  readonly luck: number;
}

/** Kinds of question: what is asked and what is answered. */
export interface Asked {
  suggest: { ask: BotAsk; answer: Suggestion<Move> | null };
  schema: { ask: { readonly game: string }; answer: object };
  /** Plays a record from outside by the real schemas and rules. */
  check: { ask: { readonly record: MatchRecord }; answer: Refusal | null };
  report: { ask: { readonly record: MatchRecord }; answer: Report | Refusal };
}

export interface WorkerQuestion<K extends keyof Asked = keyof Asked> {
  readonly id: number;
  readonly kind: K;
  readonly ask: Asked[K]['ask'];
}

export interface WorkerAnswer {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}
