/** Editions a table or a class can be set with: the game's own, and those this device keeps. */
import type { Edition, GameEntry } from '@boardroom/kernel';
import { listEditions } from '../studio/kept.ts';
import { editionName } from '../studio/names.ts';

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

/** As a server is told of it. */
export function editionInput(chosen: EditionChoice | undefined): {
  edition?: string;
  content?: unknown;
  texts?: Record<string, Record<string, string>>;
} {
  if (!chosen) return {};
  const { edition } = chosen;
  if (typeof edition === 'string') return { edition };
  const texts = edition.texts as Record<string, Record<string, string>> | undefined;
  return { edition: edition.id, content: edition.content, ...(texts ? { texts } : {}) };
}
