/**
 * Svelte for tests without a browser: the page's stores (`*.svelte.ts`) compiled as for one, and
 * components as a server draws them, so that tests can read what a board shows.
 */
import { compile, compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

export function svelteModules(): Plugin {
  return {
    name: 'svelte-modules',
    transform(code, id) {
      const compiled = id.endsWith('.svelte.ts')
        ? compileModule(code, { filename: id, generate: 'client' })
        : id.endsWith('.svelte')
          ? compile(code, { filename: id, generate: 'server', css: 'external' })
          : null;
      return compiled && { code: compiled.js.code, map: compiled.js.map };
    },
  };
}
