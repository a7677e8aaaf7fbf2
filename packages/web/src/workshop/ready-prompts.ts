/** The bank of questions of a game, as they are put to a class. */
import type { PromptWanted } from '@boardroom/client';
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, GameEntry, Table } from '@boardroom/kernel';
import type { Speaker } from '@boardroom/texts';

export interface Ready extends PromptWanted {
  /** Its name in the game's bank. */
  readonly name: string;
}

/** `id` makes ids that nothing else in the class has. */
export function readyPrompts(
  game: AnyGame,
  t: Table,
  words: Speaker,
  id: (name: string) => string,
): Ready[] {
  return Object.entries(game.classroom?.prompts ?? {}).map(([name, ready]) => {
    const { kind, about = 'trainer' } = ready;
    const above = ready.above?.(t);
    const range = ready.range?.(t);
    return {
      name,
      id: id(name),
      kind,
      about,
      text: words.say(`prompt.${name}`, { above: above ?? 0 }) ?? name,
      ...(above === undefined ? {} : { above }),
      ...(range ? { least: range[0], most: range[1] } : {}),
    };
  });
}

/** The bank before there is a table: as for the classic edition. */
export async function bankOf(
  entry: GameEntry,
  words: Speaker,
  setting: { readonly players: number; readonly options: object },
): Promise<Ready[]> {
  const [game, content] = await Promise.all([entry.game(), entry.editions['classic']!()]);
  const t = setTable(game, { ...setting, edition: { id: 'classic', content } });
  return isRefusal(t) ? [] : readyPrompts(game, t, words, (name) => name.toLowerCase());
}

/** Without what only the bank knows. */
export function wantedOf({ name: _name, ...prompt }: Ready): PromptWanted {
  return prompt;
}
