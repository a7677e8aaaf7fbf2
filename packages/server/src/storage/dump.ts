/** Back-ups: every row as a line of JSON, the same for both databases, so one can become the other. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { NEWEST } from './migrations.ts';
import { DUMPED } from './types.ts';
import type { Dumped, DumpRow, Storage } from './types.ts';

const FORMAT = 'boardroom-backup/1';
const AT_ONCE = 500;

/** Writes the database as it is at this moment; a server may go on using it. */
export async function backUp(storage: Storage, file: string): Promise<number> {
  await storage.freeze();
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, version: NEWEST })}\n`;
    for (const table of DUMPED)
      for await (const row of storage.dump(table)) {
        rows++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    yield `${JSON.stringify({ rows })}\n`;
  };
  await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
  return rows;
}

/** Fills an empty database from a back-up. A back-up that is cut off is refused at its end. */
export async function restore(storage: Storage, file: string): Promise<number> {
  for await (const _row of storage.dump('people')) throw new Error('the database is not empty');
  for await (const _row of storage.dump('tables')) throw new Error('the database is not empty');
  let rows = 0;
  let end: number | null = null;
  let first = true;
  let table: Dumped | null = null;
  let waiting: DumpRow[] = [];
  const flush = async (): Promise<void> => {
    if (table && waiting.length > 0) await storage.restore(table, waiting);
    waiting = [];
  };
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    const value = JSON.parse(line) as
      | [Dumped, DumpRow]
      | { format?: string; version?: number; rows?: number };
    if (first) {
      const { format, version } = value as { format?: string; version?: number };
      // What an earlier release has left out, a later one has a standard for.
      if (format !== FORMAT || !(version! <= NEWEST))
        throw new Error(`not a back-up of this release or an earlier one: ${file}`);
      first = false;
    } else if (Array.isArray(value)) {
      const [name, row] = value;
      if (!DUMPED.includes(name)) throw new Error(`a row of no known table, after ${rows} rows`);
      if (name !== table || waiting.length >= AT_ONCE) await flush();
      table = name;
      waiting.push(row);
      rows++;
    } else end = value.rows ?? null;
  }
  await flush();
  if (end !== rows)
    throw new Error(`the back-up is cut off: ${rows} rows of ${end ?? 'an unknown number'}`);
  return rows;
}
