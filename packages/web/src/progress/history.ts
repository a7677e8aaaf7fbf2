/** All a history is made of, for the parts of its page. */
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { listed } from '../games.ts';
import type { ListedGame } from '../games.ts';
import { summaries } from '../store/beside.ts';
import { listTables } from '../store/saved.ts';
import { dropStrays } from '../store/tidy.ts';
import { textsIn } from '../words/texts.ts';
import type { MatchSummary } from './types.ts';

export interface History {
  /** In the order they were played. */
  readonly matches: readonly MatchSummary[];
  /** Finished tables of this device of which nothing was kept yet. */
  readonly unread: number;
  readonly words: ReadonlyMap<string, Speaker>;
  readonly games: ReadonlyMap<string, ListedGame>;
}

export async function openHistory(): Promise<History> {
  await dropStrays();
  const [kept, tables] = await Promise.all([summaries.all(), listTables()]);
  const games = new Map(
    kept.flatMap(({ game }) => {
      const found = listed(game);
      return found ? [[game, found] as const] : [];
    }),
  );
  const matches = kept
    .filter(({ game }) => games.has(game))
    .toSorted((a, b) => a.played - b.played || a.id.localeCompare(b.id));
  const read = new Set(matches.map(({ id }) => id));
  const words = await Promise.all(
    [...games].map(async ([id, { entry }]) => {
      const texts = await textsIn(entry.texts);
      return [id, speaker(texts, [], texts.language)] as const;
    }),
  );
  return {
    matches,
    unread: tables.filter(({ id, over }) => over && !read.has(id)).length,
    words: new Map(words),
    games,
  };
}
