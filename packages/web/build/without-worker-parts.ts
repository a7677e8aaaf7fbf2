/**
 * Leaves out of the page what only the worker needs: a game's advice and debrief and the checking of
 * options and editions. Hints, reports, option forms and records from outside are matters of the
 * worker, which has everything. Messages are read when the page is built (`texts.ts`), so it has no
 * reader of ICU format.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAME = /\/games\/[^/]+\/src\/index\.ts$/;
const HEAVY = /^\.\/(advice|debrief|invariants)(\/index)?\.ts$/;
const RULES = /\/games\/[^/]+\/src\//;
const TRUSTING = fileURLToPath(new URL('./trusting-schemas.ts', import.meta.url));
const FORMAT = fileURLToPath(new URL('./message-format.ts', import.meta.url));
const EMPTY = '\0worker-only:';

export function withoutWorkerParts(): Plugin {
  return {
    name: 'boardroom-without-worker-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'intl-messageformat') return FORMAT;
      if (source === 'zod' && importer && RULES.test(importer)) return TRUSTING;
      const part = importer && GAME.test(importer) ? HEAVY.exec(source)?.[1] : undefined;
      return part ? `${EMPTY}${part}` : null;
    },
    load(id) {
      return id.startsWith(EMPTY) ? `export const ${id.slice(EMPTY.length)} = null;` : null;
    },
  };
}
