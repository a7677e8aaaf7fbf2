import { botNames, makeBot } from '@boardroom/bots';
import { catalogue, findGame } from '@boardroom/catalogue';
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame, GameEntry, Table, Texts } from '@boardroom/kernel';
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
  readonly content: unknown;
  readonly texts: Texts;
  readonly options: object;
  readonly t: Table;
}

/** Loads a game and sets a table, or says what is wrong with the flags. */
export async function openTable(
  entry: GameEntry,
  players: number,
  optionsText?: string,
): Promise<OpenTable> {
  const [game, content, texts] = await Promise.all([
    entry.game(),
    entry.editions['classic']!(),
    entry.texts['en']!(),
  ]);
  const options = parseOptions(game, optionsText);
  const t = setTable(game, { players, options, edition: { id: 'classic', content } });
  if (isRefusal(t)) {
    const { min, max } = game.seats;
    if (t.code === 'wrong-players')
      throw new UsageError(`${entry.title} is for ${min} to ${max} players, not ${players}`);
    throw new UsageError(`these options do not fit: ${String(t.facts?.['reason'] ?? t.code)}`);
  }
  return { entry, game, content, texts, options, t };
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
