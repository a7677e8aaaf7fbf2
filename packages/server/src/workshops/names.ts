/** Names in a class: made up, or wished for and put right. */
import { randomInt } from 'node:crypto';
import names from './names.json' with { type: 'json' };

/** Letters people write for others so that a word is not found. */
const DISGUISES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  ß: 'ss',
};

function plain(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[013457@$!ß]/g, (sign) => DISGUISES[sign]!);
  return letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A rude word by itself, spelled out letter by letter, or one of those that are rude in any word. */
export function isRude(name: string): boolean {
  const text = plain(name);
  const words = text.split(/[^\p{L}]+/u);
  const joined = words.join('');
  // Of words that harmless ones contain (a "Scunthorpe"), only the word itself counts.
  const bare = (word: string): boolean => names.rude.some((rude) => plain(rude) === word);
  return words.some(bare) || bare(joined) || names.within.some((rude) => joined.includes(rude));
}

/** Two names that people would take for one. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);

type Taken = ReadonlySet<string>;
const takenBy = (names: readonly string[]): Taken => new Set(names.map(plain));

function unlike(name: string, taken: Taken): string {
  if (!taken.has(plain(name))) return name;
  for (let digit = 2; ; digit++) {
    const other = `${name} ${digit}`;
    if (!taken.has(plain(other))) return other;
  }
}

/** `below` is a random whole number below its argument. */
export function madeUp(taken: readonly string[], below: (most: number) => number = randomInt) {
  const known = takenBy(taken);
  const pick = (list: readonly string[]): string => list[below(list.length)]!;
  for (let tries = 0; tries < 50; tries++) {
    const name = `${pick(names.first)} ${pick(names.second)}`;
    if (!known.has(plain(name))) return name;
  }
  return unlike(`${pick(names.first)} ${pick(names.second)}`, known);
}

interface Named {
  readonly name: string;
  /** Why it is not the name wished for. */
  readonly renamed?: 'taken' | 'rude';
}

export function nameFor(wished: string | undefined, taken: readonly string[]): Named {
  if (wished === undefined) return { name: madeUp(taken) };
  if (isRude(wished)) return { name: madeUp(taken), renamed: 'rude' };
  const name = unlike(wished, takenBy(taken));
  return name === wished ? { name } : { name, renamed: 'taken' };
}
