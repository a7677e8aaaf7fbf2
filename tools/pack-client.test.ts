/** The client as others get it: packed, unpacked in an empty folder, used and type-checked there. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../packages/server/src/config.ts';
import { NO_LIMITS } from '../packages/server/src/limits.ts';
import { serve } from '../packages/server/src/serve.ts';
import type { RunningServer } from '../packages/server/src/serve.ts';
import { catalogue } from '../packages/server/src/testing/sample-catalogue.ts';
import { packClient } from './pack-client.mjs';
import { root } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'boardroom-empty-'));
let server: RunningServer;
beforeAll(async () => {
  const module = new URL('../packages/server/src/testing/sample-catalogue.ts', import.meta.url)
    .href;
  const config = readConfig({ PORT: '0', BOARDROOM_DATA: join(folder, 'data') });
  server = await serve({
    config: { ...config, web: '/nowhere' },
    games: { module, catalogue },
    limits: NO_LIMITS,
  });
  const home = join(folder, 'node_modules', '@boardroom', 'client');
  mkdirSync(home, { recursive: true });
  const tarball = packClient(join(folder, 'packed'));
  execFileSync('tar', ['xzf', tarball, '-C', home, '--strip-components=1']);
  // What `npm install` would fetch.
  symlinkSync(join(root, 'node_modules', 'zod'), join(folder, 'node_modules', 'zod'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const PROGRAM = `
import { connect, ProblemError } from '@boardroom/client';
const base = process.argv[2];
const enter = async (name) => connect({ base, token: (await connect({ base }).enter(name, 'blue', true)).token });
const [ada, ben] = [await enter('Ada'), await enter('Ben')];
const { id } = await ada.create({ game: 'lots', players: 2 });
await ben.table(id).sit(1);
await ada.table(id).ready(0);
await ben.table(id).ready(1);
const heard = new Promise((resolve) => {
  const following = ben.table(id).follow({
    onNews({ items }) {
      if (!items.some(({ type }) => type === 'moved')) return;
      following.close();
      resolve();
    },
  });
});
await ada.table(id).move(0, { type: 'give', to: 1, coins: 1 });
await heard;
const refused = await ada.byCode('ABCDEF').catch((error) => error);
console.log(refused instanceof ProblemError ? refused.problem.code : 'not refused');
`;

test('a program in an empty folder plays with it', async () => {
  writeFileSync(join(folder, 'bot.js'), PROGRAM);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bot.js', server.address.slice(0, -1)],
    { cwd: folder },
  );
  expect(stdout.trim()).toBe('no-code');
}, 60_000);

test('and its types are whole', () => {
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { connect } from '@boardroom/client';
import type { News, Room } from '@boardroom/client';
const room: Room = await connect().create({ game: 'lots', players: 2 });
const news: News = await connect().table(room.id).news();
export const cursor: number = news.cursor;
// @ts-expect-error there is no such setting
void connect().create({ game: 'lots', playrs: 2 });
`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        noEmit: true,
        strict: true,
        module: 'nodenext',
        target: 'es2024',
        lib: ['es2024', 'dom'],
        types: [],
      },
      files: ['typed.ts'],
    }),
  );
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  expect(spawnSync(tsc, ['-p', folder], { encoding: 'utf8' }).stdout).toBe('');
}, 60_000);
