/**
 * Words of the page itself. A language is one more file here, `<language>.json`, with the keys of the
 * English one; games bring theirs (`texts/<language>.json`, `messages` of their ui). What a language
 * lacks is said in English.
 */
import en from './en.json';
import { pickLanguage } from './language.ts';

export type Key = keyof typeof en;
type Words = Readonly<Partial<Record<Key, string>>>;

const files = import.meta.glob<Words>(['./*.json', '!./en.json'], { import: 'default' });
const nameOf = (path: string): string => path.slice('./'.length, -'.json'.length);

/** Languages there are files for. */
export const languages: readonly string[] = ['en', ...Object.keys(files).map(nameOf)];

let words: Words = en;
let spoken = 'en';

/** The language of the page, for texts of games, numbers and lists. */
export function language(): string {
  return spoken;
}

/** Call once, before anything is drawn. Without a wish the browser's are heard. */
export async function loadWords(wish: string): Promise<void> {
  const wishes = wish === '' ? navigator.languages : [wish];
  spoken = pickLanguage(wishes, languages);
  const own = await files[`./${spoken}.json`]?.();
  if (own) words = { ...en, ...own };
  document.documentElement.lang = spoken;
}

export function say(key: Key, facts: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  );
}

/** The texts of a game in the language of the page, or in English. */
export function textsIn<T>(texts: Readonly<Record<string, () => Promise<T>>>): Promise<T> {
  return (texts[spoken] ?? texts['en']!)();
}
