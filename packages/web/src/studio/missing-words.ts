/** Things of an edition that nobody gave a name: the game's texts know them not, nor does the edition. */
import { filled } from './describe.ts';
import type { Description } from './describe.ts';
import { at } from './schema.ts';
import type { OpenedEdition } from './types.ts';

export interface Missing {
  readonly language: string;
  readonly count: number;
}

/**
 * In English: names that things lack altogether. In a language that the edition brings itself: those
 * it says otherwise in English and not there.
 */
export function missingWords(
  by: Pick<Description, 'parts' | 'texts'>,
  { edition }: Pick<OpenedEdition, 'edition'>,
): Missing[] {
  const { content, texts = {} } = edition;
  const nameless = by.parts.flatMap((part) => {
    if (part.list === undefined || !part.names) return [];
    return ((at(content, [part.list]) ?? []) as unknown[]).filter((thing) => {
      const keys = part.names!.flatMap((pattern) => filled(pattern, thing) ?? []);
      return keys.every((key) => !(key in by.texts.messages) && texts['en']?.[key] === undefined);
    });
  });
  const own = Object.keys(texts['en'] ?? {});
  const others = Object.keys(texts).filter((language) => language !== 'en');
  return [
    { language: 'en', count: nameless.length },
    ...others.map((language) => ({
      language,
      count: own.filter((key) => texts[language]![key] === undefined).length,
    })),
  ].filter(({ count }) => count > 0);
}
