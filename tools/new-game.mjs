/**
 * `npm run new-game <id>`: copies `games/_template`, a tiny complete game, to `games/<id>` under its
 * new name and installs it. From then on the catalogue, the page, the terminal and the tests know it.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, SetupError } from './setup.mjs';

const NAME = 'lots-template';

/** Makes the folder; throws words for the person at the terminal. */
export function copyTemplate(id, games = join(root, 'games')) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? ''))
    throw new SetupError(
      'name the new game in small letters with hyphens: npm run new-game sealed-bids',
    );
  const folder = join(games, id);
  if (existsSync(folder)) throw new SetupError(`games/${id} is there already`);
  mkdirSync(games, { recursive: true });
  const from = join(root, 'games', '_template');
  cpSync(from, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(NAME, id));
  }
  // Where the template lies it is no game of the list; a copy may be.
  return folder;
}

if (process.argv[1] === import.meta.filename)
  try {
    const [id] = process.argv.slice(2);
    const folder = copyTemplate(id);
    try {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
      run(npm, args, 'the new game could not be installed');
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    process.stdout.write(
      `games/${id} is a whole game: npm start and play it, npm test -- games/${id} and it passes.\n` +
        'Now make it yours, in the order of CONTRIBUTING.md, "Add a game".\n',
    );
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`boardroom: ${error.message}\n`);
    process.exitCode = 1;
  }
