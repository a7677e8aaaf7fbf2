/** The list of games. A new game is a folder in `games/`, and nothing here. */
import type { GameEntry } from '@boardroom/kernel';
import { entries } from '#games';

export const catalogue: readonly GameEntry[] = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));

export function findGame(id: string): GameEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

export { UNNAMED, USUAL, broughtEdition, editionNamed, publishedEdition } from './editions.ts';
export type { FoundEdition } from './editions.ts';
