/** Editions a table or a class can be set with: the game's own, and those this device keeps. */
import { optionsFor } from '@boardroom/kernel';
import type { Edition, GameEntry } from '@boardroom/kernel';
import { listEditions } from '../studio/kept.ts';
import { editionName } from '../studio/names.ts';
import { say } from '../words/index.ts';
import type { Preset } from './presets.ts';
import type { GameRules } from './rules.ts';

export interface EditionChoice {
  /** The id of one of the game's own; otherwise what the studio calls it. */
  readonly value: string;
  readonly name: string;
  /** One of the game's own by its id, or one that is brought. */
  readonly edition: string | Edition;
}

export const ofGame = (entry: GameEntry): EditionChoice[] =>
  Object.keys(entry.editions).map((id) => ({
    value: id,
    name: editionName({ id, content: null }),
    edition: id,
  }));

/** A browser that keeps nothing has the game's own. */
export async function editionChoices(entry: GameEntry): Promise<EditionChoice[]> {
  const kept = await listEditions().catch(() => []);
  const own = kept
    .filter(({ game }) => game === entry.id)
    .map(({ id, edition }) => ({ value: id, name: editionName(edition), edition }));
  return [...ofGame(entry), ...own];
}

/** The address of a set-up may name one: its value, or as the studio names one of the game's own. */
export function wantedChoice(choices: readonly EditionChoice[], wish: string | null): string {
  const plain = wish?.slice(wish.lastIndexOf('.') + 1);
  return choices.find(({ value }) => value === wish || value === plain)?.value ?? choices[0]!.value;
}

/** As a server is told of it, with the options that were chosen; it knows those of the game's own. */
export function editionInput(
  chosen: EditionChoice | undefined,
  options: Record<string, unknown>,
): {
  edition?: string;
  content?: unknown;
  texts?: Record<string, Record<string, string>>;
  options: Record<string, unknown>;
} {
  if (!chosen) return { options };
  const { edition } = chosen;
  if (typeof edition === 'string') return { edition, options };
  const texts = edition.texts as Record<string, Record<string, string>> | undefined;
  return {
    edition: edition.id,
    content: edition.content,
    ...(texts ? { texts } : {}),
    options: { ...edition.options, ...options },
  };
}

/** As cards: what the game says of its own (of the usual one nothing), the notes of another. */
export function editionCards(
  choices: readonly EditionChoice[],
  { words }: Pick<GameRules, 'words'>,
): Preset[] {
  return choices.map(({ value, name, edition }) => {
    if (typeof edition !== 'string') return { value, text: name, help: edition.notes ?? '' };
    const [text = name, ...more] = (words.say(`edition.${value}`) ?? name).split(': ');
    const help = more.join(': ');
    const note = words.say(`edition.${value}.minutes`);
    return {
      value,
      text,
      help: help ? help.charAt(0).toUpperCase() + help.slice(1) : say('new.edition.usual'),
      ...(note === undefined ? {} : { note }),
    };
  });
}

/** Options that are usual with so many players and this edition, where they are not the defaults. */
export function usualOf(
  { game }: Pick<GameRules, 'game'>,
  { editionOptions }: Pick<GameEntry, 'editionOptions'>,
  players: number,
  chosen: EditionChoice | undefined,
): Readonly<Record<string, unknown>> {
  const edition = chosen?.edition ?? '';
  const options = typeof edition === 'string' ? editionOptions?.[edition] : edition.options;
  const meant = { id: '', content: null, options };
  return optionsFor(game, { players, edition: meant }) as Record<string, unknown>;
}
