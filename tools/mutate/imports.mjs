/** Which tests reach a file, and over how many imports. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/g;
const LATER = /(?:import\(|new URL\()\s*'([^']+)'/g;

/** What the packages of the workspace call their files: `@boardroom/kernel/testing` → its path. */
export function entriesOf(root) {
  const entries = new Map();
  for (const room of ['packages', 'games'])
    for (const name of readdirSync(join(root, room))) {
      const at = join(root, room, name, 'package.json');
      if (!existsSync(at)) continue;
      const { name: pack, exports = {} } = JSON.parse(readFileSync(at, 'utf8'));
      for (const [key, to] of Object.entries(exports))
        for (const path of typeof to === 'string' ? [to] : Object.values(to))
          if (typeof path === 'string')
            entries.set(join(pack, key), [
              ...(entries.get(join(pack, key)) ?? []),
              join(room, name, path),
            ]);
    }
  return entries;
}

/** Paths from the root that a file imports at run time. */
function importsOf(root, file, entries) {
  const source = readFileSync(join(root, file), 'utf8');
  const named = [...source.matchAll(STATIC), ...source.matchAll(LATER)].map(([, name]) => name);
  return named.flatMap((name) => {
    const path = name.replace(/\?.*$/, '');
    if (path.startsWith('.')) {
      const to = join(dirname(file), path);
      return existsSync(join(root, to)) ? [to] : [];
    }
    return entries.get(path) ?? [];
  });
}

/** For each file a test reaches, the least number of imports on the way. */
export function reachOf(root, test, entries, known = new Map()) {
  const steps = new Map([[test, 0]]);
  for (const [file, step] of steps) {
    if (!file.endsWith('.ts')) continue;
    if (!known.has(file)) known.set(file, importsOf(root, file, entries));
    for (const next of known.get(file)) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
}
