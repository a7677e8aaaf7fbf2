/** The page's stores (`*.svelte.ts`) for tests without a browser: compiled as for one. */
import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

export function svelteModules(): Plugin {
  return {
    name: 'svelte-modules',
    transform(code, id) {
      if (!id.endsWith('.svelte.ts')) return null;
      const { js } = compileModule(code, { filename: id, generate: 'client' });
      return { code: js.code, map: js.map };
    },
  };
}
