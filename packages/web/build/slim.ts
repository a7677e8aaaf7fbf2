/**
 * Leaves out of the page what only the worker needs: a game's advice and debrief, zod's writer of
 * JSON Schema and its sentences. Hints, reports and option forms are asked of the worker, which has
 * everything. Also left out: in which country which hour of the day is written how; no text asks.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GAME = /\/games\/[^/]+\/src\/index\.ts$/;
const HEAVY = /^\.\/(advice|debrief)(\/index)?\.ts$/;
const SCHEMA_WRITER = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const SENTENCES = /\/zod\/v4\/locales\/en\.js$/;
const MESSAGE_PARSER = /\/@formatjs\/icu-messageformat-parser\/index\.js$/;
const HOURS = /const timeData = \{[^]*?\n\};/;
const EMPTY = '\0slim:';

export function slim(): Plugin {
  return {
    name: 'boardroom-slim',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const part = importer && GAME.test(importer) ? HEAVY.exec(source)?.[1] : undefined;
      return part ? `${EMPTY}${part}` : null;
    },
    load(id) {
      if (id.startsWith(EMPTY)) return `export const ${id.slice(EMPTY.length)} = null;`;
      if (SENTENCES.test(id))
        return `export default () => ({ localeError: () => 'it does not fit' });`;
      if (!SCHEMA_WRITER.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(
        /^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm,
      );
      let code = 'const nothing = () => () => ({});\n';
      for (const [, plain, renamed] of names)
        code += `export { nothing as ${plain ?? renamed} };\n`;
      return code;
    },
    transform(code, id) {
      if (!MESSAGE_PARSER.test(id)) return null;
      return { code: code.replace(HOURS, 'const timeData = { "001": ["H"] };'), map: null };
    },
  };
}
