/**
 * The words of a game in two files: what a table says in its first picture, and all others, which it
 * fetches when it stands (`words/texts.ts`). Both as short as they can be.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sourcesOf, splitMessages } from './first-words.ts';
import type { TextsFile } from './first-words.ts';
import { shortMessages } from './short-messages.ts';

const TEXTS = /\/games\/[^/]+\/texts\/\w+\.json$/;
const BOARD_WORDS =
  /\/games\/[^/]+\/ui\/(guide\/)?messages\.\w+\.json$|\/texts\/src\/table-messages\.json$/;
/** Not in the names of the parts: they are no JSON. */
const ENDING = '.json';
const FIRST = '\0first-words:';
const LATER = 'later-words:';

export function texts(): Plugin {
  const parts = (file: string): ReturnType<typeof splitMessages> & { read: TextsFile } => {
    const read = JSON.parse(readFileSync(`${file}${ENDING}`, 'utf8')) as TextsFile;
    const board = sourcesOf(join(dirname(file), '../ui/index.ts'));
    return { read, ...splitMessages(read, [...board.values()]) };
  };
  return {
    name: 'boardroom-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(LATER)) return `\0${source}`;
      const file = importer && source.startsWith('.') ? join(dirname(importer), source) : '';
      return TEXTS.test(file) ? `${FIRST}${file.slice(0, -ENDING.length)}` : null;
    },
    load(id) {
      if (id.startsWith(FIRST)) {
        const file = id.slice(FIRST.length);
        const { read, first } = parts(file);
        const words = JSON.stringify({ ...read, messages: shortMessages(first) });
        const later = `() => import(${JSON.stringify(LATER + file)})`;
        return `export default { ...${words}, later: ${later} };`;
      }
      if (!id.startsWith(`\0${LATER}`)) return null;
      const { later } = parts(id.slice(LATER.length + 1));
      return `export const messages = ${JSON.stringify(shortMessages(later))};`;
    },
    transform(code, id) {
      if (!BOARD_WORDS.test(id)) return null;
      const short = shortMessages(JSON.parse(code) as Record<string, string>);
      return { code: JSON.stringify(short), map: null };
    },
  };
}
