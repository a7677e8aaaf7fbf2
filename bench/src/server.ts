/** Online tables: durable moves with four views each streamed out, beside boardgame.io's server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { openBoardgameIo, openTables, play, startSubject } from './server-load.ts';
import type { Measured, PlayedTable, Subject } from './server-load.ts';

interface Row {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly note?: string;
}

const TABLES = 200;
/** Long enough for the just-in-time compilers of both to be done. */
const WARM = 120;
const MOVES = 12;
const TURNS = 30;
const AT_ONCE = 32;

/** A server, or several nodes of one, with its tables open. */
interface Contest {
  readonly name: string;
  readonly subjects: readonly Subject[];
  readonly tables: readonly PlayedTable[];
}

export async function serverRows(only?: string): Promise<Row[]> {
  const other = await startSubject('./server-boardgame-io.ts');
  const data = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
  const own = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
  const rows = await measured([
    {
      name: 'boardgame.io, in memory',
      subjects: [other],
      tables: await openBoardgameIo(other.address, TABLES),
    },
    {
      name: 'Boardroom on SQLite, durable',
      subjects: [own],
      tables: await openTables([own.address], TABLES),
    },
  ]);
  rmSync(data, { recursive: true });

  if (only === 'sqlite') return rows;
  const postgres = await startPostgres();
  try {
    for (const nodes of [1, 2]) {
      const url = await postgres.database();
      const subjects: Subject[] = [];
      for (let i = 0; i < nodes; i++)
        subjects.push(await startSubject('./server-node.ts', { DATABASE_URL: url }));
      const addresses = subjects.map(({ address }) => address);
      const name = `Boardroom on PostgreSQL, ${nodes === 1 ? 'one node' : 'two nodes'}`;
      const tables = await openTables(addresses, TABLES);
      rows.push(...(await measured([{ name, subjects, tables }], rows[0])));
    }
  } finally {
    await postgres.stop();
  }
  return rows;
}

/** In turns, so that a busy moment of the machine falls on all alike. */
async function measured(contests: readonly Contest[], first?: Row): Promise<Row[]> {
  const full = contests.map(() => ({ moves: 0, cpu: 0, seconds: 0 }));
  for (const { subjects, tables } of contests) await play(subjects, tables, WARM, AT_ONCE);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [i, { subjects, tables }] of contests.entries()) {
      const { moves, perCpuSecond, perSecond } = await play(subjects, tables, MOVES, AT_ONCE);
      const sum = full[i]!;
      sum.moves += moves;
      sum.cpu += moves / perCpuSecond;
      sum.seconds += moves / perSecond;
    }
  const rows: Row[] = [];
  for (const [i, { name, subjects, tables }] of contests.entries()) {
    const paced = await play(subjects, tables, 4, TABLES, 1000);
    const { moves, cpu, seconds } = full[i]!;
    const perCpuSecond = moves / cpu;
    const other = first ?? rows[0];
    const ratio = other ? `; ${(perCpuSecond / other.perCpuSecond).toFixed(2)} × boardgame.io` : '';
    rows.push({ name, perCpuSecond, note: words(perCpuSecond, moves / seconds, paced) + ratio });
    for (const table of tables) table.close();
    for (const subject of subjects) await subject.stop();
  }
  return rows;
}

function words(perCpuSecond: number, perSecond: number, paced: Measured): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    `${Math.round(1e6 / perCpuSecond)} µs of server CPU a move`,
    `${Math.round(perSecond)} moves/s at most`,
    `${TABLES} tables in play at ${Math.round(paced.perSecond)} moves/s: p50 ${ms(paced.p50)}, p99 ${ms(paced.p99)}`,
  ].join('; ');
}

if (import.meta.main) for (const row of await serverRows(process.argv[2])) console.log(row);
