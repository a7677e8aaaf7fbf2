/**
 * An edition is what is printed: the content of a game, and the words in which it differs from
 * the game's own texts. Its hash names it for good; its id is what people call it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Refusal, Texts } from './types.ts';

const EDITION_FORMAT = 'boardroom-edition/1';

/** What tables, records and lists name an edition by. */
export interface EditionName {
  readonly id: string;
  readonly hash: string;
}

/** Messages by language that replace those of the game's texts. */
export type EditionTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Edition extends EditionBox {
  readonly id: string;
  readonly content: unknown;
  readonly texts?: EditionTexts | undefined;
  /** Options it is meant to be played with. Tables keep their own, so the hash does not need them. */
  readonly options?: object | undefined;
  /** Raised by its author with every change that is handed out. */
  readonly version?: number | undefined;
  /** The edition it was made from. */
  readonly base?: EditionName | undefined;
  /** The version of the game's rules it was made for. */
  readonly rules?: number | undefined;
}

/** What is printed on the box of an edition, for those who play it. None of it changes the hash. */
export interface EditionBox {
  readonly title?: string | undefined;
  readonly notes?: string | undefined;
  /** Who made it; the game's own credit stands before it in any case. */
  readonly by?: string | undefined;
  /** The licence of its maker's own words; the terms of the game bind them all the same. */
  readonly licence?: string | undefined;
}

/** What its maker may say of words of their own, where the game's licence does not say it for them. */
export const WORD_LICENCES = ['CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC-SA 4.0'] as const;

/** One difference between two contents: where it is, and what each of them has there. */
export interface Difference {
  /** Keys and numbers from the outside in; a thing with an id is named by it. */
  readonly path: readonly (string | number)[];
  /** Absent: it was added. */
  readonly from?: unknown;
  /** Absent: it was taken out. */
  readonly to?: unknown;
}

/**
 * Identifies content and words, whatever the order and spacing of their JSON. An edition without
 * words of its own has the hash of its content.
 */
export function editionHash(content: unknown, texts?: EditionTexts): string {
  const own = texts && Object.values(texts).some((messages) => Object.keys(messages).length > 0);
  const text = own ? `${canonical(content)}\n${canonical(texts)}` : canonical(content);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}

/** JSON with sorted keys: equal values have equal bytes. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const parts = Object.keys(fields)
    .toSorted()
    .flatMap((key) =>
      fields[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonical(fields[key])}`],
    );
  return `{${parts.join(',')}}`;
}

/** An edition as a file, or as a row of a database. */
export function formatEdition(game: string, edition: Edition): string {
  const hash = editionHash(edition.content, edition.texts);
  return JSON.stringify({ format: EDITION_FORMAT, game, hash, ...edition });
}

/** Reads an edition; what has no format is the bare content of an edition named elsewhere. */
export function parseEdition(text: string, name = ''): (Edition & { game?: string }) | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad('it is not a JSON object');
  const { format, hash, ...edition } = value as Partial<Edition> & {
    format?: unknown;
    game?: unknown;
    hash?: unknown;
  };
  if (format === undefined) return { id: name, content: value };
  if (format !== EDITION_FORMAT) return bad(`the format is not ${EDITION_FORMAT}`);
  if (typeof edition.id !== 'string' || edition.id === '') return bad('it has no id');
  if (typeof edition.game !== 'string') return bad('it names no game');
  if (edition.content === undefined) return bad('it has no content');
  if (edition.texts !== undefined && !areTexts(edition.texts))
    return bad('its texts are not messages by language');
  if (edition.options !== undefined && !isObject(edition.options))
    return bad('its options are not an object');
  for (const field of ['title', 'notes', 'by', 'licence'] as const)
    if (edition[field] !== undefined && typeof edition[field] !== 'string')
      return bad(`its ${field} is not a text`);
  if (edition.rules !== undefined && typeof edition.rules !== 'number')
    return bad('its rules are not a number');
  if (hash !== undefined && hash !== editionHash(edition.content, edition.texts))
    return bad('it is not what its hash says: ask for it again');
  return edition as Edition & { game: string };
}

function bad(reason: string): Refusal {
  return { code: 'bad-edition', facts: { reason } };
}

function areTexts(value: unknown): value is EditionTexts {
  return (
    isObject(value) &&
    Object.values(value).every(
      (messages) =>
        isObject(messages) && Object.values(messages).every((text) => typeof text === 'string'),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A game's texts, with the edition's own words in their place. */
export function textsWith(
  texts: Texts,
  edition: Edition,
  language = texts.language ?? 'en',
): Texts {
  const own = edition.texts?.[language];
  return own ? { ...texts, messages: { ...texts.messages, ...own } } : texts;
}

/** Everything in which one content differs from another, in the order of the second. */
export function differences(base: unknown, own: unknown): Difference[] {
  const found: Difference[] = [];
  walk(base, own, [], found);
  return found;
}

function walk(from: unknown, to: unknown, path: (string | number)[], found: Difference[]): void {
  if (from === to) return;
  const [left, right] = [parts(from), parts(to)];
  if (!left || !right || Array.isArray(from) !== Array.isArray(to)) {
    if (canonical(from) !== canonical(to)) found.push({ path, from, to });
    return;
  }
  for (const [key, value] of right)
    if (left.has(key)) walk(left.get(key), value, [...path, key], found);
    else found.push({ path: [...path, key], to: value });
  for (const [key, value] of left)
    if (!right.has(key)) found.push({ path: [...path, key], from: value });
}

/** The parts of an object or list; things with ids are found by them wherever they stand. */
function parts(value: unknown): Map<string | number, unknown> | null {
  if (!Array.isArray(value)) return isObject(value) ? new Map(Object.entries(value)) : null;
  const ids = value.map((item: unknown) => (isObject(item) ? item['id'] : undefined));
  const named = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
  return new Map(value.map((item, i) => [named ? (ids[i] as string) : i, item as unknown]));
}
