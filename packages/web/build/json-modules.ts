/**
 * Node wants `with { type: 'json' }` on imports of JSON; a browser takes it literally, but the dev
 * server answers with scripts. So it goes before the browser sees it.
 */
import type { Plugin } from 'vite';

const ATTRIBUTE = /\s+with \{ type: 'json' \}|, \{ with: \{ type: 'json' \} \}/g;

export function jsonModules(): Plugin {
  return {
    name: 'boardroom-json-modules',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes("type: 'json'")) return null;
      return { code: code.replace(ATTRIBUTE, ''), map: null };
    },
  };
}
