/** The words of this room: what is seen of a game, and what is learnt from many. */

/** A position that was met, in numbers. */
export interface Position {
  readonly players: number;
  /** The part of the game that was over. */
  readonly gone: number;
  /** A row of counts for each player. */
  readonly rows: Float64Array;
  /** 1: this player could not win any more. */
  readonly out: Uint8Array;
  /** Each player's chance by the evaluation that the game has now, to compare with. */
  readonly now: Float64Array;
  /** How it ended: each player's share of the win, and the scores. */
  readonly won: Float64Array;
  readonly scores: Float64Array;
}

/** The positions of one game of self-play. */
export interface PlayedGame {
  readonly number: number;
  /** All seats were `normal` from the first move on. */
  readonly plain: boolean;
  readonly positions: readonly Position[];
}

/** What to play. */
export interface SelfPlayOrder {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  /** Look where the game's search judges its lines, instead of at any time. */
  readonly atTicks: boolean;
}
