/** How strong a game's bots play, in numbers: measured in the arena, kept in the game's folder. */

/** The levels a person is offered, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** Those that do not think ahead. */
export type PlainLevel = Exclude<Level, 'hard' | 'expert'>;

/** How a search works. All of it is data, so that levels can be lists of numbers. */
export interface SearchSettings {
  /** The manner of play that other moves have to beat; empty: the game's usual one. */
  readonly character: string;
  /** Kinds of questions worth thinking about; at others the suggestion stands. Empty: all. */
  readonly questions: readonly string[];
  /** Kinds at which words given are kept or broken: among more than two players the suggestion stands. */
  readonly bound: readonly string[];
  /**
   * Moves that it makes only where the game advises them, whatever the search has found: a type, or a
   * type and one of the things that a move says (`trade:credits`).
   */
  readonly advised: readonly string[];
  /**
   * The part of the others' decisions in the tree that follow the game's advice, whatever the tree has
   * found: 0 fears the best answer always, 1 never.
   */
  readonly usual: number;
  /** Stops after this many iterations … */
  readonly iterations: number;
  /** … times the rivals to this power: how much more, or less, a larger table takes for the same strength. */
  readonly rivals: number;
  /** Stops after this many milliseconds; with `Infinity` a seed decides the move alone. */
  readonly ms: number;
  /** Compares at most this many moves of the seat. */
  readonly width: number;
  /**
   * Fields of the game's state that tell the time: round, turn, whose turn. A line is judged when
   * they have changed `ticks` times, so that a move does not look good for putting things off.
   */
  readonly clock: readonly string[];
  readonly ticks: number;
  /** A line is judged at the latest after so many decisions from the root. */
  readonly horizon: number;
  /** A line is judged at the latest so many decisions after it left the tree. */
  readonly playout: number;
  /** Who plays where the tree knows nothing: the game's own advice, or chance. */
  readonly policy: 'suggest' | 'random';
  /** How much seats in the tree try moves that look worse so far, in deviations of the values. */
  readonly explore: number;
  /** A node with n visits knows at most 1 + widen × √n moves. */
  readonly widen: number;
  /** By how many standard errors a move must beat the game's suggestion to be preferred. */
  readonly trust: number;
  /** The tree stops growing here: a few hundred bytes a node. */
  readonly nodes: number;
  /** The part of the budget it spends on an aside; 0: asides are made as the game advises. */
  readonly asides: number;
  /** What differs between two players. */
  readonly headsUp: Partial<Omit<SearchSettings, 'headsUp'>>;
}

/** A manner of play as it is at this table: between two players some have another. */
export function atTable<C extends { readonly headsUp?: C }>(
  { players }: { readonly players: number },
  character: C,
): C {
  return players === 2 ? (character.headsUp ?? character) : character;
}

/** How a bot errs. */
export interface Slips {
  /** The share of its decisions in which it overlooks the best move. */
  readonly often: number;
  /** How many moves it considers then; it takes the best of them. */
  readonly looks: number;
}

/** Short lines of a review, which has more time than a move. */
export interface ReviewLines {
  /** How many ticks they take, if not those of `hard`. */
  readonly ticks: number;
  /**
   * By how much of a win the evaluation was off after them, of a decision of an open match, beside
   * whole games of several matches (docs/insight.md). A match by itself takes long to show it.
   */
  readonly off?: number;
  /** By what part of itself a large difference was off, from one decision to the next, beside the same games. */
  readonly sway?: number;
}

/** What differs from the usual levels. */
export interface GameLevels {
  /** Manners of play that only levels have: too like another, or too strong, to be chosen as one. */
  readonly characters?: Readonly<Record<string, object>>;
  /** How the levels that do not think ahead play, if not as the game advises. */
  readonly manner?: string;
  /** Who errs, and how; whoever is not named has the usual slips of its level. */
  readonly slips?: Readonly<Partial<Record<PlainLevel, Slips>>>;
  /** What differs from the usual search. */
  readonly hard?: Partial<SearchSettings>;
  /** What differs from `hard`, besides more lines and two seconds. */
  readonly expert?: Partial<SearchSettings>;
  readonly review?: ReviewLines;
}
