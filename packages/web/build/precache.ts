/** Writes the service worker with the list of all built files and a version made from it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function precache(): Plugin {
  return {
    name: 'boardroom-precache',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const files = [
        './',
        ...built.filter((name) => name !== 'index.html').map((name) => `./${name}`),
        ...['theme.js', 'mark.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'].map(
          (name) => `./${name}`,
        ),
      ];
      const hash = createHash('sha256');
      for (const name of built.toSorted()) {
        const item = bundle[name]!;
        hash.update(name).update(item.type === 'chunk' ? item.code : item.source);
      }
      const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
