/**
 * `RULES.md?rulebook`: the rules of a game as chapters for players; `teaching.md?notes`: its notes
 * for trainers. Made by the build.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chaptersOf, FOR_TRAINERS } from './markdown.ts';

const READERS = new Map([
  ['?rulebook', undefined],
  ['?notes', FOR_TRAINERS],
]);

export function rulebook(): Plugin {
  return {
    name: 'boardroom-rulebook',
    enforce: 'pre',
    load(id) {
      const query = [...READERS.keys()].find((one) => id.endsWith(one));
      if (query === undefined) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const chapters = chaptersOf(readFileSync(file, 'utf8'), READERS.get(query));
      return `export const chapters = ${JSON.stringify(chapters)};`;
    },
  };
}
