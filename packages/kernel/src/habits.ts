/**
 * How a match was played: what sensible players do rarely, or must do sometimes, as counts with
 * limits. A game whose bots undo their own moves or never use half of the rules fails by them.
 */
import type { GameTypes, Seat, Table } from './types.ts';

/** How often something was done, of how often it could have been. */
export interface Tally {
  count: number;
  of: number;
}

/** Follows one match and keeps a tally. Sees everything, private events too. */
export interface Watcher<G extends GameTypes> {
  /** Before a move is made, while the state is still the one it was chosen in. */
  before?(s: Readonly<G['state']>, seat: Seat, move: G['move']): void;
  /** After it, with every event it caused. */
  after?(
    s: Readonly<G['state']>,
    entry: { seat: Seat; move: G['move']; events: readonly G['event'][] },
  ): void;
  end?(s: Readonly<G['state']>): void;
}

export interface Habit<G extends GameTypes = GameTypes> {
  /** `habit.<code>` of the texts says what is counted. */
  readonly code: string;
  /** The share of its opportunities beyond which it is silly. */
  readonly most?: number;
  /** The share below which a part of the game lies idle. */
  readonly least?: number;
  /** A watcher for one match, which counts into the tally. */
  watch(t: Table<G>, tally: Tally): Watcher<G>;
}

/** A habit of a game whose own types do not matter. */
export type AnyHabit = Habit<any>;
