/**
 * Leaves out of the page what only the worker needs: a game's advice and debrief and the checking of
 * options and editions. Hints, reports, option forms and records from outside are matters of the
 * worker, which has everything. Messages are read here, so the page has no reader of ICU format.
 */
import { fileURLToPath } from 'node:url';
import { compileMessages } from '@boardroom/texts/compile';
import type { Plugin } from 'vite';

const GAME = /\/games\/[^/]+\/src\/index\.ts$/;
const HEAVY = /^\.\/(advice|debrief|invariants)(\/index)?\.ts$/;
const RULES = /\/games\/[^/]+\/src\//;
const MESSAGES =
  /\/games\/[^/]+\/(texts\/\w+|ui\/messages\.\w+)\.json$|\/texts\/src\/table-messages\.json$/;
const MESSAGE_READER = '@formatjs/icu-messageformat-parser';
const TRUSTING = fileURLToPath(new URL('./trusting-schemas.ts', import.meta.url));
const EMPTY = '\0slim:';

export function slim(): Plugin {
  return {
    name: 'boardroom-slim',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === MESSAGE_READER)
        return this.resolve(`${MESSAGE_READER}/no-parser.js`, importer);
      if (source === 'zod' && importer && RULES.test(importer)) return TRUSTING;
      const part = importer && GAME.test(importer) ? HEAVY.exec(source)?.[1] : undefined;
      return part ? `${EMPTY}${part}` : null;
    },
    load(id) {
      return id.startsWith(EMPTY) ? `export const ${id.slice(EMPTY.length)} = null;` : null;
    },
    transform(code, id) {
      if (!MESSAGES.test(id)) return null;
      const file = JSON.parse(code) as { messages?: Record<string, string> };
      const compiled = file.messages
        ? { ...file, messages: compileMessages(file.messages) }
        : compileMessages(file as Record<string, string>);
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
