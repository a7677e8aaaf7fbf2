/** `guide`: the words of the player's guide; of a game without one, what its rules begin with. */
import { existsSync, readFileSync } from 'node:fs';
import { bold } from '../style.ts';
import { rulesText } from './rules.ts';
import { say } from './seated.ts';
import type { Seated } from './seated.ts';

type Messages = Readonly<Record<string, string>>;

export function guideLines(seated: Seated): string[] {
  const { id } = seated.entry;
  const file = new URL(`../../../../games/${id}/ui/guide/messages.en.json`, import.meta.url);
  const lines = existsSync(file)
    ? fromMessages(JSON.parse(readFileSync(file, 'utf8')) as Messages)
    : fromRules(rulesText(id));
  return [...lines, say(seated, 'guide.rules')];
}

/** Parts by the first word of their key, in the order of the file; words beside pictures left out. */
function fromMessages(messages: Messages): string[] {
  const lines: string[] = [];
  for (const [key, message] of Object.entries(messages)) {
    if (/[{}]/.test(message) || message.length < 2) continue;
    const text = message.replaceAll('*', '');
    const [part = '', id, detail] = key.split('.');
    if (id === undefined) lines.push(bold(text));
    else if (detail === undefined && messages[`${part}.${id}.text`] !== undefined)
      lines.push(`  ${text}: ${messages[`${part}.${id}.text`]!.replaceAll('*', '')}`);
    else if (detail !== 'text') lines.push(`${detail === undefined ? '  ' : '    '}${text}`);
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
