import type { Frame, Move, Seat, State, Suggestion } from '@boardroom/kernel';

export interface TableFacts {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly options: object;
}

export interface BotQuestion {
  readonly id: number;
  readonly table: TableFacts;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: State;
  /** The question to answer; absent: is there an aside worth making? */
  readonly f?: Frame;
  /** Seed of the bot's own luck. */
  readonly luck: number;
}

export interface BotAnswer {
  readonly id: number;
  readonly suggestion: Suggestion<Move> | null;
  readonly error?: string;
}
