/**
 * `node bench/src/crowd/nodes.ts`: what a crowd costs two and four nodes and their PostgreSQL, in CPU
 * seconds of each, into bench/results/crowd.md. CPU time and not the clock, because all of them and
 * the crowd itself share this machine.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { startPostgres } from '../../../packages/server/src/testing/postgres.ts';
import type { TestPostgres } from '../../../packages/server/src/testing/postgres.ts';
import { startSubject } from '../server-load.ts';
import type { Subject } from '../server-load.ts';
import { gather } from './crowd.ts';
import type { CrowdSetting } from './crowd.ts';
import { makeTally } from './tally.ts';
import type { Figures } from './tally.ts';

const PEOPLE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 60);
const NODES = [2, 4];
const SEATS = 4;
/** Nobody moves: what being there costs. */
const STILL = { think: 5e4, idle: 0, away: 0, drop: 0, back: 0 };
/** Quick people: what a move costs shows sooner, and they need not be so many. */
const PLAYING = { think: 0.5, idle: 0.05, away: 5, drop: 0.02, back: 2 };

interface Spent {
  readonly seconds: number;
  /** CPU seconds, of all nodes and of the database. */
  readonly nodes: number;
  readonly database: number;
  readonly figures: Figures;
}

const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function spend(
  setting: CrowdSetting,
  subjects: readonly Subject[],
  postgres: TestPostgres,
): Promise<Spent> {
  const tally = makeTally();
  const crowd = await gather(setting, tally);
  // What coming in has set going is done, and the code of moves has been used.
  await sleep(10);
  tally.take();
  const cpu = async (): Promise<number> =>
    (await Promise.all(subjects.map((subject) => subject.usage()))).reduce(
      (sum, each) => sum + each.cpu,
      0,
    );
  const [nodes, database, began] = [await cpu(), postgres.cpu(), performance.now()];
  await sleep(SECONDS);
  const spent = {
    nodes: (await cpu()) - nodes,
    database: postgres.cpu() - database,
    seconds: (performance.now() - began) / 1000,
    figures: tally.take(),
  };
  crowd.leave();
  return spent;
}

async function measure(count: number, postgres: TestPostgres): Promise<string> {
  const url = await postgres.database();
  const env = { DATABASE_URL: url, BENCH_GAMES: 'real', BOARDROOM_BOT_THREADS: '1' };
  const subjects: Subject[] = [];
  for (let i = 0; i < count; i++) subjects.push(await startSubject('./server-node.ts', env));
  const urls = subjects.map(({ address }) => address);
  const setting = { urls, people: PEOPLE, seats: SEATS, seed: 1 };
  const still = await spend({ ...setting, manner: STILL }, subjects, postgres);
  const playing = await spend({ ...setting, manner: PLAYING }, subjects, postgres);
  const connections = await postgres.connections(url);
  for (const subject of subjects) await subject.stop();
  const { moves, p99, news, dropped, faults } = playing.figures;
  /** Beyond what the same time costs when nobody moves. */
  const each = (of: 'nodes' | 'database'): string =>
    (((playing[of] - (still[of] * playing.seconds) / still.seconds) * 1000) / moves).toFixed(2);
  const idle = (of: 'nodes' | 'database'): string =>
    ((still[of] * 1000) / still.seconds / count).toFixed(1);
  const trouble = Object.keys(faults).join(', ') || 'none';
  return `| ${count} | ${moves} | ${(news / moves).toFixed(1)} | ${each('nodes')} | ${each('database')} | ${idle('nodes')} | ${idle('database')} | ${connections} | ${dropped} | ${p99.toFixed(0)} | ${trouble} |`;
}

const postgres = await startPostgres();
const rows: string[] = [];
try {
  for (const count of NODES) rows.push(await measure(count, postgres));
} finally {
  await postgres.stop();
}
const text = [
  '# A crowd on several nodes',
  '',
  `${PEOPLE} people at tables of ${SEATS}, all games of the catalogue, through the client package, for ${Math.round(SECONDS)} seconds; nodes spread over by person, so that a table's people are at different nodes. Nodes, PostgreSQL and the crowd shared ${cpus().length} cores (on average ${loadavg()[0]!.toFixed(1)} processes wanted one), so costs are CPU time and the last times are those of a busy machine.`,
  '',
  '| nodes | moves | pieces of news a move | ms of all nodes’ CPU a move | ms of the database’s CPU a move | ms of CPU a second a node takes while all sit still | … the database, for each node | connections to the database | people who dropped and returned | p99 of a move, ms | faults |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
  ...rows,
  '',
].join('\n');
process.stdout.write(text);
writeFileSync(new URL('../../results/crowd.md', import.meta.url), text);
process.exit();
