/** What follows from seats, options and content alone. */
import type { Table } from '@boardroom/kernel';
import type { Card } from './content.ts';
import { cardMoves } from './moves.ts';
import type { CardMoves } from './moves.ts';
import { AREAS } from './types.ts';
import type { Deploy } from './types.ts';

export interface Facts {
  /** R22 Five, fewer if the lowest stacks are left out. */
  readonly rounds: number;
  /** Tiles of values 3 to 9 at the beginning (R7, R8). */
  readonly stacks: readonly number[];
  /** R15 Cards of levels I and II in the game deck; all of level III are. */
  readonly deckSizes: readonly number[];
  /** Bit set of the kinds that are Technologies. */
  readonly technologies: number;
  /** Highest income, a very high number for "no cap" (R54). */
  readonly cap: number;
  /** Area of each card, as a number. */
  readonly areas: readonly number[];
  readonly moves: CardMoves;
}

/** R12, R13, R14 Cards that setup removes from each of decks I and II. */
export function removedPerDeck(players: number): { bronze: number; silver: number; any: number } {
  return players === 4
    ? { bronze: 0, silver: 0, any: 0 }
    : { bronze: 4, silver: players === 2 ? 4 : 0, any: 3 };
}

export function facts(t: Omit<Table<Deploy>, 'facts'>): Facts {
  const { options, content, players } = t;
  const { bronze, silver, any } = removedPerDeck(players);
  const inLevel = (level: Card['level']): number =>
    content.cards.filter((card) => card.level === level).length;
  return {
    rounds: 8 - options.startStack,
    // R8 and option startStack: lower stacks are left out.
    stacks: content.capacity.stacks.map((tiles, i) =>
      i + 3 < options.startStack ? 0 : tiles - (4 - players),
    ),
    deckSizes: [inLevel(1), inLevel(2)].map((size) => size - bronze - silver - any),
    technologies: content.tiles.reduce(
      (set, { kind }, i) => (kind === 'technology' ? set | (1 << i) : set),
      0,
    ),
    cap: options.incomeCap === 0 ? 1e6 : options.incomeCap,
    areas: content.cards.map(({ area }) => AREAS.indexOf(area)),
    moves: cardMoves(content),
  };
}
