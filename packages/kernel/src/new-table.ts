import { isRefusal, setTable } from './engine.ts';
import type { TableSetting } from './engine.ts';
import type { Game, GameTypes, Refusal, Table } from './types.ts';

/**
 * The options of a new table: what was chosen, then what the edition is meant to be played with, then
 * what is usual with so many players. The defaults of the game fill the rest.
 */
export function optionsFor<G extends GameTypes>(
  game: Pick<Game<G>, 'usual'>,
  { players, edition, options }: Pick<TableSetting, 'players' | 'edition' | 'options'>,
): object {
  return { ...game.usual?.(players), ...edition.options, ...options };
}

/**
 * Sets a table for the first time, with the options of {@link optionsFor}; what was begun is set again
 * with its own. Fields of options and content that the rules do not read are refused, because whoever
 * wrote them believes that they do something.
 */
export function setNewTable<G extends GameTypes>(
  game: Game<G>,
  setting: TableSetting,
): Table<G> | Refusal {
  const options = optionsFor(game, setting);
  const t = setTable(game, { ...setting, options });
  if (isRefusal(t)) return t;
  const option = unread(options, t.options);
  if (option)
    return { code: 'bad-options', facts: { reason: `${option}: there is no such field` } };
  const field = unread(setting.edition.content, t.content);
  if (field) return { code: 'bad-edition', facts: { reason: `${field}: there is no such field` } };
  return t;
}

/** The path of the first field that a schema left out of what it read. */
function unread(given: unknown, read: unknown): string | null {
  if (typeof given !== 'object' || given === null) return null;
  if (typeof read !== 'object' || read === null) return null;
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(read, key)) return key;
    const inner = unread(value, (read as Record<string, unknown>)[key]);
    if (inner) return `${key}.${inner}`;
  }
  return null;
}
