/** What a table is played with: this page's own copy if it is the same, else what was brought. */
import { editionNamed } from '@boardroom/catalogue';
import type { FoundEdition } from '@boardroom/catalogue';
import type { WholeEdition } from '@boardroom/client';
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { Edition, EditionName, GameEntry, MatchRecord, Refusal } from '@boardroom/kernel';

/** The edition of a record, which carries it if it is not one of the game's own. */
export function editionOf(
  entry: GameEntry,
  { edition, own }: Pick<MatchRecord, 'edition' | 'own'>,
): Promise<FoundEdition | Refusal> {
  return editionNamed(entry, edition, own);
}

/**
 * The edition of a table elsewhere. A page kept from last month may have another content under the
 * same name: then it draws what the table is played with, not what it has itself.
 */
export async function editionElsewhere(
  entry: GameEntry,
  name: EditionName,
  fetchWhole: (hash: string) => Promise<WholeEdition>,
): Promise<FoundEdition | Refusal> {
  const known = await editionNamed(entry, name);
  if (!isRefusal(known)) return known;
  const { content, texts } = await fetchWhole(name.hash);
  if (editionHash(content, texts) !== name.hash)
    return { code: 'other-edition', facts: { edition: name.id } };
  const edition: Edition = { id: name.id, content, texts };
  return { edition, own: true };
}
