/** What a table that is played with somebody's edition says of it. */
import type { GameEntry } from '@boardroom/kernel';
import { say } from '../words/index.ts';

/** "Own edition: Risky Business School", with the game's licence where it has one. */
export function ownEdition({ licence }: GameEntry, name: string): string {
  const label = say('edition.named', { name });
  return licence ? `${label}, ${licence.name}` : label;
}
