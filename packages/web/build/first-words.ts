/**
 * Which messages of a game its table says in the first picture: all that the frame says of its own
 * accord, and what the board and the notes of moves mention. The others (what a thing is when looked
 * at, the debrief, options, bots' reasons) come when the table stands.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Said by the frame, whatever the game. */
const FRAME = [
  'ask',
  'effect',
  'move',
  'event',
  'summary',
  'edition',
  'profile',
  'rank',
  'gap',
  'group',
  'nobody',
  'nothing',
  'host',
];
/** Said by the forms, the debrief and the log's details, whatever the game. */
const LATER = [
  'option',
  'debrief',
  'award',
  'series',
  'unit',
  'character',
  'why',
  'concept',
  // Asked for by a press at the earliest: the words are there by then.
  'refusal',
  'rule',
];

const IMPORT = /\bfrom '(\.\.?\/[^']+\.(?:ts|svelte))'/g;
/** `word('card', id)` */
const VOCABULARY = /\bword\([^'"`()]*['"]([\w-]+)['"]/g;
const LITERAL = /['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g;
/** The beginning of a key: `say(`card.${id}.text`)`. */
const BEGINNING = /`((?:[\w-]+\.)+)\$\{(?!key\})/g;
/** What a helper puts before any key it is given: `(key) => say(`look.${key}`)`. */
const HELPER = /`((?:[\w-]+\.)+)\$\{key\}/g;

export interface TextsFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** All that the board is drawn with and moves are noted by, from `games/<id>/ui/index.ts` on. */
export function sourcesOf(entry: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(entry) || entry.includes('/src/')) return seen;
  const code = readFileSync(entry, 'utf8');
  seen.set(entry, code);
  for (const [, path] of code.matchAll(IMPORT)) sourcesOf(join(dirname(entry), path!), seen);
  return seen;
}

/** The messages of the first picture and all others. */
export function splitMessages(
  { fields, messages }: TextsFile,
  sources: readonly string[],
): { first: Record<string, string>; later: Record<string, string> } {
  const found = (pattern: RegExp): Set<string> =>
    new Set([...sources].flatMap((code) => [...code.matchAll(pattern)].map(([, key]) => key!)));
  const literals = found(LITERAL);
  const beginnings = found(BEGINNING);
  const helpers = found(HELPER);
  const spoken = new Set([...FRAME, ...found(VOCABULARY), ...Object.values(fields)]);
  const mentioned = (key: string): boolean =>
    literals.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
  const isFirst = (key: string): boolean => {
    const [group] = key.split('.', 1) as [string];
    if (LATER.includes(group)) return false;
    if (spoken.has(group) || mentioned(key)) return true;
    return [...helpers].some(
      (helper) => key.startsWith(helper) && mentioned(key.slice(helper.length)),
    );
  };
  const first: Record<string, string> = {};
  const later: Record<string, string> = {};
  for (const [key, message] of Object.entries(messages))
    (isFirst(key) ? first : later)[key] = message;
  return { first, later };
}
