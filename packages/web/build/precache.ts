/** Writes the service worker, and all built files once more as one pack for it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PUBLIC = ['theme.js', 'mark.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export function precache(): Plugin {
  return {
    name: 'boardroom-precache',
    apply: 'build',
    // When everything is written: before, files are not yet what they will be.
    writeBundle({ dir }, bundle) {
      const built = Object.keys(bundle).filter((name) => !/\.(map|html)$/.test(name));
      const files = [...built.toSorted(), ...PUBLIC].map((name) => {
        const type = TYPES[extname(name)];
        if (type === undefined) throw new Error(`no known type of file: ${name}`);
        return { name, type, base64: readFileSync(join(dir!, name), 'base64') };
      });
      const text = JSON.stringify(files);
      const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const pack = `assets/pack-${version}.bin`;
      writeFileSync(join(dir!, pack), gzipSync(text, { level: 9 }));
      const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__PACK__', pack);
      writeFileSync(join(dir!, 'sw.js'), worker);
    },
  };
}
