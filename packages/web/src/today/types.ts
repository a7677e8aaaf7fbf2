/** Today's table: one deal a day and game, the same for everybody; no server is asked. */

/** A game of the field: the bot that played the person's seat, and what it reached. */
export interface Fielded {
  readonly bot: string;
  readonly score: number;
}

/** What a person reached on a day, kept on this device with the field it is compared to. */
export interface DayResult {
  readonly day: string;
  readonly game: string;
  readonly score: number;
  readonly place: number;
  readonly players: number;
  readonly field: readonly Fielded[];
}
