/** `guide`: the player's guide in words; of a game without one, what its rules begin with. */
import { publishedEdition } from '@boardroom/catalogue';
import { isRefusal, setTable } from '@boardroom/kernel';
import type { GameEntry, Printed } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { existsSync, readFileSync } from 'node:fs';
import { bold } from '../style.ts';
import { findEntry, flags, textsOf } from '../usage.ts';
import { rulesText } from './rules.ts';
import { print } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

type Messages = Readonly<Record<string, string>>;

/** `printed`: the figures of the table it is read at. In English where it has no other words. */
export function guideLines(id: string, printed: Printed | undefined, language = 'en'): string[] {
  for (const spoken of new Set([language, 'en'])) {
    const file = `../../../../games/${id}/ui/guide/messages.${spoken}.json`;
    const url = new URL(file, import.meta.url);
    if (existsSync(url))
      return fromMessages(JSON.parse(readFileSync(url, 'utf8')) as Messages, printed, spoken);
  }
  return fromRules(rulesText(id));
}

const HEADINGS: ReadonlySet<string> = new Set([
  'turn',
  'own',
  'can',
  'end',
  'example',
  'tips',
  'wrong',
]);
/** What a message says more of the thing its key names, and in brackets. */
const MORE = ['text', 'note', 'does', 'fee'];
const BESIDES = ['you', 'vote'];

const SENTENCE = / .*[.:!?]$/;
const LABEL = /^\p{Ll}/u;

/**
 * In the order of the file. Labels of pictures mean nothing without them and are left out; what a
 * picture shows is said by a message whose key ends in `words`.
 */
function fromMessages(
  messages: Messages,
  printed: Printed | undefined,
  language: string,
): string[] {
  const { say } = speaker({ name: '', tagline: '', fields: {}, messages }, [], language, printed);
  const isKnown = (name: string): boolean => Object.hasOwn(printed?.figures ?? {}, name);
  const said = (key: string): string => {
    const names = [...(messages[key] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
    return messages[key] && names.every(isKnown) ? say(key)!.replaceAll('*', '') : '';
  };
  const first = (key: string, ends: readonly string[]): string =>
    ends.map((end) => said(`${key}.${end}`)).find(Boolean) ?? '';
  const lines: string[] = [];
  let heading: string | null = null;
  let hasWrong = false;
  const add = (line: string): void => {
    if (heading !== null) lines.push(bold(heading));
    heading = null;
    lines.push(line);
  };
  for (const key of Object.keys(messages)) {
    const [part = '', id, detail] = key.split('.');
    if (detail !== undefined || part === 'picture' || id === 'words') continue;
    const words = said(`${key}.words`);
    const text = words || said(key);
    if (part === 'wrong' && !hasWrong) {
      hasWrong = true;
      heading = cliWords['cli.guide.wrong'];
    }
    if (id === undefined && HEADINGS.has(part)) heading = text;
    else if (key === 'aim') lines.push(bold(text));
    else {
      const about = id === undefined ? '' : first(key, MORE);
      const besides = first(key, BESIDES);
      if (about !== '' && !LABEL.test(text))
        add(`  ${text.replace(/[.:]$/, '')}: ${about}${besides === '' ? '' : ` (${besides})`}`);
      else if (words || part === 'fact' || SENTENCE.test(text)) add(`  ${text}`);
    }
  }
  return lines;
}

/** What the game is, and what stands under "At a glance". */
function fromRules(text: string): string[] {
  const head = text.slice(0, text.indexOf('\n## ')).split(/\n+/);
  const summary =
    head.find((line) => /^- \*\*(In two sentences|What it is):/.test(line)) ??
    head.find((line) => /^[A-Z][^:]{40}/.test(line));
  const glance = /^## At a glance\n([\s\S]*?)\n## /m.exec(text)?.[1] ?? '';
  const rows = [...glance.matchAll(/^\| ([^|-][^|]*) \| ([^|]*) \|/gm)]
    .slice(1)
    .map(([, name, value]) => `${name}: ${value}`);
  return [...(summary ? [summary.replace(/^- \*\*[^:]*:\*\* /, '')] : []), ...rows].map(
    (line) => `  ${line.replaceAll(/ ?\[[A-Z/]+\]/g, '').replaceAll(/[*`]/g, '')}`,
  );
}

/** The figures of the usual edition, at a full table. */
async function usualFigures(entry: GameEntry): Promise<Printed | undefined> {
  const [game, found] = await Promise.all([entry.game(), publishedEdition(entry)]);
  if (isRefusal(found)) return undefined;
  const t = setTable(game, { players: entry.players[1], edition: found.edition });
  return isRefusal(t) ? undefined : game.printed?.(t);
}

/** `boardroom guide <game>`. */
export async function guide(args: string[]): Promise<void> {
  const { words, values } = flags(args, ['language']);
  const entry = findEntry(words);
  const { name, language } = await textsOf(entry, values['language']);
  print(bold(name), ...guideLines(entry.id, await usualFigures(entry), language));
}
