/** What a person reads is in the word files, so that a language is one more file. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const READ_OUT = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
/** Names printed on keys are the same in every language; so is the name of the house. */
const NAMES = /^(Esc|Boardroom|Enter|Space|\W*)$/;
const LETTERS = /\p{L}{2,}/u;

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly data?: string;
  readonly value?: unknown;
}

/** Text of the markup, and of attributes that are read or shown. */
function textsOf(node: unknown, found: string[]): string[] {
  if (Array.isArray(node)) for (const one of node) textsOf(one, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found;
  const { type, name, data, value } = node as Node;
  if (type === 'Text' && data !== undefined) found.push(data.trim());
  if (type === 'StyleDirective') return found;
  if (type === 'Attribute') return READ_OUT.has(name ?? '') ? textsOf(value, found) : found;
  for (const [key, child] of Object.entries(node))
    if (key !== 'css' && key !== 'instance' && key !== 'module') textsOf(child, found);
  return found;
}

test('templates hold no words of their own', () => {
  const stray = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) =>
      textsOf(parse(readFileSync(`${SOURCE}${name}`, 'utf8'), { modern: true }).fragment, [])
        .filter((text) => LETTERS.test(text) && !NAMES.test(text))
        .map((text) => `${name}: ${text}`),
    );
  expect(stray).toEqual([]);
});
