/** For those who run a server: back-up, restore, export, purge. Uses the settings `npm start` uses. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@boardroom/catalogue';
import { readConfig } from './config.ts';
import { exportAll, makeExport } from './ops/export.ts';
import { backUp, restore } from './storage/dump.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Purpose, Storage } from './storage/types.ts';

const HELP = `Boardroom administration (BOARDROOM_DATA or DATABASE_URL say which database)

  admin backup FILE          everything, while the server runs
  admin restore FILE         into an empty database, of either kind
  admin export TABLE         the record of a table, begun or over, with its secrets
  admin export-all FOLDER    the records of all tables that have begun
  admin purge DAYS           forget tables nobody touched for so long, and editions nobody uses
`;

const [command, argument] = process.argv.slice(2);
const config = readConfig(process.env);
const file = join(config.data, 'boardroom.sqlite');
const open = async (purpose: Purpose): Promise<Storage> =>
  config.databaseUrl === undefined
    ? openSqlite(file, purpose)
    : openPostgres(config.databaseUrl, undefined, purpose);
const say = (words: string): void => void process.stderr.write(`boardroom: ${words}\n`);

async function withStorage(
  purpose: Purpose,
  work: (storage: Storage) => Promise<void>,
): Promise<void> {
  const storage = await open(purpose);
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

/** If a restore fails, a database that was created for it is removed again. */
async function restoring(backup: string): Promise<void> {
  const isNew = config.databaseUrl === undefined && !existsSync(file);
  try {
    await withStorage('use', async (storage) =>
      say(`${await restore(storage, backup)} rows are restored`),
    );
  } catch (error) {
    if (isNew)
      for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${file}${end}`, { force: true });
    throw error;
  }
}

const commands: Record<string, (given: string) => Promise<void>> = {
  backup: (to) =>
    withStorage('read', async (storage) => say(`${await backUp(storage, to)} rows are in ${to}`)),
  restore: restoring,
  export: (id) =>
    withStorage(
      'read',
      async (storage) => void process.stdout.write(await makeExport(storage, catalogue)(id)),
    ),
  'export-all': (folder) =>
    withStorage('read', async (storage) => {
      await storage.freeze();
      const { written, failed } = await exportAll(storage, catalogue, folder);
      say(`${written} records are in ${folder}`);
      for (const { table, why } of failed) say(`table ${table} was left out: ${why}`);
      if (failed.length > 0) process.exitCode = 1;
    }),
  async purge(text) {
    const days = Number(text);
    if (!(days >= 1)) throw new Error('give a number of days, 1 or more');
    // To read refuses where there is no database; to use would create one.
    await withStorage('read', async () => {});
    await withStorage('use', async (storage) => {
      const before = Date.now() - days * 86_400_000;
      const tables = await storage.purge(before, Date.now());
      const editions = await storage.dropUnused(before);
      say(`${tables} tables and ${editions} editions are forgotten`);
    });
  },
};

const run = Object.hasOwn(commands, command ?? '') ? commands[command!] : undefined;
if (!run || argument === undefined) {
  process.stdout.write(HELP);
  process.exitCode = command === undefined || command === 'help' ? 0 : 2;
} else
  try {
    await run(argument);
  } catch (error) {
    say((error as Error).message);
    process.exitCode = 1;
  }
