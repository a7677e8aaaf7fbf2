/**
 * Sets the project up on a bare machine. Runs on any Node from 20 on, so it is plain JavaScript.
 * Every part looks first whether there is anything to do: the second time it is done at once.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.boardroom-setup');

/** Thrown with words for the person at the terminal. */
export class SetupError extends Error {}

const say = (words) => process.stderr.write(`boardroom: ${words}\n`);

/**
 * The environment in which `node` is the pinned one. What Node made of the sources is kept: whatever
 * starts again starts in half the time.
 */
export const pinned = () => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** Installs the packages of package-lock.json unless just these are installed already. */
export function ensurePackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && existsSync(bin)) return;
  say('installing packages (once; about a minute) …');
  // Not `npm ci`: it refuses a lock made where packages for other platforms could not be had.
  installPackages('the packages could not be installed', '--no-save');
}

/** Whoever installs says so here, so that the next job does not do it again. */
export function installPackages(failure, ...flags) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', ...flags, '--no-audit', '--no-fund', '--loglevel=error'];
  run(npm, args, failure, { shell: process.platform === 'win32' });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

/** Builds the page unless it is newer than everything it is made of; `before`: what must go well first. */
export function ensurePage(before = () => {}) {
  const built = join(root, 'packages', 'web', 'dist', 'index.html');
  const parts = 'web ui-kit kernel texts bots insight lab catalogue client protocol'.split(' ');
  const sources = [...parts.map((name) => join('packages', name)), 'games', 'package-lock.json'];
  const newest = Math.max(...sources.map((path) => newestChange(join(root, path))));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  before();
  say('building the page (when its sources changed; about ten seconds) …');
  run('vite', ['build', '--logLevel', 'error'], 'the page could not be built', {
    cwd: join(root, 'packages', 'web'),
  });
}

/** When anything in a folder was last written, in milliseconds; what is made from it left out. */
function newestChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  let newest = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'records'].includes(entry.name)) continue;
    newest = Math.max(newest, newestChange(join(path, entry.name)));
  }
  return newest;
}

/** The path of a Chromium or Chrome for browser tests; installs Debian's if there is none. */
export function ensureBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const find = () =>
    process.env.CHROMIUM ??
    names.map(onPath).find(Boolean) ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(existsSync);
  return find() ?? (installDebian('chromium'), find()) ?? missing('Chromium', 'CHROMIUM');
}

/** The folder with PostgreSQL's server programs; installs Debian's if there is none. */
export function ensurePostgres() {
  const find = () => {
    const initdb = onPath('initdb');
    if (process.env.PGBIN) return process.env.PGBIN;
    if (initdb) return dirname(initdb);
    const debian = '/usr/lib/postgresql';
    const versions = existsSync(debian)
      ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
      : [];
    return versions
      .map((v) => join(debian, v, 'bin'))
      .find((dir) => existsSync(join(dir, 'initdb')));
  };
  return find() ?? (installDebian('postgresql'), find()) ?? missing('PostgreSQL', 'PGBIN');
}

function installDebian(name) {
  const root = process.getuid?.() === 0;
  if (!onPath('apt-get') || (!root && !onPath('sudo'))) return;
  say(`installing ${name} from Debian's packages (once) …`);
  const words = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args) =>
    spawnSync(words[0], [...words.slice(1), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('-qq', 'update');
  apt('-qq', '-y', '--no-install-recommends', 'install', name);
}

function missing(name, variable) {
  throw new SetupError(
    `${name} is needed for the tests and could not be installed here: install it, or set ${variable} to where it is`,
  );
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder && existsSync(path)) return path;
  }
  return undefined;
}

/** Runs a program with the pinned Node and this terminal; a failure ends the setup with words. */
export function run(program, args, failure, options = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinned(),
    ...options,
  });
  if (error) throw new SetupError(`${failure}: ${error.message}`);
  if (status !== 0) throw new SetupError(failure);
}
