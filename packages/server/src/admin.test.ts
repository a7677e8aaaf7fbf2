import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { startPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardroom-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly said: string;
}
const admin = (args: string[], env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const program = new URL('./admin.ts', import.meta.url).pathname;
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, ...env } },
      (_error, _out, said) => resolve({ code: child.exitCode!, said }),
    );
  });

test('a folder without a database is refused, and stays without', async () => {
  const data = join(folder, 'nothing');
  for (const args of [
    ['backup', join(folder, 'x')],
    ['export-all', join(folder, 'all')],
    ['purge', '1'],
  ]) {
    const { code, said } = await admin(args, { BOARDROOM_DATA: data });
    expect(said).toContain('there is no database at');
    expect(code).toBe(1);
  }
  expect(existsSync(data)).toBe(false);
  expect(existsSync(join(folder, 'x'))).toBe(false);
});

test('so is a PostgreSQL without Boardroom in it', async () => {
  const postgres = await startPostgres();
  try {
    const DATABASE_URL = await postgres.database();
    const { code, said } = await admin(['backup', join(folder, 'y')], { DATABASE_URL });
    expect(said).toContain('there is no Boardroom in this database');
    expect(code).toBe(1);
  } finally {
    await postgres.stop();
  }
});

test('a back-up that is cut off leaves nothing behind when it is restored', async () => {
  const from = join(folder, 'from');
  const storage = openSqlite(join(from, 'boardroom.sqlite'));
  for (let i = 0; i < 40; i++)
    void storage.addPerson({
      id: `p${i}`,
      name: 'Ada',
      colour: 'blue',
      created: 1,
      recovery: null,
    });
  await storage.close();
  const file = join(folder, 'backup.jsonl');
  expect((await admin(['backup', file], { BOARDROOM_DATA: from })).said).toContain('40 rows');
  const short = join(folder, 'short.jsonl');
  writeFileSync(short, readFileSync(file, 'utf8').slice(0, -800));
  const to = join(folder, 'to');
  const { code, said } = await admin(['restore', short], { BOARDROOM_DATA: to });
  expect(said).toContain('cut off');
  expect(code).toBe(1);
  expect(readdirSync(to)).toEqual([]);
  expect((await admin(['restore', file], { BOARDROOM_DATA: to })).said).toContain('40 rows');
});

test('only who runs the server may read its files', () => {
  const data = join(folder, 'private');
  const storage = openSqlite(join(data, 'boardroom.sqlite'));
  const open = readdirSync(data).map((name) => [name, statSync(join(data, name)).mode & 0o777]);
  expect(open.length).toBeGreaterThanOrEqual(3);
  expect(open.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  return storage.close();
});
