/** How the try that counts ended. */
import { isRefusal, replay, scoreKey, standings } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { editionOf } from '../engine/edition.ts';
import type { ListedGame } from '../games.ts';
import { refusalError } from '../parts/said-error.ts';
import type { SavedTable } from '../store/saved.ts';
import { textsIn } from '../words/texts.ts';

export interface Outcome {
  readonly score: number;
  readonly place: number;
  readonly players: number;
  /** What the score is called in this game. */
  readonly what: string;
}

/** The person sits on the first seat. */
export const OWN = 0;

export async function outcomeOf({ entry }: ListedGame, saved: SavedTable): Promise<Outcome> {
  const [game, found, texts] = await Promise.all([
    entry.game(),
    editionOf(entry, saved.record),
    textsIn(entry.texts),
  ]);
  if (isRefusal(found)) throw refusalError(found);
  const match = replay(game, found.edition.content, saved.record);
  if (isRefusal(match)) throw refusalError(match);
  const { t, s } = match;
  const all = standings(game, t, s);
  const words = speaker(texts, [], texts.language, game.printed?.(t));
  const key = game.rankedBy[scoreKey(all)]!;
  return {
    score: game.scores(t, s)[OWN]!,
    place: all.find(({ seat }) => seat === OWN)!.place,
    players: t.players,
    what: words.say(`rank.${key}`) ?? key,
  };
}
