/** From the key in an address to the edition, with all that the rooms need of it. */
import { editionNamed, publishedEdition, USUAL } from '@boardroom/catalogue';
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { Edition, GameEntry } from '@boardroom/kernel';
import { askOnce } from '../engine/bot-desk.ts';
import { listed } from '../games.ts';
import { refusalError } from '../parts/said-error.ts';
import { getEdition } from './kept.ts';
import { editionName } from './names.ts';
import type { OpenedEdition } from './types.ts';

/** `<game>.<edition>`: the ids of kept editions have no dot. */
export const keyOf = (game: string, edition: string): string => `${game}.${edition}`;

/** Null if this device has no such edition, or its game is not known. */
export async function loadEdition(key: string): Promise<OpenedEdition | null> {
  const dot = key.lastIndexOf('.');
  const kept = dot < 0 ? await getEdition(key) : undefined;
  const found = listed(kept?.game ?? key.slice(0, Math.max(0, dot)));
  if (!found) return null;
  const { entry } = found;
  const edition = kept?.edition ?? (await ofGame(entry, key.slice(dot + 1)));
  if (!edition) return null;
  const [game, base, problems] = await Promise.all([
    entry.game(),
    baseOf(entry, edition),
    kept ? askOnce('problems', { game: entry.id, content: edition.content }) : [],
  ]);
  return {
    key,
    listed: found,
    entry,
    game,
    base,
    edition,
    name: editionName(edition),
    baseName: editionName(base),
    hash: editionHash(edition.content, edition.texts),
    own: kept !== undefined,
    mine: kept !== undefined && !kept.brought,
    kept: kept ?? null,
    problems,
  };
}

async function ofGame(entry: GameEntry, id: string): Promise<Edition | null> {
  const found = await publishedEdition(entry, id);
  return isRefusal(found) ? null : found.edition;
}

/** What an edition was made from, if this page has it; otherwise the game's usual one. */
async function baseOf(entry: GameEntry, { base }: Edition): Promise<Edition> {
  const named = base ? await editionNamed(entry, base) : undefined;
  const found = named && !isRefusal(named) ? named : await publishedEdition(entry, USUAL);
  if (isRefusal(found)) throw refusalError(found);
  return found.edition;
}
