/** The editions of one game as the shelf tells them. */
import { publishedEdition } from '@boardroom/catalogue';
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { Edition, GameEntry } from '@boardroom/kernel';
import { openBotDesk } from '../../engine/bot-desk.ts';
import { language, say } from '../../words/index.ts';
import { changeLine, changesOf, largest } from '../changes.ts';
import type { Description } from '../describe.ts';
import { describe } from '../describe.ts';
import { keyOf } from '../load-edition.ts';
import { editionName } from '../names.ts';
import { problemPlace, problemText } from '../problem-words.ts';
import { at } from '../schema.ts';
import type { KeptEdition } from '../types.ts';

export interface ShelfBox {
  readonly key: string;
  readonly name: string;
  readonly edition: Edition;
  readonly hash: string;
  readonly own: boolean;
  readonly brought: boolean;
  readonly published: boolean;
  readonly whose: string;
  readonly line: string;
  /** Why it cannot be played; empty: it can. */
  readonly trouble: string;
}

export async function boxesOf(entry: GameEntry, kept: readonly KeptEdition[]): Promise<ShelfBox[]> {
  const own = kept.filter(({ game }) => game === entry.id);
  const ofGame = await Promise.all(
    Object.keys(entry.editions).map(async (id) => {
      const found = await publishedEdition(entry, id);
      if (isRefusal(found)) throw new Error(found.code);
      return found.edition;
    }),
  );
  const by = await describe(entry, ofGame[0]!.content);
  const desk = openBotDesk();
  try {
    return [
      ...ofGame.map((edition) => boxOfGame(entry, edition, ofGame[0]!, by)),
      ...(await Promise.all(
        own.map(async (one) => {
          const { content } = one.edition;
          const [first] = await desk.job('problems', { game: entry.id, content });
          const place = first ? problemPlace(by, content, first) : '';
          const why = first ? `${place === '' ? '' : `${place}: `}${problemText(first)}` : '';
          const base = ofGame.find(({ id }) => id === one.edition.base?.id) ?? ofGame[0]!;
          return boxOfKept(one, base, by, first ? say('studio.broken', { why }) : '');
        }),
      )),
    ];
  } finally {
    desk.close();
  }
}

function boxOfGame(entry: GameEntry, edition: Edition, usual: Edition, by: Description): ShelfBox {
  const counts = by.parts
    .filter(({ list }) => list !== undefined)
    .map(
      (part) =>
        `${(at(edition.content, [part.list!]) as unknown[]).length} ${by.partName(part).toLowerCase()}`,
    );
  return {
    key: keyOf(entry.id, edition.id),
    name: editionName(edition),
    edition,
    hash: editionHash(edition.content),
    own: false,
    brought: false,
    published: false,
    whose: say('studio.with.game'),
    line:
      edition === usual
        ? `${counts.join(', ')}.`
        : (lineOf(by.texts.messages[`edition.${edition.id}`]) ??
          differenceLine(by, usual, edition)),
    trouble: '',
  };
}

/** A sentence of what comes after the name. */
function lineOf(words: string | undefined): string | undefined {
  const line = words?.replace(/^[^:]*: /, '');
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

function boxOfKept(one: KeptEdition, base: Edition, by: Description, trouble: string): ShelfBox {
  const { id, edition, updated, brought, published = [] } = one;
  const last = published.at(-1);
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
  const hash = editionHash(edition.content, edition.texts);
  const isOut = last !== undefined && last.hash === hash;
  return {
    key: id,
    name: editionName(edition),
    edition,
    hash,
    own: true,
    brought: brought === true,
    published: isOut,
    whose: isOut
      ? say('studio.published.on', { date: when.format(last.at) })
      : say(brought ? 'studio.brought.on' : 'studio.saved.on', { date: when.format(updated) }),
    line: differenceLine(by, base, edition),
    trouble,
  };
}

/** The largest three changes in words, and how many more there are. */
export function differenceLine(by: Description, base: Edition, own: Edition): string {
  const changes = changesOf(by, base.content, own.content);
  const words = Object.values(own.texts ?? {}).reduce((n, it) => n + Object.keys(it).length, 0);
  if (changes.length === 0)
    return words === 0
      ? say('studio.same', { base: editionName(base) })
      : say('studio.words.only', { words, base: editionName(base) });
  const shown = largest(changes, 3).map((change) => {
    const { thing, field, from, to } = changeLine(by, change, base.content, own);
    if (field === '') return say(to === '' ? 'studio.out' : 'studio.added', { thing });
    if (typeof change.to === 'boolean') return say(`studio.is.${change.to}`, { thing, field });
    return say('studio.change', { thing, field, from, to });
  });
  const more = changes.length - shown.length;
  const line = shown.join('; ');
  return more > 0 ? say('studio.and.more', { line, more }) : `${line}.`;
}
