/** What the form of a new table must know of a game. */
import type { AnyGame, GameEntry } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { askOnce } from '../engine/bot-desk.ts';
import { optionFields } from '../table/option-fields.ts';
import type { OptionField } from '../table/option-fields.ts';
import { textsIn } from '../words/texts.ts';

export interface GameRules {
  readonly game: AnyGame;
  readonly words: Speaker;
  readonly fields: readonly OptionField[];
}

export async function loadGameRules(entry: GameEntry): Promise<GameRules> {
  const [game, texts, schema] = await Promise.all([
    entry.game(),
    textsIn(entry.texts),
    askOnce('schema', { game: entry.id }),
  ]);
  return { game, words: speaker(texts, [], texts.language), fields: optionFields(schema) };
}
