/**
 * Writes what a release leaves in its database, for `faults/upgrade.test.ts` to open with later
 * releases: the tables of the database, and a back-up with a finished game of every kind and games of
 * the sample that are gathering, running, with a bot and with a clock. Run once for every release:
 *
 *     node packages/server/src/testing/make-data-set.ts 0.1.0
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { catalogue as games } from '@boardroom/catalogue';
import { newRng } from '@boardroom/kernel';
import { buildApp } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { backUp } from '../storage/dump.ts';
import { NEWEST, stepsFrom } from '../storage/migrations.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { guest, must, playOn, startTable } from './guest.ts';
import { catalogue as sample } from './sample-catalogue.ts';

const [release] = process.argv.slice(2);
if (!release) throw new Error('say which release it is');
const folder = fileURLToPath(new URL(`../faults/data-sets/${release}`, import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'boardroom-data-set-'));
const storage = openSqlite(join(scratch, 'boardroom.sqlite'));
const { app, close } = await buildApp({
  storage,
  catalogue: [...games, ...sample],
  limits: NO_LIMITS,
});
const rng = newRng(7);

const ada = await guest(app, 'Ada');
const ben = await guest(app, 'Ben');
const pair = [ada, ben];
for (const { id: game, players } of games) {
  const guests = players[0] <= 2 ? pair : [...pair, await guest(app, 'Cy')];
  await playOn(rng, guests, await startTable(guests, { game }));
}
const finished = await startTable(pair);
must(await ada.post(`/api/tables/${finished}/chat`, { text: 'Good luck' }));
await playOn(rng, pair, finished);
await playOn(rng, pair, await startTable(pair), 5);
await playOn(rng, pair, await startTable(pair, { clock: { kind: 'decision', seconds: 30 } }), 3);
await playOn(
  rng,
  [ada],
  await startTable([ada], { players: 2, seats: ['open', { bot: 'random' }] }),
  1,
);
must(await ada.post('/api/tables', { game: 'lots', players: 3 }));

const file = join(scratch, 'backup.jsonl');
await backUp(storage, file);
mkdirSync(folder, { recursive: true });
const schema = {
  version: NEWEST,
  sqlite: stepsFrom(0, 'sqlite'),
  postgres: stepsFrom(0, 'postgres'),
};
writeFileSync(join(folder, 'schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(join(folder, 'backup.jsonl.gz'), gzipSync(readFileSync(file), { level: 9 }));
await close();
rmSync(scratch, { recursive: true });
