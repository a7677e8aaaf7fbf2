/** Writes records of tables to files. A table that fails does not stop the others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord } from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import type { Storage } from '../storage/types.ts';
import { recordFrom } from '../table/record.ts';
import { makeGames } from '../tables/games.ts';
import { makeTables } from '../tables/tables.ts';

/** The record of a table with everything that was said, as text. */
export function makeExport(
  storage: Storage,
  catalogue: readonly GameEntry[],
): (table: string) => Promise<string> {
  const games = makeGames(catalogue);
  const tables = makeTables({ storage, games, now: Date.now, newSeed: () => '' });
  return async (table) => {
    const { live, entries } = await tables.rebuild(table, () => true);
    return formatRecord(recordFrom(live, entries));
  };
}

export interface Exported {
  readonly written: number;
  readonly failed: readonly { readonly table: string; readonly why: string }[];
}

export async function exportAll(
  storage: Storage,
  catalogue: readonly GameEntry[],
  folder: string,
): Promise<Exported> {
  mkdirSync(folder, { recursive: true });
  const record = makeExport(storage, catalogue);
  const failed: { table: string; why: string }[] = [];
  let written = 0;
  for await (const { id, status } of storage.dump('tables')) {
    if (status === 'gathering') continue;
    const table = String(id);
    try {
      writeFileSync(join(folder, `${table}.jsonl`), await record(table));
      written++;
    } catch (error) {
      failed.push({ table, why: String(error) });
    }
  }
  return { written, failed };
}
