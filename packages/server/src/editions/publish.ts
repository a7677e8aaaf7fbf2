/** Handing an edition out: what is looked at before it may go out under its hash, for good. */
import { broughtEdition } from '@boardroom/catalogue';
import {
  canonical,
  contentProblems,
  editionHash,
  formatEdition,
  isRefusal,
  WORD_LICENCES,
} from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import type { NewEdition, PublishedBox } from '@boardroom/protocol';
import type { Caller } from '../people/people.ts';
import { problem, refused } from '../problem.ts';
import type { Services } from '../services.ts';
import type { PublishedRow } from '../storage/types.ts';

/** Signs with a meaning in messages: a page would take them for figures. */
const SIGNS = /[{}<]/;

export function boxOf(row: PublishedRow, person: string | null): PublishedBox {
  return {
    ...(JSON.parse(row.box) as Omit<PublishedBox, 'hash' | 'published'>),
    hash: row.hash,
    published: row.created,
    ...(row.person === person ? { yours: true as const } : {}),
  };
}

/** Says whether it is new here. What is out already stays as its first publisher has it. */
export function makePublish({
  storage,
  games,
  limits,
  rates,
  now,
}: Services): (
  caller: Caller,
  address: string,
  hash: string,
  wanted: NewEdition,
) => Promise<{ box: PublishedBox; isNew: boolean }> {
  return async (caller, address, hash, wanted) => {
    const { game: id, content, texts, ...named } = wanted;
    if (editionHash(content, texts) !== hash) throw problem('wrong-hash');
    const own = await storage.publishedBy(caller.id);
    const before = own.find((row) => row.hash === hash);
    if (before) return { box: boxOf(before, caller.id), isNew: false };
    const { game, entry } = await games.find(id);
    if (canonical([content, texts ?? {}]).length > limits.editionBytes)
      throw problem('too-large', `an edition of ${limits.editionBytes} bytes at most`);
    if (own.length >= limits.editionsPerPerson)
      throw problem(
        'too-many',
        `${limits.editionsPerPerson} editions at most: take one back first`,
      );
    // By address as well: a new person costs nothing.
    const wait = Math.max(rates.newEditions.take(caller.id), rates.newEditions.take(address));
    if (wait > 0) throw problem('too-often', 'too many new editions', wait);
    if (named.rules > game.version)
      throw problem('other-rules', `made for rules ${named.rules}; here are rules ${game.version}`);
    mustSuitLicence(entry, named.licence);
    for (const messages of Object.values(texts ?? {}))
      for (const [key, text] of Object.entries(messages))
        if (SIGNS.test(text)) throw problem('marked-words', key);
    const brought = await broughtEdition(entry, { id: named.id, content, texts });
    if (isRefusal(brought)) {
      if (brought.code === 'edition-name-taken') throw problem('edition-name-taken', named.id);
      throw refused(brought);
    }
    if (!brought.own) throw problem('edition-of-game', brought.edition.id);
    const [first] = contentProblems(game, content);
    if (first) {
      const where = first.path.join(' › ');
      const why = JSON.stringify(first.facts ?? {});
      throw problem('unsound-edition', `${where === '' ? '' : `${where}: `}${first.code} ${why}`);
    }
    const at = now();
    const row: PublishedRow = {
      hash,
      person: caller.id,
      box: JSON.stringify({ game: id, ...named }),
      created: at,
      used: at,
    };
    await storage.publish(row, formatEdition(id, brought.edition));
    return { box: boxOf(row, caller.id), isNew: true };
  };
}

function mustSuitLicence({ licence }: GameEntry, own: string | undefined): void {
  if (licence?.alike) {
    if (own !== licence.name) throw problem('other-licence', licence.name);
  } else if (own !== undefined && !WORD_LICENCES.some((known) => known === own))
    throw problem('other-licence', `one of ${WORD_LICENCES.join(', ')}, or none`);
}
