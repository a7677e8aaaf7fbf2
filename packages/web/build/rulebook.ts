/** `RULES.md?rulebook`: the rules of a game as chapters for players, made by the build. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chaptersOf } from './markdown.ts';

const QUERY = '?rulebook';

export function rulebook(): Plugin {
  return {
    name: 'boardroom-rulebook',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export const chapters = ${JSON.stringify(chaptersOf(readFileSync(file, 'utf8')))};`;
    },
  };
}
