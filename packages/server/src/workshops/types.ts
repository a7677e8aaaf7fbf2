/** The vocabulary of a workshop: what can happen to it, and what it is then. */
import type { InjectMove } from '@boardroom/kernel';
import type {
  AnswerValue,
  Arrangement,
  Colour,
  Gates,
  NewWorkshop,
  Place,
  PromptWanted,
  ShownSlide,
  Stage,
  TableEdition,
} from '@boardroom/protocol';
import type { Sitter } from '../table/entry.ts';
import type { Seating } from './seating.ts';

type Settings = Omit<
  NewWorkshop,
  'content' | 'texts' | 'key' | 'plan' | 'edition' | 'days' | 'clock'
> & { readonly clock: NonNullable<NewWorkshop['clock']> };

/** How far a table was. */
export interface Moment {
  readonly stage: string;
  readonly table: number;
  readonly moves: number;
}

/** What the rules refused somebody at a table. */
export interface Puzzle {
  readonly at: number;
  readonly member: number;
  readonly table: number;
  readonly code: string;
  readonly facts?: Readonly<Record<string, number | string | boolean>> | undefined;
  readonly count: number;
}

export type WorkshopAct =
  | {
      readonly do: 'opened';
      readonly id: string;
      readonly code: string;
      readonly owner: Trainer;
      /** Nobody: the host of its tables, whose part the workshop plays. */
      readonly host: Sitter;
      readonly settings: Settings;
      readonly edition: TableEdition;
      readonly version: number;
      readonly chairs: number;
      readonly plan: readonly Stage[];
      /** Of each stage with tables. Secret until they have ended. */
      readonly seeds: Readonly<Record<string, string>>;
      readonly deletes: number;
    }
  | {
      readonly do: 'joined';
      readonly member: number;
      readonly person: Sitter;
      readonly key: string;
      /** The person came into being by joining, and goes with the workshop. */
      readonly made: boolean;
      readonly place: Place | null;
    }
  /** Came back: on the same device, or as somebody new on another. */
  | {
      readonly do: 'returned';
      readonly member: number;
      readonly key: string;
      readonly place: Place | null;
      readonly as?: { readonly person: string; readonly made: boolean };
    }
  | { readonly do: 'left'; readonly member: number }
  | { readonly do: 'removed'; readonly member: number }
  | { readonly do: 'named'; readonly member: number; readonly name: string }
  | { readonly do: 'made'; readonly member: number }
  | { readonly do: 'seated'; readonly seating: Seating }
  /** Null: the name it had at first. */
  | { readonly do: 'team-named'; readonly place: Place; readonly name: string | null }
  | {
      readonly do: 'planned';
      readonly plan: readonly Stage[];
      readonly seeds: Readonly<Record<string, string>>;
    }
  | {
      readonly do: 'went';
      readonly stage: string;
      /** Of a stage with tables: their ids. */
      readonly tables?: readonly string[];
      readonly moments: readonly Moment[];
    }
  | { readonly do: 'paused' | 'resumed'; readonly tables: readonly number[] }
  /** Gates up to this round are open. */
  | { readonly do: 'gate'; readonly after: number }
  /** A table has come to the gate after this round; how it stood then, if all may know. */
  | {
      readonly do: 'reached';
      readonly moment: Moment;
      readonly after: number;
      readonly scores?: readonly number[];
    }
  | { readonly do: 'paced'; readonly gates?: Gates; readonly due?: number | null }
  /** Somebody has changed places in the middle of play: with somebody, or a bot has been there. */
  | { readonly do: 'swapped'; readonly member: number; readonly to: Place }
  | {
      readonly do: 'injected';
      readonly tables: readonly number[];
      readonly move: InjectMove;
    }
  | { readonly do: 'ended'; readonly stage: string; readonly table: number }
  | { readonly do: 'closed'; readonly stage: string }
  /** Its tables are as they shall be for good. */
  | { readonly do: 'settled'; readonly stage: string }
  | { readonly do: 'said'; readonly text: string; readonly to?: number; readonly table?: number }
  /** The rules have refused somebody the same thing so often. */
  | ({ readonly do: 'puzzled' } & Omit<Puzzle, 'at'>)
  /** A trainer has looked behind the cards of a seat. */
  | { readonly do: 'looked'; readonly table: number; readonly seat: number }
  | {
      readonly do: 'asked';
      readonly prompt: PromptWanted;
      readonly moments: readonly Moment[];
    }
  | {
      readonly do: 'answered';
      readonly member: number;
      readonly prompt: string;
      readonly answer: AnswerValue;
      readonly moment: Moment | null;
    }
  | { readonly do: 'shut'; readonly prompt: string }
  | { readonly do: 'known'; readonly prompt: string; readonly truth: boolean | number }
  | {
      readonly do: 'showed';
      readonly shown: Shown | null;
      /** Its figures, the first time they are shown. */
      readonly figures?: Figures;
    }
  | { readonly do: 'arranged'; readonly arrangement: Arrangement }
  | { readonly do: 'reported'; readonly table: number; readonly seats: readonly Figures[] }
  | {
      readonly do: 'voted';
      readonly member: number;
      readonly slide: string;
      readonly choice: number;
    }
  | { readonly do: 'invited'; readonly invite: string }
  | { readonly do: 'trained'; readonly trainer: Trainer }
  | { readonly do: 'dismissed'; readonly trainer: string }
  | { readonly do: 'kept'; readonly deletes: number }
  /** Somebody was forgotten: what is written of them before is changed, and this is who they are now. */
  | { readonly do: 'forgot'; readonly person: string };

export interface WorkshopEntry {
  readonly seq: number;
  readonly at: number;
  readonly did: WorkshopAct;
  /** The trainer whose doing it was. */
  readonly by?: string | undefined;
}

/** Number and time have columns of their own. */
export const formatWorkshopEntry = ({ did, by }: WorkshopEntry): string =>
  JSON.stringify({ did, by });

export function parseWorkshopEntry(row: {
  seq: number;
  at: number | string;
  body: string;
}): WorkshopEntry {
  return { seq: row.seq, at: Number(row.at), ...(JSON.parse(row.body) as { did: WorkshopAct }) };
}

interface Trainer {
  readonly id: string;
  readonly name: string;
}

export interface Member {
  readonly n: number;
  person: string;
  name: string;
  colour: Colour;
  /** Hash of the seat key. */
  key: string;
  made: boolean;
  /** Who they were on devices they have no more. */
  before: string[];
  /** Those of them who came into being by joining. */
  former: string[];
  joined: number;
  away: boolean;
  removed: boolean;
  /** Where they sat when they left. */
  last: Place | null;
}

interface ClassTable {
  readonly id: string;
  paused: boolean;
  ended: boolean;
  /** The last gate it came to. */
  reached: number;
}

/** The tables of one stage. */
export interface Play {
  readonly stage: string;
  readonly began: number;
  /** Who sits where: kept, though people may sit otherwise at the next stage. */
  seating: number[][][];
  tables: ClassTable[];
  gates: Gates;
  /** The gates up to this round are open. */
  opened: number;
  /** After this the rules answer for those who are late. */
  due: number | null;
  /** Of the last minutes. */
  puzzles: Puzzle[];
  /** Since when all its tables are paused; 0: they are not. */
  stopped: number;
  closed: boolean;
  settled: boolean;
}

interface Answer {
  readonly answer: AnswerValue;
  readonly at: number;
  readonly moment: Moment | null;
}

export interface Prompt extends PromptWanted {
  readonly stage: string;
  readonly asked: number;
  /** When it was asked, table by table. */
  moments: Moment[];
  /** Asked at the gate after this round: of those tables that have come to it. */
  readonly gate?: number;
  /** How they stood then. */
  scores: Record<number, readonly number[]>;
  open: boolean;
  /** By member. */
  answers: Record<number, Answer>;
  truth: boolean | number | null;
}

/** Plain data whose shape only the trainer's page knows. */
export type Figures = Readonly<Record<string, unknown>>;
type Shown = ShownSlide & { readonly data: string };

/** What is on the wall when play is over. */
export interface Deck {
  shown: Shown | null;
  /** Slides that were shown, each as it was last, in the order they came. */
  before: Shown[];
  /** By their name: those of the slides that were shown. */
  figures: Record<string, Figures>;
  /** By slide, then by member. */
  votes: Record<string, Record<number, number>>;
  arrangement: Arrangement | null;
  /** What the reports of a table say, seat by seat; by its number. */
  reports: Record<number, readonly Figures[]>;
}

export interface Workshop {
  readonly id: string;
  readonly code: string;
  readonly created: number;
  readonly host: Sitter;
  readonly owner: string;
  readonly settings: Settings;
  readonly edition: TableEdition;
  readonly version: number;
  readonly chairs: number;
  seq: number;
  trainers: Trainer[];
  invite: string | null;
  plan: Stage[];
  seeds: Record<string, string>;
  stage: string;
  since: number;
  members: Member[];
  /** Table by table, seat by seat: who holds it; nobody: a bot. */
  seating: number[][][];
  /** Names that were given to teams, by table and seat (`2:0`). */
  teamNames: Record<string, string>;
  plays: Play[];
  prompts: Prompt[];
  deck: Deck;
  said: { at: number; text: string; to?: number; table?: number }[];
  deletes: number;
}
