/** Writes every text file once more as the server sends it: compressed as well as can be, once. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const SMALL = 800;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'boardroom-compress',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    // After everybody else has written.
    closeBundle: {
      order: 'post',
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (!entry.isFile() || !TEXT.test(entry.name)) continue;
          const text = readFileSync(file);
          if (text.length < SMALL) continue;
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(text, {
              params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
            }),
          );
        }
      },
    },
  };
}
