/** What a page or a server and a worker that thinks for its bots say to each other. */
import type { Edition, Frame, Move, Saying, Seat, State } from '@boardroom/kernel';

/** A table a worker has to know: everything it needs to set up the same table for itself. */
export interface TableNotice {
  readonly game: string;
  /** Of the rules; absent: the newest. */
  readonly version?: number;
  readonly players: number;
  readonly options: object;
  readonly edition: Edition;
  /** The edition is not one of the game's own. */
  readonly own?: boolean;
}

/** A question to a bot. `view` is what the seat may see, and all the worker ever gets of a match. */
export interface Question {
  /** The bot keeps what it worked out under this name, which is unique to the match. */
  readonly match: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: State;
  /** Same seed, same thoughts. */
  readonly seed: number;
  /** The frame to answer; absent to be asked for an aside. */
  readonly frame?: Frame;
}

export type ToWorker =
  | { readonly type: 'table'; readonly table: number; readonly notice: TableNotice }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly table: number;
      readonly question: Question;
    }
  | {
      readonly type: 'job';
      readonly id: number;
      readonly job: string;
      readonly given: unknown;
    }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'forget'; readonly match: string };

export type FromWorker =
  | { readonly type: 'choice'; readonly id: number; readonly choice: Choice | null }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };

/** A move and why, in facts for the game's texts; null where a bot makes no aside. */
export interface Choice {
  readonly move: Move;
  readonly why?: Saying;
  /** Lines a bot that searches played before it chose. */
  readonly lines?: number;
}

/** Messages to and from one worker, whether of Node or of a browser. */
export interface Port {
  send(message: ToWorker): void;
  /** Called once, before anything is sent. */
  listen(hear: (message: FromWorker) => void, fail: (reason: string) => void): void;
  close(): void;
}
