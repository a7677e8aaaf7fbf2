/** Which edition is meant: one of a game's own, or one that somebody brought. */
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { Edition, EditionName, EditionTexts, GameEntry, Refusal } from '@boardroom/kernel';

/** What an edition is called whose maker gave it no name. */
export const UNNAMED = 'own';
/** The edition a game is played with where none is named. */
export const USUAL = 'classic';

export interface FoundEdition {
  readonly edition: Edition;
  /** Not one of the game's own: tables say so, records carry it. */
  readonly own: boolean;
}

/** One of the game's own editions, by id. */
export async function publishedEdition(
  entry: GameEntry,
  id: string = USUAL,
): Promise<FoundEdition | Refusal> {
  if (!Object.hasOwn(entry.editions, id)) return { code: 'no-edition', facts: { edition: id } };
  return { edition: await ownEdition(entry, id), own: false };
}

async function ownEdition({ editions, editionOptions }: GameEntry, id: string): Promise<Edition> {
  const [content, options] = [await editions[id]!(), editionOptions?.[id]];
  return options ? { id, content, options } : { id, content };
}

/**
 * The edition that a table or a record names, from the game's own, as they are or as they were, or from
 * what it carries. The hash decides: another content under the same name is refused.
 */
export async function editionNamed(
  entry: GameEntry,
  name: EditionName,
  carried?: Edition,
): Promise<FoundEdition | Refusal> {
  const earlier = carried ? undefined : await entry.earlierEditions?.[name.id]?.[name.hash]?.();
  if (earlier !== undefined) return { edition: { id: name.id, content: earlier }, own: false };
  const found = carried
    ? await broughtEdition(entry, carried)
    : await publishedEdition(entry, name.id);
  if (isRefusal(found)) return found;
  const { id, content, texts } = found.edition;
  if (id !== name.id || editionHash(content, texts) !== name.hash)
    return { code: 'other-edition', facts: { edition: name.id } };
  return found;
}

/**
 * An edition somebody brings. If it is one of the game's own it is taken for that; the name of one
 * of the game's own is for no other.
 */
export async function broughtEdition(
  entry: GameEntry,
  brought: Omit<Edition, 'id'> & {
    readonly id?: string | undefined;
    readonly texts?: EditionTexts | undefined;
  },
): Promise<FoundEdition | Refusal> {
  const hash = editionHash(brought.content, brought.texts);
  for (const id of Object.keys(entry.editions)) {
    const edition = await ownEdition(entry, id);
    if (editionHash(edition.content) === hash) return { edition, own: false };
  }
  const id = brought.id ?? UNNAMED;
  if (Object.hasOwn(entry.editions, id))
    return { code: 'edition-name-taken', facts: { edition: id } };
  return { edition: { ...brought, id }, own: true };
}
