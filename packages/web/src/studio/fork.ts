/** New editions: forks of others, and what comes as a file. */
import { editionHash, formatEdition, isRefusal, parseEdition } from '@boardroom/kernel';
import type { Edition, Refusal } from '@boardroom/kernel';
import { listed } from '../games.ts';
import { newId } from '../store/saved.ts';
import { say } from '../words/index.ts';
import { keepEdition, listEditions } from './kept.ts';
import { editionName, idOf } from './names.ts';
import type { KeptEdition } from './types.ts';

/** A copy that may be edited; its base is what the first one was made from, or that one itself. */
export async function forkOf(game: string, from: Edition, own: boolean): Promise<KeptEdition> {
  const title = await freeTitle(game, editionName(from));
  const base =
    own && from.base ? from.base : { id: from.id, hash: editionHash(from.content, from.texts) };
  const rules = (await listed(game)!.entry.game()).version;
  const { content, texts } = from;
  const edition: Edition = { id: idOf(title), content, texts, title, base, rules };
  const by = from.by === undefined ? '' : ` (${from.by})`;
  return keep(game, edition, own ? { after: `${editionName(from)}${by}` } : {});
}

async function freeTitle(game: string, of: string): Promise<string> {
  const taken = new Set(
    (await listEditions()).filter((it) => it.game === game).map(({ edition }) => edition.title),
  );
  for (let n = 1; ; n++) {
    const title =
      n === 1 ? say('studio.copy', { name: of }) : say('studio.copies', { name: of, n });
    if (!taken.has(title)) return title;
  }
}

async function keep(
  game: string,
  edition: Edition,
  more: Partial<KeptEdition> = {},
): Promise<KeptEdition> {
  const now = Date.now();
  const kept: KeptEdition = { id: newId(), game, edition, created: now, updated: now, ...more };
  await keepEdition(kept);
  return kept;
}

/** Reads the text of a file. What is not sound is kept all the same: it can be mended here. */
export async function takeIn(text: string): Promise<KeptEdition | Refusal> {
  const read = parseEdition(text);
  if (isRefusal(read)) return read;
  // The game's own terms hold, whatever the file says of them.
  const { game: id, terms: _, ...edition } = read as typeof read & { terms?: unknown };
  const game = id === undefined ? undefined : listed(id);
  if (id === undefined) return { code: 'bad-edition', facts: { reason: say('studio.file.bare') } };
  if (!game) return { code: 'other-game', facts: { game: id } };
  const reason = await refuseRules(id, edition);
  if (reason !== null) return { code: 'bad-edition', facts: { reason } };
  return keepBrought(id, edition);
}

/** Why an edition of other rules cannot be used here; null: it can. */
export async function refuseRules(game: string, { rules }: Edition): Promise<string | null> {
  const { version } = await listed(game)!.entry.game();
  if (rules === undefined || rules <= version) return null;
  return say('studio.file.rules', { made: rules, known: version });
}

/** Something from elsewhere: if it is here already, that is it. */
export async function keepBrought(
  game: string,
  edition: Edition,
  more: Partial<KeptEdition> = {},
): Promise<KeptEdition> {
  const hash = editionHash(edition.content, edition.texts);
  const known = (await listEditions()).find(
    (it) => it.game === game && editionHash(it.edition.content, it.edition.texts) === hash,
  );
  const named = { ...edition, title: editionName(edition) };
  const isOfGame = Object.hasOwn(listed(game)!.entry.editions, edition.id);
  return (
    known ??
    keep(game, isOfGame ? { ...named, id: idOf(`${edition.id}-copy`) } : named, {
      brought: true,
      ...more,
    })
  );
}

export const fileName = (edition: Edition): string => `${idOf(editionName(edition))}.edition.json`;
/** The terms of the game go along, for whoever opens the file with something else. */
export function fileText(game: string, edition: Edition): string {
  const { credit, licence } = listed(game)!.entry;
  const terms = { credit, ...(licence ? { licence: licence.name, url: licence.url } : {}) };
  const file = JSON.parse(formatEdition(game, edition)) as object;
  return `${JSON.stringify({ ...file, terms }, null, 1)}\n`;
}
