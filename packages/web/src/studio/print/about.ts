/** What sheets say of the edition they belong to. */
import type { Edition } from '@boardroom/kernel';
import type { Guide, Scene } from '@boardroom/ui-kit';
import { speaker } from '@boardroom/texts';
import type { Description } from '../describe.ts';
import type { OpenedEdition } from '../types.ts';
import type { Sheet } from './sheets.ts';

export interface About {
  readonly opened: OpenedEdition;
  readonly edition: Edition;
  readonly by: Description;
  /** Who made the game and this edition, and on which terms. */
  readonly credit: string;
  /** Only what differs is on the sheets. */
  readonly part: boolean;
  /** In the language of the sheets. */
  readonly language: string;
  readonly guide: Guide | undefined;
  /** Everything that is printed. */
  readonly sheets: readonly Sheet[];
  kindName(id: string): string;
}

/** The words of a game's guide, with the figures of the edition. */
export function guideWords(
  { messages }: Guide,
  scene: Scene<any>,
  printed: Parameters<typeof speaker>[3],
  language: string,
): (key: string) => string {
  const texts = {
    name: '',
    tagline: '',
    fields: {},
    messages: { ...messages['en'], ...messages[language] },
  };
  const words = speaker(texts, [...scene.names], language, printed);
  return (key) => words.say(key) ?? '';
}
