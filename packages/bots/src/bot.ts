/** Who sits in a seat when no person does. A bot gets its seat's view and nothing else. */
import type {
  Frame,
  Move,
  Policy,
  Rng,
  Seat,
  State,
  Suggestion,
  Table,
  Template,
} from '@boardroom/kernel';

/** A question as a bot gets it. The view and the list are worked out only if the bot looks. */
export interface Ask {
  readonly t: Table;
  readonly f: Frame;
  view(): Readonly<State>;
  legal(): Template<Move>[];
}

/** A bot may remember earlier decisions of its match: each seat of each match has a bot of its own. */
export interface Bot {
  readonly name: string;
  choose(ask: Ask, rng: Rng): Suggestion<Move>;
  /** The same moves without their reasons, for games nobody watches. */
  readonly policy?: Policy;
  /** The same choice bit by bit, for bots that think long. */
  ponder?(ask: Ask, rng: Rng): Thought;
  /** Something to do while anybody is asked, or null; absent if the bot never does. */
  aside?(t: Table, view: Readonly<State>, seat: Seat, rng: Rng): Suggestion<Move> | null;
  /** The same bit by bit. */
  wonder?(t: Table, view: Readonly<State>, seat: Seat, rng: Rng): Thought<Suggestion<Move> | null>;
}

/** A choice in the making: step until it says true, or until patience ends; then take the best. */
export interface Thought<Choice = Suggestion<Move>> {
  step(): boolean;
  best(): Choice;
  /** Lines played so far, of a bot that searches: fewer where the machine is busy. */
  readonly iterations?: number;
}
