import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/kill.ts';
import { freePort, startPostgres } from './testing/postgres.ts';

// Fifty kills of each are a matter of minutes: bench/src/server-kill.ts.
const KILLS = 3;

test('kill -9 under load loses nothing acknowledged (sqlite)', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'boardroom-kill-'));
  const report = await killAgainAndAgain({
    nodes: [{ BOARDROOM_DATA: data }],
    ports: [await freePort()],
    kills: KILLS,
    tables: 4,
  });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(20);
  rmSync(data, { recursive: true });
});

test(
  'kill -9 of one of two nodes loses nothing acknowledged (postgres)',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    try {
      const DATABASE_URL = await postgres.database();
      const report = await killAgainAndAgain({
        nodes: [{ DATABASE_URL }, { DATABASE_URL }],
        ports: [await freePort(), await freePort()],
        kills: KILLS,
        tables: 4,
      });
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(20);
    } finally {
      await postgres.stop();
    }
  },
);
