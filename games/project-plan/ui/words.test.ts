/** Components are not drawn in tests, so their words are checked in their source. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import messages from './messages.en.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = messages;
const sources = readdirSync(import.meta.dirname)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')] as const);

/** Facts a message needs: what stands in braces, up to a comma. */
function factsOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]!);
}

test.each(sources)('%s says only what there is, with the facts it needs', (_file, source) => {
  const wrong: string[] = [];
  for (const match of source.matchAll(/'(ui\.[\w.]+)'/g)) {
    const key = match[1]!;
    const message = words[key];
    if (message === undefined) wrong.push(`${key} is missing`);
    else
      for (const fact of factsOf(message)) {
        const near = source.slice(Math.max(0, match.index - 260), match.index + 460);
        if (!new RegExp(`\\b${fact}\\b`).test(near)) wrong.push(`${key} needs ${fact}`);
      }
  }
  expect(wrong).toEqual([]);
});
