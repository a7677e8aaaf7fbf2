/** What is wrong with a content, in words and with its place. */
import type { ContentProblem } from '@boardroom/kernel';
import { say } from '../words/index.ts';
import type { Description } from './describe.ts';
import { at } from './schema.ts';

export function problemText({ code, facts }: ContentProblem): string {
  return say(`problem.${code}` as Parameters<typeof say>[0], facts as Record<string, string>);
}

/** "Blockchain Loyalty Card, Revenue": empty for what is about the whole. */
export function problemPlace(by: Description, content: unknown, { path }: ContentProblem): string {
  const [name, ...rest] = path;
  if (name === undefined) return '';
  const part = by.parts.find((it) => it.list === name || it.fields?.includes(String(name)));
  if (!part) return String(name);
  if (part.list === undefined) return by.fieldName(path);
  const [index, ...field] = rest;
  if (typeof index !== 'number') return by.partName(part);
  const thing = by.thing(part, at(content, [part.list, index]), index);
  return field.length === 0 ? thing : `${thing}, ${by.fieldName(field)}`;
}
