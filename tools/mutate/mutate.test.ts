/** The tool itself, on a workspace of three files: what is tested well is noticed, what is not survives. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, removeTree } from './copy.mjs';
import { entriesOf, reachOf } from './imports.mjs';
import { tryRoom } from './try-room.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = {
  'package.json': '{ "type": "module" }',
  'vitest.config.ts': "export default { test: { include: ['packages/**/*.test.ts'] } };",
  'packages/shop/package.json':
    '{ "name": "@boardroom/shop", "exports": { ".": "./src/till.ts" } }',
  'packages/shop/src/till.ts':
    'export function change(paid: number, price: number): number {\n  return paid - price;\n}\n',
  'packages/shop/src/till.test.ts':
    "import { expect, test } from 'vitest';\nimport { change } from './till.ts';\n" +
    "test('change', () => expect(change(5, 3)).toBe(2));\n",
  'packages/shop/src/sign.ts': 'export const isOpen = (hour: number): boolean => hour > 8;\n',
  'packages/shop/src/sign.test.ts':
    "import { expect, test } from 'vitest';\nimport { isOpen } from './sign.ts';\n" +
    "test('open at noon', () => expect(isOpen(12)).toBe(true));\n",
  'packages/shop/src/wait.ts':
    'export function wait(n: number): number {\n  let i = 0;\n  while (i < n) i++;\n  return i;\n}\n',
  'packages/shop/src/wait.test.ts':
    "import { expect, test } from 'vitest';\nimport { wait } from './wait.ts';\n" +
    "test('waits', () => expect(wait(3)).toBe(3));\n",
  'games/none/package.json': '{ "name": "@boardroom/none" }',
};
const room = { name: 'shop', floor: 50, changes: /^packages\/shop\//, tests: /^packages\/shop\// };

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'boardroom-shop-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules', '@boardroom'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', 'vitest'), join(root, 'node_modules', 'vitest'));
  symlinkSync(join(root, 'packages', 'shop'), join(root, 'node_modules', '@boardroom', 'shop'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what a test holds is noticed, also by the time limit; what none holds survives', async () => {
  const copy = copyTree(root);
  try {
    const { results } = await tryRoom(copy, room, {
      seed: 'any',
      count: 50,
      spare: 1,
      env: {},
      say() {},
      opened() {},
    });
    const found = Object.fromEntries(
      results.map(({ file, kind, noticed, by }) => [
        `${file.split('/').at(-1)} ${kind}`,
        noticed ? (by === 'the time limit' ? 'late' : 'noticed') : 'survived',
      ]),
    );
    expect(found).toMatchObject({
      'till.ts - → +': 'noticed',
      'sign.ts > → >=': 'survived',
      'sign.ts constant': 'survived',
      'wait.ts statement removed': 'late',
      'wait.ts ++ → --': 'late',
    });
    // Every change was taken back before the next.
    for (const name of ['till', 'sign', 'wait'] as const) {
      const file = `packages/shop/src/${name}.ts` as const;
      expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(FILES[file]);
    }
  } finally {
    removeTree(copy.folder);
  }
}, 120_000);

test('tests are found over imports, a package by its name too', () => {
  const file = 'packages/shop/src/far.test.ts';
  writeFileSync(join(root, file), "import { change } from '@boardroom/shop';\n");
  try {
    const reach = reachOf(root, file, entriesOf(root));
    expect(reach.get('packages/shop/src/till.ts')).toBe(1);
    expect(reach.has('packages/shop/src/sign.ts')).toBe(false);
  } finally {
    rmSync(join(root, file));
  }
});

test('whoever is interrupted leaves nothing behind', async () => {
  const left = (): string[] =>
    readdirSync(join(root, 'tmp')).filter((name) => name.startsWith('boardroom-mutate-'));
  mkdirSync(join(root, 'tmp'));
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'mutate.mjs'), '--room', 'client'], {
    env: { ...process.env, TMPDIR: join(root, 'tmp') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stderr.once('data', resolve));
  expect(left()).toHaveLength(1);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(left()).toEqual([]);
  expect(existsSync(join(ROOT, 'packages/client/src/index.ts'))).toBe(true);
}, 60_000);

test('a room that is not there is refused', () => {
  const run = (): string =>
    execFileSync(process.execPath, [join(ROOT, 'tools', 'mutate.mjs'), '--room', 'attic'], {
      stdio: 'pipe',
    }).toString();
  expect(run).toThrow(/--room is one of kernel/);
});
