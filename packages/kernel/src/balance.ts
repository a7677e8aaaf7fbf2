/**
 * What two editions of a game are compared by, beside what every game has: which things of the
 * content each seat used, how long the game counts a match to be, who was stranded, and counts of
 * the game's own. A game without this is still measured by length, seats and course.
 */
import type { Habit } from './habits.ts';
import type { GameTypes, Seat, Table } from './types.ts';

/** One thing that is printed and that a seat can make its own: a card, a lab, a contract. */
export interface PrintedThing {
  /** Its id in the content. */
  readonly id: string;
  /** The message that names it. */
  readonly words: string;
  /** What it brings is reported with `earn`. Otherwise it is what a seat gains at once by its use. */
  readonly earns?: true;
}

/** What a watcher of one match reports. */
export interface UseReport {
  /** The seat made the thing its own; more than once counts once. */
  use(seat: Seat, id: string): void;
  /** The thing brought this to the seat that used it. */
  earn(seat: Seat, id: string, amount: number): void;
  /** What the seat began with: one of `starts`. */
  begin(seat: Seat, id: string): void;
}

/** Follows one match and says who used what; sees every event, private ones too. */
export interface UseWatcher<G extends GameTypes> {
  hear?(event: G['event'], s: Readonly<G['state']>): void;
  end?(s: Readonly<G['state']>): void;
}

/** Counted as a habit is, without limits: a share, or with `each` a number for each match. */
export interface OwnMeasure<G extends GameTypes = GameTypes> extends Habit<G> {
  readonly each?: true;
}

export interface Balance<G extends GameTypes = GameTypes> {
  /** Rounds, days, months or turns played so far: `balance.length` of the texts names them. */
  length(t: Table<G>, s: Readonly<G['state']>): number;
  /** Everything whose use is followed; editions may have more or fewer. */
  things(t: Table<G>): readonly PrintedThing[];
  /** A watcher for one match. */
  uses(t: Table<G>, report: UseReport): UseWatcher<G>;
  /** What seats can begin with, if they begin unlike each other. */
  starts?(t: Table<G>): readonly PrintedThing[];
  /** Bankrupt, or out of every chance, when the match is over. */
  stranded?(t: Table<G>, s: Readonly<G['state']>, seat: Seat): boolean;
  /** Measures of its own: `habit.<code>` of the texts. */
  readonly own: readonly OwnMeasure<G>[];
}

/** The hook of a game whose own types do not matter. */
export type AnyBalance = Balance<any>;

/** How often something is reported in a match. */
export function happenings<G extends GameTypes>(
  code: string,
  type: G['event']['type'],
): OwnMeasure<G> {
  return {
    code,
    each: true,
    watch(_t, tally) {
      tally.of = 1;
      return {
        after(_s, { events }) {
          for (const event of events) if (event.type === type) tally.count++;
        },
      };
    },
  };
}
