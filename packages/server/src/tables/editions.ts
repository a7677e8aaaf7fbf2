/** Editions: which one a new table is meant to be played with, and those that are kept. */
import { broughtEdition, publishedEdition, USUAL } from '@boardroom/catalogue';
import { differences, editionHash, isRefusal, parseEdition } from '@boardroom/kernel';
import type { Edition, GameEntry } from '@boardroom/kernel';
import type { NewTable, TableEdition } from '@boardroom/protocol';
import { problem, refused } from '../problem.ts';

/** How many differences of an uploaded edition are shown at a glance. */
const FIRST = 8;
/** … and how many characters of each value. */
const SHORT = 80;

interface Wanted {
  readonly edition: Edition;
  /** As the table, its lines and its record name it. */
  readonly named: TableEdition;
}

/** The edition a request asks for. Changed content never gets the name of one of the game's own. */
export async function editionWanted(
  entry: GameEntry,
  { edition: id, content, texts }: Pick<NewTable, 'edition' | 'content' | 'texts'>,
): Promise<Wanted> {
  const found =
    content === undefined && texts === undefined
      ? await publishedEdition(entry, id)
      : await broughtEdition(entry, {
          id,
          content: content ?? (await entry.editions[USUAL]!()),
          texts,
        });
  if (isRefusal(found)) {
    if (found.code === 'no-edition') throw problem('no-edition');
    if (found.code === 'edition-name-taken') throw problem('edition-name-taken', id);
    throw refused(found);
  }
  const { edition, own } = found;
  const named = { id: edition.id, hash: editionHash(edition.content, edition.texts) };
  return { edition, named: own ? { ...named, own: await glance(entry, edition) } : named };
}

async function glance(
  entry: GameEntry,
  { content, texts = {} }: Edition,
): Promise<NonNullable<TableEdition['own']>> {
  const changes = differences(await entry.editions[USUAL]!(), content);
  const short = (value: unknown): unknown => (JSON.stringify(value)?.length > SHORT ? '…' : value);
  return {
    base: USUAL,
    changes: changes.length,
    first: changes.slice(0, FIRST).map(({ path, from, to }) => ({
      path: [...path],
      ...(from === undefined ? {} : { from: short(from) }),
      ...(to === undefined ? {} : { to: short(to) }),
    })),
    words: Object.values(texts).reduce((sum, messages) => sum + Object.keys(messages).length, 0),
  };
}

/** An edition as it was stored; before there was a format, its bare content. */
export function storedEdition(text: string | null): Edition {
  const edition = parseEdition(text ?? '');
  if (isRefusal(edition)) throw new Error('an edition of a table is missing or cannot be read');
  return edition;
}
