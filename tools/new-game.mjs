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
import { basename, extname, join } from 'node:path';
import { installPackages, root, run, SetupError } from './setup.mjs';

const ID = 'lots-template';
/** Its title, and what its types begin with: `LotsState`. */
const NAME = 'Lots';
/** Files where the name begins types; elsewhere it may be a word of a sentence. */
const isCode = (file) =>
  ['.ts', '.svelte'].includes(extname(file)) || basename(file) === 'schemas.json';
const TYPES = new RegExp(`\\b${NAME}(?=[A-Z]|\\b)`, 'g');
/** Quoted alone, a heading of a page or the head of a transcript. */
const TITLES = new RegExp(`(?<=['"]|^# |^)${NAME}(?=['"]|:|$)`, 'gm');

/** Makes the folder; throws words for the person at the terminal. */
export function copyTemplate(id, games = join(root, 'games')) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? ''))
    throw new SetupError(
      'name the new game in small letters with hyphens: npm run new-game sealed-bids',
    );
  const folder = join(games, id);
  if (existsSync(folder)) throw new SetupError(`games/${id} is there already`);
  const from = join(root, 'games', '_template');
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const types = words.join('');
  if (types !== NAME && filesIn(from).some((file) => isCode(file) && names(file, types)))
    throw new SetupError(`${types} is a name the template needs itself: choose another`);
  mkdirSync(games, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  for (const file of filesIn(folder)) {
    const titled = readFileSync(file, 'utf8')
      .replaceAll(ID, id)
      .replaceAll(TITLES, words.join(' '));
    writeFileSync(file, isCode(file) ? titled.replaceAll(TYPES, types) : titled);
  }
  return folder;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const names = (file, word) => new RegExp(`\\b${word}\\b`).test(readFileSync(file, 'utf8'));

if (process.argv[1] === import.meta.filename)
  try {
    const [id] = process.argv.slice(2);
    const folder = copyTemplate(id);
    try {
      installPackages('the new game could not be installed');
      // Names of another length break lines elsewhere.
      run('oxfmt', [`games/${id}`], 'the new game could not be formatted');
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    process.stdout.write(
      `games/${id} is a whole game: npm run dev and play it, npm test -- games/${id} and it passes.\n` +
        'Now make it yours, in the order of CONTRIBUTING.md, "Add a game".\n',
    );
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`boardroom: ${error.message}\n`);
    process.exitCode = 1;
  }
