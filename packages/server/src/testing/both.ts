/** The same tests on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT } from '@boardroom/kernel/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/types.ts';
import { startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** Opens the database again and again, or with `fresh` an empty one. */
  open(fresh?: boolean): Promise<Storage>;
  /** The file or the address of the one that was opened last. */
  place(): string;
}

export function describeBoth(name: string, tests: (database: TestDatabase) => void): void {
  describe(`${name} (sqlite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardroom-'));
    let count = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const place = (): string => join(folder, String(count), 'boardroom.sqlite');
    tests({
      kind: 'sqlite',
      async open(fresh = false) {
        if (fresh) count++;
        return openSqlite(place());
      },
      place,
    });
  });
  // A database server for every file is most of what these tests cost.
  describe.skipIf(SHORT)(`${name} (postgres)`, () => {
    let server: TestPostgres;
    let url: string | null = null;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server.stop());
    tests({
      kind: 'postgres',
      async open(fresh = false) {
        if (fresh || url === null) url = await server.database();
        return openPostgres(url);
      },
      place: () => url!,
    });
  });
}
