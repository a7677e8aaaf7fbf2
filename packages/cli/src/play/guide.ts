/** `guide`: the words of the player's guide; of a game without one, what its rules begin with. */
import { existsSync, readFileSync } from 'node:fs';
import { bold } from '../style.ts';
import { findEntry, flags } from '../usage.ts';
import { rulesText } from './rules.ts';
import { print } from './seated.ts';

type Messages = Readonly<Record<string, string>>;

export function guideLines(id: string): string[] {
  const file = new URL(`../../../../games/${id}/ui/guide/messages.en.json`, import.meta.url);
  return existsSync(file)
    ? fromMessages(JSON.parse(readFileSync(file, 'utf8')) as Messages)
    : fromRules(rulesText(id));
}

/** Parts of a guide that are a list of things, each with a title and more about it. */
const LISTS: ReadonlySet<string> = new Set(['fact', 'step', 'can', 'tip', 'wrong', 'end']);
/** What stands beside a picture, and means nothing without it, is shorter than a sentence. */
const SENTENCE = 5;

/** In the order of the file. */
function fromMessages(messages: Messages): string[] {
  const lines: string[] = [];
  const said = (key: string): string => (messages[key] ?? '').replaceAll('*', '');
  for (const key of Object.keys(messages)) {
    const text = said(key);
    const [part = '', id, detail] = key.split('.');
    if (/[{}]/.test(text) || text === '' || detail !== undefined || part === 'picture') continue;
    if (id === undefined) {
      if (LISTS.has(part.replace(/s$/, '')) || wordsIn(text) >= SENTENCE) lines.push(bold(text));
      continue;
    }
    const about = said(`${key}.text`) || said(`${key}.note`);
    const you = said(`${key}.you`);
    if (LISTS.has(part) && about !== '')
      lines.push(`  ${text.replace(/[.:]$/, '')}: ${about}${you === '' ? '' : ` (${you})`}`);
    else if (part === 'fact' || part === 'wrong' || wordsIn(text) >= SENTENCE)
      lines.push(`  ${text}`);
  }
  return lines;
}
const wordsIn = (text: string): number => text.split(' ').length;

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

/** `boardroom guide <game>`. */
export async function guide(args: string[]): Promise<void> {
  const { id, title } = findEntry(flags(args, []).words);
  print(bold(title), ...guideLines(id));
}
