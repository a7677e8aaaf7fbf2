/**
 * Words of the page itself. A language is one more folder here with the keys of the English one:
 * `table.json` is what a table says, `pages.json` what all other pages say, `review.json` what the
 * review says besides, `again.json` what its rooms Try again and What if say,
 * `progress.json` what a player's own history says, `class.json` what a class says,
 * `team.json` what a team at a table says,
 * `deck.json` what the debrief of a class says,
 * `studio.json` what the edition studio says, `balance.json`, `print.json` and `publish.json` what rooms of it say. Games bring theirs
 * (`texts/<language>.json`, `messages` of their ui). What a language lacks is said in English.
 */
import table from './en/table.json';
import type again from './en/again.json';
import type balance from './en/balance.json';
import type classroom from './en/class.json';
import type deck from './en/deck.json';
import type file from './en/file.json';
import type pages from './en/pages.json';
import type print from './en/print.json';
import type progress from './en/progress.json';
import type publish from './en/publish.json';
import type review from './en/review.json';
import type studio from './en/studio.json';
import type team from './en/team.json';
import type today from './en/today.json';
import { pickLanguage } from './language.ts';

export type Key =
  | keyof typeof table
  | keyof typeof pages
  | keyof typeof file
  | keyof typeof review
  | keyof typeof again
  | keyof typeof progress
  | keyof typeof classroom
  | keyof typeof deck
  | keyof typeof today
  | keyof typeof studio
  | keyof typeof team
  | keyof typeof balance
  | keyof typeof print
  | keyof typeof publish;
type Words = Readonly<Partial<Record<Key, string>>>;
/** Rooms that few visit at first have words of their own. */
type Room =
  | 'review'
  | 'today'
  | 'again'
  | 'progress'
  | 'file'
  | 'class'
  | 'team'
  | 'deck'
  | 'studio'
  | 'balance'
  | 'print'
  | 'publish';
type Part = 'table' | 'pages' | Room;

const files = import.meta.glob<Words>(['./*/*.json', '!./en/table.json'], { import: 'default' });

/** Languages the page has folders for. */
export const languages: readonly string[] = [
  ...new Set(['en', ...Object.keys(files).map((path) => path.split('/')[1]!)]),
];

let words: Words = table;
let spoken = 'en';
let wishes: readonly string[] = [];
let whole: Promise<void> | undefined;

/** The language of the page, for its numbers and lists. What games say is in `languageFor` theirs. */
export function language(): string {
  return spoken;
}

/** The language something speaks that has these: a game may know more of them than the page does. */
export function languageFor(there: readonly string[]): string {
  return pickLanguage(wishes, there);
}

async function load(part: Part): Promise<void> {
  const fetch = async (language: string): Promise<Words | undefined> =>
    files[`./${language}/${part}.json`]?.();
  const [en, own] = await Promise.all([fetch('en'), fetch(spoken)]);
  words = { ...words, ...en, ...own };
}

/** Call once, before anything is drawn. Without a wish the browser's are heard. */
export async function loadWords(wish: string): Promise<void> {
  wishes = wish === '' ? navigator.languages : [wish];
  spoken = pickLanguage(wishes, languages);
  await load('table');
  document.documentElement.lang = spoken;
}

/** Before a page is drawn that is not a table. */
export function loadPageWords(): Promise<void> {
  whole ??= load('pages').catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

/** Before such a room is drawn. */
export function loadRoomWords(room: Room): Promise<void> {
  return load(room);
}

export function say(key: Key, facts: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  );
}
