/** What a reader was told of a game so far, move by move; moves that were taken back are gone. */
import type { Item } from '@boardroom/client';
import type { Event, Saying, Seat, Told } from '@boardroom/kernel';
import type { KeptWhy } from '../engine/whys.ts';

export interface History {
  hear(items: readonly Item[]): void;
  told(): Told[];
  readonly moves: number;
  /** The words a `message` of an event stands for. */
  said(message: number): string | undefined;
  /** Why the bot of this seat made the move after which there were so many. */
  why(moves: number, seat: Seat): Saying | undefined;
  /**
   * All reasons by the number of moves of the record, which has so many. None if this reader was not
   * told of every move: whose reason is whose could not be said.
   */
  whys(moves: number): KeptWhy[];
}

interface Moved {
  /** Null where nobody moved: the first deal. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  readonly why: Saying | undefined;
}

export function makeHistory(): History {
  let moved: Moved[] = [];
  const words: Record<string, string> = {};

  return {
    hear(items) {
      // From the beginning: the first time, and when this browser has become somebody else.
      if (items[0]?.n === 1) moved = [];
      for (const { type, seat = null, events = [], words: said, undone, why } of items) {
        Object.assign(words, said);
        // Only the last moves can be taken back, whoever's answer to the request this is.
        if (undone) moved.splice(-undone);
        // The first deal is told with the last "ready".
        if (type === 'moved' || events.length > 0)
          moved.push({
            seat: type === 'moved' ? seat : null,
            events: events as unknown as Event[],
            why: why as Saying | undefined,
          });
      }
    },
    told: () => moved.flatMap(({ events }, i) => events.map((event) => ({ event, move: i + 1 }))),
    get moves() {
      return moved.length;
    },
    said: (message) => words[String(message)],
    why(moves, seat) {
      const found = moved[moves - 1];
      return found?.seat === seat ? found.why : undefined;
    },
    whys(moves) {
      // The first deal is told like a move and is none.
      const made = moved.filter(({ seat }) => seat !== null);
      if (made.length !== moves) return [];
      return made.flatMap(({ seat, why }, i) =>
        why ? [{ after: i + 1, seat: seat!, why, open: false }] : [],
      );
    },
  };
}
