/** Kill -9 fifty times under load: of the server on SQLite, and of one of two nodes on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from '../../packages/server/src/testing/kill.ts';
import { freePort, startPostgres } from '../../packages/server/src/testing/postgres.ts';

const kills = Number(process.argv[2] ?? 50);
const only = process.argv[3];
const data = mkdtempSync(join(tmpdir(), 'boardroom-kill-'));
const nodes = [{ BOARDROOM_DATA: data }];
if (only !== 'postgres')
  console.log(
    'SQLite',
    await killAgainAndAgain({ nodes, ports: [await freePort()], kills, tables: 10 }),
  );
rmSync(data, { recursive: true });
const postgres = await startPostgres();
const DATABASE_URL = await postgres.database();
const ports = [await freePort(), await freePort()];
const both = [{ DATABASE_URL }, { DATABASE_URL }];
console.log('PostgreSQL', await killAgainAndAgain({ nodes: both, ports, kills, tables: 10 }));
await postgres.stop();
process.exit(0);
