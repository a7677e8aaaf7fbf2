/** Two thousand tables of four in play at once: how long moves take, and what tables and streams weigh. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './measure.ts';
import { openBoardgameIo, openTables, play, startSubject } from './server-load.ts';
import type { Measured, PlayedTable, Subject } from './server-load.ts';

const TABLES = 2000;
const FOLLOWERS = 4;
/** Each table makes so many moves, one in about so many milliseconds. */
const MOVES = 3;
const PAUSE = 10_000;

export async function sizeRows(count = TABLES): Promise<Row[]> {
  const other = await startSubject('./server-boardgame-io.ts');
  const rows = [await otherRow(other, count)];
  await other.stop();
  const data = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
  const own = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
  rows.push(await ownRow(own, count));
  await own.stop();
  rmSync(data, { recursive: true });
  return rows;
}

async function otherRow(subject: Subject, count: number): Promise<Row> {
  const before = await memoryOf(subject);
  const tables = await openBoardgameIo(subject.address, count);
  const whole = (await memoryOf(subject)) - before;
  const weight = `a table with its four sockets ${kilobytes(whole / count)}`;
  return rowOf('boardgame.io, in memory', await measured(subject, tables), weight);
}

async function ownRow(subject: Subject, count: number): Promise<Row> {
  // The first few bring the code in, and are no memory of a table.
  await openTables([subject.address], 20, false);
  const before = await memoryOf(subject);
  const tables = await openTables([subject.address], count, false);
  const held = await memoryOf(subject);
  for (let i = 0; i < tables.length; i += 20)
    await Promise.all(tables.slice(i, i + 20).map((table) => table.open!()));
  const followed = await memoryOf(subject);
  const table = kilobytes((held - before) / count);
  const stream = kilobytes((followed - held) / count / FOLLOWERS);
  const weight = `a table ${table}, a stream ${stream}`;
  return rowOf('Boardroom on SQLite, durable', await measured(subject, tables), weight);
}

async function measured(subject: Subject, tables: readonly PlayedTable[]): Promise<Measured> {
  const outcome = await play([subject], tables, MOVES, tables.length, PAUSE);
  for (const table of tables) table.close();
  return outcome;
}

function rowOf(name: string, { perCpuSecond, perSecond, p50, p99 }: Measured, weight: string): Row {
  const pace = `${Math.round(perSecond)} moves/s`;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return { name, perCpuSecond, note: `${pace}: ${times}; ${weight}` };
}

const memoryOf = async (subject: Subject): Promise<number> =>
  (await subject.usage('memory')).memory;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

if (import.meta.main) {
  for (const row of await sizeRows(Number(process.argv[2] ?? TABLES))) console.log(row);
  process.exit();
}
