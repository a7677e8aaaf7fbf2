/** Words the parts of the store share. */
import type { AnyLook, Move, MoveValue } from '@boardroom/kernel';
import type { Choice } from '@boardroom/ui-kit';
import type { Position } from '../../engine/port.ts';

/**
 * Pages of a phone and of the side panel. `board` is where one decides; `view` is the board alone,
 * where there is no room for both.
 */
export type Tab = 'board' | 'view' | 'mine' | 'table' | 'log' | 'rules' | 'list' | 'talk' | 'team';

/** Something that could not be done and why. */
export interface Reason {
  readonly text: string;
  readonly rule?: string;
}

/** A chosen move whose gaps are being filled. */
export interface Filling {
  readonly choice: Choice;
  readonly values: Readonly<Record<string, MoveValue>>;
  /** What is said, for a move with a `message`. */
  readonly words?: string;
}

/** A move that waits for a last yes. */
export interface Confirming {
  readonly choice: Choice;
  readonly move: Move;
}

/** A position of the past that is being looked at. */
export interface Past {
  readonly position: Position;
  readonly move: number;
  /** What it is, if it is not a move of the log. */
  readonly title?: string;
}

/** Something for those who hear the table. */
export interface Spoken {
  readonly n: number;
  readonly text: string;
}

export interface Headline {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string;
}

/** What the page wants of the table, and gives it. */
export interface StoreSetting {
  /** A screen everybody sees, from the first moment on. */
  readonly projector?: boolean;
  /** Whether it may glow in this step of a lesson. */
  wanted?(choice: Choice): boolean;
  /** For somebody who learns the game: the final count leaves out nothing. */
  readonly teaching?: boolean;
  moved?(move: Move): void;
  /** The words of the game about its things. */
  look?(): Promise<AnyLook>;
}
