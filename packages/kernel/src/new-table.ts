import { isRefusal, setTable } from './engine.ts';
import type { TableSetting } from './engine.ts';
import type { Game, GameTypes, Refusal, Table } from './types.ts';

/**
 * Sets a table for the first time: fields of options and content that the rules do not read are
 * refused, because whoever wrote them believes that they do something.
 */
export function setNewTable<G extends GameTypes>(
  game: Game<G>,
  setting: TableSetting,
): Table<G> | Refusal {
  const t = setTable(game, setting);
  if (isRefusal(t)) return t;
  const option = unread(setting.options ?? {}, t.options);
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
