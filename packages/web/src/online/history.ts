/** What a reader was told of a game so far, move by move; moves that were taken back are gone. */
import type { Item } from '@boardroom/client';
import type { Event, Told } from '@boardroom/kernel';

export interface History {
  hear(items: readonly Item[]): void;
  told(): Told[];
  readonly moves: number;
  /** The words a `message` of an event stands for. */
  said(message: number): string | undefined;
}

export function makeHistory(): History {
  let moved: (readonly Event[])[] = [];
  const words: Record<string, string> = {};

  return {
    hear(items) {
      // From the beginning: the first time, and when this browser has become somebody else.
      if (items[0]?.n === 1) moved = [];
      for (const { type, events, words: said, undone } of items) {
        Object.assign(words, said);
        // Only the last moves can be taken back, whoever's answer to the request this is.
        if (undone) moved.splice(-undone);
        // The first deal is told with the last "ready".
        if (type === 'moved' || events) moved.push((events ?? []) as unknown as Event[]);
      }
    },
    told: () => moved.flatMap((events, i) => events.map((event) => ({ event, move: i + 1 }))),
    get moves() {
      return moved.length;
    },
    said: (message) => words[String(message)],
  };
}
