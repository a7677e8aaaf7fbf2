/**
 * The walls of the house: which room may import which, whatever way it writes the path, and that no
 * shared room knows a game by its name. Prints every breach; fails if there are any.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** What each room may import of the others. `games` stands for any game, `own` for the same folder. */
const MAY = {
  kernel: [],
  texts: ['kernel'],
  bots: ['kernel'],
  insight: ['kernel', 'bots'],
  protocol: ['kernel'],
  client: ['kernel', 'protocol'],
  catalogue: ['kernel', 'games'],
  'ui-kit': ['kernel', 'texts'],
  lab: ['kernel', 'bots', 'catalogue'],
  train: ['kernel', 'bots', 'catalogue', 'lab'],
  server: ['kernel', 'texts', 'bots', 'insight', 'catalogue', 'protocol'],
  web: [
    'kernel',
    'texts',
    'bots',
    'insight',
    'catalogue',
    'lab',
    'protocol',
    'client',
    'ui-kit',
    'games',
  ],
  cli: ['kernel', 'texts', 'bots', 'insight', 'catalogue', 'lab', 'protocol', 'client'],
  'game/src': ['kernel', 'own'],
  'game/look': ['kernel', 'own'],
  'game/ui': ['kernel', 'texts', 'ui-kit', 'own'],
};
/** Arrows inside a room: the second folder may import the first, never the other way. */
const WEB = 'packages/web/src/';
const ONE_WAY = [
  [`${WEB}engine/`, `${WEB}online/`],
  // Rooms that are fetched when somebody enters them: a table stands without them.
  ...['table', 'engine', 'store', 'parts'].flatMap((low) =>
    ['studio', 'workshop'].map((high) => [`${WEB}${low}/`, `${WEB}${high}/`]),
  ),
];
/** Tests and measurements may use what they measure with. */
const FREE =
  /\.test\.ts$|(?:^|\/)testing(?:\.ts$|\/)|\.testing\.ts$|^(?:bench|e2e|tools|examples)\//;

/** `packages/kernel/src/x.ts` → kernel; `games/lots/ui/x.ts` → game/ui of lots. */
export function roomOf(path) {
  const [first, second, third] = path.split('/');
  if (first === 'packages') return { room: second };
  if (first !== 'games') return { room: first };
  const part = third === 'ui' || third === 'look' ? third : 'src';
  return { room: `game/${part}`, game: second };
}

/** The file or package an import means, as a path from the root; null for what is not ours. */
export function meant(from, specifier, names) {
  if (specifier.startsWith('.'))
    return join(dirname(from), specifier.replace(/\?.*$/, '')).split(sep).join('/');
  const [, scope] = /^(@boardroom\/[^/]+)/.exec(specifier) ?? [];
  return scope ? (names.get(scope) ?? scope) : null;
}

/** Why a file of one room may not import a path; null if it may. */
export function breach(from, to) {
  const [a, b] = [roomOf(from), roomOf(to)];
  const against = ONE_WAY.find(([low, high]) => from.startsWith(low) && to.startsWith(high));
  if (against) return `${against[0]} may not know ${against[1]}`;
  const may = MAY[a.room];
  if (to.split('/')[0] === 'node_modules') return null;
  if (!may) return `${a.room} has no walls yet: say in tools/walls.mjs what it may import`;
  if (b.game !== undefined) {
    if (b.game === a.game) return null;
    return may.includes('games') ? null : `${a.room} may not know the game ${b.game}`;
  }
  if (a.room === b.room || may.includes(b.room)) return null;
  return `${a.room} may not import ${b.room}`;
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

export function importsOf(text) {
  return [...text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').matchAll(IMPORT)].map(
    (found) => found[1] ?? found[2] ?? found[3],
  );
}

/**
 * Finds the ids of games in a line. A word that is also English counts only as a name: in quotes, or
 * as a folder of `games`.
 */
export function naming(ids) {
  const plain = ids.filter((id) => !id.includes('-'));
  const rest = ids.filter((id) => id.includes('-'));
  const parts = [
    ...(plain.length > 0
      ? [`['"\`](?:${plain.join('|')})['"\`/]|games/(?:${plain.join('|')})\\b`]
      : []),
    ...(rest.length > 0 ? [`\\b(?:${rest.join('|')})\\b`] : []),
  ];
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)');
}

function files(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|svelte|mjs|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|shots)\//.test(path));
}

function packageNames() {
  const names = new Map();
  for (const room of ['packages', 'games'])
    for (const name of readdirSync(join(root, room))) {
      const file = join(root, room, name, 'package.json');
      if (existsSync(file))
        names.set(JSON.parse(readFileSync(file, 'utf8')).name, `${room}/${name}`);
    }
  return names;
}

function main() {
  const names = packageNames();
  const named = naming(readdirSync(join(root, 'games')).filter((name) => !/^[._]/.test(name)));
  const faults = [];
  for (const path of ['packages', 'games', 'bench', 'e2e', 'tools'].flatMap(files)) {
    const text = readFileSync(join(root, path), 'utf8');
    if (!FREE.test(path) && !path.endsWith('.css'))
      for (const specifier of importsOf(text)) {
        const to = meant(path, specifier, names);
        const why = to && breach(path, to);
        if (why) faults.push(`${path}: ${why} (${specifier})`);
      }
    if (/^games\/|\.test\.ts$/.test(path)) continue;
    text.split('\n').forEach((line, i) => {
      if (named.test(line))
        faults.push(`${path}:${i + 1}: names a game: ${line.trim().slice(0, 80)}`);
    });
  }
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('walls: no room reaches into another, no shared room names a game');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
