/** Names of groups of moves, from the board's messages. */
import type { Choice } from '@boardroom/ui-kit';
import { say } from '../words/index.ts';
import type { TableStore } from './store/store.ts';

export function groupLabel(store: TableStore, group: string, choices: readonly Choice[]): string {
  const label =
    choices[0]?.groupName ?? store.words.say(`group.${group}`, { count: choices.length });
  if (label) return label;
  const words = group.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function groupNote(store: TableStore, group: string, choices: readonly Choice[]): string {
  return (
    choices[0]?.groupNote ??
    store.words.say(`group.${group}.note`, { count: choices.length }) ??
    say('table.moves', { count: choices.length })
  );
}
