/** Back-ups: every row as a line of JSON, the same for both databases, so one can become the other. */
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { NEWEST } from './migrations.ts';
import { DUMPED } from './types.ts';
import type { Dumped, DumpRow, Storage } from './types.ts';

const FORMAT = 'boardroom-backup/1';
/** The version of the database that brought a table; the others were there from the first. */
const SINCE: Partial<Record<Dumped, number>> = {
  hooks: 3,
  workshops: 4,
  attending: 4,
  published: 5,
  templates: 6,
};

/** Writes the database as it is at this moment; a server may go on using it. */
export async function backUp(storage: Storage, file: string): Promise<number> {
  await storage.freeze();
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, version: storage.version })}\n`;
    const there = DUMPED.filter((table) => (SINCE[table] ?? 1) <= storage.version);
    for (const table of there)
      for await (const row of storage.dump(table)) {
        rows++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    yield `${JSON.stringify({ rows })}\n`;
  };
  // Under its name there is a whole back-up or none.
  const part = `${file}.part`;
  await pipeline(lines, createWriteStream(part, { mode: 0o600 }));
  renameSync(part, file);
  return rows;
}

/** Fills an empty database from a back-up, or leaves it empty: if the back-up is cut off, say. */
export async function restore(storage: Storage, file: string): Promise<number> {
  for (const table of ['people', 'tables'] as const)
    for await (const _row of storage.dump(table)) throw new Error('the database is not empty');
  let rows = 0;
  const read = async function* (): AsyncGenerator<[Dumped, DumpRow]> {
    let end: number | null = null;
    let first = true;
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Infinity,
    })) {
      const value = parseLine(line, rows);
      if (first) {
        const { format, version } = value as Header;
        // What an earlier release has left out, a later one has a standard for.
        if (format !== FORMAT || !(version! <= NEWEST))
          throw new Error(`not a back-up of this release or an earlier one: ${file}`);
        first = false;
      } else if (Array.isArray(value)) {
        if (!DUMPED.includes(value[0]))
          throw new Error(`a row of no known table, after ${rows} rows`);
        rows++;
        yield value;
      } else end = value.rows ?? null;
    }
    if (end !== rows)
      throw new Error(`the back-up is cut off: ${rows} rows of ${end ?? 'an unknown number'}`);
  };
  await storage.fill(read());
  return rows;
}

interface Header {
  readonly format?: string;
  readonly version?: number;
  readonly rows?: number;
}

function parseLine(line: string, rows: number): [Dumped, DumpRow] | Header {
  try {
    return JSON.parse(line) as [Dumped, DumpRow] | Header;
  } catch {
    throw new Error(`the back-up is cut off or broken after ${rows} rows`);
  }
}
