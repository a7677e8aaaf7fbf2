/** The games, found when the page is built: the same folders as `games.node.ts` finds. */
import type { GameEntry } from '@boardroom/kernel';

const found = import.meta.glob<GameEntry>(['../../../games/*/entry.ts', '!../../../games/_*/**'], {
  eager: true,
  import: 'entry',
});

export const entries: readonly GameEntry[] = Object.values(found);
