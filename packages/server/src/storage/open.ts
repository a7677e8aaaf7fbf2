import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import type { PostgresStorage } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './types.ts';

/** PostgreSQL if an address is given, else a file in the data folder. */
export async function openStorage(
  data: string,
  databaseUrl: string | undefined,
  log: (line: Record<string, unknown>) => void,
): Promise<Storage | PostgresStorage> {
  return databaseUrl === undefined
    ? openSqlite(join(data, 'boardroom.sqlite'), 'use', log)
    : openPostgres(databaseUrl, log);
}
