/** `rules R42`: paragraphs of a game's RULES.md. */
import { readFileSync } from 'node:fs';
import { say } from './seated.ts';
import type { Seated } from './seated.ts';

/** So many rules are shown for a word. */
const MOST_RULES = 8;

export interface Rule {
  readonly number: string;
  readonly text: string;
}

export function rulesText(id: string): string {
  return readFileSync(new URL(`../../../../games/${id}/RULES.md`, import.meta.url), 'utf8');
}

/** Every numbered paragraph, without marks of where it comes from and of Markdown. */
export function parseRules(text: string): Rule[] {
  return [...text.matchAll(/^- \*\*(R\d+[a-z]?)\*\* (.*)$/gm)].map(([, number, words]) => ({
    number: number!,
    text: words!
      .replaceAll(/ ?\[[A-Z/]+\]/g, '')
      .replaceAll(/[*`]/g, '')
      .trim(),
  }));
}

export function ruleLines(seated: Seated, wanted: string): string[] {
  const rules = parseRules(rulesText(seated.entry.id));
  const line = ({ number, text }: Rule): string => say(seated, 'card.rule', { number, text });
  if (wanted === '') return [say(seated, 'rules.help', { count: rules.length })];
  const number = wanted.toUpperCase().replace(/^(?=\d)/, 'R');
  const found = rules.filter((rule) => rule.number === number);
  if (found.length > 0) return found.map(line);
  const about = rules.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()));
  if (about.length === 0) return [say(seated, 'rules.none', { wanted })];
  const more = about.length - MOST_RULES;
  return [
    ...about.slice(0, MOST_RULES).map(line),
    ...(more > 0 ? [say(seated, 'rules.many', { count: more })] : []),
  ];
}
