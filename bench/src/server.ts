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
const WARM = 20;
const MOVES = 20;
const AT_ONCE = 32;

export async function serverRows(only?: string): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (
    name: string,
    subjects: readonly Subject[],
    tables: readonly PlayedTable[],
  ): Promise<void> => {
    await play(subjects, tables, WARM, AT_ONCE);
    const full = await play(subjects, tables, MOVES, AT_ONCE);
    const paced = await play(subjects, tables, 4, TABLES, 1000);
    const [other] = rows;
    const ratio = other
      ? `; ${(full.perCpuSecond / other.perCpuSecond).toFixed(2)} × boardgame.io`
      : '';
    rows.push({ name, perCpuSecond: full.perCpuSecond, note: words(full, paced) + ratio });
    for (const table of tables) table.close();
    for (const subject of subjects) await subject.stop();
  };

  const other = await startSubject('./server-boardgame-io.ts');
  await measure('boardgame.io, in memory', [other], await openBoardgameIo(other.address, TABLES));

  const data = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
  const own = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
  await measure('Boardroom on SQLite, durable', [own], await openTables([own.address], TABLES));
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
      await measure(name, subjects, await openTables(addresses, TABLES));
    }
  } finally {
    await postgres.stop();
  }
  return rows;
}

function words(full: Measured, paced: Measured): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    `${Math.round(1e6 / full.perCpuSecond)} µs of server CPU a move`,
    `${Math.round(full.perSecond)} moves/s at most`,
    `${TABLES} tables in play at ${Math.round(paced.perSecond)} moves/s: p50 ${ms(paced.p50)}, p99 ${ms(paced.p99)}`,
  ].join('; ');
}

if (import.meta.main) for (const row of await serverRows(process.argv[2])) console.log(row);
