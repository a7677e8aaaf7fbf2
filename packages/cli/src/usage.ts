import { botNames, makeBot } from '@boardroom/bots';
import { broughtEdition, catalogue, findGame, publishedEdition } from '@boardroom/catalogue';
import type { FoundEdition } from '@boardroom/catalogue';
import { isRefusal, parseEdition, setNewTable, textsWith } from '@boardroom/kernel';
import type { AnyGame, GameEntry, Refusal, Table, TableSetting, Texts } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The command was called wrongly: one clear line, exit code 2. */
export class UsageError extends Error {}

/** Parses flags, all of them texts unless named in `switches`. */
export function flags(
  args: string[],
  texts: readonly string[],
  switches: readonly string[] = [],
): { words: string[]; values: Record<string, string>; on: Set<string> } {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const entries = Object.entries(values);
    return {
      words: positionals,
      values: Object.fromEntries(entries.filter(([, v]) => typeof v === 'string')) as Record<
        string,
        string
      >,
      on: new Set(entries.filter(([, v]) => v === true).map(([name]) => name)),
    };
  } catch (error) {
    throw new UsageError((error as Error).message.split(/\. |\n/)[0]!.replace(/\.$/, ''));
  }
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  usual: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not ${text}`);
  return value;
}

export function findEntry(words: readonly string[]): GameEntry {
  const [id, ...more] = words;
  const known = catalogue.map((entry) => entry.id).join(', ');
  if (id === undefined) throw new UsageError(`name a game: ${known}`);
  const entry = findGame(id);
  if (!entry) throw new UsageError(`there is no game named ${id}; there are ${known}`);
  if (more.length > 0) throw new UsageError(`too many words: ${more.join(' ')}`);
  return entry;
}

export interface OpenTable {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly texts: Texts;
  readonly setting: TableSetting & FoundEdition & { readonly options: object };
  /** Options that were asked for; `setting` has them all. */
  readonly asked: object;
  readonly t: Table;
}

/** What a flag says of a table beside the number of players. */
export interface TableFlags {
  readonly options?: string | undefined;
  /** One of the game's own editions, or a file. */
  readonly edition?: string | undefined;
  readonly language?: string | undefined;
}

/** The words of a game in a language it speaks. */
export async function textsOf(entry: GameEntry, language = 'en'): Promise<Texts> {
  if (Object.hasOwn(entry.texts, language))
    return { ...(await entry.texts[language]!()), language };
  const spoken = Object.keys(entry.texts).join(', ');
  throw new UsageError(`${entry.title} has no words in ${language}; it speaks ${spoken}`);
}

/** Loads a game and sets a table, or says what is wrong with the flags. */
export async function openTable(
  entry: GameEntry,
  players: number,
  wanted: TableFlags = {},
): Promise<OpenTable> {
  const [game, found, texts] = await Promise.all([
    entry.game(),
    editionFrom(entry, wanted.edition),
    textsOf(entry, wanted.language),
  ]);
  const asked = parseOptions(game, wanted.options);
  const t = setNewTable(game, { players, options: asked, ...found });
  if (isRefusal(t)) {
    const { min, max } = game.seats;
    if (t.code === 'wrong-players')
      throw new UsageError(`${entry.title} is for ${min} to ${max} players, not ${players}`);
    const file = t.code === 'bad-edition' && wanted.edition ? `${wanted.edition}: ` : '';
    throw new UsageError(`${file}${inWords(t)}`);
  }
  const setting = { players, options: t.options, ...found };
  return { entry, game, texts: textsWith(texts, found.edition), setting, asked, t };
}

async function editionFrom(entry: GameEntry, wanted: string | undefined): Promise<FoundEdition> {
  if (wanted === undefined || Object.hasOwn(entry.editions, wanted)) {
    const found = await publishedEdition(entry, wanted);
    if (isRefusal(found)) throw new UsageError(inWords(found));
    return found;
  }
  const edition = parseEdition(readText(wanted), undefined);
  if (isRefusal(edition)) throw new UsageError(`${wanted}: ${inWords(edition)}`);
  const { game, id, ...rest } = edition;
  if (game !== undefined && game !== entry.id)
    throw new UsageError(`${wanted} is an edition of ${game}, not of ${entry.id}`);
  const found = await broughtEdition(entry, { ...rest, id: id || undefined });
  if (isRefusal(found)) throw new UsageError(`${wanted}: ${inWords(found)}`);
  return found;
}

/** The text of a file, or a line about why it cannot be had. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ENOENT' ? `there is no file ${path}` : `cannot read ${path}: ${code}`,
    );
  }
}

/** A refusal that is about no game in particular. */
export function inWords(refusal: Refusal): string {
  const none = { name: '', tagline: '', fields: {}, messages: {} };
  return speaker(none, []).refusal(refusal);
}

/** Options as JSON, or the name of one of the game's profiles. */
function parseOptions(game: AnyGame, text: string | undefined): object {
  if (text === undefined) return {};
  if (Object.hasOwn(game.profiles, text)) return game.profiles[text] as object;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // falls through to the same message
  }
  const profiles = Object.keys(game.profiles).join(', ');
  throw new UsageError(
    `--options must be a JSON object${profiles ? ` or one of ${profiles}` : ''}`,
  );
}

/** One bot name per seat: the last one named fills the seats left. */
export function seatBots(
  game: AnyGame,
  text: string | undefined,
  seats: number,
  usual: string,
): string[] {
  const named = (text ?? usual).split(',').map((name) => name.trim());
  for (const name of named)
    if (!makeBot(game, name))
      throw new UsageError(`there is no bot named ${name}; there are ${botNames(game).join(', ')}`);
  if (named.length > seats) throw new UsageError(`${named.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)]!);
}
