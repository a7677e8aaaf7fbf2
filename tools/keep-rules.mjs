/**
 * Keeps a game's rules as they are before they change: `node tools/keep-rules.mjs my-game` copies
 * them to `games/my-game/earlier/v1` and says what to write into its entry. Tables begun with them
 * then go on under them. See docs/decisions/rule-versions.md.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

/** Copies the rules in `folder`; returns their version and where the copy is. */
export function keepRules(folder, to = join(folder, 'earlier')) {
  const index = readFileSync(join(folder, 'src', 'index.ts'), 'utf8');
  const version = Number(/^ {2}version: (\d+),$/m.exec(index)?.[1]);
  if (!version) throw new Error(`${folder}/src/index.ts says no version`);
  const copy = join(to, `v${version}`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: raise the version first`);
  const isRule = (path) => !/\.test\.ts$|^testing(\.ts)?$/.test(basename(path));
  cpSync(join(folder, 'src'), copy, { recursive: true, filter: isRule });
  keepWeights(join(folder, 'weights'), copy);
  return { version, copy };
}

/** What the evaluation has learnt goes with it: bots at an old table play as they did. */
function keepWeights(weights, copy) {
  if (!existsSync(weights)) return;
  cpSync(weights, join(copy, 'weights'), { recursive: true });
  for (const name of readdirSync(copy, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const path = join(copy, name);
    const code = readFileSync(path, 'utf8');
    // They lay beside `src` and lie in the copy now: one folder nearer.
    const nearer = code.replace(/'\.\.\/((?:\.\.\/)*weights\/)/g, (_, rest) =>
      rest.startsWith('.') ? `'${rest}` : `'./${rest}`,
    );
    if (nearer !== code) writeFileSync(path, nearer);
  }
}

if (process.argv[1] === import.meta.filename) {
  const [id] = process.argv.slice(2);
  const { version, copy } = keepRules(join(root, 'games', id ?? ''));
  process.stdout.write(
    `The rules are kept in ${copy}. In games/${id}/entry.ts write\n\n` +
      `  earlier: { ${version}: async () => (await import('./earlier/v${version}/index.ts')).game },\n\n` +
      `and raise the version in games/${id}/src/index.ts to ${version + 1}.\n`,
  );
}
