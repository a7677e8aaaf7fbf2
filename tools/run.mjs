/**
 * What stands behind `npm start`, `npm test`, `npm run check`, … : sets up what the job needs, then
 * does it with the pinned Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import {
  SetupError,
  ensureBrowser,
  ensurePackages,
  ensurePage,
  ensurePostgres,
  pinned,
  root,
  run,
} from './setup.mjs';

const [job, ...args] = process.argv.slice(2);

const server = 'packages/server/src/main.ts';

const TYPES_OF_PAGE = [
  'packages/web/node_modules/.bin/svelte-check',
  '--tsconfig',
  'packages/web/tsconfig.json',
  '--fail-on-warnings',
];

const jobs = {
  start() {
    // A server that could not start says so before anybody waits for the page.
    ensurePage(() => run('node', [server, '--try'], 'the server cannot start'));
    // Room for what lives only as long as a request: the collector comes by half as often.
    become(server, '--max-semi-space-size=64');
  },
  boardroom: () => become('packages/cli/src/main.ts'),
  admin: () => become('packages/server/src/admin.ts'),
  bench: () => become('bench/src/main.ts'),
  /** Fits a game's evaluation to games it plays against itself. */
  train: () => become('packages/train/src/main.ts'),
  tune: () => become('packages/train/src/tune/main.ts'),
  /** Do the tests notice when the code is wrong? */
  mutate: () => become('tools/mutate.mjs'),
  /** The page with hot reload on PORT (5173 unless set); the API behind it takes any free port. */
  async dev() {
    process.stderr.write('boardroom: starting; the address of the page comes in half a minute …\n');
    const env = { ...pinned(), API_PORT: String(await freePort()) };
    const api = spawn('node', [join(root, server)], {
      // Its own address is of no use here: the page is somewhere else.
      stdio: ['inherit', 'ignore', 'inherit'],
      env: { ...env, PORT: env.API_PORT },
    });
    const port = process.env.PORT ? ['--port', process.env.PORT] : [];
    const page = spawn('vite', ['--host', '127.0.0.1', ...port, ...args], {
      stdio: 'inherit',
      cwd: join(root, 'packages', 'web'),
      env,
    });
    for (const [one, other] of [
      [api, page],
      [page, api],
    ])
      one.on('exit', (code) => {
        other.kill();
        process.exitCode = code ?? 0;
      });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => [api, page].forEach((one) => one.kill(signal)));
  },
  test() {
    const env = { ...pinned(), CHROMIUM: ensureBrowser(), PGBIN: ensurePostgres() };
    // Files named by hand need the page only if they look at it.
    const files = args.filter((name, i) => !name.startsWith('-') && args[i - 1] !== '-t');
    if (files.length === 0 || files.some((name) => /e2e|server/.test(name)) || namesBrowserTest())
      ensurePage();
    // The browser tests then take the page as it is instead of building it once more each.
    run('vitest', ['run', ...args], 'tests failed', { env: { ...env, BOARDROOM_BUILT: '1' } });
  },
  /** Everything, or what concerns one folder: `npm run check -- games/mine`. */
  check() {
    const [folder] = args;
    const part = folder === undefined ? null : folder.replace(/\/+$/, '');
    if (part !== null && !existsSync(join(root, part)))
      throw new SetupError(`no folder named ${part}`);
    const own = (project) => part === null || dirname(project) === part;
    const checks = [
      ...projects()
        .filter(own)
        .map((project) => [`types: ${project}`, 'tsc', '-p', project]),
      ...(part === null || part === 'packages/web' || part.startsWith('games/')
        ? [['types of the page', ...TYPES_OF_PAGE]]
        : []),
      ['lint', 'oxlint', '--deny-warnings', ...args],
      ['walls between the rooms', 'node', 'tools/walls.mjs'],
      ['format: run npm run format', 'oxfmt', '--check', ...args],
      ...(part === null ? [['unused code', 'knip']] : []),
      ['rules without a test', 'node', 'tools/rule-coverage.mjs'],
      ['schemas of games', 'node', 'tools/game-schemas.mjs', '--check'],
    ];
    // All of them, so that one run tells everything there is to mend.
    const failed = checks.filter(([, program, ...words]) => !passes(program, words));
    if (failed.length > 0)
      throw new SetupError(`not clean: ${failed.map(([name]) => name).join('; ')}`);
    const unused = part === null ? ' unused code,' : '';
    process.stderr.write(
      `boardroom: types, lint, walls, format,${unused} rule coverage and schemas are clean\n`,
    );
  },
  shots() {
    process.env.CHROMIUM = ensureBrowser();
    ensurePage();
    become('e2e/src/shots.ts');
  },
  format: () => run('oxfmt', args, 'format'),
};

/** Whether a part of a name given by hand means a test in a browser: `guide`, `focus`. */
function namesBrowserTest() {
  const tests = readdirSync(join(root, 'e2e', 'src')).filter((name) => name.endsWith('.test.ts'));
  return args.some((part) => tests.some((name) => `e2e/src/${name}`.includes(part)));
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

function passes(program, words) {
  try {
    run(program, words, program);
    return true;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return false;
  }
}

/** Every tsconfig of the workspace; where there is one for tests too, it takes in the sources. */
function projects() {
  const folders = [
    'bench',
    'e2e',
    ...['packages', 'games'].flatMap((room) =>
      readdirSync(join(root, room)).map((name) => join(room, name)),
    ),
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^tsconfig(\.src)?\.json$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Hands this terminal over to a program and ends as it ends. */
function become(script, ...flags) {
  const child = spawn('node', [...flags, join(root, script), ...args], {
    stdio: 'inherit',
    env: pinned(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}

try {
  if (!Object.hasOwn(jobs, job ?? '')) throw new SetupError(`no job named ${job}`);
  ensurePackages();
  await jobs[job]();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`boardroom: ${error.message}\n`);
  process.exitCode = 1;
}
