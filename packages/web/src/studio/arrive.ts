/** Somebody follows the link of an edition: it is fetched, checked, and kept on this device. */
import { editionHash } from '@boardroom/kernel';
import type { Edition } from '@boardroom/kernel';
import { games, listed } from '../games.ts';
import { codeOf } from '../online/problems.ts';
import { isOnline, server } from '../online/server.ts';
import { SaidError } from '../parts/said-error.ts';
import { say } from '../words/index.ts';
import { keepBrought, refuseRules } from './fork.ts';
import { listEditions } from './kept.ts';
import { keyOf } from './load-edition.ts';

/** The key of the edition with this hash, wherever it came from; otherwise an error with words. */
export async function arrive(hash: string): Promise<string> {
  const known = (await ofGame(hash)) ?? (await ofDevice(hash));
  if (known !== null) return known;
  if (!(await isOnline())) throw new SaidError(say('studio.link.noserver'));
  const client = await server();
  try {
    const [whole, box] = await Promise.all([client.edition(hash), client.editionBox(hash)]);
    const { game, id, content, texts } = whole;
    if (editionHash(content, texts) !== hash) throw new SaidError(say('studio.link.wrong'));
    if (game === undefined || !listed(game)) throw new SaidError(say('studio.link.missing'));
    const { title, notes, by, licence, base, rules, published } = box;
    const edition: Edition = { id, content, texts, title, notes, by, licence, base, rules };
    const refused = await refuseRules(game, edition);
    if (refused) throw new SaidError(refused);
    const kept = await keepBrought(game, edition, { published: [{ hash, at: published }] });
    return kept.id;
  } catch (error) {
    if (['no-edition', 'not-published'].includes(codeOf(error)))
      throw new SaidError(say('studio.link.missing'));
    throw error;
  }
}

async function ofGame(hash: string): Promise<string | null> {
  for (const { entry } of games)
    for (const [id, load] of Object.entries(entry.editions))
      if (editionHash(await load()) === hash) return keyOf(entry.id, id);
  return null;
}

async function ofDevice(hash: string): Promise<string | null> {
  const all = await listEditions();
  const found = all.find(({ edition: { content, texts } }) => editionHash(content, texts) === hash);
  return found?.id ?? null;
}
