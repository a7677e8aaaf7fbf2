/**
 * A table as the page sees it, wherever it is played: on this device (`local-table.ts`) or on a
 * server (`online/remote-table.ts`).
 */
import type {
  AnyGame,
  Frame,
  MatchRecord,
  Move,
  Refusal,
  Saying,
  Seat,
  State,
  Table,
  Template,
  Texts,
  Told,
} from '@boardroom/kernel';
import type { Component } from 'svelte';
import type { SavedSeat } from '../store/saved.ts';
import type { TableStore } from '../table/store/store.ts';

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
  readonly why?: Saying;
}

/** What a table elsewhere adds to the frame, where the frame has room for it. */
export interface FrameExtras {
  /** Above the table: the line, a pause, a request. */
  readonly Strip: Component<{ store: TableStore }>;
  /** At a seat: who is here, how much time is left. */
  readonly Seat: Component<{ seat: Seat }>;
  /** In the top bar. */
  readonly Tool: Component;
  /** In the bar of a screen that everybody sees: how to come in. */
  readonly Wall: Component;
  /** In the bar when the game is over. */
  readonly Over: Component;
  /** What people say to each other. */
  readonly Talk: Component<{ store: TableStore }>;
}

/** Of a seat that several people hold: what they have before them, for their eyes alone. */
export interface TeamDesk {
  /** Who looks at it. */
  readonly me: string;
  readonly rule: 'anyone' | 'captain' | 'agree';
  /** The captain first. */
  readonly people: readonly { readonly person: string; readonly name: string }[];
  readonly proposals: readonly {
    readonly proposal: number;
    readonly by: string;
    readonly move: Move;
    readonly text?: string | undefined;
    /** Who is for it. */
    readonly agreed: readonly string[];
  }[];
  readonly lines: readonly {
    readonly person: string;
    readonly name: string;
    readonly text: string;
  }[];
  propose(move: Move, words?: string, text?: string): Promise<Refusal | null>;
  agree(proposal: number, agree: boolean): Promise<Refusal | null>;
  play(proposal: number): Promise<Refusal | null>;
  say(text: string): Promise<Refusal | null>;
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
  /** Why a bot made the move after which there were so many; only if that tells no secret. */
  why?(moves: number, seat: Seat): Saying | undefined;
  /** Why a move would be refused, without making it. */
  ask(seat: Seat, move: Move): Promise<Refusal | null>;
  undo(seat: Seat, count: number): Promise<Refusal | null>;
  /** What a bot would do; `longer`: after some thought, for who can wait a second. */
  hint(seat: Seat, longer?: boolean): Promise<Hint | null>;
  /** The bot that is thinking, or null. */
  thinking(): Seat | null;
  /** Bots wait while this is set. */
  pause(paused: boolean): void;
  /** Does not wait for bots' pauses any longer. */
  hurry(): void;
  record(): MatchRecord;
  /** What was promised of the dice when the game began, as this page saw it then. */
  committed(): string | undefined;
  /** Hears of every change. */
  listen(hear: () => void): () => void;
  /** Remembers a line for the list of tables. */
  remember(about: { note?: string; mine?: boolean; lesson?: number | null }): void;
  close(): void;
  /** Of a table elsewhere: why nothing can be done just now; empty if it is only on its way. */
  held?(): string | null;
  /** Where a table that is a what-if came from. */
  readonly origin?: string;
  /** Of a table elsewhere: the team whose seat is played from here, and whether a team plays a seat. */
  team?(): TeamDesk | null;
  isTeam?(seat: Seat): boolean;
  /** Of a table elsewhere. */
  readonly extras?: FrameExtras;
}
