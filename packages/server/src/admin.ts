/** For those who run a server: back-up, restore, export, purge. Uses the settings `npm start` uses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@boardroom/catalogue';
import { formatRecord } from '@boardroom/kernel';
import { readConfig } from './config.ts';
import { makeGames } from './games.ts';
import { recordFrom } from './routes/play.ts';
import { backUp, restore } from './storage/dump.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { makeTables } from './tables.ts';

const HELP = `Boardroom administration (BOARDROOM_DATA or DATABASE_URL say which database)

  admin backup FILE          everything, while the server runs
  admin restore FILE         into an empty database, of either kind
  admin export TABLE         the record of a table, begun or over, with its secrets
  admin export-all FOLDER    the records of all tables that have begun
  admin purge DAYS           forget tables nobody touched for so long
`;

const [command, argument] = process.argv.slice(2);
const config = readConfig(process.env);
const open = async (readOnly: boolean) =>
  config.databaseUrl === undefined
    ? openSqlite(join(config.data, 'boardroom.sqlite'), readOnly)
    : openPostgres(config.databaseUrl);
const say = (words: string): void => void process.stderr.write(`boardroom: ${words}\n`);

async function withStorage(
  readOnly: boolean,
  work: (storage: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const storage = await open(readOnly);
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

async function record(storage: Awaited<ReturnType<typeof open>>, id: string): Promise<string> {
  const tables = makeTables({
    storage,
    games: makeGames(catalogue),
    now: Date.now,
    newSeed: () => '',
  });
  const { live, entries } = await tables.rebuild(id, () => true);
  await tables.close();
  return formatRecord(recordFrom(live, entries));
}

const commands: Record<string, (given: string) => Promise<void>> = {
  backup: (file) =>
    withStorage(true, async (storage) => say(`${await backUp(storage, file)} rows are in ${file}`)),
  restore: (file) =>
    withStorage(false, async (storage) => say(`${await restore(storage, file)} rows are restored`)),
  export: (id) =>
    withStorage(true, async (storage) => void process.stdout.write(await record(storage, id))),
  'export-all': (folder) =>
    withStorage(true, async (storage) => {
      mkdirSync(folder, { recursive: true });
      await storage.freeze();
      let count = 0;
      for await (const { id, status } of storage.dump('tables')) {
        if (status === 'gathering') continue;
        writeFileSync(join(folder, `${id}.jsonl`), await record(storage, String(id)));
        count++;
      }
      say(`${count} records are in ${folder}`);
    }),
  purge: (text) =>
    withStorage(false, async (storage) => {
      const days = Number(text);
      if (!(days >= 1)) throw new Error('give a number of days, 1 or more');
      say(
        `${await storage.purge(Date.now() - days * 86_400_000, Date.now())} tables are forgotten`,
      );
    }),
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
