/**
 * A table as the page sees it, wherever it is played: on this device (`local-table.ts`), on a server
 * later. The page cannot tell which it has.
 */
import type {
  AnyGame,
  Frame,
  MatchRecord,
  Move,
  Refusal,
  Seat,
  State,
  Table,
  Template,
  Texts,
  Told,
} from '@boardroom/kernel';
import type { SavedSeat } from '../store/saved.ts';

/** How things stand for one viewer. */
export interface Position {
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  readonly view: State;
  /** Seats that owe a decision. */
  readonly asked: readonly Seat[];
  /** The question put to the viewer, if any, and its legal answers. */
  readonly frame: Frame | null;
  readonly legal: readonly Template<Move>[];
  readonly asides: readonly Template<Move>[];
  /** All the viewer was told so far. */
  readonly told: readonly Told[];
  readonly moves: number;
  /** How many of its last moves the viewer may take back. */
  readonly undoable: number;
  readonly over: boolean;
}

interface Hint {
  readonly move: Move;
  readonly why?: Refusal;
}

export interface TablePort {
  readonly id: string;
  readonly title: string;
  readonly game: AnyGame;
  readonly content: unknown;
  readonly texts: Texts;
  readonly t: Table;
  readonly seats: readonly SavedSeat[];
  position(viewer: Seat | null): Position;
  /** Whether the two viewers see different things now. */
  secretsBetween(a: Seat | null, b: Seat | null): boolean;
  /** `words`: of a move with a `message`; the table keeps them and puts their number in. */
  play(seat: Seat, move: Move, words?: string): Promise<Refusal | null>;
  /** The words a `message` of an event stands for. */
  said(message: number): string | undefined;
  /** Why a move would be refused, without making it. */
  ask(seat: Seat, move: Move): Promise<Refusal | null>;
  undo(seat: Seat, count: number): Promise<Refusal | null>;
  hint(seat: Seat): Promise<Hint | null>;
  /** The bot that is thinking, or null. */
  thinking(): Seat | null;
  /** Bots wait while this is set. */
  pause(paused: boolean): void;
  /** Does not wait for bots' pauses any longer. */
  hurry(): void;
  record(): MatchRecord;
  /** Hears of every change. */
  listen(hear: () => void): () => void;
  /** Remembers a line for the list of tables. */
  remember(about: { note?: string; mine?: boolean; lesson?: number | null }): void;
  close(): void;
  /** Of a table elsewhere: how the line is. */
  connection?(): 'connecting' | 'open' | 'lost';
  /** Of a table elsewhere: what people say to each other. */
  readonly talk?: {
    lines(): readonly { readonly name: string; readonly text: string }[];
    say(text: string): Promise<void>;
  };
}
